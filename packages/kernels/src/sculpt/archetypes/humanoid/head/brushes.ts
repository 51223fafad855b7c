import type { FaceMorphs } from './face.ts';
import { eyeForm, eyeLine, mouthLine } from './face.ts';

/** A pull of the sculptor's tool: what is near `at` (within the radii, softly) moves by `by`. On both sides where x is not 0. Heads. */
export interface Brush {
  at: readonly [number, number, number];
  r: readonly [number, number, number];
  by: readonly [number, number, number];
}

const W = 9;

/** What turns the plain head into this one, in order of work: large planes first, then features. */
export function faceBrushes(f: FaceMorphs): Brush[] {
  const male = 1 - f.female;
  const child = Math.max(0, 1 - f.age);
  const old = Math.max(0, f.age - 1);
  const grown = 1 - child;
  const round = Math.max(0, f.fat - 0.22) + 0.75 * child;
  const eye = eyeForm(f);
  const ey = eyeLine(f);
  const my = mouthLine(f);
  const out: Brush[] = [];
  const pull = (at: Brush['at'], r: Brush['r'], by: Brush['by']): void => {
    out.push({ at, r, by });
  };
  // planes
  pull([0.31, 0.62, 0.2], [0.08, 0.13, 0.14], [-0.014 - 0.01 * f.gaunt, 0, 0]);
  pull([0.2, 0.82, 0.2], [0.2, 0.16, 0.2], [0, 0.012 * child, 0.01 * f.female + 0.02 * child]);
  pull([0.24, 0.15, 0.03], [0.075, 0.1, 0.16], [0.016 * male * grown * f.jaw + 0.02 * (f.jaw - 1), -0.008 * f.jaw, 0]);
  pull([0.2, 0.07, 0.18], [0.1, 0.08, 0.14], [-0.014 * f.female - 0.012 * child + 0.022 * (f.jaw - 1), 0, 0]);
  pull([0.235, ey - 0.085, 0.22], [0.075, 0.06, 0.12], [0.012 * f.cheek, 0, 0.014 * f.cheek]);
  pull(
    [0.2, 0.25, 0.24],
    [0.075, 0.085, 0.14],
    [-0.014 * grown * (1 - f.fat * 2) + 0.03 * round - 0.04 * f.gaunt, 0, 0.02 * round - 0.025 * f.gaunt],
  );
  pull([0.13, 0.3, 0.32], [0.07, 0.06, 0.1], [0, 0, 0.012 + 0.02 * round - 0.012 * f.gaunt]);
  if (child > 0) {
    // round cheeks, a short chin, a small jaw
    pull([0.23, 0.25, 0.2], [0.1, 0.1, 0.16], [0.034 * child, 0, 0.02 * child]);
    pull([0, 0.0, 0.28], [0.2, 0.1, 0.2], [0, 0.055 * child, -0.02 * child]);
  }
  // sockets and brow
  pull([eye.x - 0.022, ey + 0.025, 0.32], [0.095, 0.07, W], [0, 0, -0.04 - 0.03 * f.gaunt]);
  pull([0.055, ey + 0.035, 0.34], [0.035, 0.05, W], [0, 0, -0.018 * grown]);
  pull([0.1, ey + 0.128, 0.36], [0.1, 0.036, W], [0, -0.006, (0.008 + 0.016 * male * grown) * f.brow]);
  pull([0.21, ey + 0.115, 0.28], [0.06, 0.04, W], [0.004, 0, (0.004 + 0.012 * male * grown) * f.brow]);
  pull([0, ey + 0.145, 0.37], [0.06, 0.05, W], [0, 0, 0.005 * male * f.brow]);
  // muzzle of beasts
  if (f.muzzle > 0) pull([0, 0.2, 0.33], [0.17, 0.17, W], [0, 0, 0.1 * f.muzzle]);
  nose(f, pull);
  // the mouth's mound, chin
  pull([0, my + 0.005, 0.35], [0.12, 0.085, W], [0, 0, 0.028 - 0.006 * child]);
  pull([0, my - 0.066, 0.34], [0.1, 0.026, W], [0, 0, -0.014]);
  pull(
    [0, 0.055, 0.33],
    [0.085, 0.06, W],
    [0, -0.01 * (f.chin - 1), (0.024 + 0.008 * male) * f.chin * (1 - 0.5 * child)],
  );
  if (f.chin > 1.05) pull([0, 0.01, 0.3], [0.08, 0.08, W], [0, -0.12 * (f.chin - 1), 0.03 * (f.chin - 1)]);
  if (round > 0.1) pull([0, -0.02, 0.2], [0.16, 0.06, 0.14], [0, -0.05 * round * (1 - child), 0.02 * round]);
  if (f.classic > 0) classic(f, pull);
  if (old > 0) wrinkles(f, old, pull);
  if (f.smile > 0) pull([0.19, 0.27, 0.3], [0.065, 0.055, W], [0.004 * f.smile, 0.008 * f.smile, 0.022 * f.smile]);
  return out;
}

type Pull = (at: Brush['at'], r: Brush['r'], by: Brush['by']) => void;

