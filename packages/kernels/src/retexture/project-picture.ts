import { blur, type CutOut, createFloatImage, type FloatImage, resize, toRaster } from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import { type Mesh, meshBounds } from '../mesh/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';
import { spreadColors } from '../scan/index.ts';
import { type CameraProjection, compileCameraProjection, type MaterialSpec, SAMPLE_STRIDE } from '../texture/index.ts';
import { type MatchedView, matchView, projectPlaces } from './match-view.ts';
import type { SurfacePart } from './surface-parts.ts';

/** A picture on a model. */
export interface ProjectedPicture {
  /** The same for all parts. */
  spec: MaterialSpec;
  view: MatchedView;
}

/** Pixels along the longer side of the picture as it is laid on. */
const PIXELS = 1280;
/** Cells along the longest axis of the box of colours for what is not seen. */
const CELLS = 56;
/** Share of the places that have a mirror image near by, from which the thing has a left and a right. */
const MIRRORED = 0.75;

/**
 * Lays a picture on a model: from where the model has the picture's outline, pulled to the model's own outline row by row. What the camera did not see takes
 * what it saw of the other side, where the thing is symmetric, and else the colours of what is near.
 */
export function projectPicture(cut: CutOut, parts: readonly SurfacePart[], others: readonly Mesh[]): ProjectedPicture {
  const k = Math.min(1, PIXELS / Math.max(cut.width, cut.height));
  const [width, height] = [Math.max(8, Math.round(cut.width * k)), Math.max(8, Math.round(cut.height * k))];
  const colors = resize({ width: cut.width, height: cut.height, channels: 3, data: cut.colors }, width, height);
  const alpha = resize({ width: cut.width, height: cut.height, channels: 1, data: cut.alpha }, width, height);
  const meshes = [...parts.map(({ mesh }) => mesh), ...others];
  const view = matchView(meshes, alpha);
  const buffer = createDepthBuffer(width, height, false);
  for (const mesh of meshes) rasterize(buffer, projectPlaces(view, mesh.positions), mesh.indices, 0, 'both');
  const model = Uint8Array.from(buffer.nearness, (near) => (near > Number.NEGATIVE_INFINITY ? 1 : 0));
  const photo: CameraProjection = {
    kind: 'camera',
    width,
    height,
    picture: shareArray(toRaster(pullToOutline(colors, alpha, model)).data as Uint8Array),
    inside: shareArray(new Uint8Array(width * height).fill(255)),
    rows: view.rows,
    nearness: view.nearness,
    scale: view.scale,
    x: view.x,
    y: view.y,
    depth: shareArray(buffer.nearness),
    depthWidth: width,
    depthHeight: height,
    slack: 0.03 * view.nearness,
    mirror: findMirror(meshes),
  };
  const unseen = colorUnseen(photo, parts);
  return { spec: { base: 'plain', rough: 0.62, views: { views: [], tolerance: 1, relief: 0, unseen }, photo }, view };
}

/** The picture, its rows stretched from the outline that it has to the one that the model has; past the rim its colours go on. */
function pullToOutline(colors: FloatImage, alpha: FloatImage, model: Uint8Array): FloatImage {
  const { width, height } = colors;
  const inside = Uint8Array.from(alpha.data, (v) => (v > 0.6 ? 1 : 0));
  const filled = extend(colors, inside);
  const [from, to] = [spans(inside, width, height), spans(model, width, height)];
  const out = createFloatImage(width, height, 3);
  for (let y = 0; y < height; y++) {
    const [a, b, c, d] = [from[2 * y], from[2 * y + 1], to[2 * y], to[2 * y + 1]];
    const fits = b > a && d > c && (b - a) / (d - c) > 0.5 && (b - a) / (d - c) < 2;
    for (let x = 0; x < width; x++) {
      const u = fits ? a + ((x - c) / (d - c)) * (b - a) : x;
      const left = Math.min(width - 2, Math.max(0, Math.floor(u)));
      const t = Math.min(1, Math.max(0, u - left));
      const i = 3 * (y * width + left);
      for (let k = 0; k < 3; k++)
        out.data[3 * (y * width + x) + k] = (1 - t) * filled.data[i + k] + t * filled.data[i + 3 + k];
    }
  }
  return out;
}

/** First and last pixel of each row, smoothed down the rows: limbs that begin and end do not tear the picture. */
function spans(mask: Uint8Array, width: number, height: number): Float64Array {
  const raw = new Float64Array(2 * height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (raw[2 * y] < 0) raw[2 * y] = x;
      raw[2 * y + 1] = x + 1;
    }
  const reach = Math.max(2, Math.round(height / 60));
  const out = new Float64Array(2 * height);
  for (let y = 0; y < height; y++) {
    const sum = [0, 0, 0];
    for (let r = Math.max(0, y - reach); r <= Math.min(height - 1, y + reach); r++) {
      if (raw[2 * r] < 0) continue;
      sum[0] += raw[2 * r];
      sum[1] += raw[2 * r + 1];
      sum[2]++;
    }
    out[2 * y] = sum[2] ? sum[0] / sum[2] : -1;
    out[2 * y + 1] = sum[2] ? sum[1] / sum[2] : -1;
  }
  return out;
}

