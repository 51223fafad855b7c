import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Height of the ink over the ground under a sheet that lies. */
const Y = 0.0048;

const stroke = (points: readonly Vec3[], r = 0.0011, closed = false): Shape =>
  solid.bar(points, { kind: 'rect', w: 2 * r, h: 0.0009 }, { closed, up: [0, 1, 0] });

const ring = (r: number, thick: number, x = 0, z = 0): Shape =>
  stroke(
    Array.from({ length: 56 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 56;
      return [x + r * Math.cos(a), Y, z + r * Math.sin(a)];
    }),
    thick,
    true,
  );

/** A magic circle: two rings, a star between them, small signs about it, an eye of colour in the middle. */
export function drawSigil(b: Bench, r: number, taste: Rng): void {
  b.add('outer circle', 'ink', ring(r, 0.0013), { detail: 0.4 });
  b.add('inner circle', 'ink', ring(r * 0.78, 0.0009), { detail: 0.4 });
  const points = 7 + taste.int(2);
  const step = 3;
  for (let i = 0; i < points; i++) {
    const at = (k: number, d: number): Vec3 => {
      const a = (2 * Math.PI * k) / points - Math.PI / 2;
      return [d * Math.cos(a), Y, d * Math.sin(a)];
    };
    b.add(`star line ${i + 1}`, 'ink', stroke([at(i, r * 0.78), at(i + step, r * 0.78)], 0.0009), { detail: 0.3 });
    const [x, , z] = at(i + 0.5, r * 0.89);
    b.add(`sign ${i + 1}`, 'seal', ring(r * 0.055, 0.0009, x, z), { detail: 0.3 });
  }
  b.add('middle', 'seal', solid.cyl(r * 0.16, 0.0009, [0, Y, 0], 'y', { bevel: 0.0002 }), { detail: 0.4 });
  b.add('middle circle', 'ink', ring(r * 0.27, 0.0009), { detail: 0.3 });
}

/** Mountains under a sun with birds, as brush painters draw them. */
export function drawLandscape(b: Bench, r: number): void {
  const w = 1.15 * r;
  const at = (x: number, z: number): Vec3 => [x * w, Y, z * r];
  b.add('sun', 'seal', solid.cyl(r * 0.24, 0.0009, at(0.45, -0.62), 'y', { bevel: 0.0002 }), { detail: 0.4 });
  for (const [name, path] of [
    ['far mountain', [at(-0.35, 0.1), at(-0.05, -0.32), at(0.08, -0.2), at(0.25, -0.38), at(0.75, 0.12)]],
    ['near mountain', [at(-1, 0.35), at(-0.62, -0.4), at(-0.5, -0.25), at(-0.38, -0.34), at(0.1, 0.36)]],
    ['far shore', [at(-0.1, 0.44), at(0.4, 0.4), at(0.98, 0.46)]],
    ['water', [at(-0.95, 0.62), at(-0.4, 0.58), at(0.1, 0.64), at(0.6, 0.6)]],
    ['near water', [at(-0.5, 0.82), at(0, 0.78), at(0.5, 0.84), at(0.95, 0.8)]],
  ] as const)
    b.add(name, 'ink', stroke(path, name.endsWith('mountain') ? 0.0017 : 0.0009), { detail: 0.4 });
  for (const [i, [x, z]] of [
    [-0.05, -0.72],
    [-0.28, -0.62],
    [0.02, -0.55],
  ].entries())
    b.add(
      `bird ${i + 1}`,
      'ink',
      stroke(
        [at(x - 0.09, z - 0.05), at(x - 0.03, z - 0.07), at(x, z), at(x + 0.03, z - 0.07), at(x + 0.09, z - 0.05)],
        0.0007,
      ),
      { detail: 0.2 },
    );
}
