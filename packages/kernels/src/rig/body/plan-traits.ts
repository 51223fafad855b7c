import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { findGroundLegs } from './legs.ts';

/** Pairs of tips that are told one by one, and how near the image of a tip is to its twin, by the longest side. */
const PAIRS = 4;
const TWIN = 0.09;
/** Tips this near to the mirror plane have no twin. */
const MIDDLE = 0.035;
/** Cells at least this deep, by the deepest, are the trunk. */
const CORE = 0.55;

/** Where a branch ends: shares of the longest side, `up` of the height. */
interface Tip {
  x: number;
  y: number;
  z: number;
  up: number;
  reach: number;
  /** Mean thickness by the reach. */
  thick: number;
}

/**
 * The plan of a body: legs that stand on the ground, pairs of tips that are each other's images and tips that are their own, how long and how upright
 * its trunk is, how even what it is wound from, how flat its ends stand. Always the same numbers in the same order.
 */
export function measurePlan(body: Body): number[] {
  const most = Math.max(...body.size);
  return [...legTraits(body), ...pairTraits(listTips(body, most)), ...coreTraits(body, most), ...endTraits(body)];
}

function legTraits(body: Body): number[] {
  const legs = findGroundLegs(body, { touching: false });
  const [left, right] = [legs.filter((l) => l.side > 0), legs.filter((l) => l.side < 0)];
  const pairs = left.filter((l) =>
    right.some(
      (r) =>
        Math.abs(r.foot[2] - l.foot[2]) < 0.12 * body.size[2] && Math.abs(r.foot[0] + l.foot[0]) < 0.12 * body.size[0],
    ),
  ).length;
  const tall = legs.map(({ course }) => (course.points[0][1] - body.floor) / body.height).sort((a, b) => b - a);
  const zs = legs.map(({ foot }) => foot[2]);
  const spread = legs.length ? Math.max(...zs) - Math.min(...zs) : 0;
  const long = legs.filter(({ course }) => course.points[0][1] - body.floor > 0.15 * body.height).length;
  const foot = legs.reduce((s, l) => s + l.front - l.back, 0) / Math.max(1, legs.length);
  return [
    Math.min(left.length, 6),
    Math.min(right.length, 6),
    pairs,
    Math.min(long, 10),
    tall[0] ?? 0,
    tall[1] ?? 0,
    tall[3] ?? 0,
    spread / body.size[2],
    spread / body.height,
    foot / body.height,
  ];
}

function listTips(body: Body, most: number): Tip[] {
  return body.branches
    .map(({ path, own, reach }) => {
      const [x, y, z] = placeOf(body, path[0]);
      let thick = 0;
      for (let k = 0; k < own; k++) thick += body.radius[path[k]];
      const up = (y - body.floor) / body.height;
      return {
        x: x / most,
        up,
        z: z / most,
        reach: reach / most,
        thick: thick / own / Math.max(1, reach),
        y: y / most,
      };
    })
    .sort((a, b) => b.reach - a.reach);
}

function pairTraits(tips: readonly Tip[]): number[] {
  const taken = new Set<Tip>();
  const pairs: Tip[] = [];
  for (const tip of tips) {
    if (taken.has(tip) || Math.abs(tip.x) < MIDDLE) continue;
    const twin = tips.find(
      (o) => o !== tip && !taken.has(o) && Math.hypot(o.x + tip.x, o.y - tip.y, o.z - tip.z) < TWIN && o.x * tip.x < 0,
    );
    if (!twin) continue;
    taken.add(tip).add(twin);
    pairs.push({ ...tip, x: Math.abs(tip.x), up: (tip.up + twin.up) / 2 });
  }
  const middle = tips.filter((t) => Math.abs(t.x) < MIDDLE);
  const low = pairs.filter((p) => p.up < 0.12);
  const zs = low.map((p) => p.z);
  const out = [
    pairs.length,
    low.length,
    pairs.filter((p) => p.up >= 0.12 && p.up < 0.45).length,
    pairs.filter((p) => p.up >= 0.45).length,
    tips.length - 2 * pairs.length - middle.length,
    middle.length,
    low.length > 1 ? Math.max(...zs) - Math.min(...zs) : 0,
    Math.max(0, ...middle.map((t) => t.reach)),
    Math.max(0, ...middle.map((t) => t.up)),
    middle.reduce((s, t) => Math.min(s, t.up), 1),
  ];
  for (let k = 0; k < PAIRS; k++) {
    const p = pairs[k];
    out.push(...(p ? [p.reach, p.up, p.x, p.thick] : [0, 0.5, 0, 1]));
  }
  return out;
}