/** The subject's colours from a little inside its outline, carried outwards by wider and wider means. */
function extend(colors: FloatImage, inside: Uint8Array): FloatImage {
  const { width, height } = colors;
  const sure = createFloatImage(width, height, 1);
  for (let i = 0; i < inside.length; i++) sure.data[i] = inside[i];
  const deep = blur(sure, 1.6).data;
  const out = { ...colors, data: colors.data.slice() };
  const known = Uint8Array.from(deep, (v, i) => (inside[i] && v > 0.93 ? 1 : 0));
  if (!known.includes(1)) return out;
  for (let reach = 3; reach < 2 * Math.max(width, height) && known.includes(0); reach *= 2.2) {
    const weighted = createFloatImage(width, height, 4);
    for (let i = 0; i < known.length; i++) {
      if (!known[i]) continue;
      for (let c = 0; c < 3; c++) weighted.data[4 * i + c] = out.data[3 * i + c];
      weighted.data[4 * i + 3] = 1;
    }
    const near = blur(weighted, reach).data;
    for (let i = 0; i < known.length; i++) {
      if (known[i] || near[4 * i + 3] < 1e-3) continue;
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = near[4 * i + c] / near[4 * i + 3];
      known[i] = 1;
    }
  }
  return out;
}

/** Colours for what no picture shows: those of the surface near by. */
function colorUnseen(photo: CameraProjection, parts: readonly SurfacePart[]) {
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const cell = Math.max(1e-9, ...min.map((low, a) => max[a] - low)) / CELLS;
  const size = min.map((low, a) => Math.ceil((max[a] - low) / cell) + 2) as [number, number, number];
  const origin = min.map((low) => low - 0.5 * cell) as [number, number, number];
  const sums = new Float32Array(4 * size[0] * size[1] * size[2]);
  // Black that glows: what is left of the glow tells how little was seen.
  const sample = compileCameraProjection(photo, (_x, _y, _z, _nx, _ny, _nz, _ao, _cv, out) => {
    out.fill(0);
    out[8] = 1;
  });
  const s = new Float64Array(SAMPLE_STRIDE);
  for (const { mesh } of parts) {
    const { positions: p, indices } = mesh;
    const n = mesh.normals as Float32Array;
    for (let c = 0; c < indices.length; c += 3) {
      const corners = [3 * indices[c], 3 * indices[c + 1], 3 * indices[c + 2]];
      const mean = (list: Float32Array, k: number): number =>
        (list[corners[0] + k] + list[corners[1] + k] + list[corners[2] + k]) / 3;
      const at = [mean(p, 0), mean(p, 1), mean(p, 2)];
      const m = [mean(n, 0), mean(n, 1), mean(n, 2)];
      const l = Math.hypot(...m) || 1;
      sample(at[0], at[1], at[2], m[0] / l, m[1] / l, m[2] / l, 1, 0, s);
      const w = 1 - s[8];
      if (w < 0.1) continue;
      const [x, y, z] = at.map((v, a) => Math.min(size[a] - 1, Math.max(0, Math.round((v - origin[a]) / cell))));
      const o = 4 * ((z * size[1] + y) * size[0] + x);
      for (let k = 0; k < 3; k++) sums[o + k] += s[k];
      sums[o + 3] += w;
    }
  }
  return { size, origin, cell, colors: spreadColors(sums, size) };
}

/** The plane in which most places have a mirror image near by: left and right, or front and back. */
function findMirror(meshes: readonly Mesh[]): CameraProjection['mirror'] {
  const { min, max } = meshBounds(meshes);
  const step = Math.max(1e-9, ...min.map((low, a) => max[a] - low)) / 20;
  const centre = min.map((low, a) => (low + max[a]) / 2);
  const key = (q: readonly number[]): string => q.map((v) => Math.round(v / step)).join();
  const places: number[][] = [];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) places.push([0, 1, 2].map((k) => positions[i + k] - centre[k]));
  const taken = new Set(places.map(key));
  const [x, z] = [0, 2].map((axis) => {
    const hits = places.filter((q) => taken.has(key(q.map((v, k) => (k === axis ? -v : v)))));
    return hits.length / Math.max(1, places.length);
  });
  if (Math.max(x, z) < MIRRORED) return undefined;
  // Left and right are the rule: a table is both, a teapot only the other.
  return x > z - 0.05 ? { normal: [1, 0, 0], at: centre[0] } : { normal: [0, 0, 1], at: centre[2] };
}
