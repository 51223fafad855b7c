import { eigenSymmetric3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { flatness } from './flatness.ts';
import { measurePlan } from './plan-traits.ts';
import { measureRuns } from './run-traits.ts';
import { type Piece, sliceBody } from './slices.ts';

const BANDS = 8;
const SIDE_BANDS = 5;
const TIPS = 10;

/**
 * What a body is like in numbers that do not depend on its size, on which way it looks, or on how it is cut into triangles: proportions, how it is
 * spread from the floor up, from front to back and from the middle outwards, what touches the ground, what sticks out and how flat it is. Always the
 * same numbers in the same order: `forest` is grown from them.
 */
export function measureTraits(mesh: Pick<Mesh, 'positions' | 'indices'>, body: Body): number[] {
  const spread = measureSpread(body);
  const [w, h, l] = spread.extent;
  const most = Math.max(w, h, l);
  const layers = sliceBody(body, 4);
  const out = [
    Math.log(h / w),
    Math.log(h / l),
    Math.log(w / l),
    body.mirrored,
    body.square,
    body.mirrored - body.square,
  ];
  out.push(spread.count / (w * h * l), Math.cbrt(spread.count) / most, spread.thickest / most, spread.thickMean / most);
  out.push(spread.thickestAt[1] / h, Math.abs(spread.thickestAt[2] / l - 0.5), ...spread.axes);
  out.push(...spread.numbers, ...layerTraits(layers, h), ...groundTraits(layers, w, l), ...tipTraits(body, most));
  out.push(...flatness(mesh, body.yaw), ...measurePlan(body), ...measureRuns(body));
  return out.map((v) => (Number.isFinite(v) ? Math.round(v * 1e4) / 1e4 : 0));
}

interface Spread {
  /** Cells across, up and along. */
  extent: [number, number, number];
  count: number;
  thickest: number;
  thickMean: number;
  thickestAt: [number, number, number];
  /** Lengths of the principal axes over the longest, and how upright that is. */
  axes: number[];
  numbers: number[];
}

function measureSpread({ solid, radius, size, floor, height }: Body): Spread {
  const [nx, ny, nz] = size;
  const low = [nx, ny, nz];
  const high = [0, 0, 0];
  const sums = new Float64Array(9);
  let [count, thickest, thickSum, thickAt] = [0, 0, 0, 0];
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        count++;
        thickSum += radius[i];
        if (radius[i] > thickest) [thickest, thickAt] = [radius[i], i];
        if (x < low[0]) low[0] = x;
        if (x > high[0]) high[0] = x;
        if (z < low[2]) low[2] = z;
        if (z > high[2]) high[2] = z;
        const u = x - (nx - 1) / 2;
        sums[0] += y;
        sums[1] += z;
        sums[2] += u * u;
        sums[3] += y * y;
        sums[4] += z * z;
        sums[5] += u * y;
        sums[6] += u * z;
        sums[7] += y * z;
      }
  const n = Math.max(1, count);
  const [my, mz] = [sums[0] / n, sums[1] / n];
  const yz = sums[7] / n - my * mz;
  const { values, vectors } = eigenSymmetric3([
    sums[2] / n,
    sums[5] / n,
    sums[6] / n,
    sums[3] / n - my * my,
    yz,
    sums[4] / n - mz * mz,
  ]);
  const long = Math.sqrt(Math.max(1e-9, values[2]));
  const axes = [
    Math.sqrt(Math.max(0, values[0])) / long,
    Math.sqrt(Math.max(0, values[1])) / long,
    Math.abs(vectors[2][1]),
  ];
  const extent: Spread['extent'] = [Math.max(1, high[0] - low[0] + 1), height, Math.max(1, high[2] - low[2] + 1)];
  // Bodies are laid so that they rise towards the end: which way they look is not known yet.
  const numbers = spreadNumbers({ solid, size }, { floor, extent, start: low[2], flip: yz < 0, count: n });
  numbers.push(
    Math.abs(yz) / (h2(extent) || 1),
    (my - floor) / height,
    Math.abs(mz - (low[2] + high[2]) / 2) / extent[2],
  );
  const at = [0, Math.floor(thickAt / nx) % ny, Math.floor(thickAt / (nx * ny))];
  return {
    extent,
    count,
    thickest,
    thickMean: thickSum / n,
    thickestAt: [0, at[1] - floor, at[2] - low[2]],
    axes,
    numbers,
  };
}

function h2(extent: readonly number[]): number {
  return extent[1] * extent[2];
}

