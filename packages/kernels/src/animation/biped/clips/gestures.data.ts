import type { Clip } from '../clip.ts';
import { step } from './steps.ts';

const SWAY: NonNullable<Clip['waves']> = [
  ['hips.x', 0.05, 2],
  ['hips.roll', 3.5, 2, 0.02],
  ['spine.lean', -5, 2, 0.04],
  ['hips.y', -0.022, 4, 0.1, 'bounce'],
  ['head.tilt', 5, 2, 0.1],
];

/** Greetings, everyday gestures and talking with the hands. */
export const GESTURES: Readonly<Record<string, Clip>> = {
  greet_01: {
    about: 'greets with a raised hand and a small wave from the elbow',
    seconds: 2.4,
    stance: { legs: { x: 0.03 } },
    keys: [
      [0.1, 'stance'],
      [
        0.55,
        {
          armR: { fwd: 60, out: 46, elbow: 104, palm: 50, twist: -50, curl: 0.05, spread: 0.6 },
          spine: { lean: -3, bend: -3 },
          head: { nod: -6, tilt: -5 },
          hips: { x: 0.03 },
        },
      ],
      [0.8, { armR: { twist: -72 } }],
      [1.0, { armR: { twist: -34 } }],
      [1.2, { armR: { twist: -72 } }],
      [1.4, { armR: { twist: -38 } }],
      [1.65, { armR: { fwd: 58, out: 46, elbow: 104, twist: -54 }, head: { nod: 4 } }],
      [2.25, 'stance'],
    ],
  },
  greet_02: {
    about: 'greets with a bow: heels together, one hand on the chest, bending from the hips',
    seconds: 2.8,
    stance: { legs: { x: -0.03, yaw: 8 }, head: { still: 0 } },
    keys: [
      [0.15, 'stance'],
      [
        0.5,
        { spine: { bend: -5 }, head: { nod: -4 }, armR: { hand: ['chest', -0.45, -0.6, 0.95], flare: 70, curl: 0.05 } },
      ],
      [
        1.15,
        {
          hips: { pitch: 38, z: -0.14, y: -0.02 },
          spine: { bend: 24 },
          head: { nod: 14 },
          armR: { hand: ['chest', -0.45, -0.6, 0.95] },
          armL: { fwd: 14, out: 24, elbow: 30 },
        },
      ],
      [
        1.65,
        {
          hips: { pitch: 40, z: -0.15, y: -0.02 },
          spine: { bend: 26 },
          head: { nod: 16 },
          armR: { hand: ['chest', -0.45, -0.6, 0.95] },
        },
      ],
      [
        2.25,
        {
          hips: { pitch: 0, z: 0, y: 0 },
          spine: { bend: -2 },
          head: { nod: -4 },
          armR: { hand: ['chest', -0.45, -0.6, 0.95] },
          armL: { fwd: 3, out: 9, elbow: 14 },
        },
      ],
      [2.75, 'stance'],
    ],
  },
  greet_03: {
    about: 'greets with a handshake: steps up, reaches out the right hand and shakes',
    seconds: 2.6,
    stance: { legs: { x: 0.03 } },
    keys: [
      [0.1, 'stance'],
      [
        0.6,
        {
          hips: { z: 0.14, y: -0.03 },
          spine: { bend: 10, twist: 12 },
          armR: { fwd: 48, out: 2, elbow: 44, palm: 4, curl: 0.3 },
          head: { nod: 4 },
        },
      ],
      [0.8, { armR: { fwd: 54, elbow: 36, curl: 0.5 } }],
      [0.95, { armR: { fwd: 44, elbow: 50 }, spine: { bend: 12 }, head: { nod: 10 } }],
      [1.1, { armR: { fwd: 56, elbow: 32 } }],
      [1.25, { armR: { fwd: 44, elbow: 50 }, head: { nod: 12 } }],
      [1.4, { armR: { fwd: 55, elbow: 34 } }],
      [1.55, { armR: { fwd: 46, elbow: 46 } }],
      [1.8, { armR: { fwd: 50, elbow: 40 }, hips: { z: 0.13, y: -0.03 }, spine: { bend: 9, twist: 10 } }],
      [2.45, 'stance'],
      ...step('legR', 0.3, 0.58, {}, { z: 0.34, yaw: 6 }),
      ...step('legR', 1.95, 2.3, { z: 0.34 }, { z: 0, yaw: 4 }),
    ],
  },
  greet_04: {
    about: 'salutes: snaps to attention, the flat hand to the temple, and down again',
    seconds: 2.2,
    snap: 1.8,
    alive: { sway: 0.3 },
    stance: {
      legs: { x: -0.06, yaw: 14 },
      spine: { bend: -5 },
      head: { nod: -4, still: 0.5 },
      arms: { fwd: 0, out: 5, elbow: 6, curl: 0.1, twist: 0 },
    },
    keys: [
      [0.15, 'stance'],
      [0.28, { armR: { fwd: 20, out: 30, elbow: 40 } }],
      [
        0.46,
        {
          spine: { bend: -8 },
          armR: { hand: ['head', 1.0, 0.15, 0.55], flare: 92, palm: 20, wrist: 6, curl: 0, out: 60, elbow: 130 },
        },
        'hit',
      ],
      [1.45, { armR: { hand: ['head', 1.0, 0.15, 0.55] }, spine: { bend: -8 } }],
      [1.7, { armR: { hand: 'free', fwd: 0, out: 5, elbow: 6 }, spine: { bend: -5 } }, 'hit'],
      [2.1, 'stance'],
    ],
  },
  wave_goodbye_01: {
    about: 'waves goodbye with one arm high over the head, in wide arcs',
    seconds: 2.4,
    loop: true,
    stance: {
      legs: { x: 0.05 },
      head: { nod: -6, still: 0.4 },
      armR: { fwd: 30, out: 142, elbow: 20, palm: 40, curl: 0.05, spread: 0.6, shrug: 14 },
      spine: { lean: 4 },
    },
    keys: [0, 0.8, 1.6].flatMap((t) => [
      [
        t,
        { armR: { out: 120, elbow: 12, side: 12 }, spine: { lean: 1 }, hips: { x: 0.0 }, head: { tilt: -4 } },
      ] as const,
      [
        t + 0.4,
        { armR: { out: 172, elbow: 40, side: -14 }, spine: { lean: 8 }, hips: { x: 0.025 }, head: { tilt: 5 } },
      ] as const,
    ]),
  },
  wave_goodbye_02: {
    about: 'waves goodbye with both arms crossing over the head',
    seconds: 2,
    loop: true,
    stance: {
      legs: { x: 0.06, yaw: 8 },
      head: { nod: -10, still: 0.4 },
      arms: { fwd: 20, out: 140, elbow: 20, curl: 0.05, spread: 0.6, palm: 40, shrug: 14 },
    },
    keys: [0, 1].flatMap((t) => [
      [
        t,
        { arms: { out: 104, elbow: 10, wrist: 10 }, hips: { y: -0.05 }, spine: { bend: 4 }, legs: { pitch: 0 } },
      ] as const,
      [
        t + 0.5,
        { arms: { out: 176, elbow: 44, wrist: -20 }, hips: { y: 0.0 }, spine: { bend: -8 }, legs: { pitch: 14 } },
      ] as const,
    ]),
  },
  heart_pose: {
    about: 'makes a big heart: arms up in a round, the fingertips meeting over the head, leaning to a side',
    seconds: 2.6,
    stance: { legs: { x: 0.0 }, head: { still: 0.2 } },
    keys: [
      [0.15, 'stance'],
      [0.45, { hips: { y: -0.08 }, arms: { fwd: 20, out: 30, elbow: 20 }, spine: { bend: 8 }, head: { nod: 10 } }],
      [
        1.0,
        {
          hips: { y: 0, x: -0.05, roll: -5 },
          arms: { hand: ['head', 0.4, 2.3, 0.1], flare: 100, wrist: 66, curl: 0.3, palm: 0 },
          spine: { bend: -4, lean: 8 },
          head: { tilt: 12, nod: -2 },
          legL: { pitch: 30 },
        },
      ],
      [
        1.5,
        {
          hips: { x: -0.05, roll: -5 },
          spine: { lean: 10 },
          arms: { hand: ['head', 0.4, 2.3, 0.1] },
          head: { tilt: 14 },
        },
      ],
      [
        1.9,
        {
          hips: { x: 0.02, roll: 0 },
          spine: { lean: -6 },
          head: { tilt: -12 },
          arms: { hand: ['head', 0.4, 2.3, 0.1] },
          legL: { pitch: 6 },
        },
      ],
      [
        2.55,
        {
          hips: { x: 0.02 },
          spine: { lean: -7, bend: -4 },
          head: { tilt: -13, nod: 0 },
          arms: { hand: ['head', 0.4, 2.25, 0.1] },
        },
      ],
    ],
  },
  hug: {
    about: 'opens the arms wide, steps in and hugs somebody, patting the back',
    seconds: 3,
    stance: { legs: { x: 0.03 }, head: { still: 0.3 } },
    keys: [
      [0.1, 'stance'],
      [
        0.6,
        {
          arms: { fwd: 40, out: 66, elbow: 24, palm: -10, curl: 0.1, shrug: 8 },
          spine: { bend: -6 },
          head: { nod: -6, tilt: 8 },
        },
      ],
      [0.85, { arms: { fwd: 44, out: 68, elbow: 22 }, hips: { z: 0.05 } }],
      [
        1.35,
        {
          hips: { z: 0.18, y: -0.03 },
          spine: { bend: 12, lean: 6 },
          head: { tilt: 16, nod: 10, look: 10 },
          armL: { hand: ['chest', -0.3, -0.2, 2.0], flare: 70, wrist: 40 },
          armR: { hand: ['chest', -0.25, -0.85, 2.1], flare: 66, wrist: 40 },
        },
      ],
      [1.6, { armR: { hand: ['chest', -0.25, -0.85, 2.1], wrist: 20 } }],
      [1.75, { armR: { wrist: 50 } }],
      [1.9, { armR: { wrist: 20 } }],
      [2.05, { armR: { wrist: 50 } }],
      [
        2.2,
        {
          hips: { z: 0.18 },
          spine: { bend: 13, lean: 8, twist: 4 },
          armL: { hand: ['chest', -0.3, -0.2, 2.0] },
          armR: { hand: ['chest', -0.25, -0.85, 2.1] },
        },
      ],
      [2.95, 'stance'],
      ...step('legL', 0.8, 1.15, {}, { z: 0.3 }),
      ...step('legL', 2.35, 2.75, { z: 0.3 }, { z: 0 }),
    ],
  },
  fold_arms: {
    about: 'folds the arms on the chest and waits, weight on one leg, a foot tapping',
    seconds: 4,
    loop: true,
    stance: {
      legs: { x: 0.05, yaw: 12 },
      hips: { x: 0.05, roll: -4, y: -0.01 },
      spine: { bend: -4, lean: 4 },
      head: { still: 0.6, tilt: 3 },
      legR: { z: 0.1, yaw: 20 },
      armL: { hand: ['chest', -0.75, -0.95, 0.85], flare: 36, palm: 60, curl: 0.3 },
      armR: { hand: ['chest', -0.7, -0.7, 1.05], flare: 42, palm: 60, curl: 0.3 },
    },
    keys: [
      [0, { head: { look: 0, nod: 0 } }],
      [0.9, { head: { look: 22, nod: -3 } }],
      [1.9, { head: { look: 20, nod: -2 }, spine: { twist: 4 } }],
      [2.5, { head: { look: -10, nod: 4, tilt: -4 }, spine: { twist: -3 }, arms: { shrug: 6 } }],
      [3.3, { head: { look: -8, nod: 3 }, arms: { shrug: 0 } }],
      ...[0.4, 0.8, 1.2, 1.6, 2].flatMap((t) => [
        [t, { legR: { pitch: 0 } }] as const,
        [t + 0.15, { legR: { pitch: -16 } }] as const,
        [t + 0.3, { legR: { pitch: 0 } }] as const,
      ]),
    ],
  },
  look_around: {
    about: 'looks around: far to the left, up, and far to the right, a hand shading the eyes',
    seconds: 4.5,
    loop: true,
    stance: { legs: { x: 0.04 }, head: { still: 0 } },
    keys: [
      [0.1, { head: { look: 0, nod: 0 }, spine: { twist: 0 }, hips: { yaw: 0 } }],
      [0.7, { head: { look: 52, nod: 2 }, spine: { twist: 24 }, hips: { yaw: 10, x: 0.03 } }],
      [1.4, { head: { look: 56, nod: -4 }, spine: { twist: 27, bend: 2 } }],
      [1.75, { head: { look: 20, nod: -22 }, spine: { twist: 6, bend: -4 } }],
      [
        2.2,
        {
          head: { look: 4, nod: -24 },
          hips: { yaw: 0, x: 0 },
          armR: { hand: ['head', 0.55, 0.5, 1.1], flare: 70, palm: 66, curl: 0.1 },
        },
      ],
      [
        2.7,
        {
          head: { look: -46, nod: 2 },
          spine: { twist: -24, bend: 8 },
          hips: { yaw: -10, x: -0.03, z: 0.03 },
          armR: { hand: ['head', 0.55, 0.5, 1.1] },
        },
      ],
      [3.5, { head: { look: -54, nod: 4 }, spine: { twist: -28, bend: 10 }, armR: { hand: ['head', 0.55, 0.5, 1.1] } }],
      [
        4.15,
        {
          head: { look: 0, nod: 0 },
          spine: { twist: 0, bend: 0 },
          hips: { yaw: 0, x: 0, z: 0 },
          armR: { hand: 'free' },
        },
      ],
    ],
  },
  scratch: {
    about: 'scratches the back of the head, puzzled, the other hand on the hip',
    seconds: 3,
    loop: true,
    stance: {
      legs: { x: 0.04 },
      hips: { x: 0.04, roll: -3 },
      spine: { lean: 4, bend: 4 },
      head: { tilt: 12, nod: 12, look: -8, still: 0.2 },
      armL: { hand: ['hips', 1.35, 0.7, -0.1], flare: 86, palm: 40 },
      armR: { hand: ['head', 0.75, 0.45, -0.75], flare: 104, curl: 0.55, shrug: 12 },
    },
    keys: [
      ...[0.1, 0.5, 0.9, 1.7, 2.1].flatMap((t) => [
        [t, { armR: { hand: ['head', 0.75, 0.6, -0.65] as const, wrist: 30 } }] as const,
        [t + 0.2, { armR: { hand: ['head', 0.85, 0.1, -0.85] as const, wrist: -4 } }] as const,
      ]),
      [0.2, { head: { look: -8, tilt: 12 } }],
      [1.4, { head: { look: 22, tilt: -6, nod: 2 } }],
      [2.2, { head: { look: 18, tilt: -8, nod: 4 } }],
      [2.8, { head: { look: -8, tilt: 12, nod: 12 } }],
    ],
  },
  wait: {
    about: 'waits: shifts from foot to foot, looks at the wrist, sighs and looks up',
    seconds: 5,
    loop: true,
    stance: { legs: { x: 0.05, yaw: 10 }, hips: { x: 0.04, roll: -3.5 }, spine: { lean: 4 }, head: { still: 0.5 } },
    keys: [
      [0, { hips: { x: 0.04, roll: -3.5 }, spine: { lean: 4, bend: 0 }, head: { look: 14, nod: 0 } }],
      [0.8, { head: { look: 18 } }],
      [1.3, { hips: { x: 0 } }],
      [
        1.6,
        {
          armL: { hand: ['chest', -0.45, -0.95, 1.55], flare: 64, palm: 80, curl: 0.4 },
          head: { look: 6, nod: 26 },
          spine: { bend: 6, lean: 0 },
          hips: { x: -0.03, roll: 2 },
        },
      ],
      [2.5, { armL: { hand: ['chest', -0.45, -0.9, 1.55] }, head: { look: 8, nod: 28 } }],
      [
        3.1,
        {
          armL: { hand: 'free', fwd: 3, elbow: 14 },
          hips: { x: -0.05, roll: 3.5 },
          spine: { bend: -6, lean: -5 },
          arms: { shrug: 14 },
          head: { nod: -14, look: -12 },
        },
      ],
      [3.6, { spine: { bend: 8 }, arms: { shrug: -6 }, head: { nod: 12, look: -16 }, hips: { x: -0.05, y: -0.02 } }],
      [
        4.4,
        {
          head: { look: -20, nod: 2 },
          arms: { shrug: 0 },
          spine: { bend: 0, lean: -4 },
          hips: { x: -0.04, y: 0, roll: 3 },
        },
      ],
    ],
  },
  standing_relax: {
    about: 'stands relaxed on one leg, the other knee loose, hands clasped behind the back',
    seconds: 5,
    loop: true,
    alive: { breath: 1.4, sway: 1.2 },
    stance: {
      legs: { x: 0.03 },
      hips: { x: 0.05, roll: -5, yaw: -6 },
      spine: { lean: 6, bend: -3, twist: 6 },
      legR: { z: 0.1, x: 0.1, yaw: 24, pitch: 6 },
      head: { still: 0.7, tilt: -2 },
      arms: { hand: ['hips', 0.18, 0.9, -1.15], flare: 60, fwd: -30, elbow: 60, curl: 0.4 },
    },
    keys: [
      [0, { head: { look: 6, nod: 0 } }],
      [1.4, { head: { look: -16, nod: 2 }, hips: { x: 0.055 } }],
      [2.6, { head: { look: -12, nod: -4 }, hips: { x: 0.03, roll: -3 }, spine: { lean: 3 } }],
      [3.8, { head: { look: 14, nod: 2 }, hips: { x: 0.05, roll: -5 }, spine: { lean: 6 } }],
    ],
  },
  make_a_call_01: {
    about: 'talks on the phone held to the right ear, the other hand explaining',
    seconds: 4,
    loop: true,
    stance: {
      legs: { x: 0.04 },
      hips: { x: -0.03, roll: 2.5 },
      head: { tilt: -8, nod: 3, still: 0.2 },
      armR: { hand: ['head', 1.0, -0.65, 0.35], flare: 22, curl: 0.7, wrist: 6 },
    },
    keys: [
      [0, { armL: { fwd: 10, out: 10, elbow: 50, palm: 0 }, head: { look: 0, nod: 3 }, spine: { twist: 0 } }],
      [
        0.6,
        {
          armL: { fwd: 30, out: 22, elbow: 70, palm: -60, curl: 0.1 },
          head: { look: 12, nod: 8 },
          spine: { twist: 6 },
        },
      ],
      [1.0, { armL: { fwd: 36, out: 16, elbow: 56, palm: -70 }, head: { nod: 0 } }],
      [1.5, { armL: { fwd: 26, out: 30, elbow: 76 }, head: { look: 16, nod: 10 } }],
      [
        2.2,
        {
          armL: { fwd: 14, out: 12, elbow: 40, palm: 10, curl: 0.3 },
          head: { look: -18, nod: -6 },
          spine: { twist: -8 },
          hips: { x: 0.03, roll: -2.5 },
        },
      ],
      [2.8, { head: { look: -22, nod: 6 } }],
      [3.1, { head: { nod: -2 } }],
      [3.35, { head: { nod: 8 } }],
      [
        3.8,
        {
          armL: { fwd: 10, out: 10, elbow: 50, palm: 0 },
          head: { look: -4, nod: 3 },
          spine: { twist: 0 },
          hips: { x: -0.03, roll: 2.5 },
        },
      ],
    ],
  },
  make_a_call_02: {
    about: 'takes out a phone, dials, lifts it to the ear and listens',
    seconds: 4,
    stance: { legs: { x: 0.04 }, head: { still: 0.2 } },
    keys: [
      [0.1, 'stance'],
      [
        0.5,
        {
          armR: { hand: ['hips', 1.15, 0.2, 0.3], flare: 40, curl: 0.4 },
          head: { nod: 18, look: -16 },
          spine: { lean: -5, bend: 4 },
        },
      ],
      [0.8, { armR: { hand: ['hips', 1.15, 0.15, 0.35], curl: 0.7 } }],
      [
        1.3,
        {
          armR: { hand: ['chest', -0.35, -0.85, 1.6], flare: 24, palm: -50, curl: 0.6 },
          armL: { hand: ['chest', -0.1, -0.75, 1.75], flare: 30, point: 1, curl: 0.8 },
          head: { nod: 30, look: -4 },
          spine: { bend: 8, lean: 0 },
        },
      ],
      ...[1.5, 1.75, 2].flatMap((t) => [
        [t, { armL: { hand: ['chest', -0.1, -0.72, 1.75] as const } }] as const,
        [t + 0.12, { armL: { hand: ['chest', -0.15, -0.82, 1.7] as const } }] as const,
      ]),
      [2.3, { armL: { hand: ['chest', 0.0, -0.8, 1.75] }, armR: { hand: ['chest', -0.35, -0.85, 1.6] } }],
      [
        2.85,
        {
          armR: { hand: ['head', 1.0, -0.65, 0.35], flare: 22, palm: 0 },
          armL: { hand: 'free', fwd: 6, elbow: 18, point: 0, curl: 0.3 },
          head: { nod: 2, look: 6, tilt: -10 },
          spine: { bend: 0 },
        },
      ],
      [3.3, { head: { nod: 12 } }],
      [3.5, { head: { nod: 2 } }],
      [4, { head: { nod: 4, look: 16, tilt: -8 }, armR: { hand: ['head', 1.0, -0.65, 0.35] }, hips: { x: 0.03 } }],
    ],
  },
  play_mobile_game: {
    about: 'plays on a phone held in both hands, head bent over it, thumbs busy, dodging along',
    seconds: 3,
    loop: true,
    stance: {
      legs: { x: 0.04 },
      spine: { bend: 14 },
      head: { nod: 30, still: 0 },
      arms: { hand: ['chest', 0.22, -0.9, 1.75], flare: 22, palm: -46, curl: 0.5 },
    },
    waves: [
      ['armL.curl', 0.12, 11],
      ['armR.curl', 0.12, 9, 0.3],
      ['armL.wrist', 3, 10],
      ['armR.wrist', 3, 12, 0.5],
    ],
    keys: [
      [0, { spine: { lean: 0, twist: 0 }, head: { tilt: 0 } }],
      [0.5, { spine: { lean: 8, twist: 6 }, head: { tilt: 8 }, hips: { x: 0.03 } }],
      [1.0, { spine: { lean: -9, twist: -8 }, head: { tilt: -9 }, hips: { x: -0.03 } }, 'hit'],
      [1.6, { spine: { lean: -6, twist: -4, bend: 18 }, head: { tilt: -4, nod: 34 } }],
      [1.9, { spine: { lean: 10, twist: 10 }, head: { tilt: 10 }, hips: { x: 0.03 } }],
      [2.5, { spine: { lean: 2, twist: 0, bend: 14 }, head: { tilt: 0, nod: 30 }, hips: { x: 0 } }],
    ],
  },
  play_video_game: {
    about: 'plays with a controller, crouched before the screen, wrenching it from side to side',
    seconds: 2.8,
    loop: true,
    stance: {
      legs: { x: 0.12, yaw: 16 },
      hips: { y: -0.2, pitch: 12 },
      spine: { bend: 22 },
      head: { still: 0.9, nod: 2 },
      arms: { hand: ['chest', 0.42, -1.0, 1.8], flare: 46, palm: 20, curl: 0.75 },
    },
    waves: [
      ['armL.curl', 0.1, 11],
      ['armR.curl', 0.1, 13, 0.3],
    ],
    keys: [
      [
        0,
        {
          spine: { lean: 0, twist: 0 },
          armL: { hand: ['chest', 0.42, -1, 1.8] },
          armR: { hand: ['chest', 0.42, -1, 1.8] },
          hips: { x: 0 },
        },
      ],
      [
        0.4,
        {
          spine: { lean: 12, twist: 10 },
          armL: { hand: ['chest', 0.5, -1.35, 1.7] },
          armR: { hand: ['chest', 0.2, -0.6, 1.9] },
          hips: { x: 0.06, y: -0.22 },
          head: { tilt: 10 },
        },
      ],
      [
        0.9,
        {
          spine: { lean: 14, twist: 12 },
          armL: { hand: ['chest', 0.5, -1.4, 1.7] },
          armR: { hand: ['chest', 0.2, -0.55, 1.9] },
        },
      ],
      [
        1.25,
        {
          spine: { lean: -14, twist: -12 },
          armL: { hand: ['chest', 0.2, -0.6, 1.9] },
          armR: { hand: ['chest', 0.5, -1.35, 1.7] },
          hips: { x: -0.06, y: -0.22 },
          head: { tilt: -10 },
        },
        'hit',
      ],
      [
        1.7,
        {
          spine: { lean: -12, bend: 30 },
          armL: { hand: ['chest', 0.25, -0.7, 1.9] },
          armR: { hand: ['chest', 0.5, -1.3, 1.7] },
          hips: { y: -0.26 },
        },
      ],
      [
        2.05,
        {
          spine: { lean: 0, bend: 6, twist: 0 },
          hips: { x: 0, y: -0.12 },
          armL: { hand: ['chest', 0.42, -0.4, 2.1] },
          armR: { hand: ['chest', 0.42, -0.4, 2.1] },
          head: { tilt: 0 },
        },
      ],
      [
        2.5,
        {
          spine: { bend: 22 },
          hips: { y: -0.2 },
          armL: { hand: ['chest', 0.42, -1, 1.8] },
          armR: { hand: ['chest', 0.42, -1, 1.8] },
        },
      ],
    ],
  },
  sing_01: {
    about: 'sings into a microphone held in the right hand, swaying, the left hand opening to the crowd',
    seconds: 4,
    loop: true,
    stance: {
      legs: { x: 0.06, yaw: 10 },
      head: { nod: -4, still: 0.2 },
      armR: { hand: ['head', 0.15, -1.0, 1.35], flare: 40, curl: 0.9, palm: -20 },
    },
    waves: SWAY,
    keys: [
      [0, { armL: { fwd: 14, out: 14, elbow: 40, palm: -20 } }],
      [
        0.9,
        {
          armL: { fwd: 54, out: 40, elbow: 30, palm: -70, curl: 0.05 },
          spine: { bend: -8, twist: 8 },
          head: { nod: -14 },
        },
      ],
      [1.7, { armL: { fwd: 66, out: 64, elbow: 16 }, spine: { bend: -10 }, head: { nod: -18 } }],
      [
        2.5,
        {
          armL: { hand: 'free', fwd: 40, out: 4, elbow: 100, palm: 0, curl: 0.7 },
          spine: { bend: 12, twist: -4 },
          head: { nod: 14 },
        },
      ],
      [
        3.6,
        {
          armL: { fwd: 14, out: 14, elbow: 40, palm: -20, curl: 0.3 },
          spine: { bend: 0, twist: 0 },
          head: { nod: -4 },
        },
      ],
    ],
  },
  sing_02: {
    about: 'sings a high note: leans back, microphone tipped up, one arm rising slowly to the sky',
    seconds: 4,
    loop: true,
    stance: {
      legs: { x: 0.1, yaw: 12 },
      head: { still: 0 },
      armR: { hand: ['head', 0.15, -0.75, 1.4], flare: 70, curl: 0.9, palm: -20 },
    },
    waves: [
      ['armL.elbow', 3, 18],
      ['head.tilt', 1.4, 18],
      ['spine.lean', 3, 1],
    ],
    keys: [
      [
        0,
        {
          spine: { bend: 22 },
          head: { nod: 20 },
          hips: { y: -0.1, pitch: 6 },
          armL: { fwd: 30, out: 10, elbow: 80, curl: 0.9 },
        },
      ],
      [0.7, { spine: { bend: 28 }, head: { nod: 26 }, hips: { y: -0.14 }, armL: { fwd: 20, elbow: 90 } }],
      [
        2.2,
        {
          spine: { bend: -24 },
          head: { nod: -30 },
          hips: { y: -0.04, pitch: -6, z: 0.04 },
          armL: { fwd: 150, out: 30, elbow: 14, palm: -40, curl: 0.1, spread: 0.8 },
        },
      ],
      [3.1, { spine: { bend: -28 }, head: { nod: -35 }, armL: { fwd: 160, out: 34, elbow: 8 } }],
      [
        3.75,
        {
          spine: { bend: 16 },
          head: { nod: 14 },
          hips: { y: -0.08, pitch: 6, z: 0 },
          armL: { fwd: 34, out: 10, elbow: 80, curl: 0.9, spread: 0 },
        },
      ],
    ],
  },
  sing_03: {
    about: 'sings and nods to the beat, both hands around the microphone, one knee bouncing',
    seconds: 3.2,
    loop: true,
    stance: {
      legs: { x: 0.07, yaw: 12 },
      spine: { bend: 10 },
      head: { nod: 2, still: 0.1 },
      armR: { hand: ['head', 0.1, -1.0, 1.3], flare: 36, curl: 0.9 },
      armL: { hand: ['head', 0.02, -1.25, 1.3], flare: 36, curl: 0.9 },
    },
    waves: [
      ['head.nod', 9, 6, 0, 'bounce'],
      ['hips.y', -0.035, 6, 0, 'bounce'],
      ['legR.pitch', 20, 6, 0, 'bounce'],
      ['hips.x', 0.05, 1],
      ['spine.lean', -7, 1, 0.05],
      ['hips.roll', 3, 1],
      ['spine.twist', 12, 1, 0.3],
      ['spine.bend', 5, 6, 0.1, 'bounce'],
    ],
  },
  sing_04: {
    about: 'sings like at the opera: a hand on the chest, the other arm offered in a wide arc',
    seconds: 4.5,
    loop: true,
    stance: {
      legs: { x: 0.04, yaw: 10 },
      legR: { z: 0.14 },
      hips: { z: 0.04 },
      head: { still: 0.1, nod: -8 },
      armL: { hand: ['chest', -0.35, -0.55, 0.95], flare: 70, curl: 0.1 },
    },
    keys: [
      [
        0,
        {
          armR: { fwd: 40, out: 10, elbow: 70, palm: -50, curl: 0.15 },
          spine: { bend: 4, twist: 10 },
          head: { look: -4 },
        },
      ],
      [
        1.3,
        {
          armR: { fwd: 76, out: 40, elbow: 22, palm: -78 },
          spine: { bend: -8, twist: -6 },
          hips: { z: 0.08, y: -0.02 },
          head: { look: -18, nod: -14 },
          arms: { shrug: 8 },
        },
      ],
      [
        2.5,
        {
          armR: { fwd: 60, out: 84, elbow: 12 },
          spine: { bend: -12, twist: -20 },
          head: { look: 16, nod: -18, tilt: 8 },
          hips: { z: 0.05 },
        },
      ],
      [3.2, { armR: { fwd: 50, out: 78, elbow: 20 }, spine: { bend: -9, twist: -16 }, head: { tilt: 4, nod: -12 } }],
      [
        4.2,
        {
          armR: { fwd: 40, out: 10, elbow: 70, palm: -50 },
          spine: { bend: 4, twist: 8 },
          hips: { z: 0.04, y: 0 },
          head: { look: -4, nod: -4, tilt: 0 },
          arms: { shrug: 0 },
        },
      ],
    ],
    waves: [
      ['spine.bend', -2, 9],
      ['head.tilt', 1, 27],
    ],
  },
  sit: {
    about: 'sits down on a seat behind it: looks back, bends, sinks onto it, and puts the hands on the knees',
    seconds: 2.8,
    stance: { legs: { x: 0.03, yaw: 6 }, head: { still: 0.4 } },
    keys: [
      [0.1, 'stance'],
      [0.5, { head: { look: 50, nod: 16 }, spine: { twist: 20, bend: 6 }, hips: { z: 0.0 } }],
      [
        0.9,
        {
          head: { look: 14, nod: 10 },
          spine: { twist: 4, bend: 26 },
          hips: { y: -0.14, z: -0.1, pitch: 24 },
          arms: { fwd: 30, elbow: 20 },
        },
      ],
      [
        1.45,
        {
          head: { look: 0, nod: 0 },
          spine: { twist: 0, bend: 26 },
          hips: { y: -0.46, z: -0.42, pitch: 24 },
          arms: { hand: ['knee', 0, 0.75, -0.2], flare: 60, palm: 60, curl: 0.15 },
        },
      ],
      [1.65, { hips: { y: -0.5, z: -0.44, pitch: 14 }, spine: { bend: 18 } }],
      [2.1, { hips: { y: -0.49, z: -0.46, pitch: -4 }, spine: { bend: 8 }, head: { still: 0.6, nod: 0 } }],
      [2.8, { hips: { y: -0.49, z: -0.46, pitch: -5 }, spine: { bend: 8 }, arms: { hand: ['knee', 0, 0.75, -0.2] } }],
    ],
  },
};
