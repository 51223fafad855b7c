import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, type Skin, solid } from '../../kits/joinery/index.ts';
import { metalwork } from './frame.ts';
import { cabinAt } from './hull.ts';
import { type CarPlan, lineAt } from './plan.ts';

const GAP = 0.008;
const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Outlines (z, y) of the doors, front to back; they run on above the belt, where nothing is cut. */
export function doorOutlines(p: CarPlan): Vec2[][] {
  const low = Math.max(lineAt(p.bottom, 0) + 0.11, 0.2);
  const high = p.belt + 0.3;
  const arch = p.wheelR + 0.06;
  const zf = Math.min(p.frontAxle - arch - 0.06, p.screen[0] - 0.06);
  const rearLow = p.rearAxle + arch + 0.05;
  const [pillar] = p.pillars;
  if (p.doors === 2) {
    const zr = Math.max(rearLow + 0.12, pillar ?? -0.35);
    return [
      metalwork.soft(
        [
          [zr + 0.05, low],
          [zf, low],
          [zf - 0.02, high],
          [zr - 0.06, high],
        ],
        [0.12, 0.06, 0.02, 0.02],
      ),
    ];
  }
  const front: Vec2[] = [
    [pillar, low],
    [zf, low],
    [zf - 0.02, high],
    [pillar, high],
  ];
  if (p.tail === 'bed') {
    const zr = p.rear[0] + 0.1;
    return [
      metalwork.soft(front, [0.03, 0.06, 0.02, 0.02]),
      metalwork.soft(
        [
          [zr, low],
          [pillar - 0.001, low],
          [pillar - 0.001, high],
          [zr, high],
        ],
        [0.05, 0.03, 0.02, 0.02],
      ),
    ];
  }
  const zTop = p.style === 'van' ? p.rearAxle + 0.1 : Math.max(p.rearAxle + 0.02, p.rear[1] - 0.1);
  const rear: Vec2[] = [
    [rearLow, low],
    [pillar - 0.001, low],
    [pillar - 0.001, high],
    [zTop, high],
    [zTop, p.wheelR + arch + 0.04],
    [rearLow, p.wheelR + 0.12],
  ];
  return [metalwork.soft(front, [0.03, 0.06, 0.02, 0.02]), metalwork.soft(rear, [0.05, 0.03, 0.02, 0.02, 0.12, 0.18])];
}