/** Per band of height, of length and outwards: the share of the body, and where it begins and ends across. */
function spreadNumbers(
  { solid, size: [nx, ny, nz] }: Pick<Body, 'solid' | 'size'>,
  {
    floor,
    extent,
    start,
    flip,
    count,
  }: { floor: number; extent: readonly number[]; start: number; flip: boolean; count: number },
): number[] {
  const up = Array.from({ length: BANDS }, () => [0, 0, nz, 0]);
  const along = Array.from({ length: BANDS }, () => [0, ny, 0, 0]);
  const out = Array.from({ length: SIDE_BANDS }, () => [0, ny, 0, nz, 0]);
  const half = extent[0] / 2;
  for (let z = 0, i = 0; z < nz; z++) {
    const t = Math.min(BANDS - 1, Math.floor((BANDS * (z - start)) / extent[2]));
    const station = flip ? BANDS - 1 - t : t;
    for (let y = 0; y < ny; y++) {
      const layer = Math.min(BANDS - 1, Math.floor((BANDS * (y - floor)) / extent[1]));
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        const u = Math.abs(x - (nx - 1) / 2);
        const [a, b, c] = [
          up[layer],
          along[station],
          out[Math.min(SIDE_BANDS - 1, Math.floor((SIDE_BANDS * u) / half))],
        ];
        a[0]++;
        a[1] = Math.max(a[1], u);
        a[2] = Math.min(a[2], z);
        a[3] = Math.max(a[3], z);
        b[0]++;
        b[1] = Math.min(b[1], y);
        b[2] = Math.max(b[2], y);
        b[3] = Math.max(b[3], u);
        c[0]++;
        c[1] = Math.min(c[1], y);
        c[2] = Math.max(c[2], y);
        c[3] = Math.min(c[3], z);
        c[4] = Math.max(c[4], z);
      }
    }
  }
  const numbers: number[] = [];
  for (const [n, wide, from, to] of up) numbers.push(n / count, wide / half, Math.max(0, to - from) / extent[2]);
  for (const [n, from, to, wide] of along)
    numbers.push(n / count, (from - floor) / extent[1], (to - floor) / extent[1], wide / half);
  for (const [n, from, to, back, front] of out)
    numbers.push(
      n / count,
      (from - floor) / extent[1],
      (to - floor) / extent[1],
      Math.max(0, front - back) / extent[2],
    );
  return numbers;
}

/** Per band of height: how many pieces, how much of it stands about the mirror plane, how round the largest is. */
function layerTraits(layers: readonly Piece[][], h: number): number[] {
  const out: number[] = [];
  for (let band = 0; band < BANDS; band++) {
    let [pieces, middle, all, round, n] = [0, 0, 0, 0, 0];
    for (let y = Math.floor((band * h) / BANDS); y < Math.max(1, Math.floor(((band + 1) * h) / BANDS)); y++) {
      const list = layers[y] ?? [];
      n++;
      pieces += Math.min(12, list.length);
      let largest: Piece | undefined;
      for (const piece of list) {
        all += piece.area;
        if (piece.middle) middle += piece.area;
        if (!largest || piece.area > largest.area) largest = piece;
      }
      if (largest) round += largest.area / ((largest.right - largest.left + 1) * (largest.front - largest.back + 1));
    }
    out.push(pieces / Math.max(1, n), middle / Math.max(1, all), round / Math.max(1, n));
  }
  return out;
}

/** What the body stands on. */
function groundTraits(layers: readonly Piece[][], w: number, l: number): number[] {
  const out: number[] = [];
  for (const share of [0.015, 0.05, 0.1, 0.2]) {
    const y = Math.min(layers.length - 1, Math.max(1, Math.round(share * layers.length)));
    const pieces = layers[y] ?? [];
    const aside = pieces.filter((p) => !p.middle);
    const [left, right] = [aside.filter((p) => p.x > 0).length, aside.filter((p) => p.x < 0).length];
    const area = pieces.reduce((s, p) => s + p.area, 0);
    const middle = pieces.reduce((s, p) => s + (p.middle ? p.area : 0), 0);
    const sizes = aside.map((p) => p.area).sort((a, b) => b - a);
    const stations = new Set(aside.map((p) => Math.round((8 * p.z) / l))).size;
    out.push(Math.min(12, left + right), Math.min(left, right), Math.min(6, pieces.length - aside.length));
    out.push(area / (w * l), middle / Math.max(1, area), (sizes.at(-1) ?? 0) / Math.max(1, sizes[0] ?? 1), stations);
    const spread = aside.length ? Math.max(...aside.map((p) => p.z)) - Math.min(...aside.map((p) => p.z)) : 0;
    out.push(spread / l, aside.reduce((s, p) => Math.max(s, Math.abs(p.x)), 0) / w);
  }
  return out;
}

/** What sticks out: how far, how thin, from where. */
function tipTraits(body: Body, most: number): number[] {
  const tips = body.branches.map(({ path, own, reach }) => {
    const [x, y, z] = placeOf(body, path[0]);
    let thick = 0;
    for (let k = 0; k < own; k++) thick += body.radius[path[k]];
    const base = body.radius[path[Math.min(path.length - 1, own)]];
    const up = (y - body.floor) / body.height;
    return {
      x: Math.abs(x) / most,
      side: x,
      up,
      z,
      reach: reach / most,
      thin: thick / own / Math.max(1, reach),
      ratio: reach / Math.max(1, base),
    };
  });
  tips.sort((a, b) => b.reach - a.reach);
  const out: number[] = [];
  for (let k = 0; k < TIPS; k++) {
    const tip = tips[k];
    out.push(...(tip ? [tip.reach, tip.thin, tip.up, tip.x] : [0, 1, 0.5, 0]));
  }
  for (const least of [0.08, 0.15, 0.25]) {
    const long = tips.filter((t) => t.reach > least && t.thin < 0.6);
    const aside = long.filter((t) => t.x > 0.035);
    const low = aside.filter((t) => t.up < 0.15);
    const raised = aside.filter((t) => t.up >= 0.15);
    out.push(long.length, aside.length, low.length, raised.length, long.length - aside.length);
    out.push(
      long.reduce((s, t) => s + t.reach, 0),
      long.filter((t) => t.x <= 0.035 && t.up > 0.5).length,
    );
  }
  out.push(tips.filter((t) => t.ratio > 2).length, tips.filter((t) => t.ratio > 4).length);
  return out;
}
