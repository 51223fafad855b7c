import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, fluted } from '../../kits/mechanics/index.ts';

/** A screwdriver, or with the tips `chisel` and `awl` a turned handle on their blades. Tip up. */
export function buildScrewdriver(b: Bench, tip: 'cross' | 'slot' | 'chisel' | 'awl'): { at: Vec3; size: number } {
  if (tip === 'chisel') return buildChisel(b);
  if (tip === 'awl') return buildAwl(b);
  b.add(
    'handle',
    'grip',
    fluted(
      [
        [0, 0.009, 0],
        [0.0018, 0.0125, 0],
        [0.006, 0.0148, 0.02],
        [0.016, 0.0168, 0.09],
        [0.04, 0.0172, 0.12],
        [0.062, 0.0158, 0.11],
        [0.078, 0.0128, 0.07],
        [0.086, 0.0118, 0.01],
        [0.092, 0.0128, 0],
        [0.0985, 0.0152, 0],
        [0.1015, 0.0146, 0],
        [0.1035, 0.011, 0],
      ],
      6,
      { spline: 'catmull' },
    ),
    { detail: 1.4 },
  );
  const bar = flatOval(
    [
      0.0135, 0.016, 0.004, 0.007, 0.0156, 0.028, 0.0046, 0.0086, 0.0154, 0.052, 0.0046, 0.0084, 0.0122, 0.072, 0.003,
      0.0056,
    ],
    { n: 14 },
  );
  for (let i = 0; i < 6; i++)
    b.add(
      `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i]} grip inlay`,
      'trim',
      solid.put(bar, [0, 0, 0], [0, 60 * i, 0]),
      { detail: 0.5 },
    );
  b.add(
    'end cap',
    'trim',
    solid.turned(pairs([0, -0.0004, 0.0082, -0.0004, 0.0098, 0.0006, 0.0098, 0.0014, 0, 0.0014]), [0, 0.0004, 0], {
      bevel: 0.0004,
    }),
    {
      detail: 0.6,
    },
  );
  b.add(
    'colour ring',
    'mark',
    solid.hoop(0.0118, { kind: 'rect', w: 0.003, h: 0.0024, r: 0.0008 }, [0, 0.0862, 0], 'y', 32),
    { detail: 0.6 },
  );
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 0.1, 0.0072, 0.1, 0.0072, 0.107, 0.0052, 0.111, 0, 0.111]), [0, 0, 0], { bevel: 0.0006 }),
  );
  b.add('bolster', 'metal', solid.put(fitting.hex(0.006, 0.008), [0, 0.109, 0]));
  b.add('shaft', 'metal', solid.rod([0, 0.1, 0], [0, 0.204, 0], 0.0032), { grain: [0, 1, 0] });
  if (tip === 'slot')
    b.add(
      'tip',
      'tip',
      flatOval(
        [
          0, 0.2025, 0.0064, 0.0064, 0, 0.207, 0.0066, 0.0058, 0, 0.2135, 0.0082, 0.0026, 0, 0.2155, 0.008, 0.0018, 0,
          0.22, 0.0068, 0.001,
        ],
        { e: 3.4, cap: 'flat' },
      ),
      {
        detail: 1.2,
      },
    );
  else {
    const point = solid.turned(
      pairs([0, 0.2025, 0.0033, 0.2025, 0.0033, 0.2105, 0.0012, 0.2195, 0.0006, 0.22, 0, 0.22]),
      [0, 0, 0],
      { bevel: 0.0002 },
    );
    const flutes = [45, 135, 225, 315].map(
      (a): Shape =>
        solid.put(
          solid.put(solid.box([0.004, 0.014, 0.004], [0.0028, 0.0076, 0.0028], 0), [0.0005, 0.207, 0.0005], [0, 0, 0]),
          [0, 0, 0],
          [0, a - 45, 0],
        ),
    );
    b.add('tip', 'tip', solid.cut(point, ...flutes), { detail: 1.4 });
  }
  b.add(
    'size mark',
    'mark',
    solid.put(
      { op: 'text', value: tip === 'slot' ? '6.5' : 'PH2', height: 0.0052, depth: 0.0012, bevel: 0 },
      [0, 0.0912, 0.0128],
    ),
    { detail: 0.4 },
  );
  return { at: [0, 0.045, 0], size: 0.032 };
}

/** A turned handle for a tang: its profile, the ferrule's middle and radius, heights and radius of two turned grooves. */
interface Turned {
  profile: readonly Vec2[];
  smooth: boolean;
  ferrule: readonly [y: number, r: number];
  grooves: readonly [first: number, second: number, r: number];
}

