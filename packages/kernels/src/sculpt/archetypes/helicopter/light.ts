import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, coach, fitting, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addRotor, addTailRotor } from './rotor.ts';

const LIGHT = [
  -1.5, 1.95, 0.3, 0.32, 0.3, 2.2, -1.0, 1.75, 0.6, 0.55, 0.66, 2.4, -0.3, 1.62, 0.82, 0.78, 0.92, 2.6, 0.7, 1.55, 0.86,
  0.86, 0.88, 2.5, 1.5, 1.42, 0.78, 0.78, 0.7, 2.3, 2.1, 1.24, 0.52, 0.5, 0.48, 2.1,
];
const LARGE = [
  -2.2, 2.05, 0.32, 0.36, 0.36, 2.4, -1.5, 1.8, 0.8, 0.7, 0.78, 2.8, -0.6, 1.66, 1.02, 0.92, 0.98, 3.4, 1.2, 1.62, 1.04,
  0.96, 0.96, 3.4, 2.2, 1.5, 0.96, 0.88, 0.84, 2.8, 3.0, 1.25, 0.62, 0.54, 0.52, 2.2,
];

/** A bubble cabin on skids, or a larger cabin with sliding doors, winch and wheels. */
export function buildLight(b: Bench, large: boolean, rng: Rng): void {
  const rows = large ? LARGE : LIGHT;
  const nose = large ? 0.42 : 0.34;
  const o = { nose, tail: 0.1, droop: 0.08, around: 36 };
  const y0 = large ? 1.45 : 1.35;
  const accent = b.tint('tail', {}).color;
  const stripe = {
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0, 1, -0.22] as Vec3, from: y0 - 0.42, to: y0 - 0.41 },
        { kind: 'span' as const, dir: [0, 1, -0.22] as Vec3, from: y0 - 0.16, to: y0 - 0.17 },
      ],
    },
    material: { color: accent },
  };
  const skin = streamlined(rows, o);
  b.add('cabin', b.tint('body', { layers: [stripe] }), skin.shape, { detail: 1.6 });
  const plate = streamlined(rows, { ...o, grow: 0.012 });
  addGlass(b, plate.shape, large);
  const k = large ? 1.3 : 1;
  const top = large ? 2.62 : 2.4;
  const doghouse = streamlined(
    [
      -1.7 * k,
      top - 0.25,
      0.22,
      0.14,
      0.3,
      2.4,
      -1.0 * k,
      top - 0.1,
      0.44 * k,
      0.28,
      0.36,
      3,
      0.2,
      top - 0.04,
      0.46 * k,
      0.3,
      0.4,
      3,
      0.9 * k,
      top - 0.12,
      0.3,
      0.14,
      0.3,
      2.4,
    ],
    { around: 24, tail: 0.08, nose: 0.08 },
  );
  b.add('engine cowling', 'body', doghouse.shape, { detail: 1.2 });
  fitting.pair(b, 'engine intake', 'trim', solid.box([0.05, 0.22, 0.34], [0.46 * k, top + 0.02, 0.3], 0.02));
  fitting.pair(
    b,
    'cowling vents',
    'trim',
    solid.many([0, 1, 2, 3].map((i) => solid.box([0.03, 0.16, 0.04], [0.475 * k, top - 0.06, -0.25 - i * 0.12], 0.01))),
  );
  fitting.pair(
    b,
    'exhaust',
    'chrome',
    solid.tube(
      [
        [0.22, top + 0.06, -0.9 * k],
        [0.34, top + 0.14, -1.2 * k],
        [0.4, top + 0.18, -1.45 * k],
      ],
      0.085,
      { cap: 'flat' },
    ),
  );
  const end = large ? -6.3 : -5.2;
  const ty = large ? 2.35 : 2.15;
  const boom = streamlined(
    [
      end,
      ty,
      0.1,
      0.12,
      0.12,
      2,
      end + 1.6,
      ty - 0.06,
      0.15,
      0.18,
      0.18,
      2,
      -1.3 * k,
      ty - 0.14,
      0.3 * k,
      0.32 * k,
      0.32 * k,
      2,
      -0.6,
      ty - 0.2,
      0.32,
      0.3,
      0.3,
      2,
    ],
    { around: 20, tail: 0.06 },
  );
  b.add('tail boom', 'tail', boom.shape, { detail: 1.1 });
  addLightFittings(b, k, end, ty, large, top, rng);
}

