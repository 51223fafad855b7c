import { expect, it } from 'vitest';
import type { CutOut } from '../image/index.ts';
import type { MaterialSpec } from '../texture/index.ts';
import { colorToOklab } from '../texture/index.ts';
import type { FittedPart, FittedShape } from './fitted-shape.ts';
import { paintParts } from './paint-parts.ts';
import type { Candidate } from './recognise.ts';

const SIDE = 128;

/** An upright rectangle that faces the camera, half the picture's side is 1. */
function plate(name: string, material: MaterialSpec, half: readonly [number, number], z: number): FittedPart {
  const [w, h] = half;
  return {
    ...{ name, material },
    positions: Float32Array.of(-w, -h, z, w, -h, z, w, h, z, -w, h, z),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  } as Partial<FittedPart> as FittedPart;
}

/** Paints parts with a picture of one colour, all of which is the subject but a border. */
function paint(rgb: readonly number[], border: readonly [number, number], ...parts: FittedPart[]) {
  const rows = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  const shape: FittedShape = { parts, rows, nearness: 0.02, scale: 64, x: 64, y: 64 };
  const n = SIDE * SIDE;
  const isIn = (i: number): boolean =>
    Math.abs((i % SIDE) - 63.5) < 64 - border[0] && Math.abs(Math.floor(i / SIDE) - 63.5) < 64 - border[1];
  const cut = {
    ...{ width: SIDE, height: SIDE, source: 'alpha', coverage: 1 },
    alpha: Float32Array.from({ length: n }, (_, i) => (isIn(i) ? 1 : 0)),
    colors: Float32Array.from({ length: 3 * n }, (_, i) => (isIn(Math.floor(i / 3)) ? rgb[i % 3] : 0)),
  } as Partial<CutOut> as CutOut;
  const proxy = { scale: 1, centre: [0, 0, 0], positions: new Float32Array(0) };
  const candidate = { proxy } as unknown as Candidate;
  return paintParts(cut, shape, candidate, { cells: 64, pixels: SIDE, seed: 1 });
}

const YELLOW = [0.8, 0.5, 0.02];
const hueOf = (color: string | undefined): number => {
  const [, a, b] = colorToOklab(color ?? '#000');
  return Math.hypot(a, b);
};

it('what is hidden takes the colours of the thing, but tyres stay black', () => {
  const [body, tyre, panel] = paint(
    YELLOW,
    [20, 20],
    plate('body', { base: 'paint', color: '#2040c0' }, [0.6, 0.6], 0),
    plate('tyre', { base: 'rubber' }, [0.3, 0.3], -0.2),
    plate('panel', { base: 'enamel' }, [0.3, 0.3], -0.2),
  );
  expect(hueOf(body.material.color)).toBeGreaterThan(0.1);
  expect(panel.material.color).toBe(body.material.color);
  expect(tyre.material.color).toBeUndefined();
});

it('a bar of few pixels has the picture up to its rims', () => {
  const [bar] = paint(YELLOW, [62, 10], plate('bar', { base: 'chrome' }, [0.03, 0.8], 0));
  const { photo } = bar.material;
  if (photo?.kind !== 'camera') throw new Error('no picture');
  const middle = SIDE * 64 + 62;
  expect(photo.inside[middle]).toBe(255);
  expect(hueOf(bar.material.color)).toBeGreaterThan(0.1);
});