const AWL: Turned = {
  profile: pairs([
    0, 0, 0.008, 0.0005, 0.0155, 0.006, 0.0185, 0.018, 0.0175, 0.032, 0.0115, 0.05, 0.0085, 0.066, 0.009, 0.084, 0,
    0.084,
  ]),
  smooth: true,
  ferrule: [0.084, 0.0098],
  grooves: [0.02, 0.024, 0.0187],
};

const CHISEL: Turned = {
  profile: pairs([
    0, 0, 0.0135, 0, 0.015, 0.004, 0.0152, 0.018, 0.0138, 0.021, 0.0158, 0.05, 0.0165, 0.075, 0.0138, 0.105, 0.0112,
    0.122, 0.0112, 0.135, 0, 0.135,
  ]),
  smooth: false,
  ferrule: [0.135, 0.012],
  grooves: [0.062, 0.072, 0.0161],
};

function addTurned(b: Bench, t: Turned): void {
  b.add('handle', 'grip', solid.turned(t.profile, [0, 0, 0], { bevel: 0.001, smooth: t.smooth }), {
    detail: 1.3,
    grain: [0, 1, 0],
  });
  const [y, r] = t.ferrule;
  const cone: Vec2[] = [
    [0, -0.014],
    [r, -0.014],
    [r * 0.93, 0.002],
    [r * 0.58, 0.0045],
    [0, 0.0045],
  ];
  b.add('ferrule', 'trim', solid.turned(cone, [0, y, 0], { bevel: 0.0006 }));
  const cord = { kind: 'ellipse', rx: 0.0006, ry: 0.0006 } as const;
  for (const i of [0, 1])
    b.add(
      `${i ? 'upper' : 'lower'} turned groove`,
      b.tint('grip', { color: '#4a2c16' }),
      solid.hoop(t.grooves[2], cord, [0, t.grooves[i], 0], 'y', 36),
      { detail: 0.3 },
    );
}

/** A pricking awl. */
function buildAwl(b: Bench): { at: Vec3; size: number } {
  addTurned(b, AWL);
  const spike = pairs([0, 0, 0.0032, 0, 0.0028, 0.03, 0.0022, 0.045, 0.0002, 0.066, 0, 0.066]);
  b.add('shaft', 'metal', solid.turned(spike, [0, 0.084, 0], { bevel: 0.0002 }));
  return { at: [0, 0.035, 0], size: 0.034 };
}

/** A bevel-edged wood chisel. */
function buildChisel(b: Bench): { at: Vec3; size: number } {
  addTurned(b, CHISEL);
  const y = 0.135;
  b.add(
    'striking hoop',
    'trim',
    solid.hoop(0.0152, { kind: 'rect', w: 0.008, h: 0.0022, r: 0.0005 }, [0, 0.012, 0], 'y', 36),
    { detail: 0.7 },
  );
  b.add(
    'neck',
    'metal',
    flatOval(
      [0, y, 0.01, 0.01, 0, y + 0.012, 0.0085, 0.0085, 0, y + 0.024, 0.012, 0.006, 0, y + 0.032, 0.0235, 0.0046],
      { e: 3 },
    ),
  );
  const section = (w: number, d: number, at: number): { points: Vec3[] } => ({
    points: outline
      .rounded(
        pairs([-w / 2, -d / 2, w / 2, -d / 2, w / 2, -d * 0.2, w * 0.3, d / 2, -w * 0.3, d / 2, -w / 2, -d * 0.2]),
        0.0003,
        1,
      )
      .map(([u, v]): Vec3 => [u, at, v])
      .reverse(),
  });
  b.add(
    'blade',
    'metal',
    {
      op: 'loft',
      sections: [
        section(0.024, 0.0046, y + 0.03),
        section(0.0245, 0.0042, y + 0.06),
        section(0.0248, 0.0038, y + 0.107),
      ],
      spline: 'linear',
      cap: 'flat',
    },
    { detail: 1.2, grain: [0, 1, 0] },
  );
  const edge: Vec3[] = [];
  const ground = y + 0.1065;
  for (const [at, d0, d1] of [
    [ground, -0.0019, 0.0019],
    [ground + 0.0165, -0.0019, -0.0014],
  ])
    for (const x of [-0.0124, 0.0124]) edge.push([x, at, d0], [x, at, d1]);
  b.add('cutting edge', b.tint('metal', { color: '#dfe2e6', rough: 0.16 }), { op: 'hull', points: edge });
  b.add(
    'maker mark',
    'tip',
    solid.put(
      { op: 'text', value: '25 SHEFFIELD', height: 0.0042, depth: 0.0008, bevel: 0 },
      [0.002, y + 0.068, 0.002],
      [0, 0, 90],
    ),
    { detail: 0.3 },
  );
  return { at: [0, 0.06, 0], size: 0.032 };
}
