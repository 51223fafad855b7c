import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import type { DeskChairPlan } from './deskchair.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Seat, back, headrest, armrests. */
export function addShell(b: Bench, p: DeskChairPlan, arms: boolean, taste: Rng): void {
  const seat = outline.rounded(
    [
      [-p.w / 2, p.d / 2],
      [-p.w * 0.46, -p.d / 2],
      [p.w * 0.46, -p.d / 2],
      [p.w / 2, p.d / 2],
    ],
    [0.1, 0.09, 0.09, 0.1],
    6,
  );
  const y = p.seatH - 0.035;
  b.add(
    'seat pan',
    'frame',
    solid.put(
      formed.pad(
        seat.map(([x, z]): Vec2 => [x * 0.97, z * 0.97]),
        0.026,
        { crown: 0, edge: 0.012 },
      ),
      [0, y - 0.014, 0.02],
    ),
  );
  b.add('seat', 'upholstery', solid.put(formed.pad(seat, 0.062, { crown: 0.016, edge: 0.034 }), [0, y, 0.02]), {
    detail: 1.2,
  });
  b.add(
    'seat piping',
    p.kind === 'gaming' ? 'accent' : b.tint('upholstery', { relief: 0.4 }),
    solid.put(formed.piping(seat, 0.031, 0.0045), [0, y, 0.02]),
    { detail: 0.5 },
  );
  addBack(b, p, taste);
  if (arms) for (const [side, s] of SIDES) addArm(b, p, side, s);
}

/** Turns a shape drawn flat (x, z = up the back) upright on the back's pivot, leaning back. */
function upright(p: DeskChairPlan, of: Shape, out = 0): Shape {
  return solid.put(of, [0, p.seatH + 0.01, -p.d / 2 + 0.005 + out], [90 - p.recline, 0, 0]);
}

function backOutline(p: DeskChairPlan, grow = 0): Vec2[] {
  const h = p.backH;
  const w = p.w;
  const rows: readonly Vec2[] =
    p.kind === 'gaming'
      ? [
          [0.4, 0.0],
          [0.5, 0.16],
          [0.47, 0.42],
          [0.56, 0.62],
          [0.54, 0.72],
          [0.36, 0.8],
          [0.3, 0.97],
          [0.22, 1],
        ]
      : p.kind === 'executive'
        ? [
            [0.44, 0.02],
            [0.5, 0.14],
            [0.52, 0.5],
            [0.5, 0.8],
            [0.42, 0.97],
            [0.3, 1],
          ]
        : [
            [0.36, 0.06],
            [0.46, 0.2],
            [0.49, 0.5],
            [0.44, 0.85],
            [0.34, 0.98],
            [0.2, 1],
          ];
  const right = rows.map(([x, t]): Vec2 => [x * w + grow, -t * h]);
  const left = [...right].reverse().map(([x, z]): Vec2 => [-x, z]);
  return outline.rounded([...right, ...left], 0.05, 4).reverse();
}

