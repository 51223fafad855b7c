import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type RobotFrame, robotFrame } from './frame.ts';
import { hullOf } from './hull.ts';
import { addMechArm } from './mech-arm.ts';
import { addMechLeg } from './mech-leg.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** An armoured walker: canted chest with intakes, slit-visor head, shoulder shields, pistons, forearm gun or fists, heavy feet. */
export function buildMech(b: Bench, rng: Rng): RobotFrame {
  const t = rng.fork('mech');
  const f = robotFrame({ height: 2.6, shoulderW: 1.36, hipW: 0.62, armOut: 9, legShare: 0.47, headH: 0.3 });
  const chest = { joint: 'chest' };
  const cy = f.chest[1];
  b.add(
    'chest',
    'body',
    hullOf(
      [
        [0.3, 0.2, -0.16, 0],
        [0.5, 0.33, 0.04, 0.03],
        [0.56, 0.34, 0.24, 0.02],
        [0.46, 0.28, 0.44, -0.03],
        [0.3, 0.2, 0.5, -0.05],
      ],
      [0, cy, 0],
      0.07,
    ),
    { ...chest, detail: 1.3 },
  );
  const plate: Vec2[] = [
    [-0.2, cy + 0.08],
    [0.2, cy + 0.08],
    [0.27, cy + 0.3],
    [0.2, cy + 0.4],
    [-0.2, cy + 0.4],
    [-0.27, cy + 0.3],
  ];
  b.add(
    'chest plate',
    'trim',
    solid.put(
      solid.slab(
        plate.map(([x, y]): Vec2 => [x, y - cy - 0.24]),
        0.07,
        [0, 0, 0],
        'z',
        { bevel: 0.018 },
      ),
      [0, cy + 0.24, 0.335],
      [-9, 0, 0],
    ),
    chest,
  );
  b.add('core rim', 'metal', solid.hoop(0.085, { kind: 'circle', r: 0.018 }, [0, cy + 0.23, 0.375], 'z', 40), chest);
  b.add('core', 'eyes', { op: 'ball', r: [0.075, 0.075, 0.03], at: [0, cy + 0.23, 0.372] }, chest);
  for (const [side, s] of SIDES) {
    const vents: Shape[] = [];
    for (let i = 0; i < 4; i++)
      vents.push(solid.box([0.15, 0.022, 0.05], [s * 0.39, cy + 0.13 + i * 0.05, 0.335], 0.006, [0, s * 8, 0]));
    b.add(`${side} intake`, 'joints', solid.many(vents), chest);
    b.add(
      `${side} collar`,
      'trim',
      hullOf(
        [
          [0.1, 0.16, 0, 0],
          [0.08, 0.12, 0.12, -0.01],
        ],
        [s * 0.33, cy + 0.44, -0.03],
        0.03,
      ),
      chest,
    );
    b.add(
      `${side} thruster`,
      'metal',
      solid.turned(
        [
          [0, 0],
          [0.1, 0],
          [0.085, 0.16],
          [0.07, 0.22],
          [0, 0.22],
        ],
        [s * 0.2, cy + 0.0, -0.4],
      ),
      chest,
    );
    b.add(`${side} thruster glow`, 'eyes', solid.cyl(0.07, 0.012, [s * 0.2, cy - 0.005, -0.4]), chest);
  }
  b.add(
    'backpack',
    'body',
    hullOf(
      [
        [0.26, 0.1, 0, 0],
        [0.34, 0.14, 0.1, 0],
        [0.34, 0.14, 0.4, 0],
        [0.22, 0.09, 0.46, 0],
      ],
      [0, cy + 0.02, -0.38],
      0.04,
    ),
    chest,
  );
  addWaist(b, f);
  addHead(b, f, t);
  const gun = t.int(3);
  for (const [side, s] of SIDES) {
    addMechArm(b, f, side, s, gun === 1 && s < 0);
    addMechLeg(b, f, side, s);
  }
  return f;
}