/** What is fitted to it. */
function addLightFittings(
  b: Bench,
  k: 1 | 1.3,
  end: -6.3 | -5.2,
  ty: 2.35 | 2.15,
  large: boolean,
  top: 2.62 | 2.4,
  rng: Rng,
): void {
  b.add(
    'boom stripes',
    'body',
    solid.many(
      [0.3, 0.42, 0.66].map((t) => {
        const z = -1.3 * k + (end + 1.6 + 1.3 * k) * t;
        const r = 0.3 * k + (0.15 - 0.3 * k) * t + 0.008;
        return solid.hoop(r, { kind: 'rect', w: 0.09, h: 0.02, r: 0.004 }, [0, ty - 0.14 + 0.08 * t, z], 'z', 28);
      }),
    ),
  );
  const fin = ribs([
    0,
    ty - 0.7,
    end - 0.35,
    0.5,
    0.05,
    0,
    ty,
    end + 0.35,
    0.9,
    0.09,
    0,
    ty + 1.05,
    end - 0.5,
    0.55,
    0.06,
  ]);
  b.add('tail fin', 'body', wing(fin, [1, 0, 0]));
  fitting.pair(
    b,
    'stabiliser',
    'body',
    wing(ribs([0.1, ty - 0.03, end + 1.5, 0.5, 0.06, 1.0 * k, ty - 0.03, end + 1.4, 0.4, 0.04])),
  );
  fitting.pair(
    b,
    'stabiliser plate',
    'tail',
    solid.slab(
      outline.rounded(
        pairs([end + 1.5, ty - 0.25, end + 0.9, ty - 0.25, end + 0.8, ty + 0.3, end + 1.2, ty + 0.3]),
        0.06,
      ),
      0.03,
      [1.0 * k + 0.02, 0, 0],
      'x',
    ),
  );
  b.add(
    'tail skid',
    'skids',
    solid.tube(
      [
        [0, ty - 0.5, end - 0.2],
        [0, ty - 0.85, end - 0.5],
        [0, ty - 0.75, end - 0.75],
      ],
      0.025,
    ),
  );
  addTailRotor(b, [0.24, ty + 0.1, end + 0.05], large ? 0.85 : 0.68, large ? 4 : 2);
  addRotor(
    b,
    [0, top + 0.72, -0.1],
    large ? 4.8 : 3.9,
    large ? 4 : 2 + (rng.next() < 0.4 ? 1 : 0),
    38 + rng.range(-12, 12),
  );
  if (large) addWheels(b);
  else addSkids(b);
  b.add(
    'landing light',
    'lights',
    solid.cyl(0.11, 0.08, [0, large ? 0.6 : 0.68, large ? 1.6 : 1.2], 'y', { bevel: 0.02 }),
  );
  b.add(
    'beacon',
    { base: 'lamp', color: '#e03028', emissive: '#ff2a1c', emissiveStrength: 0.9 },
    solid.turned(pairs([0, 0, 0.06, 0, 0.05, 0.09, 0, 0.12]), [0, ty + 1.1, end - 0.62], { bevel: 0.01 }),
  );
  b.add(
    'pitot tube',
    'chrome',
    solid.tube(
      [
        [0.25, large ? 0.98 : 1.0, large ? 3.0 : 2.1],
        [0.25, large ? 0.92 : 0.94, large ? 3.3 : 2.4],
        [0.25, large ? 0.92 : 0.94, large ? 3.5 : 2.6],
      ],
      0.014,
    ),
  );
  b.add('whip antenna', 'trim', solid.rod([0, ty + 0.1, -2.6], [0, ty + 0.75, -3.1], 0.014, 0.006));
  b.add(
    'belly antenna',
    'trim',
    solid.slab(
      pairs([-0.4, large ? 0.7 : 0.76, -0.7, large ? 0.7 : 0.76, -0.72, large ? 0.5 : 0.54, -0.6, large ? 0.5 : 0.54]),
      0.02,
      [0, 0, 0],
      'x',
    ),
  );
}

