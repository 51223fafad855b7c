import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type RobotFrame, sideOf } from './frame.ts';
import { hullOf } from './hull.ts';

/** Shoulder shield, arm, and a fist or a gun, of one side. */
export function addMechArm(b: Bench, f: RobotFrame, side: string, s: number, gun: boolean): void {
  const { shoulder: sh, elbow: el, wrist: wr, upperArm: up, forearm: low } = sideOf(f, side, s);
  b.add(
    `${side} shoulder joint`,
    'joints',
    solid.cyl(0.12, 0.3, [sh[0] - s * 0.1, sh[1], 0], 'x', { bevel: 0.02 }),
    up,
  );
  b.add(
    `${side} shoulder armour`,
    'body',
    solid.put(
      hullOf(
        [
          [0.17, 0.21, -0.2, 0],
          [0.2, 0.25, -0.1, 0],
          [0.2, 0.25, 0.1, 0],
          [0.13, 0.17, 0.2, 0],
        ],
        [0, 0, 0],
        0.05,
      ),
      [sh[0] + s * 0.06, sh[1] + 0.05, 0],
      [0, 0, s * -8],
    ),
    { ...up, detail: 1.2 },
  );
  b.add(
    `${side} shoulder stripe`,
    'accent',
    solid.put(solid.box([0.05, 0.2, 0.36], [0, 0, 0], 0.012), [sh[0] + s * 0.255, sh[1] + 0.03, 0], [0, 0, s * -8]),
    up,
  );
  const mid = (a: Vec3, c: Vec3, t: number): Vec3 => [
    a[0] + (c[0] - a[0]) * t,
    a[1] + (c[1] - a[1]) * t,
    a[2] + (c[2] - a[2]) * t,
  ];
  b.add(`${side} upper arm`, 'joints', solid.rod(mid(sh, el, 0.2), el, 0.085, 0.075), up);
  b.add(`${side} upper arm plate`, 'body', solid.rod(mid(sh, el, 0.4), mid(sh, el, 0.85), 0.105, 0.095), up);
  b.add(`${side} elbow`, 'metal', solid.cyl(0.095, 0.2, el, 'x', { bevel: 0.02 }), low);
  const tilt: Vec3 = [
    (Math.atan2(wr[2] - el[2], el[1] - wr[1]) * -180) / Math.PI,
    0,
    (Math.atan2(wr[0] - el[0], el[1] - wr[1]) * 180) / Math.PI,
  ];
  const l = Math.hypot(wr[0] - el[0], wr[1] - el[1], wr[2] - el[2]);
  b.add(
    `${side} forearm`,
    'body',
    solid.put(
      hullOf(
        [
          [0.1, 0.11, -l, 0],
          [0.145, 0.16, -l * 0.82, 0],
          [0.14, 0.16, -l * 0.4, 0],
          [0.09, 0.1, -0.05, 0],
        ],
        [0, 0, 0],
        0.04,
      ),
      el,
      tilt,
    ),
    { ...low, detail: 1.2 },
  );
  b.add(
    `${side} forearm plate`,
    'trim',
    solid.put(
      hullOf(
        [
          [0.03, 0.09, -l * 0.9, 0],
          [0.035, 0.12, -l * 0.6, 0],
          [0.025, 0.08, -l * 0.25, 0],
        ],
        [s * 0.14, 0, 0],
        0.018,
      ),
      el,
      tilt,
    ),
    low,
  );
  b.add(
    `${side} forearm piston`,
    'metal',
    solid.put(
      solid.many([
        solid.rod([-s * 0.1, -l * 0.1, 0.13], [-s * 0.1, -l * 0.8, 0.15], 0.02),
        solid.rod([-s * 0.1, -l * 0.5, 0.142], [-s * 0.1, -l * 0.8, 0.15], 0.034),
      ]),
      el,
      tilt,
    ),
    low,
  );
  if (gun) addGun(b, side, wr);
  else addFist(b, side, s, wr);
}

function addGun(b: Bench, side: string, at: Vec3): void {
  const j = { joint: `${side} hand` };
  b.add(`${side} gun breech`, 'joints', solid.box([0.18, 0.22, 0.26], [at[0], at[1] - 0.06, at[2] + 0.06], 0.03), j);
  const barrel = solid.cyl(0.026, 0.62, [0, 0.055, 0.42], 'z');
  b.add(
    `${side} gun barrels`,
    'metal',
    solid.put({ op: 'arrayed', n: 6, around: 'z', of: barrel }, [at[0], at[1] - 0.06, at[2]]),
    j,
  );
  b.add(
    `${side} gun rings`,
    'trim',
    solid.many(
      [0.26, 0.5, 0.68].map((z) => solid.cyl(0.092, 0.035, [at[0], at[1] - 0.06, at[2] + z], 'z', { bevel: 0.008 })),
    ),
    j,
  );
}

function addFist(b: Bench, side: string, s: number, at: Vec3): void {
  const j = { joint: `${side} hand` };
  const y = at[1];
  b.add(`${side} wrist`, 'joints', solid.cyl(0.07, 0.08, [at[0], y - 0.02, at[2]], 'y', { bevel: 0.01 }), j);
  b.add(`${side} palm`, 'metal', solid.box([0.1, 0.15, 0.19], [at[0], y - 0.13, at[2]], 0.022), j);
  for (let i = 0; i < 4; i++) {
    const z = at[2] + 0.072 - i * 0.048;
    const path: Vec3[] = [
      [at[0] + s * 0.02, y - 0.19, z],
      [at[0] + s * 0.03, y - 0.26, z],
      [at[0] - s * 0.015, y - 0.3, z],
      [at[0] - s * 0.06, y - 0.275, z],
    ];
    b.add(
      `${side} finger ${i + 1}`,
      'joints',
      solid.bar(path, { kind: 'rect', w: 0.042, h: 0.045, r: 0.01 }, { up: [1, 0, 0], spline: 'linear' }),
      j,
    );
  }
  b.add(
    `${side} thumb`,
    'joints',
    solid.bar(
      [
        [at[0] - s * 0.02, y - 0.1, at[2] + 0.09],
        [at[0] - s * 0.05, y - 0.16, at[2] + 0.14],
        [at[0] - s * 0.07, y - 0.23, at[2] + 0.11],
      ],
      { kind: 'rect', w: 0.045, h: 0.045, r: 0.01 },
      { up: [1, 0, 0] },
    ),
    j,
  );
  b.add(`${side} knuckles`, 'trim', solid.box([0.03, 0.06, 0.19], [at[0] + s * 0.055, y - 0.18, at[2]], 0.01), j);
}