function nose(f: FaceMorphs, pull: Pull): void {
  const child = Math.max(0, 1 - f.age);
  const k = f.nose * (1 - 0.16 * f.female) * (1 - 0.42 * child);
  const w = f.noseWidth * (1 - 0.1 * f.female);
  const ey = eyeLine(f);
  const tip = 0.325 - 0.012 * f.hook + 0.008 * f.female;
  pull([0, ey + 0.055, 0.36], [0.034 * w, 0.06, W], [0, 0, 0.022 * (1 - child)]);
  pull([0, (ey + tip) / 2 + 0.035, 0.36], [0.036 * w, 0.052, W], [0, 0, 0.048 * k + 0.02 * Math.max(0, f.hook)]);
  pull([0, (ey + tip) / 2 - 0.02, 0.36], [0.042 * w, 0.05, W], [0, 0, 0.04 * k]);
  pull([0, tip, 0.38], [0.037 * w, 0.034, W], [0, -0.012 * f.hook, 0.092 * k]);
  pull([0.052 * w, tip - 0.004, 0.38], [0.021 * w, 0.024, W], [0.006 * w, -0.003, 0.046 * k]);
  pull([0.034 * w, tip + 0.012, 0.4], [0.01 * w, 0.022, W], [0, 0, -0.007 * k]);
  // the groove behind the wing, the undercut, nostrils
  pull([0.078 * w, tip - 0.01, 0.36], [0.014, 0.026, W], [0, 0, -0.012 * k]);
  pull([0, tip - 0.032, 0.37], [0.026 * w, 0.02, W], [0, -0.006, 0.016 * k]);
  pull([0.028 * w, tip - 0.028, 0.42], [0.013 * w, 0.011, W], [0, 0.012 * k, -0.02 * k]);
  // philtrum
  pull([0, 0.25, 0.37], [0.011, 0.03, W], [0, 0, -0.006]);
  pull([0.02, 0.25, 0.37], [0.01, 0.03, W], [0, 0, 0.003]);
}

/** Planes of antique heads: brow and nose in one line, sharp brows over deep sockets, a calm mouth, a full chin. */
function classic(f: FaceMorphs, pull: Pull): void {
  const k = f.classic;
  const ey = eyeLine(f);
  const my = mouthLine(f);
  const eye = eyeForm(f);
  pull([0, ey + 0.055, 0.36], [0.042, 0.085, W], [0, 0, 0.042 * k]);
  pull([0, ey - 0.03, 0.38], [0.034, 0.07, W], [0, 0, 0.02 * k]);
  pull([0, 0.312, 0.42], [0.05, 0.03, W], [0, 0.004 * k, -0.014 * k]);
  pull([0, ey + 0.2, 0.36], [0.16, 0.07, W], [0, 0, -0.008 * k]);
  pull([0.11, ey + 0.118, 0.36], [0.09, 0.022, W], [0, -0.002, 0.013 * k]);
  pull([0.2, ey + 0.108, 0.3], [0.05, 0.024, W], [0, 0, 0.01 * k]);
  pull([eye.x - 0.03, ey + 0.062, 0.32], [0.075, 0.026, W], [0, 0, -0.016 * k]);
  pull([0, my + 0.005, 0.36], [0.11, 0.075, W], [0, 0, -0.012 * k]);
  pull([0, my - 0.062, 0.35], [0.07, 0.018, W], [0, 0, -0.008 * k]);
  pull([0, 0.06, 0.34], [0.075, 0.055, W], [0, 0, 0.012 * k]);
}

function wrinkles(f: FaceMorphs, old: number, pull: Pull): void {
  const ey = eyeLine(f);
  // bags, folds from nose to mouth, jowls, lines of the forehead
  pull([0.15, ey - 0.085, 0.32], [0.07, 0.014, W], [0, 0, -0.012 * old]);
  pull([0.15, ey - 0.062, 0.32], [0.06, 0.016, W], [0, 0, 0.008 * old]);
  for (let i = 0; i < 4; i++) {
    const k = i / 3;
    pull([0.09 + 0.055 * k, 0.3 - 0.12 * k, 0.34], [0.016, 0.026, W], [0, 0, -0.016 * old]);
    pull([0.125 + 0.055 * k, 0.3 - 0.12 * k, 0.34], [0.026, 0.03, W], [0, 0, 0.009 * old]);
  }
  pull([0.2, 0.1, 0.22], [0.06, 0.05, 0.1], [0.016 * old, -0.02 * old, 0.006 * old]);
  for (const y of [0.69, 0.725, 0.76]) pull([0, y, 0.36], [0.17, 0.009, W], [0, 0, -0.008 * old]);
  pull([0.02, ey + 0.13, 0.37], [0.008, 0.03, W], [0, 0, -0.01 * old]);
}

/** Works the brushes on points (heads, xyz), in place. */
export function brushInPlace(points: Float64Array, brushes: readonly Brush[]): void {
  for (const { at, r, by } of brushes)
    for (const s of at[0] === 0 ? [0] : [1, -1]) {
      const cx = at[0] * s;
      for (let i = 0; i < points.length; i += 3) {
        const dx = (points[i] - cx) / r[0];
        const dy = (points[i + 1] - at[1]) / r[1];
        const dz = (points[i + 2] - at[2]) / r[2];
        const d = dx * dx + dy * dy + dz * dz;
        // a brush on the face does not reach through to the nape
        if (d > 7 || (r[2] === W && points[i + 2] < 0.02)) continue;
        const k = Math.exp(-d);
        points[i] += by[0] * s * k;
        points[i + 1] += by[1] * k;
        points[i + 2] += by[2] * k;
      }
    }
}