function addGlass(b: Bench, plate: Shape, large: boolean): void {
  const front: Vec2[] = large
    ? pairs([0.06, 1.42, 0.82, 1.5, 0.8, 2.06, 0.06, 2.18])
    : pairs([0.05, 1.2, 0.62, 1.26, 0.7, 1.9, 0.05, 2.1]);
  const chin: Vec2[] = large
    ? pairs([0.12, 0.95, 0.5, 1.02, 0.62, 1.3, 0.12, 1.24])
    : pairs([0.05, 0.8, 0.36, 0.86, 0.54, 1.1, 0.05, 1.04]);
  const z = large ? 2.9 : 2.1;
  const cut = (points: readonly Vec2[], r: number): Shape =>
    solid.slab(outline.rounded(points, r), 2.4, [0, 0, z + 0.2], 'z', { bevel: 0 });
  fitting.pair(b, 'windscreen', 'windows', { op: 'clip', of: plate, within: cut(front, 0.1) }, { detail: 1.3 });
  fitting.pair(b, 'chin window', 'windows', { op: 'clip', of: plate, within: cut(chin, 0.08) });
  const side = (points: readonly Vec2[], r = 0.1): Shape => ({
    op: 'clip',
    of: plate,
    within: solid.slab(outline.rounded(points, r), 1.4, [0.95, 0, 0], 'x', { bevel: 0 }),
  });
  const doors: Vec2[][] = large
    ? [
        pairs([2.35, 1.45, 1.55, 1.4, 1.55, 2.2, 2.0, 2.12]),
        pairs([1.25, 1.5, 0.45, 1.5, 0.45, 2.2, 1.25, 2.2]),
        pairs([0.28, 1.5, -0.5, 1.5, -0.5, 2.2, 0.28, 2.2]),
      ]
    : [pairs([1.55, 1.15, 0.62, 1.12, 0.66, 2.02, 1.15, 1.98]), pairs([0.48, 1.2, -0.25, 1.2, -0.2, 2.0, 0.5, 2.04])];
  for (const [i, d] of doors.entries()) fitting.pair(b, `side window ${i + 1}`, 'windows', side(d));
  const lines: Vec2[][] = large
    ? [pairs([1.4, 0.86, -0.66, 0.86, -0.66, 2.34, 1.4, 2.34])]
    : [pairs([1.66, 0.84, 0.54, 0.8, 0.56, 2.14, 1.2, 2.1]), pairs([0.5, 0.82, -0.36, 0.9, -0.3, 2.1, 0.54, 2.14])];
  for (const [i, l] of lines.entries()) {
    const seam = coach.seam(l, 0, 0.022, 0.1);
    fitting.pair(b, `door seam ${i + 1}`, 'trim', {
      op: 'clip',
      of: { op: 'placed', of: plate, places: [{ scale: [0.997, 1, 1] }] },
      within: { op: 'placed', of: seam, places: [{ scale: [90, 1, 1], at: [0.9, 0, 0] }] },
    });
  }
  fitting.pair(
    b,
    'door handle',
    'chrome',
    solid.box([0.03, 0.03, 0.14], [large ? 1.04 : 0.86, 1.2, large ? 1.2 : 0.75], 0.008),
  );
}

