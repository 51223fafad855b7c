import { gradientNoise } from '../../../../math/index.ts';
import type { Body } from '../body/body.ts';
import { ZONES } from '../body/cage.ts';
import { ramp } from '../body/ring.ts';
import { vertexZones } from './cover.ts';

/** How it is sewn. Lengths in trunk units (about the height of an adult). */
export interface Sewing {
  ease: number;
  /** Extra room at the lower hem of the trunk, at cuffs and at the hems of the legs. */
  hem?: number;
  cuff?: number;
  ankle?: number;
  /** Extra room at the elbow half of a sleeve: bell sleeves grow, puffs swell at the shoulder. */
  puff?: number;
  /** Extra room at the waist: what hangs straight down from the chest does not follow it. */
  straight?: number;
  thick?: number;
  /** Depth of folds; 0 for what is stiff. */
  folds?: number;
  /** Chest plate: a smooth swelling in front. */
  swell?: number;
}

/** How far a garment stands off at a vertex, metres. */
export function easeAt(body: Body, v: number, w: Sewing): number {
  const { surface, figure } = body;
  const zone = ZONES[vertexZones(body)[v]];
  const t = surface.t[v];
  const s = surface.s[v];
  let e = w.ease;
  if (zone === 'trunk') {
    e += (w.hem ?? 0) * (1 - ramp(0.1, 0.45, t)) + (w.straight ?? 0) * Math.exp(-(((t - 0.38) / 0.17) ** 2));
    if (w.swell && surface.rest[v * 3 + 2] > 0) e += w.swell * Math.exp(-(((t - 0.72) / 0.2) ** 2));
  } else if (zone.endsWith('Arm')) {
    e += (w.cuff ?? 0) * ramp(0.9, 2, s) ** 1.5 + (w.puff ?? 0) * Math.exp(-(((s - 0.28) / 0.24) ** 2));
  } else if (zone.endsWith('Leg')) {
    e += (w.ankle ?? 0) * ramp(0.8, 1.95, s);
    // thighs must not push into each other
    const room = Math.abs(surface.rest[v * 3]) / figure.u;
    const inward = -surface.normals[v * 3] * Math.sign(surface.rest[v * 3]);
    if (inward > 0.2) e = Math.min(e, Math.max(0.0012, room * 0.85));
  }
  return e * figure.u;
}

/** Folds of cloth: pulled across where limbs bend and where cloth is gathered, metres. */
export function foldAt(body: Body, v: number, depth: number, seed: number): number {
  if (depth === 0) return 0;
  const { surface, figure } = body;
  const zone = ZONES[vertexZones(body)[v]];
  const s = surface.s[v];
  const t = surface.t[v];
  const k = 1 / figure.u;
  const [x, y, z] = [surface.rest[v * 3] * k, surface.rest[v * 3 + 1] * k, surface.rest[v * 3 + 2] * k];
  const crease = (a: number, b: number, c: number): number => {
    const n = gradientNoise(a, b, c, seed);
    const m = gradientNoise(a * 1.9 + 5, b * 1.9, c * 1.9, seed + 1);
    return 1 - 2.6 * Math.abs(n) + 0.5 * m;
  };
  if (zone === 'trunk') {
    const waist = Math.exp(-(((t - 0.4) / 0.16) ** 2));
    const pit = Math.exp(-(((t - 0.78) / 0.1) ** 2)) * ramp(0.04, 0.09, Math.abs(x));
    const hips = Math.exp(-((t / 0.12) ** 2));
    return (
      depth *
      (0.15 + 0.85 * waist + 0.7 * pit + 0.6 * hips) *
      crease(x * 9 + y * 4, y * 30 - Math.abs(x) * 16, z * 9) *
      0.5
    );
  }
  const along = s * (zone.endsWith('Arm') ? 0.16 : 0.22);
  const bend = zone.endsWith('Arm')
    ? 0.22 + 0.9 * Math.exp(-(((s - 1) / 0.22) ** 2)) + 0.5 * ramp(1.5, 1.95, s) + 0.5 * Math.exp(-((s / 0.2) ** 2))
    : 0.16 + 0.75 * Math.exp(-(((s - 1) / 0.2) ** 2)) + 0.9 * ramp(1.55, 1.95, s) + 0.6 * Math.exp(-((s / 0.16) ** 2));
  return depth * bend * crease(along * 46 + z * 10, z * 11, x * 11) * 0.5;
}
