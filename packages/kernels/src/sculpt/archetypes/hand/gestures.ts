import type { Vec3 } from '../../../math/index.ts';

/** How a finger is held, degrees: spread to the thumb's side, then bend at knuckle, middle and last joint. */
export type FingerHold = readonly [spread: number, knuckle: number, middle: number, last: number];

/** Thumb, index, middle, ring, little; `turn` of the whole about z, degrees. */
export interface Gesture {
  fingers: readonly [FingerHold, FingerHold, FingerHold, FingerHold, FingerHold];
  turn?: number;
  /** Where a thumb that is laid over bent fingers has its joints after the root. */
  thumb?: readonly Vec3[];
}

const BENT: readonly FingerHold[] = [
  [4, 88, 100, 62],
  [1, 90, 102, 62],
  [-2, 90, 102, 62],
  [-5, 88, 100, 60],
];
const OPEN: readonly FingerHold[] = [
  [9, 6, 8, 5],
  [2, 4, 7, 5],
  [-6, 6, 8, 6],
  [-15, 9, 10, 7],
];
const [i, m, r, l] = BENT as [FingerHold, FingerHold, FingerHold, FingerHold];
const [oi, om, or, ol] = OPEN as [FingerHold, FingerHold, FingerHold, FingerHold];
const OVER: FingerHold = [16, 78, 40, 40];

/** Laid over the fingers' middle bones. */
const LAID: readonly Vec3[] = [
  [0.037, 0.1, 0.038],
  [0.025, 0.117, 0.06],
  [0.002, 0.121, 0.064],
];

/** Gestures by name. */
export const GESTURES: Readonly<Record<string, Gesture>> = {
  open: { fingers: [[52, 16, 8, 8], oi, om, or, ol] },
  stop: {
    fingers: [
      [30, 12, 6, 6],
      [1, 2, 3, 2],
      [0, 1, 3, 2],
      [-1, 2, 3, 2],
      [-3, 3, 4, 3],
    ],
  },
  fist: { fingers: [OVER, i, m, r, l], thumb: LAID },
  'thumbs-up': { fingers: [[84, -6, -4, -6], i, m, r, l], turn: 90 },
  'thumbs-down': { fingers: [[84, -6, -4, -6], i, m, r, l], turn: -90 },
  peace: { fingers: [[16, 78, 42, 40], [13, 2, 4, 3], [-9, 1, 4, 3], r, l], thumb: LAID },
  pointing: { fingers: [OVER, [3, 2, 4, 3], m, r, l], thumb: LAID },
  rock: { fingers: [[16, 78, 42, 40], [6, 2, 4, 3], m, r, [-14, 4, 5, 4]], thumb: LAID },
  ok: {
    fingers: [
      [34, 50, 26, 30],
      [8, 52, 62, 34],
      [1, 14, 12, 8],
      [-7, 10, 10, 8],
      [-16, 8, 10, 8],
    ],
  },
  claw: {
    fingers: [
      [46, 34, 30, 40],
      [9, 30, 44, 40],
      [2, 28, 44, 40],
      [-6, 30, 44, 40],
      [-15, 32, 46, 40],
    ],
  },
  relaxed: {
    fingers: [
      [38, 26, 14, 14],
      [4, 18, 26, 14],
      [0, 22, 30, 16],
      [-4, 26, 32, 18],
      [-9, 30, 34, 18],
    ],
  },
};
