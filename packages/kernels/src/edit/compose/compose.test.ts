import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import type { EditRun, EditTools, Layers } from '../types.ts';
import { add, placeRef, remove, replace } from './index.ts';

const SIDE = 200;

/** A red ball with a dark spot before a grey wall, standing on a floor; lit from the left. */
function scene(): Layers {
  const image = createFloatImage(SIDE, SIDE, 3);
  const subject = createFloatImage(SIDE, SIDE, 1);
  const opacity = createFloatImage(SIDE, SIDE, 1);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const inside = (x - 90) ** 2 + (y - 120) ** 2 < 40 ** 2;
      const spot = (x - 92) ** 2 + (y - 118) ** 2 < 9 ** 2;
      const wall = 0.5 - 0.0005 * x;
      image.data.set(spot ? [0.02, 0.02, 0.05] : inside ? [0.7 - 0.002 * x, 0.05, 0.05] : [wall, wall, wall], 3 * i);
      subject.data[i] = inside ? 1 : 0;
      opacity.data[i] = 1;
    }
  return { image, subject, opacity };
}

/** A green square, darker to the right. */
const tools: Partial<EditTools> = {
  paintThing: async ({ words, width, height }) => {
    const image = createFloatImage(width, height, 3);
    const opacity = createFloatImage(width, height, 1);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (x < 0.2 * width || x > 0.8 * width || y < 0.2 * height || y > 0.8 * height) continue;
        image.data.set([0.05, 0.5 - (0.2 * x) / width, 0.05], 3 * i);
        opacity.data[i] = 1;
      }
    return { image, opacity, name: words };
  },
};

function run(more: Partial<EditRun> = {}): EditRun {
  return {
    ...{ seed: 1, negative: [], negativeText: '', keep: [], refs: [], tools, notes: [] },
    check: () => {},
    ...more,
  };
}

const at = ({ data }: FloatImage, x: number, y: number): number[] => [
  ...data.subarray(3 * (y * SIDE + x), 3 * (y * SIDE + x) + 3),
];
const isGreen = ([r, g, b]: number[]): boolean => g > 1.6 * r && g > 1.6 * b;
const isRed = ([r, g, b]: number[]): boolean => r > 2 * g && r > 2 * b;

describe('compose', () => {
  it('takes the subject away, and leaves the wall', async () => {
    const { image } = await remove(scene(), { kind: 'remove', words: 'subject' }, run());
    const wall = 0.5 - 0.0005 * 90;
    for (const [x, y] of [
      [90, 120],
      [70, 100],
      [110, 150],
    ] as const)
      for (const v of at(image, x, y)) expect(v).toBeCloseTo(wall, 1);
    expect(at(image, 10, 10)).toEqual(at(scene().image, 10, 10));
  });

  it('covers a part within the subject with the subject', async () => {
    const { image, subject } = await remove(scene(), { kind: 'remove', words: 'black part' }, run());
    expect(isRed(at(image, 92, 118))).toBe(true);
    expect(subject?.data[118 * SIDE + 92]).toBe(1);
  });

  it('refuses to take away what is not there', () => {
    expect(() => remove(scene(), { kind: 'remove', words: 'purple part' }, run())).toThrow(GeometryError);
  });

  it('puts a thing beside the subject on its ground line, with a shadow, the subject untouched', async () => {
    const before = scene();
    const made = await add(before, { kind: 'add', words: 'box', count: 1, place: { how: 'right' } }, run());
    expect(isGreen(at(made.image, 165, 145))).toBe(true);
    expect(isRed(at(made.image, 60, 120))).toBe(true);
    let darkest = 1;
    for (let x = 140; x < 190; x++)
      for (let y = 155; y < 175; y++) {
        const v = at(made.image, x, y);
        if (!isGreen(v)) darkest = Math.min(darkest, v[0] / at(before.image, x, y)[0]);
      }
    expect(darkest).toBeLessThan(0.85);
  });

  it('puts what is worn on the head, and lets it belong to the subject', async () => {
    const made = await add(scene(), { kind: 'add', words: 'hat', count: 1 }, run());
    expect(isGreen(at(made.image, 90, 84))).toBe(true);
    expect(made.subject?.data[84 * SIDE + 90]).toBeGreaterThan(0.9);
  });

  it('keeps what stands behind behind', async () => {
    const made = await add(scene(), { kind: 'add', words: 'box', count: 1, place: { how: 'behind' } }, run());
    expect(isRed(at(made.image, 75, 120))).toBe(true);
    let green = 0;
    for (let i = 0; i < SIDE * SIDE; i++) if (isGreen(at(made.image, i % SIDE, Math.floor(i / SIDE)))) green++;
    expect(green).toBeGreaterThan(400);
  });

  it('puts a thing in the place of the subject', async () => {
    const made = await replace(scene(), { kind: 'replace', words: 'subject', by: 'box' }, run());
    expect(isGreen(at(made.image, 90, 130))).toBe(true);
    for (let x = 0; x < SIDE; x++) for (let y = 0; y < SIDE; y++) expect(isRed(at(made.image, x, y))).toBe(false);
  });

  it('puts the subject of a reference into a corner', async () => {
    const ref = scene();
    const made = await placeRef(
      scene(),
      { kind: 'place', words: 'it', ref: 0, spot: { across: 'right', down: 'top' } },
      run({ refs: [ref] }),
    );
    expect(isRed(at(made.image, 160, 50))).toBe(true);
    expect(() => placeRef(scene(), { kind: 'place', words: 'it', ref: 1 }, run({ refs: [ref] }))).toThrow(
      GeometryError,
    );
  });

  it('says so where nothing can be painted', async () => {
    await expect(
      Promise.resolve(add(scene(), { kind: 'add', words: 'box', count: 1 }, run({ tools: undefined }))),
    ).rejects.toThrow(/painted/);
  });
});
