import type { Canvas } from './canvas.ts';
import { POSE, type Pose } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import { isRim } from './rim.ts';
import { EDGE_REACH, spreadDistance, type Target } from './target.ts';

/** How well a drawing explains a target, each 0..1. */
export interface Agreement {
  /** Overlap of the silhouettes: intersection over union. */
  overlap: number;
  /** Closeness of the outlines, both ways, the worse of them. */
  outline: number;
  /** Closeness of the inner edges, both ways. */
  edges: number;
  /** Share of the picture's variation in colour that which group a pixel belongs to explains. */
  colours: number;
  /** What is searched for: all of them, less for what is stretched, turned much or seen from where people seldom stand. */
  total: number;
}

/** An empty agreement. */
export function createAgreement(): Agreement {
  return { overlap: 0, outline: 0, edges: 0, colours: 0, total: -1 };
}

const OVERLAP = 0.5;
const OUTLINE = 0.8;
const EDGES = 0.25;
const COLOURS = 0.25;
/** What stretching costs: free, it makes up for a wrong turn, and the depth that nobody sees is wrong with it. */
const STRETCH = 0.8;
/** What a view from behind costs, and one from below: outlines are the same from there, but people show fronts, and stand on the ground that things stand on. */
const BACK = 0.04;
const BELOW = 1.5;
/** Variance of OKLab under which a subject counts as of one colour. */
const PLAIN = 0.002;
/** Cosine between neighbouring faces under which there is an edge. */
const CREASE = 0.82;

/** Compares what is drawn on a canvas with the target. Writes `out`; no allocation. */
export function compare(canvas: Canvas, proxy: ProxyModel, pose: Pose, target: Target, out: Agreement): void {
  out.overlap = overlapOf(canvas, target);
  out.outline = outlineOf(canvas, target);
  out.colours = coloursOf(canvas, proxy, target);
  out.edges = edgesOf(canvas, proxy, target);
  const stretch = pose[POSE.wide] ** 2 + pose[POSE.deep] ** 2;
  const off = pose[POSE.roll] ** 2 + pose[POSE.right] ** 2 + pose[POSE.down] ** 2 + pose[POSE.size] ** 2;
  const odd = (BACK * (1 - Math.cos(pose[POSE.azimuth]))) / 2 + BELOW * Math.min(0, pose[POSE.elevation]) ** 2;
  const like = OVERLAP * out.overlap + OUTLINE * out.outline + EDGES * out.edges + COLOURS * out.colours;
  out.total = like - STRETCH * stretch - off - odd;
}

function overlapOf({ faces }: Canvas, { mask, area }: Target): number {
  let [both, drawn] = [0, 0];
  for (let i = 0; i < faces.length; i++) {
    if (!faces[i]) continue;
    drawn++;
    both += mask[i];
  }
  return both / Math.max(1, drawn + area - both);
}

/** Outlines further apart than this share of the canvas are as wrong as can be. */
const OUTLINE_REACH = 0.07;

function outlineOf({ faces, on, edges, size }: Canvas, { distance, outline }: Target): number {
  const reach = OUTLINE_REACH * size;
  on.fill(0);
  let [count, sum] = [0, 0];
  for (let i = size; i < faces.length - size; i++) {
    if (!isRim(faces, i, size)) continue;
    on[i] = 1;
    count++;
    sum += Math.min(reach, Math.abs(distance[i]));
  }
  spreadDistance(on, size, reach, edges);
  let back = 0;
  for (let k = 0; k < outline.length; k++) back += edges[outline[k]];
  return 1 - Math.max(sum / Math.max(1, count), back / Math.max(1, outline.length)) / reach;
}

function coloursOf({ faces, sums }: Canvas, { groups }: ProxyModel, { mask, lab, distance }: Target): number {
  sums.fill(0);
  let [n, L, a, b, squares] = [0, 0, 0, 0, 0];
  for (let i = 0; i < faces.length; i++) {
    if (!faces[i] || !mask[i] || distance[i] < 1.9) continue;
    const g = 4 * groups[faces[i] - 1];
    const [pl, pa, pb] = [lab[3 * i], lab[3 * i + 1], lab[3 * i + 2]];
    sums[g]++;
    sums[g + 1] += pl;
    sums[g + 2] += pa;
    sums[g + 3] += pb;
    n++;
    L += pl;
    a += pa;
    b += pb;
    squares += pl * pl + pa * pa + pb * pb;
  }
  if (n < 8) return 0;
  const mean = (L * L + a * a + b * b) / n;
  let between = 0;
  for (let g = 0; g < sums.length; g += 4)
    if (sums[g] > 0) between += (sums[g + 1] ** 2 + sums[g + 2] ** 2 + sums[g + 3] ** 2) / sums[g];
  return (between - mean) / Math.max(1e-9, squares - mean + PLAIN * n);
}

function edgesOf(canvas: Canvas, { groups, normals }: ProxyModel, target: Target): number {
  const { faces, on, edges, size } = canvas;
  const reach = EDGE_REACH * size;
  const { distance } = target;
  on.fill(0);
  let [count, sum] = [0, 0];
  for (let y = 1; y < size - 1; y++)
    for (let x = 1, i = y * size + 1; x < size - 1; x++, i++) {
      const f = faces[i] - 1;
      if (f < 0 || distance[i] < 2.4) continue;
      const right = faces[i + 1] - 1;
      const below = faces[i + size] - 1;
      if (right < 0 || below < 0) continue;
      if (!differ(f, right, groups, normals) && !differ(f, below, groups, normals)) continue;
      on[i] = 1;
      count++;
      sum += target.edges[i];
    }
  const { edgePixels } = target;
  if (count < 4 || edgePixels.length < 4) return count < 4 && edgePixels.length < 4 ? 0.6 : 0.2;
  spreadDistance(on, size, reach, edges);
  let back = 0;
  for (let k = 0; k < edgePixels.length; k++) back += edges[edgePixels[k]];
  return 1 - (0.5 * (sum / count + back / edgePixels.length)) / reach;
}

function differ(f: number, g: number, groups: Uint8Array, normals: Float32Array): boolean {
  if (f === g) return false;
  if (groups[f] !== groups[g]) return true;
  return (
    normals[3 * f] * normals[3 * g] +
      normals[3 * f + 1] * normals[3 * g + 1] +
      normals[3 * f + 2] * normals[3 * g + 2] <
    CREASE
  );
}
