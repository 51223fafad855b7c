import type { Pose } from '../humanoid/body/pose.ts';

const EASE = {
  hips: [0, 0, -3],
  spine: [-1, 3, 3],
  chest: [1, 4, 2],
  leftLeg: { thigh: [0.12, -1, 0.12], shin: [0.05, -1, -0.16], toes: [0.34, 0, 1] },
  rightLeg: { thigh: [0.05, -1, 0], shin: [0.02, -1, -0.02], toes: [0.2, 0, 1] },
} as const;

/** Postures that sculptors made famous. Directions as in `HUMAN_POSES`. */
export const STATUE_POSES: Readonly<Record<string, Pose>> = {
  /** Weight on one leg, a hand to the shoulder, the other hanging. */
  ease: {
    ...EASE,
    neck: [2, 14, 0],
    head: [-1, 20, -3],
    left: {
      upper: [0.42, -0.9, 0.35],
      fore: [-0.35, 1, 0.1],
      hand: [-0.5, 0.7, -0.25],
      back: [0.6, 0.4, 0.6],
      grip: 'relaxed',
    },
    right: { upper: [0.22, -1, -0.08], fore: [0.12, -1, 0.16], hand: [0.0, -1, 0.1], grip: 'relaxed' },
  },
  /** Speaks to the people. */
  orator: {
    ...EASE,
    head: [-2, -14, 0],
    left: { upper: [0.22, -1, 0.16], fore: [0.06, 0.04, 1], hand: [0, 0.15, 1], back: [0.9, 0.3, 0], grip: 'grip' },
    right: {
      upper: [0.62, -0.22, 0.72],
      fore: [0.35, 0.62, 0.75],
      hand: [0.3, 0.7, 0.7],
      back: [0.55, 0.5, -0.7],
      grip: 'open',
    },
  },
  torch: {
    ...EASE,
    head: [-4, 0, 0],
    left: { upper: [0.2, -1, 0.14], fore: [-0.02, -0.1, 1], hand: [-0.2, 0.1, 1], back: [0.9, 0.2, 0.2], grip: 'grip' },
    right: { upper: [0.42, 1, 0.05], fore: [0.08, 1, 0.03], hand: [0.04, 0.55, 0.85], back: [1, 0, 0], grip: 'grip' },
  },
  justice: {
    ...EASE,
    left: { upper: [1, 0.22, 0.3], fore: [0.2, 1, 0.25], hand: [0.1, 0.45, 0.9], back: [1, 0, 0], grip: 'grip' },
    right: { upper: [0.36, -1, 0.02], fore: [0.3, -1, 0.3], hand: [0.14, -1, 0.3], back: [1, 0.1, 0.2], grip: 'grip' },
  },
  thinker: {
    hips: [10, 0, 0],
    spine: [18, 6, 0],
    chest: [16, 10, 0],
    neck: [4, -4, 0],
    head: [0, -8, 0],
    left: {
      upper: [0.12, -0.85, 0.6],
      fore: [-0.35, -0.25, 0.9],
      hand: [-0.3, -0.65, 0.7],
      back: [0.3, 0.8, 0.5],
      grip: 'relaxed',
    },
    right: {
      upper: [-0.4, -0.72, 0.8],
      fore: [-0.1, 1, 0.0],
      hand: [-0.1, 0.4, -1],
      back: [0, 0.9, 0.4],
      grip: 'fist',
    },
    leftLeg: { thigh: [0.2, -0.16, 1], shin: [0.03, -1, -0.14], toes: [0.2, 0, 1] },
    rightLeg: { thigh: [0.12, -0.02, 1], shin: [0.0, -1, -0.24], toes: [0.1, 0, 1] },
  },
  /** Both hands on the pommel of a sword that stands before it. */
  guarding: {
    head: [4, 0, 0],
    left: {
      upper: [0.34, -1, 0.14],
      fore: [-0.62, -0.14, 0.82],
      hand: [-0.6, -0.34, 0.72],
      back: [0.4, 0.75, 0.5],
      grip: 'fist',
    },
    leftLeg: { thigh: [0.16, -1, 0], shin: [0.08, -1, -0.02], toes: [0.3, 0, 1] },
  },
  weeping: {
    spine: [4, 0, 0],
    chest: [5, 0, 0],
    neck: [8, 0, 0],
    head: [12, 0, 0],
    left: {
      upper: [0.22, -0.6, 0.8],
      fore: [-0.46, 1, -0.12],
      hand: [-0.3, 1, -0.02],
      back: [0.25, 0.05, 1],
      grip: 'flat',
    },
    leftLeg: { thigh: [0.05, -1, 0], shin: [0.03, -1, 0], toes: [0.15, 0, 1] },
  },
  /** Arms stretched out over the city. */
  redeemer: {
    head: [5, 0, 0],
    left: { upper: [1, 0.02, 0.05], fore: [1, 0.02, 0.06], hand: [1, 0, 0.1], back: [0, 0.5, -0.85], grip: 'flat' },
    leftLeg: { thigh: [0.04, -1, 0], shin: [0.02, -1, 0], toes: [0.12, 0, 1] },
  },
  /** Legs crossed, one hand open in the lap, the other touching the earth. */
  lotus: {
    spine: [-2, 0, 0],
    head: [3, 0, 0],
    left: {
      upper: [0.3, -1, 0.2],
      fore: [-0.72, -0.16, 0.7],
      hand: [-1, 0.02, 0.3],
      back: [0, -1, 0.1],
      grip: 'relaxed',
    },
    right: {
      upper: [0.3, -1, 0.22],
      fore: [0.14, -0.7, 0.72],
      hand: [0.05, -0.75, 0.66],
      back: [0.1, 0.66, 0.75],
      grip: 'flat',
    },
    leftLeg: { thigh: [0.8, -0.12, 0.72], shin: [-0.95, -0.16, 0.3], toes: [-1, -0.1, 0.5] },
    rightLeg: { thigh: [0.8, -0.12, 0.72], shin: [-0.9, -0.1, 0.02], toes: [-1, -0.1, 0.4] },
  },
};
