/** One ring of the trunk: share of the way from crotch to pit of the neck, half width, front, back; the rest in trunk units. */
type TrunkRow = readonly [t: number, w: number, front: number, back: number];

/** Cross sections of a trunk, from the crotch upwards. */
const MALE_TRUNK: readonly TrunkRow[] = [
  [0, 0.096, 0.05, 0.06],
  [0.06, 0.099, 0.054, 0.068],
  [0.14, 0.097, 0.057, 0.067],
  [0.22, 0.091, 0.057, 0.057],
  [0.32, 0.083, 0.056, 0.047],
  [0.42, 0.078, 0.055, 0.042],
  [0.52, 0.081, 0.057, 0.044],
  [0.62, 0.089, 0.062, 0.053],
  [0.7, 0.096, 0.067, 0.059],
  [0.78, 0.1, 0.068, 0.063],
  [0.86, 0.1, 0.06, 0.063],
  [0.935, 0.084, 0.043, 0.054],
  [0.972, 0.058, 0.034, 0.048],
  [1, 0.038, 0.029, 0.042],
  [1.04, 0.033, 0.028, 0.036],
  [1.08, 0.032, 0.028, 0.034],
];

const FEMALE_TRUNK: readonly TrunkRow[] = [
  [0, 0.098, 0.046, 0.061],
  [0.06, 0.102, 0.049, 0.071],
  [0.14, 0.099, 0.052, 0.069],
  [0.22, 0.089, 0.053, 0.057],
  [0.32, 0.074, 0.05, 0.044],
  [0.42, 0.066, 0.048, 0.038],
  [0.52, 0.068, 0.05, 0.04],
  [0.62, 0.075, 0.055, 0.047],
  [0.7, 0.081, 0.058, 0.052],
  [0.78, 0.085, 0.057, 0.055],
  [0.86, 0.085, 0.05, 0.055],
  [0.935, 0.071, 0.037, 0.048],
  [0.972, 0.047, 0.03, 0.043],
  [1, 0.031, 0.026, 0.037],
  [1.04, 0.0275, 0.025, 0.032],
  [1.08, 0.0265, 0.025, 0.03],
];

/** A ring of a limb: place along it (0 root, 1 elbow or knee, 2 wrist or ankle) and radii. */
type LimbRow = readonly [s: number, a: number, b: number, front: number, back: number];

/** Up, down, front, back. */
const ARM: readonly LimbRow[] = [
  [0, 0.03, 0.036, 0.036, 0.037],
  [0.12, 0.0355, 0.034, 0.0365, 0.0365],
  [0.3, 0.034, 0.029, 0.035, 0.033],
  [0.5, 0.0285, 0.0275, 0.0325, 0.031],
  [0.7, 0.0255, 0.0255, 0.028, 0.0275],
  [0.9, 0.0225, 0.0225, 0.0235, 0.0245],
  [1, 0.0215, 0.022, 0.0235, 0.025],
  [1.1, 0.0225, 0.0225, 0.0265, 0.025],
  [1.25, 0.0238, 0.0238, 0.0285, 0.0245],
  [1.5, 0.0205, 0.0205, 0.0235, 0.0215],
  [1.75, 0.0165, 0.0165, 0.0195, 0.0185],
  [1.9, 0.0145, 0.0145, 0.0182, 0.0178],
  [2, 0.0138, 0.0138, 0.018, 0.0175],
];

/** Out, in, front, back. */
const LEG: readonly LimbRow[] = [
  [0, 0.043, 0.043, 0.047, 0.054],
  [0.1, 0.048, 0.0445, 0.0515, 0.056],
  [0.2, 0.049, 0.044, 0.052, 0.052],
  [0.4, 0.0445, 0.042, 0.0495, 0.046],
  [0.6, 0.0395, 0.0385, 0.0445, 0.04],
  [0.8, 0.034, 0.0345, 0.0385, 0.035],
  [0.93, 0.0315, 0.0325, 0.036, 0.032],
  [1, 0.0305, 0.0315, 0.0355, 0.031],
  [1.08, 0.0295, 0.0305, 0.033, 0.031],
  [1.2, 0.0305, 0.0325, 0.031, 0.037],
  [1.35, 0.0315, 0.0335, 0.03, 0.0425],
  [1.5, 0.0285, 0.0305, 0.028, 0.0395],
  [1.7, 0.0228, 0.0238, 0.024, 0.029],
  [1.9, 0.018, 0.0185, 0.0205, 0.0225],
  [2, 0.0175, 0.0175, 0.021, 0.023],
];

/** Sections of a foot of length 1 (heel to toe): top point (height, forward of the ankle), bottom point, half width. */
const FOOT: readonly (readonly [topY: number, topZ: number, lowY: number, lowZ: number, w: number])[] = [
  [0.335, 0.225, 0.16, -0.23, 0.128],
  [0.31, 0.285, 0.05, -0.215, 0.13],
  [0.285, 0.345, 0.008, -0.1, 0.132],
  [0.245, 0.42, 0, 0.1, 0.145],
  [0.19, 0.53, 0.004, 0.36, 0.168],
  [0.145, 0.62, 0, 0.56, 0.178],
  [0.112, 0.7, 0.002, 0.68, 0.16],
  [0.08, 0.765, 0.012, 0.76, 0.105],
];

/** All cross sections. */
export const SECTIONS = { maleTrunk: MALE_TRUNK, femaleTrunk: FEMALE_TRUNK, arm: ARM, leg: LEG, foot: FOOT } as const;

/** Smooth interpolation in a table whose first column ascends; the row's other columns. */
export function lookUp(table: readonly (readonly number[])[], t: number): number[] {
  let i = 0;
  while (i < table.length - 2 && t > table[i + 1][0]) i++;
  const [a, b] = [table[i], table[i + 1]];
  const span = b[0] - a[0];
  const f = Math.min(1, Math.max(0, (t - a[0]) / span));
  const before = table[Math.max(0, i - 1)];
  const after = table[Math.min(table.length - 1, i + 2)];
  const [f2, f3] = [f * f, f * f * f];
  const out: number[] = [];
  for (let c = 1; c < a.length; c++) {
    const ma = ((b[c] - before[c]) / (b[0] - before[0])) * span;
    const mb = ((after[c] - a[c]) / (after[0] - a[0])) * span;
    out.push((2 * f3 - 3 * f2 + 1) * a[c] + (f3 - 2 * f2 + f) * ma + (3 * f2 - 2 * f3) * b[c] + (f3 - f2) * mb);
  }
  return out;
}
