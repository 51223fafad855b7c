import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { boneRod } from './yard.ts';

/** A turned foot with a rod up to `top` at depth z: what museums put bones on. */
export function addStand(b: Bench, top: number, z: number, k: number): void {
  b.add(
    'stand foot',
    'wood',
    solid.turned(
      outline
        .pairs([0, 0, 0.13, 0, 0.132, 0.012, 0.122, 0.022, 0.118, 0.03, 0.03, 0.036, 0, 0.036])
        .map(([x, y]) => [x * k, y * k]),
      [0, 0, z],
      { bevel: 0.002 * k },
    ),
    { detail: 0.6 },
  );
  b.add('stand rod', 'metal', solid.rod([0, 0.03 * k, z], [0, top, z], 0.007 * k), { detail: 0.5 });
  b.add(
    'stand collar',
    'metal',
    solid.turned(
      outline
        .pairs([0, 0, 0.02, 0, 0.02, 0.006, 0.011, 0.012, 0.01, 0.03, 0, 0.03])
        .map(([x, y]) => [x * k, y * k + 0.034 * k]),
      [0, 0, z],
      { bevel: 0.001 * k },
    ),
    { detail: 0.4 },
  );
}

/** Bones of a fish on two rods: skull with its eye, spine, ribs and fin rays in pairs, tail. */
export function buildFish(b: Bench, open: number): void {
  const y0 = 0.13;
  const n = 15;
  const spine = (k: number): Vec3 => [0, y0 + 0.012 * Math.sin(k * 3), 0.075 - 0.2 * k];
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n;
    const [, y, z] = spine(k);
    const r = 0.0062 * (1 - 0.55 * k);
    const dia = outline
      .pairs([0, -0.5, 1, -0.5, 0.6, 0, 1, 0.5, 0, 0.5])
      .map(([x, v]): [number, number] => [x * r, v * 0.0115]);
    b.add(`vertebra ${i + 1}`, 'bone', solid.turned(dia, [0, y, z], { axis: 'z', bevel: 0.0008, segments: 14 }), {
      detail: 0.5,
    });
    const up = 0.052 * Math.sin(Math.min(1, 0.35 + k) * 2.4) * (1 - 0.5 * k);
    const back = 0.018 + 0.01 * k;
    b.add(
      `spine ray ${i + 1}`,
      'bone',
      solid.tube(
        [
          [0, y + r * 0.6, z],
          [0, y + up * 0.6, z - back * 0.5],
          [0, y + up, z - back],
        ],
        0.0022,
        { taper: [1.2, 0.8, 0.35] },
      ),
      { detail: 0.4 },
    );
    const wide = 0.02 * Math.sin(Math.min(1, 0.25 + k * 1.1) * 3);
    const down = 0.068 * Math.sin(Math.min(1, 0.3 + k) * 2.45) * (1 - 0.45 * k);
    if (i > 0)
      for (const [side, s] of [
        ['left', 1],
        ['right', -1],
      ] as const)
        b.add(
          `${side} rib ${i}`,
          'bone',
          solid.tube(
            [
              [s * r * 0.5, y - r * 0.5, z],
              [s * Math.max(0.002, wide), y - down * 0.5, z - back * 0.4],
              [s * Math.max(0.0012, wide * 0.45), y - down, z - back],
            ],
            0.002,
            { taper: [1.2, 0.9, 0.35] },
          ),
          { detail: 0.4 },
        );
  }
  const [, yt, zt] = spine(1);
  const rays: Shape[] = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    boneRod(
      [0, yt + i * 0.0015, zt + 0.003],
      [0, yt + i * 0.0155, zt - 0.052 + 0.016 * (1 - Math.abs(i) / 3)],
      0.003 - 0.0002 * Math.abs(i),
      0.4,
    ),
  );
  b.add('tail rays', 'bone', solid.many(rays), { detail: 0.7 });
  addFishHead(b, y0, open);
  addFishStand(b, y0);
}

function addFishHead(b: Bench, y: number, open: number): void {
  const dark = {
    mask: {
      kind: 'near' as const,
      shape: { op: 'sphere' as const, r: 0.0165, at: [0, y + 0.012, 0.107] as Vec3, scale: [2.5, 1, 1] as Vec3 },
      soft: 0.002,
    },
    material: b.tint('hollow', {}),
  };
  b.add(
    'skull',
    b.tint('bone', { layers: [dark] }),
    {
      op: 'subtract',
      k: 0.004,
      from: {
        op: 'union',
        k: 0.012,
        of: [
          { op: 'ellipsoid', r: [0.021, 0.034, 0.036], at: [0, y + 0.008, 0.096] },
          {
            op: 'chain',
            points: [
              [0, y + 0.008, 0.115],
              [0, y - 0.002, 0.15],
            ],
            radii: [0.019, 0.0085],
          },
          {
            op: 'chain',
            points: [
              [0, y + 0.03, 0.11],
              [0, y + 0.036, 0.078],
              [0, y + 0.03, 0.062],
            ],
            radii: [0.004, 0.006, 0.004],
          },
        ],
      },
      cut: [
        { op: 'cylinder', r: 0.0135, h: 0.1, at: [0, y + 0.012, 0.107], rot: [0, 0, 90] },
        { op: 'cylinder', r: 0.022, h: 0.1, at: [0, y - 0.012, 0.062], rot: [0, 0, 90] },
      ],
    },
    { detail: 1.6 },
  );
  const turn: Vec3 = [8 + open * 0.6, 0, 0];
  const hinge: Vec3 = [0, y - 0.014, 0.1];
  b.add(
    'jaw',
    'bone',
    solid.put(
      {
        op: 'union',
        k: 0.004,
        of: [
          {
            op: 'chain',
            points: [
              [0.014, 0, -0.004],
              [0.012, -0.009, 0.018],
              [0, -0.004, 0.047],
              [-0.012, -0.009, 0.018],
              [-0.014, 0, -0.004],
            ],
            radii: [0.0045, 0.0065, 0.006, 0.0065, 0.0045],
            spline: 'catmull',
          },
        ],
      },
      hinge,
      turn,
    ),
    { detail: 1 },
  );
  const teeth: Shape[] = [];
  for (const s of [1, -1])
    for (let i = 0; i < 5; i++) {
      const z = 0.124 + i * 0.006;
      const x = s * (0.0125 - i * 0.0019);
      teeth.push(
        solid.rod(
          [x, y - 0.004 - i * 0.0008, z],
          [x * 0.9, y - 0.0125 - i * 0.0004, z + 0.001],
          0.0023,
          0.0004,
          'round',
        ),
      );
    }
  b.add('teeth', 'teeth', solid.many(teeth), { detail: 0.5 });
}

function addFishStand(b: Bench, y: number): void {
  b.add('base', 'wood', solid.box([0.09, 0.018, 0.24], [0, 0.009, 0], 0.004), { detail: 0.5 });
  b.add('front rod', 'metal', solid.rod([0, 0.014, 0.05], [0, y + 0.004, 0.05], 0.0024), { detail: 0.4 });
  b.add('rear rod', 'metal', solid.rod([0, 0.014, -0.075], [0, y + 0.004, -0.075], 0.0024), { detail: 0.4 });
  b.add('label', 'metal', solid.box([0.004, 0.01, 0.05], [0.0455, 0.009, 0], 0.001), { detail: 0.4 });
  b.add(
    'rod collars',
    'metal',
    solid.many([0.05, -0.075].map((z) => solid.cyl(0.006, 0.008, [0, 0.021, z], 'y', { bevel: 0.001 }))),
    { detail: 0.4 },
  );
}