function addWaist(b: Bench, f: RobotFrame): void {
  const y = f.hips[1];
  const top = f.chest[1] - 0.14;
  b.add(
    'waist',
    'joints',
    solid.turned(
      [
        [0, y - 0.02],
        [0.18, y - 0.02],
        [0.16, y + 0.06],
        [0.2, y + 0.1],
        [0.17, y + 0.16],
        [0.21, top],
        [0, top],
      ],
      [0, 0, 0],
    ),
    { joint: 'spine' },
  );
  b.add(
    'waist pistons',
    'metal',
    solid.both(
      solid.many([
        solid.rod([0.2, y, 0.1], [0.27, top + 0.02, 0.16], 0.022),
        solid.rod([0.24, (y + top) / 2, 0.13], [0.27, top + 0.02, 0.16], 0.034),
      ]),
    ),
    { joint: 'spine' },
  );
  b.add(
    'pelvis',
    'body',
    hullOf(
      [
        [0.12, 0.14, -0.24, 0],
        [0.3, 0.2, -0.08, 0],
        [0.34, 0.22, 0.02, 0],
        [0.26, 0.18, 0.07, 0],
      ],
      [0, y, 0],
      0.04,
    ),
    { joint: 'hips' },
  );
  b.add(
    'front skirt',
    'trim',
    solid.put(
      hullOf(
        [
          [0.1, 0.025, -0.26, 0],
          [0.15, 0.03, -0.06, 0],
          [0.15, 0.03, 0.06, 0],
        ],
        [0, 0, 0],
        0.02,
      ),
      [0, y - 0.02, 0.23],
      [-6, 0, 0],
    ),
    { joint: 'hips' },
  );
  for (const [side, s] of SIDES)
    b.add(
      `${side} skirt`,
      'body',
      solid.put(
        hullOf(
          [
            [0.025, 0.12, -0.22, 0],
            [0.03, 0.17, -0.04, 0],
            [0.03, 0.16, 0.08, 0],
          ],
          [0, 0, 0],
          0.02,
        ),
        [s * 0.47, y - 0.04, 0],
        [0, 0, s * 9],
      ),
      { joint: 'hips' },
    );
}

function addHead(b: Bench, f: RobotFrame, t: Rng): void {
  const j = { joint: 'head' };
  const y = f.neck[1];
  b.add(
    'neck',
    'joints',
    solid.turned(
      [
        [0, -0.08],
        [0.1, -0.08],
        [0.09, -0.02],
        [0.11, 0],
        [0.09, 0.03],
        [0.09, 0.08],
        [0, 0.08],
      ],
      [0, y, -0.02],
    ),
    { joint: 'neck' },
  );
  b.add(
    'head',
    'body',
    hullOf(
      [
        [0.075, 0.1, 0.0, 0.02],
        [0.115, 0.145, 0.05, 0.015],
        [0.13, 0.16, 0.14, 0],
        [0.115, 0.145, 0.23, -0.01],
        [0.07, 0.1, 0.275, -0.02],
      ],
      [0, y + 0.02, 0],
      0.045,
    ),
    { ...j, detail: 1.4 },
  );
  b.add(
    'face',
    'joints',
    hullOf(
      [
        [0.09, 0.03, 0, 0],
        [0.105, 0.03, 0.06, 0],
        [0.1, 0.03, 0.11, 0],
      ],
      [0, y + 0.07, 0.14],
      0.02,
    ),
    j,
  );
  b.add(
    'visor',
    'eyes',
    solid.put(solid.slab(outline.roundRect(0.19, 0.036, 0.014), 0.03, [0, 0, 0], 'z', { bevel: 0.006 }), [
      0,
      y + 0.165,
      0.162,
    ]),
    j,
  );
  b.add(
    'brow',
    'trim',
    hullOf(
      [
        [0.12, 0.03, 0, 0.01],
        [0.125, 0.035, 0.03, 0],
        [0.1, 0.02, 0.05, -0.01],
      ],
      [0, y + 0.185, 0.145],
      0.014,
    ),
    j,
  );
  b.add(
    'chin',
    'trim',
    hullOf(
      [
        [0.03, 0.03, -0.02, 0],
        [0.055, 0.04, 0.04, 0],
        [0.05, 0.03, 0.07, 0],
      ],
      [0, y + 0.03, 0.14],
      0.014,
    ),
    j,
  );
  b.add(
    'cheek vents',
    'metal',
    solid.both(
      solid.many([0, 1, 2].map((i) => solid.box([0.02, 0.01, 0.07], [0.124, y + 0.075 + i * 0.022, 0.06], 0.003))),
    ),
    j,
  );
  addCrest(b, y, t.int(3));
}

/** Horns, comb or antennae. */
function addCrest(b: Bench, y: number, horns: number): void {
  const j = { joint: 'head' };
  if (horns === 0)
    b.add(
      'crest',
      'accent',
      solid.both(
        solid.slab(
          [
            [0.01, y + 0.23],
            [0.03, y + 0.225],
            [0.21, y + 0.39],
            [0.2, y + 0.4],
          ],
          0.016,
          [0, 0, 0.155],
          'z',
          { bevel: 0.004 },
        ),
      ),
      j,
    );
  else if (horns === 1)
    b.add(
      'crest',
      'accent',
      solid.slab(
        [
          [-0.12, y + 0.29],
          [0.1, y + 0.27],
          [0.13, y + 0.32],
          [-0.02, y + 0.36],
          [-0.18, y + 0.34],
        ],
        0.03,
        [0, 0, 0],
        'x',
        { bevel: 0.008 },
      ),
      j,
    );
  else
    b.add(
      'antennae',
      'metal',
      solid.both(
        solid.many([
          solid.box([0.03, 0.09, 0.07], [0.145, y + 0.18, -0.02], 0.01),
          solid.rod([0.15, y + 0.2, -0.03], [0.17, y + 0.46, -0.07], 0.008, 0.004),
        ]),
      ),
      j,
    );
}
