import { type FloatImage, signedDistance } from '../image/index.ts';
import { around, CORE, splitByWidth, THIN } from './split-by-width.ts';
import { thinLines } from './thin-lines.ts';
import { type Branch, type Lines, traceLines } from './trace-lines.ts';

/** A thin part of an outline. */
export interface Thread {
  /** x and y (0 is the middle of the first pixel) and half width of points along its middle, pixels. */
  points: [number, number, number][];
  /** Knots at its ends, by which threads hang together; the first ones are roots. -1: it ends free. */
  ends: [number, number];
}

/** An outline as threads and the rest of it. */
export interface Threads {
  threads: Thread[];
  /** Places in what is thick that threads hang on, pixels. */
  roots: [number, number][];
  /** The opacity without the threads. */
  rest: FloatImage;
}

/** Threads of one piece are so many times the radius long together, and so many times their own width. */
const LONG = 2;
const SLIM = 2;
/** Twigs shorter than so many times their width are the roughness of a line. */
const SPUR = 1.5;
/** Neighbours along a line, to both sides, with which its place and its width are evened out. */
const EVEN = [1, 4] as const;
/** Half widths: no less, and from how much on by the ball that fits, pixels. */
const LEAST = 0.35;
const ROUND = 1.5;
/** What of a rim's opacity is lost to what lies beside, pixels. */
const RIM = 0.1;
/** How far round ends reach on, half widths. */
const CAPPED = 0.75;
/** Opacity that is as good as none, and as much less than full that is as good as that. */
const TRACE = 0.1;
/** Pixels around the balls on a thread's line that are of it. */
const BESIDE = 1.5;
/** Opacity from which pixels beside a thread are of it. */
const FAINT = 0.02;

/** Finds what of an outline (opacity) is long and nowhere wider than twice `radius`, pixels. */
export function findThreads(alpha: FloatImage, radius: number): Threads {
  const { width } = alpha;
  // What is a trace see-through is full, else it would count as its own rim.
  const firm = alpha.data.map((a) => Math.min(1, Math.max(0, (a - TRACE) / (1 - 2 * TRACE))));
  const distance = signedDistance({ ...alpha, data: firm });
  const mask = splitByWidth(distance, radius);
  const lines = mask.slice();
  thinLines(lines, width);
  const traced = traceLines(lines, width);
  const branches = pickBranches(traced, distance, radius);
  const owner = claimPixels(branches, mask, alpha, distance);
  const rest = { ...alpha, data: alpha.data.map((a, i) => (owner[i] >= 0 ? 0 : a)) };
  const roots = traced.roots.map((i) => rootOf(i, mask, distance, radius));
  return { threads: measureThreads(branches, owner, alpha, distance, roots), roots, rest };
}

/** Leaves out twigs, and what is short for its width: points of leaves, tufts, corners. What hangs on nothing thick stays. */
function pickBranches({ branches, roots }: Lines, distance: FloatImage, radius: number): Branch[] {
  const widthOf = ({ pixels }: Branch): number =>
    (2 * pixels.reduce((sum, i) => sum + Math.max(0.5, distance.data[i]), 0)) / pixels.length;
  const met = new Map<number, number>();
  for (const { ends } of branches) for (const k of ends) met.set(k, (met.get(k) ?? 0) + 1);
  const clean = branches.filter(
    (b) =>
      !(b.ends.includes(-1) && Math.max(...b.ends) >= roots.length && b.pixels.length < SPUR * widthOf(b)) ||
      (met.get(Math.max(...b.ends)) ?? 0) < 3,
  );
  return piecesOf(clean, roots.length)
    .filter((piece) => {
      const hung = new Set(piece.flatMap(({ ends }) => ends.filter((k) => k >= 0 && k < roots.length))).size;
      const long = piece.reduce((sum, b) => sum + b.pixels.length, 0);
      const wide = piece.reduce((sum, b) => sum + b.pixels.length * widthOf(b), 0) / long;
      return hung === 0 || (long > LONG * radius * hung && long > SLIM * wide);
    })
    .flat();
}

/** Branches that hang together otherwise than by what is thick. */
function piecesOf(branches: readonly Branch[], roots: number): Branch[][] {
  const at = new Map<number, Branch[]>();
  for (const b of branches) for (const k of b.ends) if (k >= roots) at.set(k, [...(at.get(k) ?? []), b]);
  const seen = new Set<Branch>();
  return branches.flatMap((first) => {
    if (seen.has(first)) return [];
    seen.add(first);
    const piece = [first];
    for (let i = 0; i < piece.length; i++)
      for (const k of piece[i].ends)
        for (const b of at.get(k) ?? [])
          if (!seen.has(b)) {
            seen.add(b);
            piece.push(b);
          }
    return [piece];
  });
}

/** Which pixel of a thread's line each pixel belongs to, -1: to none. */
function claimPixels(
  branches: readonly Branch[],
  mask: Uint8Array,
  alpha: FloatImage,
  distance: FloatImage,
): Int32Array {
  const { width } = alpha;
  const steps = around(width);
  const isNear = (i: number, line: number): boolean => {
    const across = Math.hypot((i % width) - (line % width), Math.floor(i / width) - Math.floor(line / width));
    return across < Math.max(0, distance.data[line]) + BESIDE;
  };
  const owner = new Int32Array(mask.length).fill(-1);
  let front = branches.flatMap(({ pixels }) => pixels);
  for (const i of front) owner[i] = i;
  while (front.length) {
    const next: number[] = [];
    // Sides before corners: what is nearer claims first.
    for (const parity of [0, 1])
      for (const i of front)
        for (let s = parity; s < 8; s += 2) {
          const j = i + steps[s];
          if (owner[j] >= 0 || mask[j] !== THIN || !isNear(j, owner[i])) continue;
          owner[j] = owner[i];
          next.push(j);
        }
    front = next;
  }
  const claimed = owner.slice();
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] || alpha.data[i] < FAINT) continue;
    const near = steps.map((s) => i + s).filter((j) => mask[j]);
    const own = near.find((j) => claimed[j] >= 0);
    if (own !== undefined && near.every((j) => claimed[j] >= 0)) owner[i] = claimed[own];
  }
  return owner;
}