function addSkids(b: Bench): void {
  fitting.pair(
    b,
    'skid',
    'skids',
    solid.tube(
      [
        [0.95, 0.06, -1.5],
        [0.95, 0.06, 1.5],
        [0.95, 0.12, 1.8],
        [0.95, 0.3, 2.02],
      ],
      0.055,
    ),
  );
  b.add(
    'front cross tube',
    'skids',
    solid.tube(
      [
        [0.95, 0.08, 0.95],
        [0.8, 0.5, 0.95],
        [0.4, 0.8, 0.95],
        [-0.4, 0.8, 0.95],
        [-0.8, 0.5, 0.95],
        [-0.95, 0.08, 0.95],
      ],
      0.045,
    ),
  );
  b.add(
    'rear cross tube',
    'skids',
    solid.tube(
      [
        [0.95, 0.08, -0.8],
        [0.8, 0.55, -0.8],
        [0.35, 1.1, -0.8],
        [-0.35, 1.1, -0.8],
        [-0.8, 0.55, -0.8],
        [-0.95, 0.08, -0.8],
      ],
      0.045,
    ),
  );
  fitting.pair(
    b,
    'skid steps',
    'skids',
    solid.many([
      solid.box([0.2, 0.03, 0.3], [0.98, 0.42, 0.95], 0.01),
      solid.box([0.2, 0.03, 0.3], [0.98, 0.42, -0.8], 0.01),
    ]),
  );
  fitting.pair(
    b,
    'skid shoes',
    'chrome',
    solid.many([-1.2, 0, 1.1].map((z) => solid.box([0.13, 0.05, 0.34], [0.95, 0.025, z], 0.015))),
  );
  fitting.pair(
    b,
    'skid clamps',
    'chrome',
    solid.many([0.95, -0.8].map((z) => solid.box([0.15, 0.12, 0.14], [0.95, 0.09, z], 0.02))),
  );
}

function addWheels(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${side} main`, { r: 0.3, w: 0.2 }, [s * 1.25, 0.3, -0.9], s);
    b.add(
      `${side} sponson`,
      'body',
      solid.put(
        streamlined(
          [
            -1.6, 0, 0.1, 0.12, 0.1, 2, -0.9, 0, 0.3, 0.24, 0.22, 2.4, 0, 0, 0.28, 0.22, 0.2, 2.4, 0.7, 0, 0.08, 0.08,
            0.08, 2,
          ],
          { around: 18, nose: 0.08 },
        ).shape,
        [s * 1.1, 0.98, -0.5],
      ),
    );
    b.add(`${side} gear leg`, 'skids', solid.rod([s * 1.14, 0.3, -0.9], [s * 1.05, 0.95, -0.85], 0.06));
    addDiscWheel(b, `nose ${side}`, { r: 0.2, w: 0.12 }, [s * 0.12, 0.2, 2.0], s);
  }
  b.add('nose gear leg', 'skids', solid.rod([0, 0.2, 2.0], [0, 0.85, 1.9], 0.05));
  b.add('nose axle', 'skids', solid.rod([-0.14, 0.2, 2.0], [0.14, 0.2, 2.0], 0.03));
  b.add(
    'winch arm',
    'skids',
    solid.tube(
      [
        [-0.95, 2.45, 0.9],
        [-1.25, 2.58, 0.9],
        [-1.5, 2.5, 0.9],
      ],
      0.05,
    ),
  );
  b.add('winch', 'chrome', solid.cyl(0.12, 0.3, [-1.45, 2.36, 0.9], 'z', { bevel: 0.02 }));
  b.add(
    'winch hook',
    'chrome',
    solid.many([
      solid.rod([-1.45, 2.26, 0.9], [-1.45, 1.9, 0.9], 0.012),
      solid.hoop(0.06, { kind: 'circle', r: 0.016 }, [-1.45, 1.84, 0.9], 'z', 14),
    ]),
  );
  b.add('search light', 'lights', solid.cyl(0.14, 0.2, [0.5, 0.78, 1.9], 'z', { bevel: 0.03 }));
  fitting.pair(b, 'door rail', 'trim', solid.box([0.03, 0.04, 2.6], [0.94, 2.36, -0.2], 0.01));
  fitting.pair(
    b,
    'boarding step',
    'skids',
    solid.many(steps(0.2, 0.9, 2).map((z) => solid.box([0.24, 0.04, 0.3], [1.08, 0.62, z], 0.012))),
  );
}