/** Grooves between the panels of the body, and the wheel wells. */
export function panelCuts(p: CarPlan): Shape[] {
  const cuts: Shape[] = [];
  const x0 = p.W / 2 - 0.17;
  for (const [, sx] of SIDES) {
    for (const z of [p.frontAxle, p.rearAxle]) {
      cuts.push(
        solid.cyl(p.wheelR + 0.05, 0.5, [sx * (p.W / 2 - 0.06), p.wheelR + 0.012, z], 'x', { bevel: 0, segments: 64 }),
      );
    }
    for (const door of doorOutlines(p)) cuts.push(metalwork.groove(door, GAP, 'x', sx * x0, sx * (p.W / 2 + 0.1)));
  }
  const tail = -p.L / 2;
  const nose = p.L / 2;
  const top = (z: number): number => lineAt(p.top, (2 * z) / p.L);
  if (p.tail === 'trunk' || p.tail === 'bed') {
    const y1 = top(tail + 0.25) + (p.tail === 'bed' ? 0.2 : 0.1);
    const y0 = p.tail === 'bed' ? 0.62 : top(tail + 0.1) - 0.2;
    const w = p.W * (p.tail === 'bed' ? 0.4 : 0.33);
    cuts.push(
      metalwork.groove(
        metalwork.soft(
          [
            [-w, y0],
            [w, y0],
            [w, y1],
            [-w, y1],
          ],
          0.05,
        ),
        GAP,
        'z',
        tail - 0.1,
        tail + 0.3,
      ),
    );
    if (p.tail === 'trunk') {
      const z1 = Math.min(p.rear[0] + 0.02, tail + 0.62);
      const lid: Vec2[] = [
        [-w * 1.1, -z1],
        [w * 1.1, -z1],
        [w * 1.06, -tail + 0.3],
        [-w * 1.06, -tail + 0.3],
      ];
      cuts.push(metalwork.groove(lid, GAP, 'y', top(tail + 0.2) - 0.06, 2));
    }
  } else {
    const w = p.W * 0.4;
    const hatch: Vec2[] = [
      [-w, 0.5 + (p.belt - 0.95)],
      [w, 0.5 + (p.belt - 0.95)],
      [w * 0.98, p.belt + 0.3],
      [-w * 0.98, p.belt + 0.3],
    ];
    cuts.push(metalwork.groove(metalwork.soft(hatch, 0.07), GAP, 'z', tail - 0.1, tail + 0.32));
    if (p.tail === 'barn')
      cuts.push(
        metalwork.prism(
          [
            [-GAP / 2, 0.5],
            [GAP / 2, 0.5],
            [GAP / 2, 1.3],
            [-GAP / 2, 1.3],
          ],
          'z',
          tail - 0.1,
          tail + 0.2,
        ),
      );
  }
  const zc = p.screen[0] + 0.1;
  const zn = nose - p.bow - 0.14;
  const wh = p.W / 2 - 0.14;
  const bowed: Vec2[] = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Vec2 => [-wh * 0.84 + 2 * wh * 0.84 * t, -(zn + p.bow * 0.8 * (1 - (2 * t - 1) ** 2))],
  );
  const hood: Vec2[] = [...bowed, [wh, -zc], [wh * 0.6, -zc - 0.03], [-wh * 0.6, -zc - 0.03], [-wh, -zc]];
  cuts.push(metalwork.groove(metalwork.soft([...hood], 0.03), GAP * 0.9, 'y', top(nose * 0.93) - 0.09, 2));
  return cuts;
}

/** Handles, mirrors, sill trims, fuel flap. */
export function addSideThings(b: Bench, p: CarPlan, body: Skin): void {
  const doors = doorOutlines(p);
  for (const [side, sx] of SIDES) {
    doors.forEach((door, i) => {
      const zr = Math.min(...door.map((v) => v[0])) + (i === 1 && p.tail !== 'bed' ? 0.14 : 0.09);
      const y = p.belt - 0.1;
      const hits = [0, 0.055, 0.11, 0.165].map((dz) => body.hit([sx * 3, y, zr + dz], [-sx, 0, 0]));
      const path = hits.flatMap((h, k) =>
        h ? [[h.at[0] + sx * (k === 0 || k === 3 ? -0.004 : 0.026), h.at[1], h.at[2]] as Vec3] : [],
      );
      b.add(
        `${side} door handle ${i + 1}`,
        'handles',
        solid.bar(path, { kind: 'rect', w: 0.024, h: 0.013, r: 0.005 }, { up: [sx, 0, 0], spline: 'catmull' }),
        { joint: 'body' },
      );
      const cup = body.hit([sx * 3, y, zr + 0.08], [-sx, 0, 0]);
      if (cup) b.add(`${side} handle cup ${i + 1}`, 'rubber', { op: 'ball', r: [0.008, 0.03, 0.066], at: cup.at });
    });
    addMirror(b, p, side, sx);
    addSill(b, p, body, side, sx);
  }
  const z = p.rearAxle - 0.02;
  const y = Math.max(p.belt - 0.1, 2 * p.wheelR + 0.15);
  const flap = body.hit([3, y, z], [-1, 0, 0]);
  if (flap && p.tail !== 'barn' && Math.abs(flap.normal[1]) < 0.5) {
    const turn = (Math.asin(Math.max(-1, Math.min(1, -flap.normal[1]))) * 180) / Math.PI;
    b.add('fuel flap', 'body', solid.box([0.008, 0.13, 0.15], flap.at, 0.003, [0, 0, -turn]));
  }
}

