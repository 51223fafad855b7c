import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Relief } from './body.ts';
import type { Figure } from './figure.ts';

interface Bump {
  at: Vec3;
  r: Vec3;
  out: number;
}

const bell = (p: Vec3, b: Bump): number => {
  const x = (p[0] - b.at[0]) / b.r[0];
  const y = (p[1] - b.at[1]) / b.r[1];
  const z = (p[2] - b.at[2]) / b.r[2];
  return b.out * Math.exp(-(x * x + y * y + z * z));
};

/** Muscles, breasts, buttocks, knees and collar bones: bumps on the rings' smooth body. */
export function createRelief(f: Figure, adult: number): Relief {
  const { u } = f;
  const y = (t: number): number => f.crotchY + t * (f.pitY - f.crotchY);
  const male = 1 - f.female;
  const lean = Math.max(0, 1 - f.fat * 2.2);
  const m = f.muscle * lean;
  const bumps: Bump[] = [];
  const both = (x: number, t: number, z: number, r: Vec3, out: number): void => {
    for (const s of [1, -1]) bumps.push({ at: [s * x * u, y(t), z * u], r: V3.scale(r, u), out: out * u });
  };
  const one = (t: number, z: number, r: Vec3, out: number): void => {
    bumps.push({ at: [0, y(t), z * u], r: V3.scale(r, u), out: out * u });
  };
  // breasts
  if (f.female > 0) {
    const k = f.female * adult * (0.9 + 0.8 * Math.max(0, f.fat - 0.15));
    both(0.041, 0.715, 0.055, [0.036, 0.036, 0.04], 0.034 * k);
    one(0.72, 0.055, [0.012, 0.05, 0.04], -0.006 * k);
  }
  // chest, belly, back
  const chest = male * adult * (0.004 + 0.012 * m);
  both(0.045, 0.78, 0.06, [0.045, 0.035, 0.04], chest);
  one(0.77, 0.06, [0.01, 0.06, 0.04], -0.55 * chest);
  both(0.05, 0.695, 0.065, [0.04, 0.012, 0.04], -0.4 * chest);
  if (m > 0.3) {
    for (const [i, t] of [0.61, 0.535, 0.46].entries())
      both(0.018, t, 0.06, [0.015, 0.02, 0.03], 0.0055 * (m - 0.2) * male * (1 - 0.1 * i));
    one(0.52, 0.06, [0.006, 0.13, 0.03], -0.003 * m);
  }
  one(0.33, 0.055, [0.005, 0.008, 0.03], -0.004);
  one(0.62, -0.06, [0.011, 0.2, 0.04], -0.006);
  both(0.055, 0.8, -0.065, [0.04, 0.05, 0.04], 0.006 * adult);
  // collar bones, buttocks
  both(0.05, 0.965, 0.035, [0.035, 0.008, 0.03], 0.003 * lean * adult);
  one(0.985, 0.03, [0.012, 0.012, 0.02], -0.004 * adult);
  both(0.045, 0.035, -0.065, [0.04, 0.045, 0.035], 0.009 + 0.006 * f.female);
  one(0.03, -0.075, [0.009, 0.06, 0.03], -0.01);
  // knees, shins
  for (const s of [1, -1]) {
    const x = s * 0.053 * u;
    bumps.push({ at: [x, f.kneeY + 0.004 * u, 0.036 * u], r: [0.02 * u, 0.022 * u, 0.02 * u], out: 0.004 * u });
    bumps.push({ at: [x, f.kneeY - 0.03 * u, 0.03 * u], r: [0.02 * u, 0.012 * u, 0.02 * u], out: -0.002 * u });
  }
  return (p, _n, at) => {
    if (at.zone.endsWith('Hand') || at.zone.endsWith('Foot')) return 0;
    let out = 0;
    for (const b of bumps) if (Math.abs(p[1] - b.at[1]) < 2.4 * b.r[1]) out += bell(p, b);
    return out;
  };
}
