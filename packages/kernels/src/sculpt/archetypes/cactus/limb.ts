import type { Shape } from '../../../curves/index.ts';
import { type Rng, sampleSpline, V3, type Vec3 } from '../../../math/index.ts';
import { type StarRay, starShape } from '../../kits/index.ts';

/** A ribbed column along a path: what every limb of a saguaro is. */
export interface Limb {
  name: string;
  path: readonly Vec3[];
  r: number;
  ribs: number;
  length: number;
}

/** A place on a rib's crest and the direction away from the limb's middle. */
export interface Crest {
  at: Vec3;
  out: Vec3;
}

/** Points across one rib. */
const ACROSS = 6;

/**
 * The limb as a loft of ribbed rings in a frame carried along its path without twisting, domed at the tip, and where its ribs run:
 * rib i at t in 0..1 of the path. A `barrel` swells in the middle. Frame: Wang et al., "Computation of rotation minimizing frames",
 * 2008, in its projected first-order form.
 */
export function ribbed(limb: Limb, n: number, barrel: boolean): { shape: Shape; crest(rib: number, t: number): Crest } {
  const path = resample(limb.path, n);
  const taper = taperOf(n, barrel);
  const sides = frameAlong(path);
  const count = limb.ribs * ACROSS;
  const ring = (i: number, k: number): Crest => {
    const a = (2 * Math.PI * k) / count;
    const { u, v } = sides[i];
    const out = V3.add(V3.scale(u, Math.cos(a)), V3.scale(v, Math.sin(a)));
    const r = limb.r * taper[i] * (0.86 + 0.14 * Math.abs(Math.cos((Math.PI * k) / ACROSS)) ** 0.7);
    return { at: V3.addScaled(path[i], out, r), out };
  };
  const sections = path.map((_, i) => ({ points: Array.from({ length: count }, (_, k) => ring(i, k).at) }));
  return {
    shape: { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' },
    crest(rib, t) {
      const s = Math.min(n - 1e-6, Math.max(0, t * n));
      const i = Math.floor(s);
      const [a, b] = [ring(i, rib * ACROSS), ring(i + 1, rib * ACROSS)];
      const lean = V3.normalize(V3.cross(V3.cross(V3.sub(b.at, a.at), a.out), V3.sub(b.at, a.at)), a.out);
      return {
        at: V3.add(a.at, V3.scale(V3.sub(b.at, a.at), s - i)),
        out: V3.dot(lean, a.out) < 0 ? V3.scale(lean, -1) : lean,
      };
    },
  };
}

/** n + 1 points at equal steps of length along the spline through the path. */
function resample(path: readonly Vec3[], n: number): Vec3[] {
  const fine = sampleSpline(path, 24);
  const sums = [0];
  for (let i = 1; i < fine.length; i++)
    sums.push(sums[i - 1] + Math.hypot(...[0, 1, 2].map((k) => fine[i][k] - fine[i - 1][k])));
  let j = 0;
  return Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const want = (sums[sums.length - 1] * i) / n;
    while (j + 2 < sums.length && sums[j + 1] < want) j++;
    const t = (want - sums[j]) / Math.max(1e-9, sums[j + 1] - sums[j]);
    const [x, y, z] = fine[j].map((v, k) => v + (fine[j + 1][k] - v) * t);
    return [x, y, z];
  });
}

/** Swelling towards the middle, domed at the tip. */
function taperOf(n: number, barrel: boolean): number[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    if (barrel) return Math.max(0.05, Math.sin(Math.PI * (0.14 + 0.85 * t)) ** 0.5);
    const dome = t > 0.76 ? Math.sqrt(Math.max(0, 1 - ((t - 0.76) / 0.2405) ** 2)) : 1;
    return Math.max(0.04, (0.84 + 0.2 * Math.sin(Math.PI * t)) * dome);
  });
}

function frameAlong(path: readonly Vec3[]): { u: Vec3; v: Vec3 }[] {
  let u: Vec3 = [0, 0, 1];
  return path.map((_, i) => {
    const d = V3.normalize(V3.sub(path[Math.min(path.length - 1, i + 1)], path[Math.max(0, i - 1)]), [0, 1, 0]);
    u = V3.normalize(V3.addScaled(u, d, -V3.dot(u, d)), V3.perpendicular(d));
    return { u, v: V3.cross(d, u) };
  });
}

/** Spines that spread from one felted spot, as one star: two triangles a spine. */
export function spineTuft(at: Vec3, out: Vec3, size: number, rng: Rng): Shape {
  const spines = 7;
  const turn = rng.range(0, 6.28);
  const rays: StarRay[] = [];
  for (let i = 0; i < spines; i++) {
    const angle = turn + (2 * Math.PI * i) / spines;
    rays.push(
      { angle: angle - Math.PI / spines, r: 0.15, fold: -1 },
      { angle, r: i % 2 ? rng.range(0.5, 0.7) : rng.range(0.85, 1.1), fold: 0.1 },
    );
  }
  return starShape(V3.addScaled(at, out, size * 0.06), out, { size, rays, rise: 0.4 });
}