function addMirror(b: Bench, p: CarPlan, side: string, sx: number): void {
  const z = p.screen[0] - 0.4;
  const y = p.belt + 0.085;
  const x = cabinAt(p, 0.12).half + 0.01;
  const k = p.style === 'pickup' || p.style === 'van' || p.style === 'suv' ? 1.25 : 1;
  const shell = [
    { at: [sx * (x + 0.085), y, z + 0.055] as Vec3, w: 0.1, h: 0.06 },
    { at: [sx * (x + 0.09), y, z + 0.04] as Vec3, w: 0.17, h: 0.105 },
    { at: [sx * (x + 0.095), y, z] as Vec3, w: 0.2, h: 0.125 },
    { at: [sx * (x + 0.1), y, z - 0.04] as Vec3, w: 0.205, h: 0.13 },
  ].map((s) => ({ ...s, w: s.w * k, h: s.h * k, side: [1, 0, 0] as Vec3, up: [0, 1, 0] as Vec3 }));
  b.add(`${side} mirror`, 'body', formed.board(shell, 0.04), { detail: 1.4 });
  b.add(
    `${side} mirror glass`,
    'chrome',
    solid.box([0.18 * k, 0.105 * k, 0.006], [sx * (x + 0.1), y, z - 0.042], 0.002),
  );
  b.add(
    `${side} mirror foot`,
    'rubber',
    solid.bar(
      [
        [sx * (x - 0.05), y - 0.06, z + 0.005],
        [sx * (x + 0.05), y - 0.025 * k, z],
      ],
      { kind: 'rect', w: 0.055, h: 0.03, r: 0.006 },
      { up: [0, 1, 0] },
    ),
  );
}

/** The dark or chrome strip under the doors, and cladding around the wheels of tall cars. */
function addSill(b: Bench, p: CarPlan, body: Skin, side: string, sx: number): void {
  const arch = p.wheelR + 0.07;
  const path: Vec3[] = [];
  for (let i = 0; i <= 8; i++) {
    const z = p.rearAxle + arch + 0.02 + ((p.frontAxle - p.rearAxle - 2 * arch - 0.04) * i) / 8;
    const y = lineAt(p.bottom, (2 * z) / p.L) + (p.cladding ? 0.09 : 0.05);
    const hit = body.hit([sx * 3, y, z], [-sx, 0, 0]);
    if (hit) path.push([hit.at[0] - sx * 0.004, y, z]);
  }
  b.add(
    `${side} sill`,
    'trim',
    solid.bar(
      path,
      { kind: 'rect', w: p.cladding ? 0.15 : 0.06, h: 0.045, r: 0.016 },
      { up: [sx, 0, 0], spline: 'catmull' },
    ),
  );
  for (const [name, axle] of [
    ['front', p.frontAxle],
    ['rear', p.rearAxle],
  ] as const) {
    const lip: Vec3[] = [];
    for (let i = 0; i <= 24; i++) {
      const a = ((-8 + (196 * i) / 24) * Math.PI) / 180;
      const r = p.wheelR + (p.cladding ? 0.066 : 0.054);
      const y = p.wheelR + 0.012 + r * Math.sin(a);
      const z = axle + r * Math.cos(a);
      const hit = body.hit([sx * 3, Math.max(y, lineAt(p.bottom, (2 * z) / p.L) + 0.06), z], [-sx, 0, 0]);
      if (hit) lip.push([hit.at[0] + sx * (p.cladding ? 0.006 : -0.002), y, z]);
    }
    const section = p.cladding
      ? ({ kind: 'rect', w: 0.055, h: 0.05, r: 0.012 } as const)
      : ({ kind: 'circle', r: 0.011 } as const);
    b.add(
      `${side} ${name} wheel arch`,
      p.cladding ? 'trim' : 'body',
      solid.bar(lip, section, { up: [sx, 0, 0], spline: 'linear' }),
    );
    const well = solid.cyl(p.wheelR + 0.048, 0.03, [sx * (p.W / 2 - 0.3), p.wheelR + 0.012, axle], 'x', {
      bevel: 0.002,
      segments: 48,
    });
    const low = lineAt(p.bottom, (2 * axle) / p.L) + 0.02;
    const liner = solid.cut(well, solid.box([3, 1, 2], [0, low - 0.5, axle], 0));
    b.add(`${side} ${name} wheel well`, 'rubber', liner);
  }
}
