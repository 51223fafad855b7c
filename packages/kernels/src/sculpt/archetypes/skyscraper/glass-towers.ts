import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addEntrance, addPlaza, addRoofPlant } from './surroundings.ts';
import { addTier } from './tier.ts';

/** An office tower of glass: podium, shaft with a grid of mullions, sky lobby, crown, roof plant. */
export function buildGlass(b: Bench, floors: number, taste: Rng): void {
  const [w, d] = [22 * taste.range(0.94, 1.06), 20];
  const n = floors || 22;
  addPlaza(b, w + 12, d + 12);
  b.add('lobby core', 'glass', solid.box([w - 2.4, 6, d - 2.4], [0, 3.4, 0], 0.02));
  const edge = [...spaced([-w / 2 + 0.9, 0, 0], [w / 2 - 0.9, 0, 0], 6)].flatMap(({ at }) =>
    [1, -1].map((s): Vec3 => [at?.[0] ?? 0, 3.4, s * (d / 2 - 0.7)]),
  );
  b.add('lobby columns', 'crown', solid.many(edge.map((at) => solid.cyl(0.45, 6, at, 'y', { bevel: 0 }))), {
    detail: 0.5,
  });
  b.add('lobby soffit', 'facade', solid.box([w + 0.4, 0.9, d + 0.4], [0, 6.7, 0], 0.06));
  addEntrance(b, 6, d / 2 - 1.2, 0.4, 4.4);
  const low = Math.round(n * taste.range(0.52, 0.62));
  const grid = { w, d, nx: 11, nz: 10, pier: 0.13, spandrel: 0.24, reveal: 0.36, corner: 1.6 };
  addTier(b, 'lower', { ...grid, y: 7.1, h: low * 3.5, floors: low });
  let y = 7.1 + low * 3.5;
  b.add('sky lobby', 'glass', solid.box([w - 1.6, 3.6, d - 1.6], [0, y + 1.7, 0], 0));
  b.add(
    'sky lobby fins',
    'crown',
    solid.many(
      [-1, 1].flatMap((s) =>
        [
          ...spaced([-w / 2 + 1, y + 1.7, s * (d / 2 - 0.6)], [w / 2 - 1, y + 1.7, s * (d / 2 - 0.6)], 6),
          ...spaced([s * (w / 2 - 0.6), y + 1.7, -d / 2 + 2], [s * (w / 2 - 0.6), y + 1.7, d / 2 - 2], 5),
        ].map(({ at }) => solid.box([0.4, 3.6, 0.4], at as Vec3, 0)),
      ),
    ),
    { detail: 0.5 },
  );
  y += 3.4;
  addTier(b, 'upper', { ...grid, y, h: (n - low) * 3.5, floors: n - low });
  y += (n - low) * 3.5;
  b.add(
    'crown screen',
    'facade',
    solid.slab(outline.pairs([-w / 2, -d / 2, w / 2, -d / 2, w / 2, d / 2, -w / 2, d / 2]), 4.2, [0, y + 2.1, 0], 'y', {
      holes: [
        outline.pairs([
          -w / 2 + 0.7,
          -d / 2 + 0.7,
          w / 2 - 0.7,
          -d / 2 + 0.7,
          w / 2 - 0.7,
          d / 2 - 0.7,
          -w / 2 + 0.7,
          d / 2 - 0.7,
        ]),
      ],
      bevel: 0,
    }),
  );
  b.add(
    'crown fins',
    'frame',
    solid.many(
      [1, -1].flatMap((s) =>
        [
          ...spaced([-w / 2 + 1, y + 2.2, s * (d / 2 + 0.1)], [w / 2 - 1, y + 2.2, s * (d / 2 + 0.1)], 10),
          ...spaced([s * (w / 2 + 0.1), y + 2.2, -d / 2 + 1], [s * (w / 2 + 0.1), y + 2.2, d / 2 - 1], 9),
        ].map(({ at }) => solid.box([0.3, 4, 0.3], at as Vec3, 0)),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('main roof', 'roof', solid.box([w - 1.3, 0.4, d - 1.3], [0, y + 0.2, 0], 0));
  addRoofPlant(b, w * 0.86, d * 0.86, y + 0.35);
}

/** A residential twist: every storey a plate turned a little over the one below, glass between. */
export function buildTwisted(b: Bench, floors: number, taste: Rng): void {
  const n = floors ? Math.min(40, floors) : 30;
  const [r, storey, y0] = [8.6, 2.7, 5.4];
  const turn = taste.range(95, 125);
  const plan = (k: number): Vec2[] => outline.superellipse(r * k, r * k, 3.4, 40);
  const size = (t: number): number => 1 - 0.22 * t;
  const ring = (t: number, k: number): { points: Vec3[] } => {
    const a = (turn * t * Math.PI) / 180;
    return {
      points: plan(size(t) * k).map(
        ([x, z]): Vec3 => [
          x * Math.cos(a) + z * Math.sin(a),
          y0 + t * n * storey,
          -(z * Math.cos(a) - x * Math.sin(a)),
        ],
      ),
    };
  };
  addPlaza(b, 28, 28);
  b.add(
    'podium',
    'glass',
    solid.turned(outline.pairs([0, 0, 9.6, 0, 9.6, 4.6, 0, 4.6]), [0, 0.4, 0], { bevel: 0, segments: 36 }),
  );
  b.add(
    'podium columns',
    'facade',
    { op: 'arrayed', n: 18, around: 'y', of: solid.box([0.5, 4.6, 0.7], [0, 2.7, 9.75], 0.03) },
    { detail: 0.5 },
  );
  b.add(
    'podium roof',
    'facade',
    solid.turned(outline.pairs([0, 0, 10.6, 0, 10.6, 0.7, 10.2, 0.9, 0, 0.9]), [0, 4.7, 0], {
      bevel: 0.05,
      segments: 48,
    }),
  );
  addEntrance(b, 4.4, 9.5, 0.4, 3.6);
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  b.add(
    'glass body',
    'glass',
    { op: 'loft', sections: steps.map((t) => ring(t, 0.93)), spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.4 },
  );
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const a = turn * t;
    b.add(
      `floor plate ${i + 1}`,
      'facade',
      solid.put(
        solid.slab(plan(size(t)), i === n ? 1.1 : 0.62, [0, y0 + i * storey, 0], 'y', { bevel: 0.05 }),
        [0, 0, 0],
        [0, a, 0],
      ),
      { detail: 0.6 },
    );
  }
  const mullion = (phase: number): Shape =>
    solid.bar(
      steps.map((t): Vec3 => {
        const p = ring(t, 0.945).points[Math.round(phase) % 40];
        return p;
      }),
      { kind: 'rect', w: 0.2, h: 0.2 },
    );
  b.add('mullions', 'frame', solid.many(Array.from({ length: 20 }, (_, i) => mullion(i * 2))), { detail: 0.6 });
  const top = y0 + n * storey;
  b.add(
    'roof garden',
    'roof',
    solid.turned(outline.pairs([0, 0, 5.2, 0, 5, 0.5, 0, 0.5]), [0, top + 0.5, 0], { bevel: 0.05, segments: 32 }),
  );
  b.add('roof core', 'facade', solid.cyl(2.6, 3, [0, top + 2, 0], 'y', { bevel: 0.1 }));
  b.add('spire', 'crown', solid.rod([0, top + 3.4, 0], [0, top + 11, 0], 0.3, 0.06));
}

/** A shard: eight sloping planes of glass that do not quite meet at the top. */
export function buildShard(b: Bench, floors: number): void {
  const n = Math.min(34, floors || 26);
  const tall = n * 3;
  addPlaza(b, 34, 32);
  const plan = outline.pairs([10.5, -7, 11.5, 2, 6, 10, -5, 10.8, -11, 6, -11.6, -4, -4, -10.4, 6, -10.2]);
  const at = (k: number, y: number, grow = 1): { points: Vec3[] } => ({
    points: plan.map(([x, z]): Vec3 => [x * k * grow, y, -z * k * grow]),
  });
  const size = (t: number): number => 1 - 0.9 * t;
  b.add(
    'glass body',
    'glass',
    {
      op: 'loft',
      sections: [at(1, 0.4), at(size(0.96), 0.4 + tall * 0.96)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  for (let i = 1; i < n * 0.82; i++) {
    const t = (i / n) * 0.95;
    const y = 0.4 + tall * t;
    b.add(
      `floor band ${i}`,
      'frame',
      {
        op: 'loft',
        sections: [at(size(t), y - 0.3, 1.012), at(size(t + 0.5 / tall), y + 0.22, 1.012)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      { detail: 0.5 },
    );
  }
  plan.forEach(([x, z], i) => {
    const [p, q] = plan[(i + 1) % plan.length];
    const mid: Vec2 = [(x + p) / 2, (z + q) / 2];
    for (const [name, [u, v], over] of [
      ['edge', [x, z], 1.02],
      ['mullion', mid, 1.0],
    ] as const)
      b.add(
        `${name} ${i + 1}`,
        'facade',
        solid.bar(
          [
            [u * over, 0.4, -v * over],
            [u * size(0.97) * over, 0.4 + tall * 0.97, -v * size(0.97) * over],
          ],
          { kind: 'rect', w: name === 'edge' ? 0.5 : 0.3, h: name === 'edge' ? 0.5 : 0.44 },
          { taper: [1, 0.5] },
        ),
        { detail: 0.6 },
      );
    const out = size(0.955);
    const tip = 0.4 + tall * (1.02 + 0.035 * ((i * 3) % 4));
    b.add(`shard ${i + 1}`, 'glass', {
      op: 'hull',
      points: [
        [x * out, tall * 0.95, -z * out],
        [p * out, tall * 0.95, -q * out],
        [mid[0] * 0.05, tip, -mid[1] * 0.05],
        [x * out * 0.86, tall * 0.95, -z * out * 0.86],
        [p * out * 0.86, tall * 0.95, -q * out * 0.86],
      ],
    });
  });
  b.add('lobby canopy', 'facade', {
    op: 'loft',
    sections: [at(1.08, 4.4), at(1.08, 5)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  addEntrance(b, 4.4, 10.9, 0.4, 3.4);
}
