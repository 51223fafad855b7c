import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type RobotFrame, sideOf } from './frame.ts';
import { hullOf } from './hull.ts';

/** Thigh, knee, shin with pistons, and foot of one side. */
export function addMechLeg(b: Bench, f: RobotFrame, side: string, s: number): void {
  const { hip, knee, ankle, thigh: th, shin: sh } = sideOf(f, side, s);
  b.add(`${side} hip joint`, 'joints', { op: 'ball', r: 0.13, at: hip }, th);
  const l = hip[1] - knee[1];
  b.add(
    `${side} thigh`,
    'body',
    hullOf(
      [
        [0.11, 0.12, -l + 0.08, 0.01],
        [0.145, 0.165, -l * 0.55, 0.01],
        [0.15, 0.17, -l * 0.2, 0],
        [0.11, 0.13, 0, 0],
      ],
      hip,
      0.045,
    ),
    { ...th, detail: 1.1 },
  );
  b.add(
    `${side} thigh plate`,
    'trim',
    hullOf(
      [
        [0.07, 0.02, -l * 0.75, 0.01],
        [0.1, 0.025, -l * 0.45, 0.012],
        [0.09, 0.02, -l * 0.15, 0],
      ],
      [hip[0], hip[1], hip[2] + 0.17],
      0.016,
    ),
    th,
  );
  b.add(`${side} knee joint`, 'joints', solid.cyl(0.11, 0.27, knee, 'x', { bevel: 0.02 }), sh);
  b.add(
    `${side} knee cap`,
    'accent',
    hullOf(
      [
        [0.05, 0.03, -0.14, 0],
        [0.1, 0.05, -0.02, 0.02],
        [0.1, 0.05, 0.06, 0.02],
        [0.06, 0.03, 0.15, 0],
      ],
      [knee[0], knee[1], knee[2] + 0.13],
      0.025,
    ),
    sh,
  );
  const m = knee[1] - ankle[1];
  b.add(
    `${side} shin`,
    'body',
    hullOf(
      [
        [0.13, 0.15, -m + 0.02, 0],
        [0.19, 0.21, -m * 0.72, -0.02],
        [0.17, 0.2, -m * 0.35, -0.03],
        [0.11, 0.13, -0.06, 0],
      ],
      knee,
      0.05,
    ),
    { ...sh, detail: 1.1 },
  );
  b.add(
    `${side} shin plate`,
    'trim',
    hullOf(
      [
        [0.1, 0.03, -m * 0.92, 0.02],
        [0.13, 0.035, -m * 0.6, 0.01],
        [0.07, 0.03, -m * 0.24, -0.02],
      ],
      [knee[0], knee[1], knee[2] + 0.18],
      0.02,
    ),
    sh,
  );
  b.add(
    `${side} calf pistons`,
    'metal',
    solid.many(
      [-0.06, 0.06].map((dx) =>
        solid.many([
          solid.rod(
            [knee[0] + dx, knee[1] - 0.02, knee[2] - 0.13],
            [knee[0] + dx, knee[1] - m * 0.85, knee[2] - 0.22],
            0.02,
          ),
          solid.rod(
            [knee[0] + dx, knee[1] - m * 0.45, knee[2] - 0.177],
            [knee[0] + dx, knee[1] - m * 0.85, knee[2] - 0.22],
            0.036,
          ),
        ]),
      ),
    ),
    sh,
  );
  addFoot(b, side, ankle);
}

function addFoot(b: Bench, side: string, ankle: Vec3): void {
  const ft = { joint: `${side} foot` };
  b.add(
    `${side} ankle`,
    'joints',
    { op: 'ball', r: 0.1, at: [ankle[0], ankle[1] + 0.02, ankle[2]] },
    {
      ...ft,
      hidden: true,
    },
  );
  const toes: Vec2[] = [
    [-0.15, -0.2],
    [0.15, -0.2],
    [0.2, 0.06],
    [0.16, 0.34],
    [-0.16, 0.34],
    [-0.2, 0.06],
  ];
  const sole = outline
    .rounded(toes, 0.05, 4)
    .map(([u, v]): Vec2 => [u + ankle[0], -v])
    .reverse();
  b.add(`${side} sole`, 'joints', solid.slab(sole, 0.05, [0, 0.025, ankle[2]], 'y', { bevel: 0.008 }), ft);
  b.add(
    `${side} foot`,
    'body',
    hullOf(
      [
        [0.18, 0.25, 0.045, 0.06],
        [0.175, 0.24, 0.09, 0.05],
        [0.12, 0.14, 0.19, -0.02],
        [0.09, 0.1, 0.2, -0.02],
      ],
      [ankle[0], 0, ankle[2]],
      0.05,
    ),
    ft,
  );
  b.add(
    `${side} toe plate`,
    'trim',
    hullOf(
      [
        [0.13, 0.06, 0.05, 0],
        [0.12, 0.055, 0.1, 0],
        [0.08, 0.03, 0.135, -0.02],
      ],
      [ankle[0], 0, ankle[2] + 0.28],
      0.025,
    ),
    ft,
  );
  b.add(`${side} heel`, 'metal', solid.box([0.13, 0.12, 0.1], [ankle[0], 0.075, ankle[2] - 0.2], 0.025), ft);
}
