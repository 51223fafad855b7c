import { describe, expect, it } from 'vitest';
import { fbm } from '../../math/index.ts';
import type { Raster } from '../raster.ts';
import { cutOut } from './cut-out.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
type Cover = (x: number, y: number) => number;

const SIZE = 200;

/** A picture of `subject` where `cover` (0..1) says, before `ground`. Colours 0..255, places 0..1. */
function paint(cover: Cover, subject: Paint, ground: Paint): Raster {
  const data = new Uint8Array(3 * SIZE * SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const [u, v] = [(x + 0.5) / SIZE, (y + 0.5) / SIZE];
      const a = cover(u, v);
      const [s, g] = [subject(u, v), ground(u, v)];
      for (let c = 0; c < 3; c++) data[3 * (y * SIZE + x) + c] = Math.round(a * s[c] + (1 - a) * g[c]);
    }
  return { width: SIZE, height: SIZE, channels: 3, data };
}

function overlap(alpha: Float32Array, cover: Cover): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const truth = cover(((i % SIZE) + 0.5) / SIZE, (Math.floor(i / SIZE) + 0.5) / SIZE) > 0.5;
    const found = alpha[i] > 0.5;
    both += truth && found ? 1 : 0;
    either += truth || found ? 1 : 0;
  }
  return both / either;
}

const edge = (d: number): number => Math.min(1, Math.max(0, 0.5 - d * SIZE));
const disc: Cover = (x, y) => edge(Math.hypot(x - 0.5, y - 0.48) - 0.3);
/** A ball with ears: nothing that a template would fit. */
const figure: Cover = (x, y) =>
  Math.max(disc(x, y), edge(Math.hypot(x - 0.28, y - 0.2) - 0.1), edge(Math.hypot(x - 0.72, y - 0.2) - 0.1));
const shaded: Paint = (x, y) => {
  const light = 0.5 + 0.5 * Math.max(0, 1 - Math.hypot(x - 0.4, y - 0.35));
  return [230 * light, 120 * light, 40 * light];
};
const white: Paint = () => [255, 255, 255];

