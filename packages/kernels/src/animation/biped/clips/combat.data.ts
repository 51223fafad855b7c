import type { Clip } from '../clip.ts';
import type { BipedPose } from '../pose.ts';
import { step } from './steps.ts';

const WIDE: BipedPose['legs'] = { x: 0.1, yaw: 14 };

/** Fists before the chin, the left foot in front, on springy knees. */
const GUARD: BipedPose = {
  hips: { y: -0.07, yaw: -22, pitch: 4 },
  spine: { bend: 12, twist: -6 },
  head: { nod: 8, look: 22 },
  arms: { curl: 1, palm: 10, wrist: 6 },
  armL: { fwd: 52, out: 12, twist: 30, elbow: 112, shrug: 8 },
  armR: { fwd: 38, out: 16, twist: 34, elbow: 128, shrug: 8 },
  legL: { x: 0.05, z: 0.2, yaw: 4 },
  legR: { x: 0.07, z: -0.16, yaw: 30 },
};
const BOUNCE = [
  ['hips.y', -0.022, 4, 0, 'bounce'],
  ['armL.fwd', 4, 4, 0.1],
  ['armR.fwd', 4, 4, 0.2],
] as const;

const JAB: BipedPose = {
  armL: { fwd: 88, out: 4, twist: 40, elbow: 8, palm: 70 },
  hips: { yaw: -36, z: 0.06 },
  spine: { twist: -24 },
  head: { look: 34 },
};
const JAB_BACK: BipedPose = { armL: GUARD.armL, hips: { yaw: -22, z: 0 }, spine: { twist: -6 }, head: { look: 22 } };
const CROSS: BipedPose = {
  armR: { fwd: 90, out: -6, twist: 40, elbow: 6, palm: 70 },
  hips: { yaw: 18, z: 0.1, y: -0.1 },
  spine: { twist: 30, bend: 16 },
  head: { look: -28 },
};
const CROSS_BACK: BipedPose = {
  armR: GUARD.armR,
  hips: { yaw: -22, z: 0, y: -0.07 },
  spine: { twist: -6, bend: 12 },
  head: { look: 22 },
};

/** A blow taken: how the body is thrown, and back. */
function struck(at: number, thrown: BipedPose, caught: BipedPose, end: number): Clip['keys'] {
  return [
    [at, 'stance'],
    [at + 0.13, thrown, 'hit'],
    [at + 0.4, caught],
    [end - 0.45, caught],
    [end, 'stance'],
  ];
}

