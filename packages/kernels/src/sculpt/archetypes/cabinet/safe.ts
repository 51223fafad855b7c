import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A steel safe: thick door, hinges, dial with marks, spoked handle, rivets. */
export function buildSafe(b: Bench, w: number, h: number, d: number): void {
  b.add('body', 'wood', solid.box([w, h - 0.05, d], [0, (h - 0.05) / 2 + 0.05, 0], 0.022));
  b.add('door', 'doors', solid.box([w - 0.09, h - 0.15, 0.04], [0.0, h / 2 + 0.025, d / 2 + 0.01], 0.014));
  b.add(
    'door rim',
    'metal',
    solid.slab(outline.roundRect(w - 0.07, h - 0.13, 0.03, 0, h / 2 + 0.025, 4), 0.02, [0, 0, d / 2 + 0.002], 'z', {
      holes: [outline.roundRect(w - 0.1, h - 0.16, 0.025, 0, h / 2 + 0.025, 4)],
      bevel: 0.004,
    }),
  );
  const z = d / 2 + 0.03;
  const inner = outline.roundRect(w - 0.18, h - 0.24, 0.02, 0, h / 2 + 0.025, 3);
  b.add('door line', 'metal', {
    op: 'sweep',
    path: inner.map(([x, y]): Vec3 => [x, y, z + 0.001]),
    section: { kind: 'circle', r: 0.004 },
    closed: true,
    spline: 'linear',
  });
  for (const [k, y] of [0.24, 0.76].entries())
    b.add(
      `hinge ${k + 1}`,
      'metal',
      solid.turned(outline.pairs([0, -0.06, 0.014, -0.06, 0.022, -0.05, 0.022, 0.05, 0.014, 0.06, 0, 0.06]), [
        -w / 2 + 0.028,
        0.05 + y * (h - 0.05),
        d / 2 + 0.018,
      ]),
    );
  const dial: Vec3 = [0.11, h * 0.6, z];
  b.add('dial plate', 'metal', solid.cyl(0.068, 0.012, [dial[0], dial[1], z + 0.005], 'z', { bevel: 0.003 }));
  b.add(
    'dial',
    { base: 'plastic', color: '#17181a' },
    solid.cyl(0.055, 0.02, [dial[0], dial[1], z + 0.016], 'z', { top: 0.05, bevel: 0.003 }),
  );
  b.add('dial knob', 'metal', solid.cyl(0.024, 0.034, [dial[0], dial[1], z + 0.036], 'z', { top: 0.02, bevel: 0.004 }));
  const mark = solid.box([0.003, 0.009, 0.002], [0, 0.044, z + 0.027], 0);
  b.add(
    'dial marks',
    { base: 'paint', color: '#f2f2f0' },
    solid.at(
      mark,
      Array.from({ length: 20 }, (_, i) => ({ at: [dial[0], dial[1], 0] as Vec3, rot: [0, 0, i * 18] as Vec3 })),
    ),
    { detail: 0.3 },
  );
  const hub: Vec3 = [-0.06, h * 0.42, z];
  b.add(
    'handle hub',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.04, 0, 0.04, 0.01, 0.022, 0.02, 0.022, 0.05, 0, 0.056]), hub, { axis: 'z' }),
  );
  for (let i = 0; i < 5; i++) {
    const a = (i * 72 + 90) * (Math.PI / 180);
    const end: Vec3 = [hub[0] + 0.085 * Math.cos(a), hub[1] + 0.085 * Math.sin(a), z + 0.042];
    b.add(`handle spoke ${i + 1}`, 'metal', solid.rod([hub[0], hub[1], z + 0.038], end, 0.008));
    b.add(`handle knob ${i + 1}`, 'metal', { op: 'ball', r: 0.016, at: end });
  }
  const rivet = { op: 'ball' as const, r: [0.011, 0.011, 0.006] as Vec3 };
  const spots: Vec3[] = [];
  for (const x of [-1, 1])
    for (let i = 0; i < 6; i++) spots.push([x * (w / 2 - 0.022), 0.1 + (i * (h - 0.15)) / 5, d / 2]);
  b.add(
    'rivets',
    'metal',
    solid.at(
      rivet,
      spots.map((at) => ({ at })),
    ),
    { detail: 0.4 },
  );
  b.add('maker plate', 'metal', solid.box([0.13, 0.035, 0.004], [0, h * 0.83, z + 0.001], 0.001));
  for (const [name, sx, sz] of [
    ['left front', 1, 1],
    ['right front', -1, 1],
    ['left back', 1, -1],
    ['right back', -1, -1],
  ] as const)
    b.add(
      `${name} foot`,
      'legs',
      solid.cyl(0.04, 0.055, [sx * (w / 2 - 0.07), 0.0275, sz * (d / 2 - 0.07)], 'y', { top: 0.05 }),
    );
}