/** The nearest place in what is thick where a ball of the radius fits. */
function rootOf(i: number, mask: Uint8Array, distance: FloatImage, radius: number): [number, number] {
  const { width, height, data } = distance;
  const [x, y] = [i % width, Math.floor(i / width)];
  const reach = Math.ceil(radius) + 3;
  let [found, best]: [[number, number], number] = [[x, y], Number.POSITIVE_INFINITY];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const far = Math.hypot(u - x, v - y);
      if (far >= best || mask[v * width + u] !== CORE || data[v * width + u] < radius) continue;
      [found, best] = [[u, v], far];
    }
  return found;
}

/** Points along the middle of each branch, as wide as what belongs to them. */
function measureThreads(
  branches: readonly Branch[],
  owner: Int32Array,
  alpha: FloatImage,
  distance: FloatImage,
  roots: readonly [number, number][],
): Thread[] {
  const { width, data } = alpha;
  const sums = new Map<number, [number, number, number]>();
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] < 0) continue;
    const sum = sums.get(owner[i]) ?? [0, 0, 0];
    sums.set(owner[i], sum);
    sum[0] += data[i];
    sum[1] += data[i] * (i % width);
    sum[2] += data[i] * Math.floor(i / width);
  }
  return branches.map(({ pixels, ends }) => {
    const line = pixels.map((i) => {
      const [area, x, y] = sums.get(i) ?? [0, 0, 0];
      return { x: i % width, y: Math.floor(i / width), area, sumX: x, sumY: y, round: distance.data[i] };
    });
    return { points: hang(widthsOf(line, ends), line, ends, roots), ends };
  });
}

interface Place {
  x: number;
  y: number;
  /** Opacity that belongs to it, and the same times its places. */
  area: number;
  sumX: number;
  sumY: number;
  /** Radius of the ball that fits there. */
  round: number;
}

/** Places and half widths, evened out along the line: what is a pixel or two wide is measured by its opacity, what is wider by the ball that fits. */
function widthsOf(line: readonly Place[], ends: readonly number[]): [number, number, number][] {
  const last = line.length - 1;
  const gaps = gapsOf(line);
  const whole = line.reduce((sum, { area }) => sum + area, 0);
  const long = gaps.reduce((sum, gap) => sum + gap, 0);
  const blob = (Math.sqrt(long * long + Math.PI * whole) - long) / Math.PI;
  const isBlob = ends[0] < 0 && ends[1] < 0 && long < 4 * blob;
  return line.map(({ x, y, round }, k) => {
    let [w, u, v, area, length] = [0, 0, 0, 0, 0];
    for (let j = Math.max(0, k - EVEN[1]); j <= Math.min(last, k + EVEN[1]); j++) {
      // Ends hold what lies around them, too.
      if (last < 3 || (j > 0 && j < last)) [area, length] = [area + line[j].area, length + gaps[j]];
      if (Math.abs(j - k) > Math.min(EVEN[0], k, last - k)) continue;
      [w, u, v] = [w + line[j].area, u + line[j].sumX, v + line[j].sumY];
    }
    const r = isBlob ? blob : Math.max(LEAST, round > ROUND ? round : area / (2 * length)) + RIM;
    const knot = (k === 0 && ends[0] >= 0) || (k === last && ends[1] >= 0);
    return knot || w === 0 ? [x, y, r] : [u / w, v / w, r];
  });
}

/** Length of line that each of its places stands for. */
function gapsOf(line: readonly Place[]): number[] {
  const step = (a: Place | undefined, b: Place | undefined): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
  return line.map((at, k) => (line.length < 2 ? 0 : (step(line[k - 1], at) + step(at, line[k + 1])) / 2));
}

/** Leads a line into what it hangs on, and free ends of thin ones so far out as it takes to cover what is left there. */
function hang(
  points: [number, number, number][],
  line: readonly Place[],
  ends: readonly number[],
  roots: readonly [number, number][],
): [number, number, number][] {
  const last = points.length - 1;
  if (last === 0) {
    const [x, y, r] = points[0];
    return [
      [x - 0.05 * r, y, r],
      [x + 0.05 * r, y, r],
    ];
  }
  const gaps = gapsOf(line);
  const out = [...points];
  for (const [end, k, before] of [
    [ends[0], 0, 1],
    [ends[1], last, last - 1],
  ]) {
    const [x, y, r] = points[k];
    const root: [number, number, number] | undefined = end >= 0 && end < roots.length ? [...roots[end], r] : undefined;
    if (root && k) out.push(root);
    else if (root) out.unshift(root);
    else if (end < 0 && line[k].round <= ROUND) {
      const [dx, dy] = [x - points[before][0], y - points[before][1]];
      const on = Math.min(2 * r, Math.max(0, line[k].area / (2 * r) - gaps[k] - CAPPED * r));
      const far = on / Math.max(1e-6, Math.hypot(dx, dy));
      out[out.indexOf(points[k])] = [x + dx * far, y + dy * far, r];
    }
  }
  return out;
}
