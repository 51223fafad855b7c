import type { Shape } from '../../../curves/index.ts';
import { createRng, type Rng, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';
import { addBowl, slice } from './ware.ts';

/** Leaves of two greens, tomatoes halved, cucumber, onion rings, olives and crumbled cheese. */
export function addSalad(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [R, h] = [0.115, 0.07];
  addBowl(b, R, h, false);
  const y = h * 0.7;
  b.add(
    'greens below',
    b.tint('greens', { color: '#3a7a28' }),
    { op: 'ball', r: [R * 0.76, h * 0.3, R * 0.76], at: [0, y, 0] },
    { detail: 0.3 },
  );
  for (let i = 0; i < 22; i++) {
    const outer = i < 12;
    const a = outer ? (i * 2 * Math.PI) / 12 : i * 2.39996;
    const q = outer ? R * 0.4 : R * rng.range(0.02, 0.3);
    const l = outer ? R * rng.range(0.55, 0.68) : R * rng.range(0.4, 0.55);
    const leaf = leafShape({
      length: l,
      width: l * 0.95,
      rise: outer ? 0.55 : 0.9,
      droop: outer ? 0.4 : 0.7,
      fold: 0.22,
      waves: 9,
      ruffle: 0.3,
      thick: l * 0.012,
      belly: 0.6,
      point: 0.7,
      foot: 0.3,
    });
    b.add(
      `leaf ${i + 1}`,
      i % 3 === 1
        ? b.tint('greens', { color: '#8cc04a', color2: '#c4e08a' })
        : i % 7 === 3
          ? b.tint('greens', { color: '#7a2a4a', color2: '#5a8a3a' })
          : 'greens',
      solid.put(
        leaf,
        [q * Math.cos(a), y + (outer ? 0.006 : 0.014), q * Math.sin(a)],
        [rng.range(-12, 8), 90 - (a * 180) / Math.PI, rng.range(-14, 14)],
      ),
      { grain: [0, 0, 1] },
    );
  }
  addTopping(b, R, y, rng);
}

/** Tomatoes, cucumber, rings of onion, olives, cheese. */
function addTopping(b: Bench, R: number, y: number, rng: Rng): void {
  const top = (x: number, z: number, up = 0): Vec3 => [x * R, y + 0.034 + up - 0.03 * (x * x + z * z), z * R];
  for (const [i, [x, z]] of (
    [
      [0.34, 0.36],
      [-0.42, 0.26],
      [0.06, -0.44],
      [-0.14, 0.5],
      [0.5, -0.16],
    ] as const
  ).entries()) {
    const r = 0.0165;
    const put = (s: Shape): Shape => solid.put(s, top(x, z), [rng.int(2) ? 28 : -24, i * 70, 20 - i * 9]);
    b.add(
      `tomato ${i + 1}`,
      { base: 'fruit-skin', color: '#cc2a1c', color2: '#e0562c', rough: 0.15 },
      put({ op: 'ball', r, from: 90, to: 180 }),
    );
    b.add(
      `tomato flesh ${i + 1}`,
      { base: 'pulp', color: '#e8604a', color2: '#f29a7c' },
      put(solid.cyl(r * 0.92, 0.0016, [0, 0.0002, 0])),
      { detail: 0.6 },
    );
    b.add(
      `tomato seeds ${i + 1}`,
      { base: 'pulp', color: '#f0c06a', color2: '#e8963a' },
      put(
        solid.many(
          [0, 1, 2].map((k) => ({
            op: 'ball' as const,
            r: [0.0042, 0.0012, 0.0026] as Vec3,
            at: [0.0082 * Math.cos(k * 2.09), 0.0008, 0.0082 * Math.sin(k * 2.09)] as Vec3,
            rot: [0, -k * 120, 0] as Vec3,
          })),
        ),
      ),
      { detail: 0.4 },
    );
  }
  for (const [i, [x, z]] of (
    [
      [-0.1, 0.12],
      [0.24, 0.02],
      [-0.36, -0.2],
      [0.1, 0.32],
    ] as const
  ).entries()) {
    const { rind, flesh } = slice(0.02, 0.0035);
    const put = (s: Shape): Shape => solid.put(s, top(x, z, 0.006), [18 - i * 12, 0, i * 11 - 16]);
    b.add(`cucumber rind ${i + 1}`, { base: 'fruit-skin', color: '#2f6a2c', color2: '#4a8a3c' }, put(rind), {
      detail: 0.5,
    });
    b.add(`cucumber ${i + 1}`, { base: 'pulp', color: '#cfe4a0', color2: '#e8f2c8', color3: '#a8c878' }, put(flesh), {
      detail: 0.7,
    });
  }
  b.add(
    'onion rings',
    { base: 'onion-skin', color: '#8a3a6a', color2: '#f0dcea', rough: 0.3 },
    solid.many(
      [
        [-0.05, 0.3, 0.016],
        [0.3, 0.2, 0.013],
        [-0.28, 0.06, 0.018],
        [0.12, -0.22, 0.015],
      ].map(([x, z, r], i) =>
        solid.put(
          solid.hoop(r, { kind: 'rect', w: 0.003, h: 0.0018, r: 0.0006 }, [0, 0, 0], 'y', 28),
          top(x, z, 0.012),
          [20 * (i % 2 ? 1 : -1), 0, 14],
        ),
      ),
    ),
    { detail: 0.6 },
  );
  for (const [i, [x, z]] of (
    [
      [-0.24, 0.38],
      [0.4, 0.12],
      [0.02, 0.04],
      [-0.06, -0.3],
    ] as const
  ).entries())
    b.add(
      `olive ${i + 1}`,
      { base: 'fruit-skin', color: '#2a2630', color2: '#40384a', rough: 0.2 },
      { op: 'ball', r: [0.009, 0.0078, 0.0078], at: top(x, z, 0.011), rot: [0, i * 50, 20] },
      { detail: 0.6 },
    );
  b.add(
    'cheese',
    { base: 'cheese', color: '#fbf8ee', color2: '#ffffff', rough: 0.6 },
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.put(
          solid.box([0.0105, 0.0095, 0.0105], [0, 0, 0], 0.0016),
          top(rng.range(-0.42, 0.42), rng.range(-0.36, 0.42), 0.011),
          [rng.range(-20, 20), i * 33, rng.range(-20, 20)],
        ),
      ),
    ),
    { detail: 0.6 },
  );
}
