import { arapInPlace, type Flat } from './arap.ts';
import type { Chart } from './chart.ts';
import type { Topology } from './topology.ts';
import { untangleInPlace } from './untangle.ts';

/** Triangles are laid flat at least this thick, as a share of their longest edge: no needle can claim to be a line. */
const THICKNESS_MIN = 0.02;
/** ARAP steps before a chart that is still far from flat is given up. */
const STEPS_TRIAL = 3;
const STEPS = 9;

/**
 * Flattens a disk to the plane in metres: triangles are unfolded breadth-first from the middle, then relaxed as rigidly as
 * possible; what is overturned after that is turned back. Near-developable charts come out isometric. Returns undefined where
 * `hopeless` says so after a few steps: most charts that will not lie flat show it at once. What comes out may still be folded:
 * `judge` tells. Cost: about 15 us a face.
 */
export function flatten(t: Topology, chart: Chart, hopeless: (flat: Flat) => boolean): Flat | undefined {
  const flat = makeFlat(t, chart);
  unfold(chart, flat);
  const relax = arapInPlace(flat);
  relax(STEPS_TRIAL);
  if (hopeless(flat)) return undefined;
  relax(STEPS);
  if (hopeless(flat)) return undefined;
  untangleInPlace(chart, flat);
  return flat;
}

/** A single triangle, or the two of a quad, in the plane: what every patch comes down to that will not flatten otherwise. */
export function layFlat(t: Topology, chart: Chart): Flat {
  const flat = makeFlat(t, chart);
  unfold(chart, flat);
  return flat;
}

/** Every triangle laid flat on its own, its longest edge along +u. */
function makeFlat(t: Topology, chart: Chart): Flat {
  const n = chart.faces.length;
  const rest = new Float64Array(6 * n);
  const p = t.positions;
  const length = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      const a = 3 * chart.source[chart.corners[3 * i + k]];
      const b = 3 * chart.source[chart.corners[3 * i + (k === 2 ? 0 : k + 1)]];
      length[k] = Math.sqrt((p[a] - p[b]) ** 2 + (p[a + 1] - p[b + 1]) ** 2 + (p[a + 2] - p[b + 2]) ** 2);
    }
    const k = length[0] >= length[1] && length[0] >= length[2] ? 0 : length[1] >= length[2] ? 1 : 2;
    const base = Math.max(1e-7, length[k]);
    const next = length[(k + 1) % 3];
    const last = length[(k + 2) % 3];
    const along = Math.min(base, Math.max(0, (base * base + last * last - next * next) / (2 * base)));
    const high = Math.sqrt(Math.max(0, last * last - along * along));
    rest[6 * i + 2 * ((k + 1) % 3)] = base;
    rest[6 * i + 2 * ((k + 2) % 3)] = along;
    rest[6 * i + 2 * ((k + 2) % 3) + 1] = Math.max(THICKNESS_MIN * base, high);
  }
  return { corners: chart.corners, rest, uv: new Float64Array(2 * chart.vertexCount), vertexCount: chart.vertexCount };
}

/** Places triangles outwards from the face nearest the middle, each about the edge that led to it. */
function unfold(chart: Chart, flat: Flat): void {
  const { twin } = chart;
  const { corners, rest, uv } = flat;
  const placed = new Uint8Array(chart.vertexCount);
  const seed = middleFace(chart);
  for (let k = 0; k < 3; k++) {
    const v = corners[3 * seed + k];
    uv[2 * v] = rest[6 * seed + 2 * k];
    uv[2 * v + 1] = rest[6 * seed + 2 * k + 1];
    placed[v] = 1;
  }
  const seen = new Uint8Array(chart.faces.length);
  seen[seed] = 1;
  const queue = new Int32Array(chart.faces.length);
  queue[0] = seed;
  for (let i = 0, end = 1; i < end; i++) {
    for (let k = 0; k < 3; k++) {
      const o = twin[3 * queue[i] + k];
      if (o < 0) continue;
      const g = (o / 3) | 0;
      if (seen[g]) continue;
      seen[g] = 1;
      queue[end++] = g;
      const edge = o - 3 * g;
      const v = corners[3 * g + (edge === 0 ? 2 : edge - 1)];
      if (placed[v]) continue;
      placed[v] = 1;
      unfoldFace(flat, g, edge, v);
    }
  }
}

/**
 * Puts vertex `v` of face `g` where it is when the triangle keeps its shape at edge `k`. Lengths are the triangle's own, only
 * the direction comes from the plane: scaling by the ratio of a short edge would fling the vertex away.
 */
function unfoldFace(flat: Flat, g: number, k: number, v: number): void {
  const { corners, rest, uv } = flat;
  const k1 = k === 2 ? 0 : k + 1;
  const k2 = k === 0 ? 2 : k - 1;
  const a = 2 * corners[3 * g + k];
  const b = 2 * corners[3 * g + k1];
  const [ra, rb, rc] = [6 * g + 2 * k, 6 * g + 2 * k1, 6 * g + 2 * k2];
  const ex = rest[rb] - rest[ra];
  const ey = rest[rb + 1] - rest[ra + 1];
  const wx = rest[rc] - rest[ra];
  const wy = rest[rc + 1] - rest[ra + 1];
  const l = Math.max(1e-12, Math.sqrt(ex * ex + ey * ey));
  const along = (wx * ex + wy * ey) / l;
  const high = (ex * wy - ey * wx) / l;
  let ux = uv[b] - uv[a];
  let uy = uv[b + 1] - uv[a + 1];
  const length = Math.max(1e-12, Math.sqrt(ux * ux + uy * uy));
  ux /= length;
  uy /= length;
  uv[2 * v] = uv[a] + along * ux - high * uy;
  uv[2 * v + 1] = uv[a + 1] + along * uy + high * ux;
}

/** The face farthest from the border, by breadth-first layers. */
function middleFace({ twin, faces }: Chart): number {
  const seen = new Uint8Array(faces.length);
  const queue = new Int32Array(faces.length);
  let end = 0;
  for (let c = 0; c < twin.length; c++) {
    const f = (c / 3) | 0;
    if (twin[c] < 0 && !seen[f]) {
      seen[f] = 1;
      queue[end++] = f;
    }
  }
  for (let i = 0; i < end; i++) {
    for (let k = 0; k < 3; k++) {
      const o = twin[3 * queue[i] + k];
      if (o < 0 || seen[(o / 3) | 0]) continue;
      seen[(o / 3) | 0] = 1;
      queue[end++] = (o / 3) | 0;
    }
  }
  return end > 0 ? queue[end - 1] : 0;
}