function addBack(b: Bench, p: DeskChairPlan, taste: Rng): void {
  const shape = backOutline(p);
  const mid = shape.reduce((s, v) => s + v[1], 0) / shape.length;
  b.add(
    'back shell',
    'frame',
    upright(
      p,
      formed.pad(
        shape.map(([x, z]): Vec2 => [x * 0.98, mid + (z - mid) * 0.985]),
        0.028,
        { crown: 0.004, base: 0.012, edge: 0.012 },
      ),
      -0.034,
    ),
  );
  b.add('back', 'upholstery', upright(p, formed.pad(shape, 0.052, { crown: 0.03, edge: 0.03 }), -0.012), {
    detail: 1.2,
  });
  b.add(
    'back piping',
    p.kind === 'gaming' ? 'accent' : b.tint('upholstery', { relief: 0.4 }),
    upright(p, formed.piping(shape, 0.026, 0.0045), -0.012),
    { detail: 0.5 },
  );
  const lumbar = outline.roundRect(p.w * 0.62, 0.17, 0.07, 0, -p.backH * 0.26, 6);
  if (p.kind !== 'executive')
    b.add(
      'lumbar cushion',
      p.kind === 'gaming' ? 'accent' : 'upholstery',
      upright(p, formed.pad(lumbar, 0.03, { crown: 0.018, edge: 0.018 }), 0.058),
    );
  if (p.kind === 'executive') {
    for (let i = 0; i < 3; i++) {
      const roll = outline.roundRect(p.w * 0.86, p.backH * 0.25, 0.06, 0, -p.backH * (0.22 + 0.27 * i), 6);
      b.add(
        `back roll ${i + 1}`,
        'upholstery',
        upright(p, formed.pad(roll, 0.034, { crown: 0.026, edge: 0.022 }), 0.044),
      );
    }
  }
  if (p.kind === 'gaming') {
    const head = outline.roundRect(0.27, 0.13, 0.06, 0, -p.backH * 0.86, 6);
    b.add('neck pillow', 'accent', upright(p, formed.pad(head, 0.04, { crown: 0.025, edge: 0.02 }), 0.05));
    for (const [side, s] of SIDES) {
      const roll = outline.roundRect(0.075, p.backH * 0.5, 0.035, s * (p.w * 0.46), -p.backH * 0.36, 6);
      b.add(`${side} bolster`, 'accent', upright(p, formed.pad(roll, 0.034, { crown: 0.03, edge: 0.02 }), 0.034));
    }
  }
  if (p.headrest) {
    const rest = outline.roundRect(0.27, 0.13, 0.055, 0, -p.backH - 0.1, 6);
    b.add('headrest', 'upholstery', upright(p, formed.pad(rest, 0.045, { crown: 0.02, edge: 0.022 }), 0.0));
    b.add(
      'headrest stem',
      'metal',
      upright(
        p,
        solid.bar(
          [
            [0, 0.008, -p.backH + 0.1],
            [0, 0.008, -p.backH - 0.09],
          ],
          { kind: 'rect', w: 0.05, h: 0.008, r: 0.003 },
          { up: [0, 1, 0] },
        ),
        -0.02,
      ),
    );
  }
  const y = p.seatH - 0.07;
  const spine: Vec3[] = [
    [0, y, -0.06],
    [0, y - 0.012, -p.d / 2 - 0.02],
    [0, y + 0.05, -p.d / 2 - 0.075],
    [0, y + 0.2, -p.d / 2 - 0.1],
    [0, y + 0.34, -p.d / 2 - 0.115],
  ];
  b.add(
    'back spine',
    taste.next() < 0.5 ? 'metal' : 'frame',
    solid.bar(spine, { kind: 'rect', w: 0.085, h: 0.02, r: 0.008 }, { up: [0, 1, 0], spline: 'catmull' }),
  );
  const adjust = solid.both(solid.cyl(0.02, 0.03, [0.06, p.seatH + 0.1, -p.d / 2 - 0.085], 'x', { bevel: 0.005 }));
  b.add('back knobs', 'frame', adjust);
}

function addArm(b: Bench, p: DeskChairPlan, side: string, s: number): void {
  const x = s * (p.w / 2 + 0.045);
  const y = p.seatH + 0.2;
  const under = p.seatH - 0.045;
  const post: Vec3[] = [
    [s * 0.16, under, -0.03],
    [s * (p.w / 2 + 0.01), under - 0.004, -0.03],
    [x, under + 0.04, -0.03],
    [x, y - 0.04, -0.03],
    [x, y, -0.03],
  ];
  b.add(
    `${side} arm post`,
    'frame',
    solid.bar(post, { kind: 'rect', w: 0.055, h: 0.022, r: 0.008 }, { up: [0, 1, 0], spline: 'catmull' }),
  );
  b.add(`${side} arm sleeve`, 'frame', solid.box([0.036, 0.09, 0.07], [x, y - 0.07, -0.03], 0.012));
  b.add(
    `${side} arm button`,
    'metal',
    solid.cyl(0.008, 0.006, [x + s * 0.019, y - 0.05, -0.03], 'x', { bevel: 0.002 }),
  );
  const pad = outline.roundRect(0.085, 0.25, 0.034, 0, 0, 6);
  b.add(
    `${side} armrest`,
    p.kind === 'executive' ? 'upholstery' : 'frame',
    solid.put(formed.pad(pad, 0.026, { crown: 0.006, edge: 0.012 }), [x, y - 0.004, 0.01]),
  );
}
