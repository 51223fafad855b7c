import { createFloatImage, type FloatImage } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';
import type { Thread, Threads } from './find-threads.ts';

/** Corners of a thread's section: two of them lie on its outline. */
const SIDES = 6;
/** How far points may leave a thread that is drawn without them, in half widths and pixels. */
const STRAIGHT = [0.12, 0.08] as const;
/** Round ends: how far on, and how thick, in half widths. */
const CAP = [
  [0.55, 0.8],
  [0.95, 0],
] as const;
/** Rounds in which knots come to lie between the roots that they hang on. */
const ROUNDS = 200;

/** Each thread as a closed tube, in the frame that its outline lies in; they hang on `body` as deep as its middle is there. */
export function sweepThreads({ threads, roots }: Threads, body: Mesh, frame: PictureFrame): Mesh[] {
  if (!threads.length) return [];
  const middle = middleOf(body, frame);
  const depthAt = ([x, y]: readonly number[]): number => {
    const u = Math.min(middle.width - 1, Math.max(0, Math.round(x)));
    return middle.data[Math.min(middle.height - 1, Math.max(0, Math.round(y))) * middle.width + u];
  };
  const knots = placeKnots(threads, roots.map(depthAt));
  return threads.map(({ points, ends }) => {
    const free = depthAt(points[points.length >> 1]);
    const from = knots.get(ends[0]) ?? knots.get(ends[1]) ?? free;
    const to = knots.get(ends[1]) ?? from;
    let long = 0;
    const along = points.map(([x, y], k) => {
      if (k) long += Math.hypot(x - points[k - 1][0], y - points[k - 1][1]);
      return long;
    });
    const kept = straighten(points);
    return tube(
      kept.map((k) => {
        const [x, y, r] = points[k];
        const t = long > 0 ? along[k] / long : 0;
        return [
          frame.left + (x + 0.5) * frame.scale,
          frame.top - (y + 0.5) * frame.scale,
          from + (to - from) * t,
          r * frame.scale,
        ];
      }),
    );
  });
}

/** How far towards the viewer the middle of a body lies, metres; beside it, as at the nearest place of it. */
function middleOf(body: Mesh, frame: PictureFrame): FloatImage {
  const { width, height } = frame;
  const [front, back] = [depthOf(body, 1, frame).data, depthOf(body, -1, frame).data];
  const out = createFloatImage(width, height, 1);
  const queue: number[] = [];
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = (front[i] + back[i]) / 2;
    if (!Number.isNaN(out.data[i])) queue.push(i);
  }
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k];
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= out.data.length || !Number.isNaN(out.data[j])) continue;
      out.data[j] = out.data[i];
      queue.push(j);
    }
  }
  for (let i = 0; i < out.data.length; i++) out.data[i] ||= 0;
  return out;
}

/** Depths of knots: roots lie in the body, others evenly between those that they hang together with. What hangs on no root has none. */
function placeKnots(threads: readonly Thread[], roots: readonly number[]): Map<number, number> {
  const depths = new Map(roots.map((z, k): [number, number] => [k, z]));
  const ties = new Map<number, [number, number][]>();
  for (const { ends, points } of threads) {
    if (ends.includes(-1)) continue;
    for (const [a, b] of [ends, [ends[1], ends[0]]])
      if (a >= roots.length) ties.set(a, [...(ties.get(a) ?? []), [b, 1 / points.length]]);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [knot, to] of ties) {
      let [sum, weight] = [0, 0];
      for (const [other, w] of to) {
        const z = depths.get(other);
        if (z !== undefined) [sum, weight] = [sum + w * z, weight + w];
      }
      if (weight) depths.set(knot, sum / weight);
    }
  return depths;
}

/** Indices of the points that a line needs. Source: Douglas & Peucker, "Algorithms for the reduction of the number of points required to represent a line", 1973. */
function straighten(points: Thread['points']): number[] {
  const keep = new Set([0, points.length - 1]);
  const split = (a: number, b: number): void => {
    let [worst, at] = [1, -1];
    const [p, q] = [points[a], points[b]];
    const [dx, dy, dr] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    const square = dx * dx + dy * dy || 1;
    for (let k = a + 1; k < b; k++) {
      const [x, y, r] = points[k];
      const t = Math.min(1, Math.max(0, ((x - p[0]) * dx + (y - p[1]) * dy) / square));
      const off = Math.hypot(x - p[0] - t * dx, y - p[1] - t * dy) + Math.abs(r - p[2] - t * dr);
      const share = off / (STRAIGHT[0] * r + STRAIGHT[1]);
      if (share > worst) [worst, at] = [share, k];
    }
    if (at < 0) return;
    keep.add(at);
    split(a, at);
    split(at, b);
  };
  split(0, points.length - 1);
  return [...keep].sort((a, b) => a - b);
}

/** A closed tube along x, y, z, radius in metres, its ends round. */
function tube(line: readonly number[][]): Mesh {
  const n = line.length;
  const direction = (k: number): [number, number, number] => {
    const [a, b] = [line[Math.max(0, k - 1)], line[Math.min(n - 1, k + 1)]];
    const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const l = Math.hypot(d[0], d[1], d[2]) || 1;
    return [d[0] / l, d[1] / l, d[2] / l];
  };
  const rings: { at: number[]; along: [number, number, number]; r: number }[] = [];
  const cap = (k: number, sign: 1 | -1): typeof rings =>
    CAP.map(([far, thick]) => {
      const along = direction(k);
      const r = line[k][3];
      return { at: [0, 1, 2].map((c) => line[k][c] + sign * far * r * along[c]), along, r: thick * r };
    });
  rings.push(...cap(0, -1).reverse());
  for (let k = 0; k < n; k++) rings.push({ at: line[k].slice(0, 3), along: direction(k), r: line[k][3] });
  rings.push(...cap(n - 1, 1));
  const positions: number[] = [];
  const first = rings.map(({ at, along, r }) => {
    const start = positions.length / 3;
    // Two corners lie across the line in the picture: the outline is that of the thread.
    const flat = Math.hypot(along[0], along[1]) || 1;
    const side = [along[1] / flat, -along[0] / flat, 0];
    const up = [
      along[1] * side[2] - along[2] * side[1],
      along[2] * side[0] - along[0] * side[2],
      along[0] * side[1] - along[1] * side[0],
    ];
    for (let s = 0; s < (r > 0 ? SIDES : 1); s++) {
      const [c, d] = [r * Math.cos((2 * Math.PI * s) / SIDES), r * Math.sin((2 * Math.PI * s) / SIDES)];
      for (let a = 0; a < 3; a++) positions.push(at[a] + c * side[a] + d * up[a]);
    }
    return start;
  });
  const indices: number[] = [];
  for (let k = 0; k + 1 < rings.length; k++) {
    const [a, b] = [first[k], first[k + 1]];
    for (let s = 0; s < SIDES; s++) {
      const t = (s + 1) % SIDES;
      if (rings[k].r > 0) indices.push(a + s, a + t, rings[k + 1].r > 0 ? b + s : b);
      if (rings[k + 1].r > 0) indices.push(rings[k].r > 0 ? a + t : a, b + t, b + s);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
