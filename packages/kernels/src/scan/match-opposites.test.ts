import { expect, test } from 'vitest';
import type { CutOut } from '../image/index.ts';
import { measureMesh, meshBounds } from '../mesh/index.ts';
import { makeScan } from './make-scan.ts';
import { matchOpposites } from './match-opposites.ts';

const SIDE = 160;

/** A grey picture of what is inside, pixels from the left and from the top. */
function draw(inside: (x: number, y: number) => boolean): CutOut {
  const n = SIDE * SIDE;
  return {
    ...{ width: SIDE, height: SIDE, source: 'alpha', coverage: 0.3, cut: [false, false, false, false] },
    alpha: Float32Array.from({ length: n }, (_, i) => (inside((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5) ? 1 : 0)),
    colors: new Float32Array(3 * n).fill(0.4),
  };
}

/** An egg that lies about (x, y), `r` its half height, its blunt end to the right or to the left. */
const egg =
  (cx: number, cy: number, r: number, blunt: number) =>
  (x: number, y: number): boolean => {
    const u = (blunt * (x - cx)) / (1.5 * r);
    return Math.abs(u) < 1 && Math.abs(y - cy) < r * Math.sqrt(1 - u * u) * (1 + 0.35 * u);
  };

/** A fin on the pointed end of such an egg. */
const fin =
  (cx: number, cy: number, r: number, blunt: number) =>
  (x: number, y: number): boolean =>
    Math.abs(blunt * (x - cx) + 0.7 * r) < 0.3 * r && y < cy && y > cy - 2 * r;

const body = egg(80, 100, 30, 1);
const whole = draw((x, y) => body(x, y) || fin(80, 100, 30, 1)(x, y));

test('outlines whose boxes agree are laid box on box, whatever their scale', () => {
  const other = egg(60, 70, 21, -1);
  const mirrored = draw((x, y) => other(x, y) || fin(60, 70, 21, -1)(x, y));
  const [a, b] = matchOpposites(whole, mirrored);
  expect([a.left, a.right, a.bottom]).toEqual([35, 125, 132]);
  expect([a.top, b.top]).toEqual([40, 28]);
  expect(b.right - b.left).toBeGreaterThanOrEqual(62);
  expect(b.right - b.left).toBeLessThanOrEqual(64);
});

test.each([30, 20, 42])('what one of them lacks is left room for: half height %i', (r) => {
  const [a, b] = matchOpposites(whole, draw(egg(70, 90, r, -1)));
  expect([a.left, a.top, a.right, a.bottom]).toEqual([35, 40, 125, 132]);
  const k = r / 30;
  // The mirror image of the first one's box, about the other's egg.
  const there = [70 - 45 * k, 90 - 60 * k, 70 + 45 * k, 90 + 32 * k];
  for (const [i, v] of [b.left, b.top, b.right, b.bottom].entries()) expect(Math.abs(v - there[i])).toBeLessThan(2.5);
});

test('a fin that one side alone shows stands on a body that is as deep as it was', () => {
  const disc = (x: number, y: number): boolean => Math.hypot(x - 80, y - 100) < 35;
  const front = draw((x, y) => disc(x, y) || (Math.abs(x - 80) < 3 && y > 20 && y < 100));
  const pictures = [
    { name: 'front', cut: front },
    {
      name: 'left',
      cut: draw((x, y) => body(x, y) || fin(80, 100, 30, 1)(x, y) || (Math.abs(x - 60) < 9 && y > 20 && y < 100)),
    },
    { name: 'right', cut: draw(egg(70, 90, 42, -1)) },
  ] as const;
  const { mesh } = makeScan(pictures, { cells: 64, pixels: 128 });
  expect(measureMesh(mesh).isWatertight).toBe(true);
  const { min, max } = meshBounds([mesh]);
  const [x, y, z] = [0, 1, 2].map((a) => max[a] - min[a]);
  expect(x / y).toBeCloseTo(70 / 115, 1);
  expect(z / y).toBeCloseTo(90 / 115, 1);
  // Half way up the fin there is something, as thin as the front says.
  const at: number[] = [];
  for (let i = 0; i < mesh.positions.length; i += 3)
    if (Math.abs(mesh.positions[i + 1] - 0.8 * y) < 0.03) at.push(Math.abs(mesh.positions[i]));
  expect(at.length).toBeGreaterThan(8);
  expect(at.reduce((a, b) => Math.max(a, b), 0)).toBeLessThan(0.06);
});
