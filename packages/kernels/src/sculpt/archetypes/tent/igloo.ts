import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A dome of cut snow blocks with an arched tunnel. */
export function buildIgloo(b: Bench, taste: Rng): void {
  const r = 1.7;
  const rows = 7;
  for (let j = 0; j < rows; j++) {
    const [t0, t1] = [j / rows, (j + 1) / rows].map((t) => (t * 0.94 * Math.PI) / 2);
    const n = Math.max(6, Math.round(15 * Math.cos(t0)));
    const shift = taste.range(0, 1);
    const blocks: Shape[] = [];
    for (let i = 0; i < n; i++) {
      const a0 = ((i + shift) * 2 * Math.PI) / n;
      const a1 = ((i + shift + 0.975) * 2 * Math.PI) / n;
      const mid = ((a0 + a1) / 2) % (2 * Math.PI);
      if (j < 3 && Math.abs(((mid + Math.PI) % (2 * Math.PI)) - Math.PI) < 0.34) continue;
      const p = (a: number, t: number, k: number): Vec3 => [
        k * Math.cos(t) * Math.sin(a),
        k * Math.sin(t) * 0.96,
        k * Math.cos(t) * Math.cos(a),
      ];
      const e = 0.012;
      const k = r * taste.range(0.995, 1.02);
      blocks.push({
        op: 'hull',
        bevel: 0.03,
        points: [
          p(a0, t0 + e, k),
          p(a1, t0 + e, k),
          p(a1, t1 - e, k),
          p(a0, t1 - e, k),
          p(a0, t0 + e, k * 0.86),
          p(a1, t0 + e, k * 0.86),
          p(a1, t1 - e, k * 0.86),
          p(a0, t1 - e, k * 0.86),
          p((a0 + a1) / 2, (t0 + t1) / 2, k * 1.015),
        ],
      });
    }
    b.add(`course ${j + 1}`, 'canvas', solid.many(blocks), { detail: 0.7 });
  }
  b.add(
    'key block',
    'canvas',
    solid.turned(
      [
        [0, r * 0.8],
        [0.2, r * 0.8],
        [0.24, r * 0.96],
        [0, r * 0.985],
      ],
      [0, 0, 0],
      { bevel: 0.02, segments: 8 },
    ),
  );
  b.add('inner wall', b.tint('canvas', { color: '#cfe0ec' }), { op: 'ball', r: r * 0.88, from: 0, to: 90 });
  for (let i = 0; i < 2; i++) {
    const z = r * 0.86 + i * 0.42;
    const outer = outline.arc(0, 0, 0.78, 0, 180, 12).map(([x, y]): Vec2 => [x, y * 1.12]);
    const inner = outline.arc(0, 0, 0.52, 180, 0, 12).map(([x, y]): Vec2 => [x, y * 1.1]);
    b.add(
      `tunnel arch ${i + 1}`,
      'canvas',
      solid.slab([...outer, ...inner], 0.4, [0, 0, z + 0.2], 'z', { bevel: 0.03 }),
    );
  }
  b.add(
    'tunnel dark',
    'dark',
    solid.slab(
      outline.arc(0, 0, 0.53, 0, 180, 12).map(([x, y]): Vec2 => [x, y * 1.1]),
      0.03,
      [0, 0, r * 0.9],
      'z',
      { bevel: 0 },
    ),
  );
  b.add(
    'snow',
    'canvas',
    solid.turned(
      [
        [0, 0],
        [r * 1.6, 0],
        [r * 1.45, 0.05],
        [r * 1.1, 0.09],
        [0, 0.09],
      ],
      [0, 0, 0],
      { smooth: true },
    ),
  );
}
