import type { Vec3 } from '../../../../math/index.ts';
import type { Rest } from './bones.ts';
import type { Cage, Weights } from './cage.ts';
import type { Figure } from './figure.ts';
import { grown, ramp } from './ring.ts';
import { lookUp, SECTIONS } from './tables.ts';

const COLUMNS = 20;
const RINGS = [
  0, 0.045, 0.09, 0.135, 0.18, 0.23, 0.28, 0.33, 0.38, 0.43, 0.48, 0.53, 0.58, 0.63, 0.68, 0.73, 0.775, 0.855, 0.935,
  0.97, 1, 1.04, 1.08,
];
/** Rings of the arm hole, and its columns on the left. */
const HOLE = [16, 17, 18] as const;

/** The loops that limbs start from, in the order of the limb's rings, left and right. */
export interface TrunkLoops {
  arms: readonly [number[], number[]];
  legs: readonly [number[], number[]];
}

/** Section of a trunk: half width, front, back in metres. */
export function trunkSection(f: Figure, t: number): [w: number, front: number, back: number] {
  const m = lookUp(SECTIONS.maleTrunk, t);
  const w = lookUp(SECTIONS.femaleTrunk, t);
  const k = f.female;
  const section = m.map((v, i) => (v + (w[i] - v) * k) * f.u);
  const body = 1 - ramp(0.85, 1, t);
  // a belly hangs in front, the sides follow, the back hardly
  const belly = Math.exp(-(((t - 0.3) / 0.22) ** 2));
  const chest = Math.exp(-(((t - 0.76) / 0.16) ** 2));
  const fat = f.fat - 0.22;
  const round = Math.max(0, fat);
  section[0] += f.u * body * (fat * 0.035 + round * 0.062 * belly + f.muscle * 0.012 * chest);
  section[1] += f.u * body * (fat * 0.02 + round * 0.125 * belly + f.muscle * 0.012 * chest);
  section[2] += f.u * body * (fat * 0.018 + round * 0.03 * belly + f.muscle * 0.01 * chest);
  const thickNeck = ramp(0.9, 1, t);
  section[0] *= 1 + thickNeck * (0.22 * f.muscle + 0.25 * round) * (1 - 0.3 * k);
  section[0] *= 1 + ramp(0.5, 0.85, t) * (1 - thickNeck) * (f.shoulders - 1);
  return [section[0], section[1], section[2]];
}

/** Height of a trunk share, and how much higher the back is than the front there. */
export function trunkHeight(f: Figure, t: number): { y: number; tilt: number } {
  return { y: f.crotchY + t * (f.pitY - f.crotchY), tilt: 0.014 * f.u * ramp(0.85, 1, t) };
}

/** Shift of a section forwards: the neck leans to the front. */
export function trunkShift(f: Figure, t: number): number {
  return f.u * (-0.006 - 0.006 * ramp(0.3, 0.8, t) + 0.016 * ramp(0.95, 1.1, t));
}

/** Point of a ring at an angle from the front, to the left. */
function ringPoint(f: Figure, t: number, angle: number, k: number): Vec3 {
  const [w, front, back] = trunkSection(f, t);
  const { y, tilt } = trunkHeight(f, t);
  const e = 2 / (2.35 - 0.35 * ramp(0.9, 1, t));
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const sx = Math.sign(s) * Math.abs(s) ** e;
  const cz = Math.sign(c) * Math.abs(c) ** e;
  return [k * w * sx, y - tilt * c, trunkShift(f, t) + k * cz * (c > 0 ? front : back)];
}

/** The trunk's rings with holes for arms and legs. */
export function addTrunk(cage: Cage, f: Figure, rest: Rest): TrunkLoops {
  const k = grown(COLUMNS);
  const rings = RINGS.map((t, r) =>
    Array.from({ length: COLUMNS }, (_, c) => {
      const p = ringPoint(f, t, (c * 2 * Math.PI) / COLUMNS, k);
      return cage.point(p, t, 0, trunkWeights(t, r, c, p, rest));
    }),
  );
  for (let r = 0; r + 1 < rings.length; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const hole = (r === HOLE[0] || r === HOLE[1]) && ((c >= 3 && c < 7) || (c >= 13 && c < 17));
      const d = (c + 1) % COLUMNS;
      if (!hole) cage.quad(rings[r][c], rings[r][d], rings[r + 1][d], rings[r + 1][c], 'trunk', false);
    }
  closeNeck(cage, rings[rings.length - 1]);
  const [r0, r1, r2] = HOLE.map((r) => rings[r]);
  const left = [r2[5], r2[6], r2[7], r1[7], r0[7], r0[6], r0[5], r0[4], r0[3], r1[3], r2[3], r2[4]];
  const right = [r2[15], r2[14], r2[13], r1[13], r0[13], r0[14], r0[15], r0[16], r0[17], r1[17], r2[17], r2[16]];
  return { arms: [left, right], legs: legLoops(cage, f, rings[0]) };
}

function closeNeck(cage: Cage, ring: readonly number[]): void {
  // strips across the neck, from side to side
  const n = COLUMNS;
  for (let i = 0; i < n / 2 - 1; i++) cage.quad(ring[i], ring[i + 1], ring[n - 2 - i], ring[n - 1 - i], 'trunk', false);
}

function legLoops(cage: Cage, f: Figure, ring: readonly number[]): [number[], number[]] {
  const y = f.crotchY - 0.008 * f.u;
  const weights: Weights = { hips: 0.6, 'left thigh': 0.2, 'right thigh': 0.2 };
  const bridge = [-0.03, -0.004, 0.02].map((z) => cage.point([0, y, z * f.u], 0, 0, weights));
  const left = [...ring.slice(0, 11), ...bridge];
  const right = [ring[0], ...ring.slice(10).reverse(), ...bridge];
  return [left, right];
}

function trunkWeights(t: number, r: number, c: number, p: Vec3, rest: Rest): Weights {
  const w: Record<string, number> = {};
  const hips = 1 - ramp(0.14, 0.36, t);
  const chest = ramp(0.4, 0.66, t);
  const neck = ramp(0.955, 1.03, t);
  w.hips = hips;
  w.spine = Math.max(0, 1 - hips - chest);
  w.chest = chest * (1 - neck);
  w.neck = neck;
  const side = c > 10 ? 'right' : 'left';
  const across = Math.abs(p[0]) / Math.max(1e-9, rest.bones[rest.index['left thigh']].at[0] * 1.8);
  const thigh = (1 - ramp(0, 0.2, t)) * 0.5 * Math.min(1, 0.25 + across);
  if (thigh > 0) {
    for (const [name, v] of Object.entries(w)) w[name] = v * (1 - thigh);
    w[`${side} thigh`] = thigh;
  }
  // the ball of the shoulder and what hangs on the collar bone
  const column = c > 10 ? 20 - c : c;
  const aside = 1 - Math.min(1, Math.max(0, Math.abs(column - 5) - 2) / 2);
  const high =
    r === HOLE[0]
      ? 0.55
      : r === HOLE[1]
        ? 1
        : r === HOLE[2]
          ? 1
          : r === HOLE[2] + 1
            ? 0.5
            : r === HOLE[0] - 1
              ? 0.2
              : 0;
  if (high * aside > 0) {
    const arm = 0.34 * high * aside * (r > HOLE[2] ? 0 : 1);
    const collar = 0.36 * high * aside;
    for (const [name, v] of Object.entries(w)) w[name] = v * (1 - arm - collar);
    w[`${side} upper arm`] = arm;
    w[`${side} shoulder`] = collar;
  }
  return w;
}