/** The trunk: what lies deep. */
function coreTraits({ solid, radius, size, floor, height, branches }: Body, most: number): number[] {
  const [nx, ny, nz] = size;
  let deepest = 0;
  for (const r of radius) if (r > deepest) deepest = r;
  const low = [nx, ny, nz];
  const high = [0, 0, 0];
  const sums = [0, 0, 0, 0, 0];
  let [count, all] = [0, 0];
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        all++;
        if (radius[i] < CORE * deepest) continue;
        count++;
        low[0] = Math.min(low[0], x);
        low[1] = Math.min(low[1], y);
        low[2] = Math.min(low[2], z);
        high[0] = Math.max(high[0], x);
        high[1] = Math.max(high[1], y);
        high[2] = Math.max(high[2], z);
        sums[0] += y;
        sums[1] += z;
        sums[2] += y * y;
        sums[3] += z * z;
        sums[4] += y * z;
      }
  const [my, mz] = [sums[0] / count, sums[1] / count];
  const [vy, vz, vyz] = [sums[2] / count - my * my, sums[3] / count - mz * mz, Math.abs(sums[4] / count - my * mz)];
  // Cosine of twice the angle between the trunk and the upright: 1 stands, -1 lies.
  const upright = (vy - vz) / (Math.hypot(vy - vz, 2 * vyz) || 1);
  const [w, h, l] = [0, 1, 2].map((a) => high[a] - low[a] + 1);
  // What is wound from one thickness: the longest way, and how even the body is along it.
  const path = branches.reduce<Int32Array>((a, b) => (b.path.length > a.length ? b.path : a), new Int32Array(0));
  let [sum, squares] = [0, 0];
  for (const cell of path) {
    sum += radius[cell];
    squares += radius[cell] ** 2;
  }
  const mean = sum / Math.max(1, path.length);
  const uneven = Math.sqrt(Math.max(0, squares / Math.max(1, path.length) - mean * mean)) / (mean || 1);
  return [
    w / most,
    h / most,
    l / most,
    Math.log(h / l),
    upright,
    Math.sqrt(Math.max(vy, vz)) / Math.max(1, deepest),
    count / Math.max(1, all),
    (my - floor) / height,
    (low[1] - floor) / height,
    (floor + height - high[1]) / height,
    path.length / Math.cbrt(all || 1),
    path.length / Math.max(1, mean),
    uneven,
  ];
}

/** How flat the body stands at its ends and between them, and how much of what is low stands aside. */
function endTraits({ solid, size: [nx, ny, nz], floor, height }: Body): number[] {
  const bands = Array.from({ length: 10 }, () => [ny, 0, 0, 0]);
  let [first, last] = [nz, 0];
  for (let i = 0; i < solid.length; i++)
    if (solid[i]) {
      const z = Math.floor(i / (nx * ny));
      if (z < first) first = z;
      if (z > last) last = z;
    }
  let [aside, lows] = [0, 0];
  for (let z = first, i = first * nx * ny; z <= last; z++) {
    const band = bands[Math.min(9, Math.floor((10 * (z - first)) / (last - first + 1)))];
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        const u = Math.abs(x - (nx - 1) / 2);
        if (y < band[0]) band[0] = y;
        if (y > band[1]) band[1] = y;
        if (u > band[2]) band[2] = u;
        band[3]++;
        if (y - floor > 0.3 * height) continue;
        lows++;
        if (u > 2) aside++;
      }
  }
  const flat = bands.map(([from, to, wide]) => Math.log((to - from + 1) / (2 * wide + 1)));
  const ends = [flat[0] + flat[1], flat[8] + flat[9]].sort((a, b) => a - b);
  const thin = bands.map(([from, to, wide, n]) => n / Math.max(1, (to - from + 1) * (2 * wide + 1)));
  return [
    ...ends,
    flat[4],
    flat[5],
    Math.max(...flat),
    Math.min(...flat),
    Math.min(thin[0], thin[9]),
    aside / Math.max(1, lows),
  ];
}