/** Fighting, with fists, feet and weapons, and being hit. */
export const COMBAT: Readonly<Record<string, Clip>> = {
  slash: {
    about: 'swings a sword: winds up over the right shoulder, steps and cuts down across the body',
    seconds: 1.5,
    snap: 1.25,
    stance: {
      hips: { y: -0.06, yaw: -12 },
      spine: { bend: 6 },
      legL: { x: 0.06, z: 0.16, yaw: 6 },
      legR: { x: 0.07, z: -0.14, yaw: 26 },
      armR: { fwd: 42, out: 12, elbow: 76, twist: 10, curl: 1, wrist: -10 },
      armL: { fwd: 22, out: 26, elbow: 52, curl: 0.6 },
      head: { still: 0.6, look: 10 },
    },
    keys: [
      [0.05, 'stance'],
      [
        0.42,
        {
          hips: { yaw: -34, z: -0.07, y: -0.1 },
          spine: { twist: -34, bend: -10, lean: -8 },
          armR: { fwd: 155, out: 34, elbow: 104, wrist: -25, shrug: 14 },
          armL: { fwd: 62, out: 20, elbow: 30 },
          head: { look: 40 },
        },
      ],
      [
        0.52,
        { hips: { yaw: -36, z: -0.05 }, spine: { twist: -36, bend: -11 }, armR: { fwd: 158, out: 34, elbow: 110 } },
      ],
      [
        0.66,
        {
          hips: { yaw: 20, z: 0.2, y: -0.16 },
          spine: { twist: 34, bend: 30, lean: 8 },
          armR: { fwd: 48, out: -30, elbow: 12, wrist: 20, twist: 40, shrug: 0 },
          armL: { fwd: -28, out: 34, elbow: 40 },
          head: { look: -22 },
        },
        'hit',
      ],
      [
        0.82,
        {
          hips: { yaw: 26, z: 0.22, y: -0.18 },
          spine: { twist: 40, bend: 34 },
          armR: { fwd: 8, out: -42, elbow: 30, twist: 60 },
          head: { look: -26 },
        },
      ],
      [1.02, { hips: { yaw: 24, z: 0.21 }, spine: { twist: 38 }, armR: { fwd: 6, out: -42, elbow: 34 } }],
      [1.45, 'stance'],
      ...step('legR', 0.46, 0.66, { z: -0.14 }, { z: 0.42, yaw: 12 }),
      ...step('legR', 1.05, 1.4, { z: 0.42 }, { z: -0.14, yaw: 26 }),
    ],
  },
  chop: {
    about: 'chops with both hands: an axe goes up over the head and down with the whole body',
    seconds: 1.7,
    loop: true,
    snap: 1.2,
    stance: {
      hips: { y: -0.06 },
      legs: { x: 0.12, yaw: 14 },
      arms: { curl: 1 },
      armR: { hand: ['chest', -0.1, -1.3, 1.7] },
      armL: { hand: ['other', 0.02, -0.14, 0.08], flare: 40 },
      head: { still: 0.4, nod: 10 },
    },
    keys: [
      [0, { hips: { y: -0.06, z: 0 }, spine: { bend: 14 }, armR: { hand: ['chest', -0.2, -1.3, 1.7] } }],
      [0.3, { spine: { bend: 2 }, armR: { hand: ['chest', -0.2, 0.1, 2.1] } }],
      [
        0.72,
        {
          hips: { y: 0, z: -0.05, pitch: -4 },
          spine: { bend: -22 },
          armR: { hand: ['head', -0.15, 1.5, -0.7] },
          head: { nod: -6 },
          legs: { pitch: 8 },
        },
      ],
      [
        0.84,
        { hips: { y: 0.01, z: -0.05, pitch: -5 }, spine: { bend: -24 }, armR: { hand: ['head', -0.15, 1.5, -0.9] } },
      ],
      [
        1.06,
        {
          hips: { y: -0.24, z: -0.05, pitch: 26 },
          spine: { bend: 44 },
          armR: { hand: ['chest', -0.25, -2, 2.4] },
          head: { nod: 4 },
          legs: { pitch: 0 },
        },
        'hit',
      ],
      [
        1.3,
        { hips: { y: -0.25, z: -0.05, pitch: 27 }, spine: { bend: 46 }, armR: { hand: ['chest', -0.25, -2, 2.3] } },
      ],
      [1.66, { hips: { y: -0.08, z: 0, pitch: 4 }, spine: { bend: 18 }, armR: { hand: ['chest', -0.2, -1.35, 1.75] } }],
    ],
  },
  box_01: {
    about: 'boxes: two quick left jabs and a right cross from a springy guard',
    seconds: 2,
    loop: true,
    snap: 1.5,
    stance: GUARD,
    waves: BOUNCE,
    keys: [
      [0.2, JAB_BACK],
      [0.32, JAB, 'hit'],
      [0.36, JAB],
      [0.52, JAB_BACK],
      [0.58, JAB_BACK],
      [0.7, JAB, 'hit'],
      [0.74, JAB],
      [0.9, JAB_BACK],
      [0.94, { ...CROSS_BACK, hips: { yaw: -32, z: -0.03 } }],
      [1.12, CROSS, 'hit'],
      [1.18, CROSS],
      [1.42, CROSS_BACK],
      [1.95, CROSS_BACK],
      [1.0, { legR: { pitch: 6 } }],
      [1.12, { legR: { pitch: 38 } }],
      [1.4, { legR: { pitch: 6 } }],
    ],
  },
  box_02: {
    about: 'boxes: a wide left hook, then a right uppercut that comes out of the knees',
    seconds: 2.2,
    loop: true,
    snap: 1.4,
    stance: GUARD,
    waves: BOUNCE,
    keys: [
      [0.15, JAB_BACK],
      [0.38, { hips: { yaw: 4, y: -0.12 }, spine: { twist: 22 }, armL: { fwd: 40, out: 42, elbow: 96, twist: 20 } }],
      [
        0.56,
        {
          hips: { yaw: -44, y: -0.08 },
          spine: { twist: -34 },
          armL: { fwd: 78, out: 52, elbow: 92, twist: 40, palm: 40 },
          head: { look: 48 },
        },
        'hit',
      ],
      [0.66, { hips: { yaw: -46 }, spine: { twist: -36 }, armL: { fwd: 76, out: 20, elbow: 100 } }],
      [0.95, { ...JAB_BACK, hips: { yaw: -22, y: -0.08 } }],
      [
        1.2,
        {
          hips: { yaw: -38, y: -0.26, z: -0.02 },
          spine: { twist: -20, bend: 24, lean: -14 },
          armR: { fwd: -8, out: 14, elbow: 92, palm: -50 },
        },
      ],
      [
        1.42,
        {
          hips: { yaw: 14, y: 0, z: 0.08 },
          spine: { twist: 28, bend: -6, lean: 4 },
          armR: { fwd: 112, out: 4, elbow: 84, palm: -70 },
          head: { look: -14, nod: 0 },
          legR: { pitch: 34 },
        },
        'hit',
      ],
      [1.55, { hips: { yaw: 16, y: 0.01 }, spine: { twist: 30 }, armR: { fwd: 126, elbow: 88 }, legR: { pitch: 36 } }],
      [
        1.95,
        { ...CROSS_BACK, spine: { twist: -6, bend: 12, lean: 0 }, legR: { pitch: 0 }, head: { look: 22, nod: 8 } },
      ],
      [2.15, CROSS_BACK],
    ],
  },
  box_03: {
    about: 'boxes on the spot: ducks under a blow to one side and the other, guard up',
    seconds: 2,
    loop: true,
    stance: { ...GUARD, hips: { y: -0.1, yaw: -14, pitch: 6 } },
    waves: [
      ['armL.fwd', 7, 4, 0.1],
      ['armR.fwd', 7, 4, 0.6],
      ['armL.elbow', 9, 4, 0.2],
      ['armR.elbow', 9, 4, 0.7],
    ],
    keys: [
      [0, { hips: { x: 0, y: -0.08, roll: 0 }, spine: { lean: 0, bend: 12, twist: 0 } }],
      [0.3, { hips: { x: 0.05, y: -0.3, roll: 4 }, spine: { lean: 16, bend: 34, twist: 10 } }],
      [0.52, { hips: { x: 0.18, y: -0.14, roll: 6 }, spine: { lean: 20, bend: 14, twist: 16 } }],
      [0.85, { hips: { x: 0.14, y: -0.1, roll: 4 }, spine: { lean: 12, bend: 12, twist: 8 } }],
      [1.2, { hips: { x: -0.05, y: -0.32, roll: -4 }, spine: { lean: -16, bend: 34, twist: -14 } }],
      [1.45, { hips: { x: -0.18, y: -0.14, roll: -6 }, spine: { lean: -20, bend: 14, twist: -20 } }],
      [1.75, { hips: { x: -0.12, y: -0.09, roll: -3 }, spine: { lean: -8, bend: 12, twist: -8 } }],
    ],
  },
  front_kick_01: {
    about: 'kicks to the front with the right foot: knee up, foot out at chest height, back into the guard',
    seconds: 1.5,
    snap: 1.4,
    stance: GUARD,
    keys: [
      [0.1, 'stance'],
      [0.3, { hips: { z: -0.02, y: -0.12, yaw: -26 }, legR: { air: 0, pitch: 0 } }],
      [0.4, { legR: { air: 0.15, pitch: 40 } }],
      [
        0.56,
        {
          hips: { z: 0.16, y: -0.03, yaw: 8, pitch: -10 },
          spine: { bend: 12, twist: 8 },
          legR: { air: 1, fwd: 108, bend: 112, point: -8, out: 4 },
          armL: { out: 24 },
          armR: { out: 30, fwd: 10, elbow: 90 },
          head: { look: 0, nod: 6 },
        },
      ],
      [
        0.7,
        {
          hips: { z: 0.2, y: -0.02, yaw: 18, pitch: -26 },
          spine: { bend: 14, twist: 4 },
          legR: { air: 1, fwd: 112, bend: 6, point: -12 },
          armR: { fwd: -22, out: 30, elbow: 70 },
        },
        'hit',
      ],
      [0.76, { hips: { pitch: -26, yaw: 18 }, legR: { air: 1, fwd: 112, bend: 8 } }],
      [
        0.94,
        {
          hips: { z: 0.14, yaw: 2, pitch: -8 },
          legR: { air: 1, fwd: 92, bend: 104, point: 10 },
          armR: { fwd: 10, out: 24, elbow: 100 },
        },
      ],
      [
        1.22,
        {
          hips: { z: 0, y: -0.1, yaw: -22, pitch: 4 },
          spine: { bend: 14, twist: -6 },
          legR: { air: 0, pitch: 0 },
          head: { look: 22, nod: 8 },
        },
      ],
      [1.45, 'stance'],
    ],
  },
  front_kick_02: {
    about: 'stamps to the front: the left knee is pulled up to the chest and the sole is driven straight ahead',
    seconds: 1.7,
    mirror: true,
    snap: 1.3,
    stance: {
      ...GUARD,
      legR: { x: 0.04, z: 0.06, yaw: 10 },
      legL: { x: 0.04, z: 0.02, yaw: 10 },
      hips: { y: -0.05, yaw: 0, pitch: 2 },
      head: { look: 0, nod: 6 },
    },
    keys: [
      [0.1, 'stance'],
      [0.32, { hips: { x: 0.07, y: -0.12, z: -0.02 }, spine: { bend: 20 }, legR: { air: 0, pitch: 0 } }],
      [0.42, { legR: { air: 0.1, pitch: 26 } }],
      [
        0.62,
        {
          hips: { x: 0.08, y: -0.02, z: -0.04, pitch: -6 },
          spine: { bend: 20 },
          legR: { air: 1, fwd: 124, bend: 132, point: -22 },
          armL: { fwd: 60, elbow: 100 },
          armR: { fwd: 48, elbow: 110 },
        },
      ],
      [0.72, { legR: { air: 1, fwd: 126, bend: 136 } }],
      [
        0.84,
        {
          hips: { x: 0.08, z: 0.1, pitch: -20, y: -0.05 },
          spine: { bend: 6 },
          legR: { air: 1, fwd: 88, bend: 10, point: -24 },
          armL: { fwd: -20, out: 32, elbow: 50 },
          armR: { fwd: -20, out: 36, elbow: 50 },
        },
        'hit',
      ],
      [0.98, { hips: { pitch: -18, z: 0.1 }, legR: { air: 1, fwd: 84, bend: 14 } }],
      [1.18, { hips: { pitch: 2, z: 0.06, x: 0.05 }, legR: { air: 1, fwd: 62, bend: 74, point: 0 } }],
      [1.4, { hips: { x: 0, y: -0.1, z: 0, pitch: 4 }, spine: { bend: 14 }, legR: { air: 0, pitch: 0 } }],
      [1.68, 'stance'],
    ],
  },
  bow: {
    about: 'shoots an arrow: the left arm holds the bow out, the right hand draws to the cheek, aims and lets go',
    seconds: 3,
    stance: {
      legs: { x: 0.12 },
      legL: { z: 0.14, yaw: 20 },
      legR: { z: -0.1, yaw: 60 },
      hips: { yaw: -50 },
      spine: { twist: -12 },
      head: { look: 58, still: 0.3 },
      armL: { fwd: 20, out: 26, elbow: 24, curl: 1 },
      armR: { curl: 0.8 },
    },
    keys: [
      [0.2, 'stance'],
      [
        0.8,
        {
          spine: { twist: -22, bend: -2 },
          armL: { fwd: 66, out: 16, elbow: 30, palm: 20, shrug: 6 },
          armR: { hand: ['other', 0.3, 0.0, -0.04], flare: 84 },
          head: { look: 66 },
        },
      ],
      [1.05, { armR: { hand: ['other', 0.3, 0.0, -0.04], flare: 86 } }],
      [1.32, { armR: { hand: ['chest', 0.25, 0.15, 1.9] } }],
      [
        1.75,
        {
          spine: { twist: -30, bend: -5, lean: -3 },
          hips: { x: -0.03 },
          armR: { hand: ['head', 1.0, -0.75, 0.75], flare: 100, wrist: 8 },
          armL: { fwd: 60, out: 84, elbow: 4 },
        },
      ],
      [2.15, { spine: { twist: -31, bend: -6 }, armR: { hand: ['head', 1.05, -0.75, 0.65], flare: 100, curl: 0.8 } }],
      [
        2.28,
        {
          armR: { hand: ['head', 1.9, -0.4, -0.5], flare: 96, curl: 0.1, wrist: -20 },
          armL: { out: 90 },
          spine: { twist: -24 },
        },
        'hit',
      ],
      [
        2.6,
        {
          armR: { hand: ['head', 1.9, -0.5, -0.4], curl: 0.15 },
          armL: { fwd: 58, out: 84 },
          spine: { twist: -24, bend: -3 },
        },
      ],
      [
        3,
        {
          armR: { hand: ['chest', 1.7, -0.9, 0.4] },
          armL: { fwd: 44, out: 60, elbow: 14 },
          spine: { twist: -14, bend: 0 },
        },
      ],
    ],
  },
  shoot: {
    about: 'aims a pistol with both hands and fires twice, the recoil throwing the arms up',
    seconds: 2,
    snap: 1.3,
    stance: {
      legs: WIDE,
      hips: { y: -0.05 },
      spine: { bend: 6 },
      arms: { curl: 0.8 },
      head: { still: 0.8 },
      armR: { fwd: 24, elbow: 30, out: 6 },
    },
    keys: [
      [0.1, 'stance'],
      [
        0.5,
        {
          hips: { y: -0.09, z: 0.02 },
          spine: { bend: 10 },
          armR: { hand: ['chest', -0.9, 0.3, 2.7], flare: 30, point: 0.3, palm: 0 },
          armL: { hand: ['other', -0.06, -0.05, -0.02], flare: 34 },
          head: { nod: 5, tilt: -6 },
        },
      ],
      [0.85, { armR: { hand: ['chest', -0.9, 0.3, 2.7], wrist: 0 }, spine: { bend: 10 } }],
      [
        0.92,
        {
          armR: { hand: ['chest', -0.9, 0.75, 2.3], wrist: 0, side: 18, shrug: 10 },
          spine: { bend: 3 },
          hips: { z: -0.01 },
          head: { nod: 1 },
        },
        'hit',
      ],
      [
        1.15,
        {
          armR: { hand: ['chest', -0.9, 0.3, 2.7], side: 0, shrug: 0 },
          spine: { bend: 10 },
          hips: { z: 0.02 },
          head: { nod: 5 },
        },
      ],
      [1.3, { armR: { hand: ['chest', -0.9, 0.3, 2.7], side: 0 }, spine: { bend: 10 } }],
      [
        1.37,
        {
          armR: { hand: ['chest', -0.9, 0.8, 2.25], side: 18, shrug: 10 },
          spine: { bend: 2 },
          hips: { z: -0.01 },
          head: { nod: 1 },
        },
        'hit',
      ],
      [
        1.62,
        {
          armR: { hand: ['chest', -0.9, 0.3, 2.7], side: 0, shrug: 0 },
          spine: { bend: 10 },
          hips: { z: 0.02 },
          head: { nod: 5 },
        },
      ],
      [2, { armR: { hand: ['chest', -0.9, 0.25, 2.65] } }],
    ],
  },
  fire: {
    about: 'fires a rifle from the shoulder in a long burst, the body shaken by it',
    seconds: 2,
    loop: true,
    snap: 1.4,
    stance: {
      hips: { y: -0.1, yaw: -30, z: 0.03 },
      legL: { x: 0.08, z: 0.24, yaw: 6 },
      legR: { x: 0.08, z: -0.2, yaw: 42 },
      spine: { bend: 14, twist: -4 },
      head: { look: 32, nod: 10, tilt: -12, still: 0.3 },
      arms: { curl: 0.9 },
      armR: { hand: ['chest', 0.75, -0.35, 1.0], flare: 62 },
      armL: { hand: ['chest', -0.6, -0.15, 2.5], flare: 20, palm: -40 },
    },
    waves: [
      ['spine.bend', -2.2, 16, 0, 'pulse'],
      ['hips.z', -0.012, 16, 0.1, 'pulse'],
      ['armR.shrug', 6, 16, 0, 'pulse'],
      ['head.nod', 1.6, 16, 0.3],
      ['spine.twist', -2.4, 16, 0.05, 'pulse'],
      ['hips.yaw', 7, 1, 0],
      ['armL.shrug', 5, 16, 0.05, 'pulse'],
    ],
  },
  cast_a_spell: {
    about: 'casts a spell: gathers force between the hands at the side, then thrusts both palms ahead',
    seconds: 2.6,
    stance: { legs: { x: 0.06, yaw: 10 }, hips: { y: -0.02 }, arms: { curl: 0.3, spread: 0.5 } },
    keys: [
      [0.1, 'stance'],
      [
        0.55,
        {
          arms: { fwd: 20, out: 60, elbow: 30, palm: -40, spread: 1, curl: 0.1 },
          spine: { bend: -10 },
          head: { nod: -10 },
          hips: { y: 0.0 },
        },
      ],
      [
        1.1,
        {
          hips: { y: -0.16, yaw: -30, z: -0.08 },
          spine: { bend: 14, twist: -26 },
          head: { look: 44, nod: 4 },
          armR: { hand: ['hips', 1.3, 1.5, 0.1], flare: 60, curl: 0.3, palm: -60 },
          armL: { hand: ['hips', -0.9, 1.9, 0.75], flare: 50, curl: 0.3, palm: 40 },
        },
      ],
      [
        1.45,
        {
          hips: { y: -0.18, yaw: -34, z: -0.09 },
          spine: { twist: -29 },
          armR: { hand: ['hips', 1.3, 1.6, 0] },
          armL: { hand: ['hips', -0.9, 2, 0.7] },
        },
      ],
      [
        1.65,
        {
          hips: { y: -0.12, yaw: 0, z: 0.12, pitch: 6 },
          spine: { bend: 12, twist: 0 },
          head: { look: 0, nod: 2 },
          arms: { hand: ['chest', 0.5, 0, 3], flare: 30, palm: 60, wrist: -65, spread: 1, curl: 0 },
        },
        'hit',
      ],
      [2.1, { hips: { y: -0.12, z: 0.13 }, spine: { bend: 13 }, arms: { hand: ['chest', 0.5, 0.05, 3], wrist: -62 } }],
      [
        2.55,
        {
          hips: { y: -0.02, yaw: 0, z: 0, pitch: 0 },
          spine: { bend: 0, twist: 0 },
          arms: { hand: 'free', fwd: 3, out: 9, elbow: 14, palm: 12, wrist: 4, spread: 0.5, curl: 0.3 },
        },
      ],
      ...step('legL', 1.45, 1.65, { z: 0 }, { z: 0.3 }),
      ...step('legL', 2.2, 2.5, { z: 0.3 }, { z: 0 }),
    ],
  },
  hit_to_body_01: {
    about: 'is hit in the chest: thrown back a step, arms flung forward, and catches itself',
    seconds: 1.4,
    snap: 1.2,
    stance: { hips: { y: -0.03 }, legs: { x: 0.05 }, arms: { elbow: 30, fwd: 12 } },
    keys: [
      ...(struck(
        0.1,
        {
          hips: { z: -0.16, y: -0.08, pitch: -12 },
          spine: { bend: 36 },
          head: { nod: 30 },
          arms: { fwd: 56, out: 20, elbow: 36, shrug: 10, curl: 0.1 },
        },
        {
          hips: { z: -0.24, y: -0.12, pitch: 2 },
          spine: { bend: 22 },
          head: { nod: 8 },
          arms: { fwd: 26, out: 28, elbow: 66, curl: 0.6 },
        },
        1.4,
      ) ?? []),
      ...step('legR', 0.16, 0.4, { z: 0 }, { z: -0.42, yaw: 22 }),
      ...step('legR', 1, 1.3, { z: -0.42 }, { z: 0, yaw: 4 }),
    ],
  },
  hit_to_body_02: {
    about: 'is hit in the body from the right: twisted around, staggering to the left',
    seconds: 1.5,
    snap: 1.2,
    stance: { hips: { y: -0.03 }, legs: { x: 0.05 }, arms: { elbow: 30, fwd: 12 } },
    keys: [
      ...(struck(
        0.1,
        {
          hips: { x: 0.12, y: -0.06, yaw: 30, roll: 8 },
          spine: { bend: 20, lean: -24, twist: 30 },
          head: { look: -26, tilt: -18, nod: 10 },
          armR: { fwd: -14, out: 46, elbow: 20 },
          armL: { fwd: 50, out: 40, elbow: 40 },
        },
        {
          hips: { x: 0.24, y: -0.13, yaw: 12, roll: 4 },
          spine: { bend: 26, lean: 6, twist: 8 },
          head: { look: -10, nod: 6, tilt: 0 },
          armR: { hand: ['hips', 0.3, 1.6, 1] },
          armL: { fwd: 16, out: 44, elbow: 30 },
        },
        1.5,
      ) ?? []),
      ...step('legL', 0.18, 0.42, { x: 0.05 }, { x: 0.5 }),
      ...step('legL', 1.05, 1.35, { x: 0.5 }, { x: 0.05 }),
    ],
  },
  hit_to_head: {
    about: 'is hit in the face: the head snaps round and back, the body follows, a hand goes to the cheek',
    seconds: 1.6,
    snap: 1.3,
    stance: { hips: { y: -0.02 }, legs: { x: 0.05 }, head: { still: 0 }, arms: { elbow: 26, fwd: 8 } },
    keys: [
      [0.12, 'stance'],
      [0.22, { head: { look: 62, tilt: 14, nod: -18 }, spine: { twist: 8 } }, 'hit'],
      [
        0.36,
        {
          head: { look: 54, tilt: 20, nod: -6 },
          spine: { twist: 34, lean: 14, bend: -8 },
          hips: { x: 0.08, yaw: 18, z: -0.06, y: -0.05 },
          arms: { fwd: 26, out: 36, elbow: 30 },
        },
      ],
      [
        0.75,
        {
          head: { look: 26, tilt: 8, nod: 22 },
          spine: { twist: 18, lean: 6, bend: 24 },
          hips: { x: 0.06, yaw: 10, y: -0.08 },
          armR: { hand: ['head', 0.6, -0.85, 0.9], flare: 30 },
          armL: { fwd: 12, out: 30, elbow: 40 },
        },
      ],
      [
        1.1,
        {
          head: { look: 10, tilt: 6, nod: 18 },
          armR: { hand: ['head', 0.6, -0.85, 0.9] },
          spine: { bend: 20, twist: 12 },
        },
      ],
      [1.6, 'stance'],
      ...step('legL', 0.26, 0.48, {}, { z: -0.2 }),
      ...step('legL', 1.2, 1.45, { z: -0.2 }, { z: 0 }),
    ],
  },
  hit_to_side: {
    about: 'is hit in the left side: buckles over it, holds the ribs and straightens up again',
    seconds: 1.6,
    snap: 1.2,
    stance: { hips: { y: -0.02 }, legs: { x: 0.06 }, arms: { elbow: 26 } },
    keys: [
      [0.1, 'stance'],
      [
        0.24,
        {
          hips: { x: -0.14, roll: -8, y: -0.08 },
          spine: { lean: 32, twist: 8, bend: 8 },
          head: { tilt: 28 },
          armR: { out: 62, elbow: 30 },
          armL: { out: 4, elbow: 50 },
        },
        'hit',
      ],
      [
        0.55,
        {
          hips: { x: -0.1, y: -0.14, roll: -4 },
          spine: { lean: 28, bend: 26 },
          head: { tilt: 14, nod: 12 },
          armR: { hand: ['chest', -1.0, -1.4, 0.9] },
          armL: { hand: ['chest', 1.05, -1.7, 0.3], flare: 70 },
        },
      ],
      [
        1.1,
        {
          hips: { x: -0.06, y: -0.12 },
          spine: { lean: 22, bend: 24 },
          armR: { hand: ['chest', -1.0, -1.4, 0.9] },
          armL: { hand: ['chest', 1.05, -1.7, 0.3] },
        },
      ],
      [1.6, 'stance'],
      ...step('legR', 0.16, 0.36, {}, { x: 0.22 }),
      ...step('legR', 1.2, 1.42, { x: 0.22 }, { x: 0.06 }),
    ],
  },
  hit_to_stomach: {
    about: 'is hit in the stomach: folds in half over the blow, both arms to the belly, knees giving way',
    seconds: 1.8,
    snap: 1.2,
    stance: { legs: { x: 0.07, yaw: 10 }, arms: { elbow: 26 }, head: { still: 0 } },
    keys: [
      [0.1, 'stance'],
      [
        0.24,
        {
          hips: { z: -0.16, y: -0.06, pitch: 14 },
          spine: { bend: 50 },
          head: { nod: -16 },
          arms: { fwd: 62, elbow: 20, out: 12 },
          legs: { pitch: 10 },
        },
        'hit',
      ],
      [
        0.5,
        {
          hips: { z: -0.14, y: -0.22, pitch: 26 },
          spine: { bend: 60 },
          head: { nod: 26 },
          arms: { hand: ['hips', -0.1, 1.5, 1.2], flare: 60, curl: 0.6 },
          legs: { pitch: 0 },
        },
      ],
      [
        1.15,
        {
          hips: { z: -0.1, y: -0.26, pitch: 28 },
          spine: { bend: 58 },
          head: { nod: 20 },
          arms: { hand: ['hips', -0.1, 1.5, 1.2] },
        },
      ],
      [1.8, 'stance'],
    ],
  },
  hurt: {
    about: 'flinches from a blow, doubles over with a hand on the wound and stands up slowly',
    seconds: 1.8,
    snap: 1.2,
    stance: { hips: { y: -0.02 }, legs: { x: 0.06 } },
    keys: [
      [0.08, 'stance'],
      [
        0.2,
        {
          hips: { z: -0.1, y: -0.05, yaw: -16, pitch: -6 },
          spine: { bend: -10, twist: -26, lean: -10 },
          head: { nod: -12, tilt: -14 },
          armL: { fwd: 46, out: 36, elbow: 60, shrug: 16, curl: 0 },
          armR: { fwd: -22, out: 44, elbow: 40, shrug: 12, curl: 0 },
        },
        'hit',
      ],
      [
        0.55,
        {
          hips: { z: -0.14, y: -0.16, yaw: -8, pitch: 16 },
          spine: { bend: 36, twist: -10, lean: -14 },
          head: { nod: 24, tilt: -8 },
          armL: { hand: ['chest', -0.2, -1.2, 1.0], flare: 30 },
          armR: { fwd: -6, out: 30, elbow: 34 },
        },
      ],
      [
        1.1,
        {
          hips: { z: -0.12, y: -0.17 },
          spine: { bend: 38 },
          head: { nod: 20 },
          armL: { hand: ['chest', -0.2, -1.2, 1.0] },
        },
      ],
      [1.78, 'stance'],
      ...step('legR', 0.2, 0.44, {}, { z: -0.34, yaw: 20 }),
      ...step('legR', 1.3, 1.6, { z: -0.34 }, { z: 0 }),
    ],
  },
  fall: {
    about: 'loses its footing, flails, falls over backwards and stays lying on its back',
    seconds: 2.2,
    stance: { legs: { x: 0.05 }, head: { still: 0 } },
    keys: [
      [0.1, 'stance'],
      [
        0.35,
        {
          hips: { z: -0.14, y: -0.04, pitch: -16 },
          spine: { bend: 26 },
          head: { nod: 20 },
          arms: { fwd: 80, out: 40, elbow: 20, curl: 0 },
          legL: { air: 0, pitch: -20 },
          legR: { air: 0, pitch: -10 },
        },
      ],
      [
        0.55,
        {
          hips: { z: -0.34, y: -0.3, pitch: -44 },
          spine: { bend: 34 },
          arms: { fwd: 150, out: 50, elbow: 30 },
          legL: { air: 1, fwd: 70, bend: 30, point: 10 },
          legR: { air: 1, fwd: 50, bend: 60, point: 10 },
        },
      ],
      [
        0.82,
        {
          hips: { z: -0.5, y: -1.1, pitch: -74 },
          spine: { bend: 30 },
          head: { nod: 34 },
          arms: { fwd: 40, out: 70, elbow: 30 },
          legL: { air: 1, fwd: 84, bend: 40 },
          legR: { air: 1, fwd: 70, bend: 70 },
        },
        'hit',
      ],
      [
        1.05,
        {
          hips: { z: -0.5, y: -1.2, pitch: -88 },
          spine: { bend: 4 },
          head: { nod: 2 },
          arms: { fwd: 4, out: 76, elbow: 20 },
          legL: { fwd: 52, bend: 50 },
          legR: { fwd: 40, bend: 60 },
        },
      ],
      [
        1.4,
        {
          hips: { pitch: -90 },
          spine: { bend: 0 },
          head: { nod: -2, look: 0 },
          legL: { fwd: 6, bend: 12, out: 12, point: 30 },
          legR: { fwd: 34, bend: 62, out: 14, point: 20 },
          arms: { fwd: 0, out: 64, elbow: 24 },
        },
      ],
      [1.9, { head: { look: 24, nod: -4 }, hips: { pitch: -90, y: -1.2 } }],
    ],
  },
};
