import { srgbToLinear } from '../math/index.ts';
import type { SampleFn } from './recipe.ts';

/** A picture of a thing seen level, from far away, and how far its nearest surface reaches to the viewer. Arrays may be shared memory. */
export interface ProjectedView {
  /** From the thing to the viewer, unit, level. */
  toX: number;
  toZ: number;
  /** How much it counts where others see a place as well as it. */
  weight: number;
  width: number;
  height: number;
  /** sRGB, three bytes a pixel, rows from the top. Colours go on past the outline. */
  colors: Uint8Array;
  /** The same without its fine detail, so many pixels of `colors` each way to one of its own. */
  broad: Uint8Array;
  broadStep: number;
  broadWidth: number;
  broadHeight: number;
  /** Pixel = at + per * metres: of the picture's own right, and of part-local y. */
  atU: number;
  perU: number;
  atV: number;
  perV: number;
  /** Nearest surface, metres towards the viewer, minus infinity where nothing is; one number a cell. */
  depth: Float32Array;
  depthWidth: number;
  depthHeight: number;
  depthAtU: number;
  depthAtV: number;
  depthPer: number;
}

/** Pictures of a thing from several sides; what none of them shows takes its colours from a lattice of them. */
export interface ViewProjection {
  views: readonly ProjectedView[];
  /** Metres that a place may lie behind the nearest surface and still be seen. */
  tolerance: number;
  /** Height of a step of the fine detail from black to white, metres. */
  relief: number;
  /** Colours of the unseen: sRGB, x fastest, over a box. */
  unseen: {
    size: readonly [number, number, number];
    origin: readonly [number, number, number];
    cell: number;
    colors: Uint8Array;
  };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));
/**
 * Powers of the slant by which views weigh. What errs least in all pictures is a mean by the slant itself, for so large is a place in each; sharper, so that little is seen
 * double, and the fine detail sharper still.
 */
const BROAD = 1.5;
const FINE = 3;
/** The same of how well a place is seen, and the sum under which the unseen's colours fade in: what is seen from its edge alone would be streaks. */
const WELL = 2.5;
const ENOUGH = 0.015;

/**
 * Colours that views see of a place, linear: 0-2, their fine detail's brightness (3), and how well it is seen, 0..1 (4). Two bands: broad colours blend over a wide range
 * of slants, so that no seam shows; fine detail comes from whoever sees it best, so that nothing is seen double. Source: Burt & Adelson, "A multiresolution
 * spline", 1983; weights after Baumberg, "Blending images for texturing 3D models", 2002.
 */
export function createViewSampler(
  views: readonly ProjectedView[],
  tolerance: number,
): (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array) => void {
  const fine = new Float64Array(3);
  const broad = new Float64Array(3);
  return (x, y, z, nx, _ny, nz, out) => {
    out.fill(0, 0, 5);
    let wide = 0;
    let well = 0;
    let sharp = 0;
    let d0 = 0;
    let d1 = 0;
    let d2 = 0;
    for (const view of views) {
      const slant = nx * view.toX + nz * view.toZ;
      if (slant <= 0) continue;
      const across = x * view.toZ - z * view.toX;
      const seen = isSeen(view, across, y, x * view.toX + z * view.toZ, tolerance / Math.max(0.35, slant));
      if (seen <= 0) continue;
      const c = slant * view.weight;
      const low = seen * c ** BROAD;
      const high = seen * c ** FINE;
      const u = view.atU + view.perU * across;
      const v = view.atV + view.perV * y;
      read(view.colors, view.width, view.height, u, v, fine);
      const k = 1 / view.broadStep;
      read(view.broad, view.broadWidth, view.broadHeight, (u + 0.5) * k - 0.5, (v + 0.5) * k - 0.5, broad);
      wide += low;
      well += seen * c ** WELL;
      sharp += high;
      for (let i = 0; i < 3; i++) out[i] += low * broad[i];
      d0 += high * (fine[0] - broad[0]);
      d1 += high * (fine[1] - broad[1]);
      d2 += high * (fine[2] - broad[2]);
      out[3] += high * (Math.sqrt(luminance(fine)) - Math.sqrt(luminance(broad)));
    }
    if (wide <= 0) return;
    const s = 1 / Math.max(1e-30, sharp);
    out[0] = Math.max(0, out[0] / wide + d0 * s);
    out[1] = Math.max(0, out[1] / wide + d1 * s);
    out[2] = Math.max(0, out[2] / wide + d2 * s);
    out[3] *= s;
    out[4] = Math.min(1, well / ENOUGH);
  };
}

