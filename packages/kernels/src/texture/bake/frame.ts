import { WIDE_FLAT } from './find-flats.ts';
import type { BakeInput, BakeSurface } from './input.ts';

/** Numbers of a corner: position, normal, occlusion, curvature, tangent. */
export const CORNER = 11;

/** One triangle as a band reads it. */
export interface Frame {
  /** Barycentric weights of corners 1 and 2 as affine functions of the texel: [u0, ux, uy, v0, vx, vy]. */
  bary: Float64Array;
  /** Position, normal, occlusion, curvature, tangent of the three corners: 3 x CORNER. */
  corner: Float64Array;
  /** The surface gradient that a height difference of one metre per texel along x, and along y, stands for: 6 numbers. */
  slope: Float64Array;
  /** Of a wide flat: heights over the edges opposite its corners that go on in something curved, else 0; and how far their curvature reaches, or 0 for what is no wide flat. Metres. */
  edges: Float64Array;
  /** Handedness. */
  w: number;
  /** Which surface, and which of all triangles, it was set to. */
  surface: number;
  triangle: number;
  /** First triangle of every surface, and the end. */
  starts: Int32Array;
}

/** A frame for the triangles of an input. */
export function createFrame(input: BakeInput): Frame {
  const starts = new Int32Array(input.surfaces.length + 1);
  input.surfaces.forEach((s, i) => {
    starts[i + 1] = starts[i] + s.indices.length / 3;
  });
  const numbers = (n: number): Float64Array => new Float64Array(n);
  return {
    bary: numbers(6),
    corner: numbers(3 * CORNER),
    slope: numbers(6),
    edges: numbers(4),
    w: 1,
    surface: 0,
    triangle: -1,
    starts,
  };
}

/** Sets the frame to a triangle, counted over all surfaces. */
export function enterTriangle(f: Frame, input: BakeInput, triangle: number): void {
  if (triangle === f.triangle) return;
  f.triangle = triangle;
  while (triangle < f.starts[f.surface]) f.surface--;
  while (triangle >= f.starts[f.surface + 1]) f.surface++;
  setFrame(f, input.surfaces[f.surface], triangle - f.starts[f.surface], input.size);
}

function setFrame(f: Frame, s: BakeSurface, face: number, size: number): void {
  for (let k = 0; k < 3; k++) {
    const v = s.indices[3 * face + k];
    for (let c = 0; c < 3; c++) {
      f.corner[CORNER * k + c] = s.positions[3 * v + c];
      f.corner[CORNER * k + 3 + c] = s.normals[3 * v + c];
      f.corner[CORNER * k + 8 + c] = s.tangents[4 * v + c];
    }
    f.corner[CORNER * k + 6] = s.occlusion[v];
    f.corner[CORNER * k + 7] = s.curvature[v];
  }
  setEdges(f, s, face);
  f.w = s.tangents[4 * s.indices[3 * face] + 3];
  const a = 2 * s.indices[3 * face];
  const b = 2 * s.indices[3 * face + 1];
  const c = 2 * s.indices[3 * face + 2];
  const ax = s.uvs[a] * size;
  const ay = s.uvs[a + 1] * size;
  const bx = s.uvs[b] * size - ax;
  const by = s.uvs[b + 1] * size - ay;
  const cx = s.uvs[c] * size - ax;
  const cy = s.uvs[c + 1] * size - ay;
  const det = bx * cy - cx * by;
  const inv = Math.abs(det) < 1e-12 ? 0 : 1 / det;
  f.bary[1] = cy * inv;
  f.bary[2] = -cx * inv;
  f.bary[0] = -(ax * f.bary[1] + ay * f.bary[2]);
  f.bary[4] = -by * inv;
  f.bary[5] = bx * inv;
  f.bary[3] = -(ax * f.bary[4] + ay * f.bary[5]);
  setSlope(f);
}

/** How far the curvature of an edge reaches into a wide flat beside it: share of the part's diagonal, and at least so many texels. */
const REACH = 0.01;
const REACH_TEXELS = 3;

/** Heights of a wide flat over those of its edges that go on in something curved, which wear and dirt spread from; 0 for the others. */
function setEdges({ corner, edges }: Frame, { flats, size, footprint }: BakeSurface, face: number): void {
  const mark = flats[face];
  edges[3] = mark & WIDE_FLAT ? Math.max(REACH * size, REACH_TEXELS * footprint) : 0;
  if (!edges[3]) return;
  const area2 = Math.sqrt(crossSquared(corner));
  for (let k = 0; k < 3; k++) {
    const a = CORNER * ((k + 1) % 3);
    const b = CORNER * ((k + 2) % 3);
    let l2 = 1e-24;
    for (let i = 0; i < 3; i++) l2 += (corner[b + i] - corner[a + i]) ** 2;
    edges[k] = mark & (1 << k) ? area2 / Math.sqrt(l2) : 0;
  }
}

function crossSquared(c: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const ux = c[CORNER + i] - c[i];
    const uy = c[CORNER + j] - c[j];
    const vx = c[2 * CORNER + i] - c[i];
    const vy = c[2 * CORNER + j] - c[j];
    sum += (ux * vy - uy * vx) ** 2;
  }
  return sum;
}

/** From the change of position per texel along x (t) and y (s): the dual basis of the triangle's plane. */
function setSlope(f: Frame): void {
  const { bary, corner, slope } = f;
  let tt = 0;
  let ss = 0;
  let ts = 0;
  for (let k = 0; k < 3; k++) {
    const e1 = corner[CORNER + k] - corner[k];
    const e2 = corner[2 * CORNER + k] - corner[k];
    const t = e1 * bary[1] + e2 * bary[4];
    const s = e1 * bary[2] + e2 * bary[5];
    slope[k] = t;
    slope[3 + k] = s;
    tt += t * t;
    ss += s * s;
    ts += t * s;
  }
  const inverse = 1 / Math.max(1e-20, tt * ss - ts * ts);
  for (let k = 0; k < 3; k++) {
    const t = slope[k];
    const s = slope[3 + k];
    slope[k] = (t * ss - s * ts) * inverse;
    slope[3 + k] = (s * tt - t * ts) * inverse;
  }
}