describe('cutOut', () => {
  it.each<[string, Paint]>([
    ['white', white],
    ['grey', () => [128, 128, 128]],
    ['a gradient', (x, y) => [240 - 90 * y, 235 - 60 * y - 40 * x, 230 - 30 * y]],
  ])('finds a figure on %s', (_, ground) => {
    const cut = cutOut(paint(figure, shaded, ground));
    expect(cut.source).toBe('plain');
    expect(overlap(cut.alpha, figure)).toBeGreaterThan(0.97);
    expect(cut.cut).toEqual([false, false, false, false]);
  });

  const leaves: Paint = (x, y) => {
    const n = fbm(40 * x, 40 * y, 0.5, 4, 0.5);
    const m = fbm(14 * x, 14 * y, 9.5, 3, 0.5);
    return [70 + 60 * n + 30 * m, 95 + 75 * n, 50 + 40 * m];
  };

  it('follows a thin handle before leaves, and looks through it', () => {
    const handle: Cover = (x, y) => edge(Math.abs(Math.hypot(x - 0.76, y - 0.48) - 0.15) - 0.016);
    const ball: Cover = (x, y) => edge(Math.hypot(x - 0.46, y - 0.48) - 0.24);
    const inner: Cover = (x, y) => (ball(x, y) > 0 ? 0 : edge(Math.hypot(x - 0.76, y - 0.48) - 0.12));
    const cut = cutOut(paint((x, y) => Math.max(ball(x, y), handle(x, y)), shaded, leaves));
    const within = (cover: Cover): number => {
      let [sum, n] = [0, 0];
      for (let i = 0; i < cut.alpha.length; i++) {
        const a = cover(((i % SIZE) + 0.5) / SIZE, (Math.floor(i / SIZE) + 0.5) / SIZE);
        sum += a * cut.alpha[i];
        n += a;
      }
      return sum / n;
    };
    expect(within(handle)).toBeGreaterThan(0.85);
    expect(within(inner)).toBeLessThan(0.2);
  });

  it('finds it before leaves and earth', () => {
    const cut = cutOut(paint(figure, shaded, leaves));
    expect(cut.source).toBe('busy');
    expect(overlap(cut.alpha, figure)).toBeGreaterThan(0.95);
    // Compression leaves a little of the picture in the bars.
    const stain = (x: number): number => 3 + 2 * Math.sin(90 * x);
    const barred: Paint = (x, y) =>
      y < 0.04 || y > 0.96 ? [0, 0, 0] : y < 0.06 || y > 0.94 ? [stain(x), stain(x), stain(x)] : leaves(x, y);
    const between = cutOut(paint(figure, shaded, barred));
    expect(overlap(between.alpha, figure)).toBeGreaterThan(0.95);
  });

  it('takes a small thing in the middle rather than the bright sky between trees', () => {
    const small: Cover = (x, y) => figure(0.5 + (x - 0.5) / 0.45, 0.48 + (y - 0.52) / 0.45);
    const woods: Paint = (x, y) => {
      const n = fbm(50 * x, 50 * y, 0.5, 4, 2);
      const sky = y + 0.1 * fbm(9 * x, 9 * y, 3.5, 3, 1) < 0.26 - 0.3 * Math.abs(x - 0.4);
      return sky ? [205 + 20 * n, 220 + 15 * n, 235] : [60 + 70 * n, 80 + 80 * n, 45 + 45 * n];
    };
    expect(overlap(cutOut(paint(small, shaded, woods)).alpha, small)).toBeGreaterThan(0.9);
  });

  it('follows twigs that are thinner than the coarse mask sees, and looks through what is between them', () => {
    const comb: Cover = (x, y) =>
      Math.max(disc(x, y), y < 0.3 && y > 0.08 && Math.abs(x - 0.5) < 0.2 && Math.floor(x * SIZE) % 8 < 2 ? 1 : 0);
    expect(
      overlap(
        cutOut(
          paint(
            comb,
            () => [60, 20, 90],
            () => [120, 190, 120],
          ),
        ).alpha,
        comb,
      ),
    ).toBeGreaterThan(0.95);
  });

  it('opens a thick ring of no outline on white', () => {
    const ring: Cover = (x, y) => Math.min(disc(x, y), 1 - edge(Math.hypot(x - 0.5, y - 0.48) - 0.1));
    expect(overlap(cutOut(paint(ring, () => [150, 190, 210], white)).alpha, ring)).toBeGreaterThan(0.95);
  });

  it('keeps a white face on white paper', () => {
    const face: Paint = (x, y) => (Math.hypot(x - 0.5, y - 0.48) < 0.22 ? [255, 255, 255] : [40, 40, 44]);
    expect(overlap(cutOut(paint(figure, face, white)).alpha, figure)).toBeGreaterThan(0.97);
  });

  it('keeps white fur on white paper, whose shading fades into it without a line', () => {
    const fur: Paint = (x, y) => {
      const light = 255 - 60 * Math.max(0, y - 0.35) - 5 - 40 * Math.max(0, Math.hypot(x - 0.5, y - 0.4) - 0.22);
      return [light, light, light + 1];
    };
    expect(overlap(cutOut(paint(figure, fur, white)).alpha, figure)).toBeGreaterThan(0.95);
  });

  it('opens a ring on grey', () => {
    const ring: Cover = (x, y) => Math.min(disc(x, y), 1 - edge(Math.hypot(x - 0.5, y - 0.48) - 0.22));
    expect(overlap(cutOut(paint(ring, shaded, () => [150, 150, 152])).alpha, ring)).toBeGreaterThan(0.93);
  });

  it('leaves a soft shadow behind', () => {
    const floor: Paint = (x, y) => {
      const s = 1 - 0.35 * Math.exp(-(((x - 0.6) / 0.28) ** 2) - ((y - 0.8) / 0.07) ** 2);
      return [236 * s, 234 * s, 232 * s];
    };
    expect(overlap(cutOut(paint(figure, shaded, floor)).alpha, figure)).toBeGreaterThan(0.95);
  });

  it('leaves the hard shadow of a car on the road, and its tyres on', () => {
    const body: Cover = (x, y) =>
      Math.max(
        edge(Math.max(Math.abs(x - 0.5) - 0.34, Math.abs(y - 0.56) - 0.08)),
        edge(Math.hypot((x - 0.5) / 1.6, y - 0.5) - 0.13),
        edge(Math.hypot(x - 0.3, y - 0.64) - 0.08),
        edge(Math.hypot(x - 0.7, y - 0.64) - 0.08),
      );
    const paintwork: Paint = (x, y) =>
      Math.min(Math.hypot(x - 0.3, y - 0.64), Math.hypot(x - 0.7, y - 0.64)) < 0.08 ? [14, 14, 15] : [190, 40, 36];
    const street: Paint = (x, y) => {
      const n = fbm(40 * x, 40 * y, 0.5, 4, 3);
      if (y < 0.45) return [90 + 80 * n, 110 + 90 * n, 60 + 70 * fbm(25 * x, 25 * y, 9.5, 3, 3)];
      const inShade = ((x - 0.5) / 0.37) ** 2 + ((y - 0.69) / 0.07) ** 2 < 1 && y > 0.5;
      const deep = inShade ? 0.28 + 0.4 * Math.min(1, Math.max(0, (y - 0.64) / 0.12)) : 1;
      return [0, 1, 2].map((c) => (150 + 2 * c + 14 * n) * deep) as unknown as readonly [number, number, number];
    };
    const cut = cutOut(paint(body, paintwork, street));
    expect(overlap(cut.alpha, body)).toBeGreaterThan(0.93);
    for (const x of [0.3, 0.7])
      expect(cut.alpha[Math.round(0.69 * SIZE) * SIZE + Math.round(x * SIZE)]).toBeGreaterThan(0.9);
  });

  it('says where the frame cuts the figure', () => {
    const low: Cover = (x, y) => edge(Math.hypot(x - 0.5, y - 0.85) - 0.3);
    const cut = cutOut(paint(low, shaded, () => [210, 214, 220]));
    expect(cut.cut).toEqual([false, false, false, true]);
    expect(overlap(cut.alpha, low)).toBeGreaterThan(0.95);
  });

  it("takes the picture's own transparency, and no ground with the colours", () => {
    const { data } = paint(figure, shaded, () => [0, 255, 0]);
    const rgba = new Uint8Array(4 * SIZE * SIZE);
    for (let i = 0; i < SIZE * SIZE; i++) {
      rgba.set(data.subarray(3 * i, 3 * i + 3), 4 * i);
      rgba[4 * i + 3] = Math.round(255 * figure(((i % SIZE) + 0.5) / SIZE, (Math.floor(i / SIZE) + 0.5) / SIZE));
    }
    const cut = cutOut({ width: SIZE, height: SIZE, channels: 4, data: rgba });
    expect(cut.source).toBe('alpha');
    expect(overlap(cut.alpha, figure)).toBe(1);
    for (let i = 0; i < cut.alpha.length; i++)
      if (cut.alpha[i] > 0.2) expect(cut.colors[3 * i + 1]).toBeLessThan(cut.colors[3 * i] + 0.12);
  });

  it('refuses a picture of nothing', () => {
    expect(() => cutOut(paint(() => 0, shaded, white))).toThrow(expect.objectContaining({ code: 'no-subject' }));
  });
});