/** Reads pictures from several sides per texel: colours, relief, one roughness. */
export function compileViews(p: ViewProjection, rough: number, metal: number): SampleFn {
  const sample = createViewSampler(p.views, p.tolerance);
  const seen = new Float64Array(5);
  const rest = new Float64Array(3);
  return (x, y, z, nx, ny, nz, _ao, _cv, out) => {
    sample(x, y, z, nx, ny, nz, seen);
    const t = seen[4] * seen[4] * (3 - 2 * seen[4]);
    if (t < 1) readUnseen(p.unseen, x, y, z, rest);
    for (let c = 0; c < 3; c++) out[c] = t < 1 ? t * seen[c] + (1 - t) * rest[c] : seen[c];
    out[3] = rough;
    out[4] = metal;
    out[5] = p.relief * t * seen[3];
    out[6] = out[7] = out[8] = 0;
  };
}

function luminance(c: Float64Array): number {
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/** How well a place is seen, 0..1: whether nothing stands before it, with half the tolerance to fade. */
function isSeen(view: ProjectedView, across: number, y: number, toward: number, tolerance: number): number {
  const { depth, depthWidth, depthHeight } = view;
  const u = Math.min(depthWidth - 1.001, Math.max(0, (across - view.depthAtU) * view.depthPer));
  const v = Math.min(depthHeight - 1.001, Math.max(0, (y - view.depthAtV) * view.depthPer));
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  const fu = u - iu;
  const fv = v - iv;
  const at = iv * depthWidth + iu;
  const k = 2 / tolerance;
  return (
    (open(depth[at], toward, k) * (1 - fu) + open(depth[at + 1], toward, k) * fu) * (1 - fv) +
    (open(depth[at + depthWidth], toward, k) * (1 - fu) + open(depth[at + depthWidth + 1], toward, k) * fu) * fv
  );
}

function open(nearest: number, toward: number, k: number): number {
  return Math.min(1, Math.max(0, 2 - (nearest - toward) * k));
}

function read(data: Uint8Array, width: number, height: number, u: number, v: number, out: Float64Array): void {
  const cu = Math.min(width - 1.001, Math.max(0, u));
  const cv = Math.min(height - 1.001, Math.max(0, v));
  const iu = Math.floor(cu);
  const iv = Math.floor(cv);
  const fu = cu - iu;
  const fv = cv - iv;
  const o = 3 * (iv * width + iu);
  const q = o + 3 * width;
  for (let c = 0; c < 3; c++)
    out[c] =
      (LINEAR[data[o + c]] * (1 - fu) + LINEAR[data[o + 3 + c]] * fu) * (1 - fv) +
      (LINEAR[data[q + c]] * (1 - fu) + LINEAR[data[q + 3 + c]] * fu) * fv;
}

function readUnseen(box: ViewProjection['unseen'], x: number, y: number, z: number, out: Float64Array): void {
  const [nx, ny, nz] = box.size;
  const u = clampTo((x - box.origin[0]) / box.cell, nx);
  const v = clampTo((y - box.origin[1]) / box.cell, ny);
  const w = clampTo((z - box.origin[2]) / box.cell, nz);
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  const iw = Math.floor(w);
  const fu = u - iu;
  const fv = v - iv;
  const fw = w - iw;
  out.fill(0);
  for (let corner = 0; corner < 8; corner++) {
    const a = corner & 1;
    const b = (corner >> 1) & 1;
    const c = corner >> 2;
    const weight = (a ? fu : 1 - fu) * (b ? fv : 1 - fv) * (c ? fw : 1 - fw);
    if (weight === 0) continue;
    const o = 3 * ((Math.min(nz - 1, iw + c) * ny + Math.min(ny - 1, iv + b)) * nx + Math.min(nx - 1, iu + a));
    for (let k = 0; k < 3; k++) out[k] += weight * LINEAR[box.colors[o + k]];
  }
}

function clampTo(place: number, count: number): number {
  return Math.min(count - 1.001, Math.max(0, place));
}
