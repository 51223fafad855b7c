import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** Parchment darkened by hands at its edges: `w` by `d` metres, lying. */
export function aged(b: Bench, w: number, d: number): MaterialSpec {
  return b.tint('paper', {
    layers: [
      {
        mask: {
          kind: 'not',
          of: { kind: 'near', shape: { op: 'box', size: [w * 0.84, 1, d * 0.84] }, soft: w * 0.13 },
        },
        material: { color: '#b08a4c' },
        strength: 0.7,
      },
      {
        mask: { kind: 'noise', scale: w * 0.16, threshold: 0.58, soft: 0.2 },
        material: { color: '#c9a468' },
        strength: 0.6,
      },
    ],
  });
}

/** A wax seal on the ground at a place: a pressed blob, its rim, a star in it, two ribbon ends under it. */
export function addSeal(b: Bench, at: Vec3, r: number, ribbons = true): void {
  const rim = Array.from({ length: 40 }, (_, i): Vec2 => {
    const a = (i * 2 * Math.PI) / 40;
    const k = r * (1 + 0.06 * Math.sin(5 * a) + 0.04 * Math.sin(8 * a + 1));
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add('seal', 'seal', solid.slab(rim, r * 0.26, [at[0], at[1] + r * 0.13, at[2]], 'y', { bevel: r * 0.1 }), {
    detail: 1,
  });
  b.add(
    'seal rim',
    'seal',
    solid.hoop(r * 0.68, { kind: 'circle', r: r * 0.08 }, [at[0], at[1] + r * 0.26, at[2]], 'y', 36),
    { detail: 0.5 },
  );
  const star = Array.from({ length: 10 }, (_, i): Vec2 => {
    const a = (i * Math.PI) / 5 + Math.PI / 2;
    const k = r * (i % 2 ? 0.19 : 0.46);
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add('seal star', 'seal', solid.slab(star, r * 0.12, [at[0], at[1] + r * 0.29, at[2]], 'y', { bevel: r * 0.03 }), {
    detail: 0.4,
  });
  if (!ribbons) return;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const points = pairs([-r * 0.3, 0, r * 0.3, 0, r * 0.34, -r * 1.9, 0, -r * 1.6, -r * 0.34, -r * 1.9]);
    b.add(
      `${side} ribbon`,
      b.tint('seal', { base: 'silk' }),
      solid.put(
        solid.slab(points, r * 0.05, [0, 0, 0], 'y', { bevel: r * 0.012 }),
        [at[0] + s * r * 0.15, at[1] + r * 0.03 + (s > 0 ? r * 0.03 : 0), at[2] + r * 0.1],
        [0, s * 24, 0],
      ),
      { detail: 0.4 },
    );
  }
}

/** Rows of writing: strokes of uneven length, the first with a great initial. Between x0 and x1 from z0 on. */
export function writing(
  taste: Rng,
  o: { x0: number; x1: number; z0: number; rows: number; pitch: number; y: (z: number) => number; thick?: number },
): Shape[] {
  const t = o.thick ?? 0.0026;
  return Array.from({ length: o.rows }, (_, i): Shape => {
    const z = o.z0 + i * o.pitch;
    const words: Shape[] = [];
    let x = o.x0 + (i === 0 ? 0.03 : 0);
    const end = i === o.rows - 1 ? o.x0 + (o.x1 - o.x0) * 0.55 : o.x1;
    while (x < end - 0.008) {
      const l = Math.min(end - x, taste.range(0.012, 0.034));
      words.push(solid.box([l, 0.0005, t], [x + l / 2, o.y(z) + 0.0003, z], 0.0001));
      x += l + 0.006;
    }
    return solid.many(words);
  });
}
