import type { Rng, Vec3 } from '../../../math/index.ts';

/** One limb of the skeleton of a tree: a bent path with radii. */
export interface Limb {
  path: Vec3[];
  radii: number[];
  level: number;
}

export interface GrowthPlan {
  height: number;
  trunkRadius: number;
  /** Where the first limbs leave, as a fraction of the height. */
  clear: number;
  /** Limbs from the trunk, and twigs from each limb. */
  limbs: number;
  twigs: number;
  /** Angle from the upward axis at the bottom and at the top of the crown, degrees. */
  spreadLow: number;
  spreadHigh: number;
  /** Length of limbs over the height, at the crown's bottom and top. */
  lengthLow: number;
  lengthHigh: number;
  /** Positive lifts the tips, negative lets them hang. */
  lift: number;
  wobble: number;
}

const GOLDEN = 2.399963;

/** Grows trunk, limbs and twigs by a few botanical rules: golden-angle phyllotaxis, da Vinci's radii, apical taper. */
export function grow(plan: GrowthPlan, rng: Rng): Limb[] {
  const trunk = trunkOf(plan, rng);
  const out: Limb[] = [trunk];
  const turn0 = rng.range(0, 6.28);
  for (let i = 0; i < plan.limbs; i++) {
    const k = plan.limbs === 1 ? 0 : i / (plan.limbs - 1);
    const t = plan.clear + (0.96 - plan.clear) * k;
    const from = at(trunk.path, t);
    const angle = ((plan.spreadLow + (plan.spreadHigh - plan.spreadLow) * k) * Math.PI) / 180;
    const a = turn0 + i * GOLDEN + rng.range(-0.25, 0.25);
    const length = plan.height * (plan.lengthLow + (plan.lengthHigh - plan.lengthLow) * k) * rng.range(0.85, 1.12);
    const r = radiusAt(trunk, t) * 0.62;
    const limb = branch(
      from,
      [Math.sin(angle) * Math.cos(a), Math.cos(angle), Math.sin(angle) * Math.sin(a)],
      length,
      r,
      1,
      plan,
      rng,
    );
    out.push(limb);
    for (let j = 0; j < plan.twigs; j++) {
      const u = 0.38 + (0.55 * (j + rng.range(0, 0.6))) / plan.twigs;
      const side = j % 2 ? 1 : -1;
      const dir = direction(limb.path, u);
      const across: Vec3 = [-dir[2] * side, 0, dir[0] * side];
      const up = rng.range(0.15, 0.55);
      const d: Vec3 = [dir[0] * 0.75 + across[0] * 0.75, dir[1] * 0.75 + up, dir[2] * 0.75 + across[2] * 0.75];
      out.push(branch(at(limb.path, u), d, length * rng.range(0.4, 0.55), radiusAt(limb, u) * 0.65, 2, plan, rng));
    }
  }
  return out;
}

function trunkOf(plan: GrowthPlan, rng: Rng): Limb {
  const n = 7;
  const path: Vec3[] = [];
  const radii: number[] = [];
  const a = rng.range(0, 6.28);
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const sway = plan.wobble * plan.height * Math.sin(t * 2.6 + 0.3) * t;
    path.push([sway * Math.cos(a + t), plan.height * 0.92 * t, sway * Math.sin(a + t)]);
    radii.push(plan.trunkRadius * ((1 - t) ** 0.8 * 0.92 + 0.08));
  }
  return { path, radii, level: 0 };
}

function branch(from: Vec3, dir: Vec3, length: number, r: number, level: number, plan: GrowthPlan, rng: Rng): Limb {
  const n = 5;
  const l = Math.hypot(dir[0], dir[1], dir[2]) || 1;
  let d: Vec3 = [dir[0] / l, dir[1] / l, dir[2] / l];
  const path: Vec3[] = [from];
  const radii: number[] = [r];
  let p = from;
  for (let i = 1; i <= n; i++) {
    d = [
      d[0] + rng.range(-1, 1) * plan.wobble * 2,
      d[1] + plan.lift * 0.16 + rng.range(-1, 1) * plan.wobble,
      d[2] + rng.range(-1, 1) * plan.wobble * 2,
    ];
    const m = Math.hypot(d[0], d[1], d[2]);
    d = [d[0] / m, d[1] / m, d[2] / m];
    p = [p[0] + (d[0] * length) / n, p[1] + (d[1] * length) / n, p[2] + (d[2] * length) / n];
    path.push(p);
    radii.push(r * (1 - (0.8 * i) / n));
  }
  return { path, radii, level };
}

/** Position at t in 0..1 by equal steps. */
export function at(path: readonly Vec3[], t: number): Vec3 {
  const s = Math.min(path.length - 1.0001, Math.max(0, t) * (path.length - 1));
  const i = Math.floor(s);
  const u = s - i;
  const [a, b] = [path[i], path[i + 1]];
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u];
}

function direction(path: readonly Vec3[], t: number): Vec3 {
  const [a, b] = [at(path, t - 0.1), at(path, t + 0.1)];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1;
  return [(b[0] - a[0]) / l, (b[1] - a[1]) / l, (b[2] - a[2]) / l];
}

function radiusAt(limb: Limb, t: number): number {
  const s = Math.min(limb.radii.length - 1.0001, Math.max(0, t) * (limb.radii.length - 1));
  const i = Math.floor(s);
  return limb.radii[i] + (limb.radii[i + 1] - limb.radii[i]) * (s - i);
}
