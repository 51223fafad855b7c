import { srgbToLinear, type Vec3 } from '../math/index.ts';
import type { SampleFn } from './recipe.ts';

/**
 * A picture of a thing as a camera saw it: its surface takes the picture's colours where the camera saw it, or its mirror image, and is of the material's
 * own colour elsewhere. Arrays may be shared memory.
 */
export interface CameraProjection {
  kind: 'camera';
  /** The picture: sRGB, three bytes a pixel, rows from the top. Colours go on past the outline. */
  width: number;
  height: number;
  picture: Uint8Array;
  /** Which of them are the subject's: 255 well inside the outline, 0 past it. */
  inside: Uint8Array;
  /**
   * Part-local point to pixel: with X, Y, Z the rows of `rows` (four numbers each) times (p, 1) and k = 1 / (1 - nearness * Z), the pixel is
   * (x + scale * k * X, y - scale * k * Y).
   */
  rows: readonly number[];
  nearness: number;
  scale: number;
  x: number;
  y: number;
  /** k of the nearest surface by pixel of its own grid, minus infinity where there is none. */
  depth: Float32Array;
  depthWidth: number;
  depthHeight: number;
  /** Difference of k that is still the same surface. */
  slack: number;
  /** How a point comes to its mirror image, where it has one. */
  mirror?: Mirror;
}

/** A reflection in the plane of the points whose product with the unit normal is `at`, then a shift. Part-local. */
export interface Mirror {
  normal: Vec3;
  at: number;
  shift?: Vec3;
}

/** Cosines between which a surface that turns away loses the picture. */
const TURNED = 0.04;
const FACING = 0.16;

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/** Lays a picture over what `base` says. */
export function compileCameraProjection(p: CameraProjection, base: SampleFn): SampleFn {
  const { rows: m, nearness, mirror, depth, depthWidth, depthHeight } = p;
  const [du, dv] = [depthWidth / p.width, depthHeight / p.height];
  const length = Math.hypot(m[0], m[1], m[2]);
  const taken = new Float64Array(4);
  /** Colour times weight, and the weight, of a point as the camera saw it. */
  const look = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    taken.fill(0);
    const X = m[0] * x + m[1] * y + m[2] * z + m[3];
    const Y = m[4] * x + m[5] * y + m[6] * z + m[7];
    const Z = m[8] * x + m[9] * y + m[10] * z + m[11];
    const k = 1 / (1 - nearness * Z);
    // Towards the eye, which is at (0, 0, 1 / nearness).
    const [ex, ey, ez] = [-nearness * X, -nearness * Y, 1 - nearness * Z];
    const N = nx * (m[0] * ex + m[4] * ey + m[8] * ez) + ny * (m[1] * ex + m[5] * ey + m[9] * ez);
    const facing = (N + nz * (m[2] * ex + m[6] * ey + m[10] * ez)) / (length * Math.hypot(ex, ey, ez));
    const t = Math.min(1, Math.max(0, (facing - TURNED) / (FACING - TURNED)));
    if (!(t > 0)) return 0;
    const u = p.x + p.scale * k * X;
    const v = p.y - p.scale * k * Y;
    let [seen, all] = [0, 0];
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const a = Math.floor(u * du) + i;
        const b = Math.floor(v * dv) + j;
        if (a < 0 || b < 0 || a >= depthWidth || b >= depthHeight) continue;
        all++;
        if (k >= depth[b * depthWidth + a] - p.slack / Math.max(0.3, facing)) seen++;
      }
    if (!(2 * seen > all)) return 0;
    const open = (2 * seen) / all - 1;
    const cu = Math.min(p.width - 1.001, Math.max(0, u - 0.5));
    const cv = Math.min(p.height - 1.001, Math.max(0, v - 0.5));
    const [iu, iv] = [Math.floor(cu), Math.floor(cv)];
    const [fu, fv] = [cu - iu, cv - iv];
    const at = iv * p.width + iu;
    const weights = [(1 - fu) * (1 - fv), fu * (1 - fv), (1 - fu) * fv, fu * fv];
    const offsets = [0, 1, p.width, p.width + 1];
    let inside = 0;
    for (let q = 0; q < 4; q++) {
      const o = at + offsets[q];
      inside += (weights[q] * p.inside[o]) / 255;
      for (let c = 0; c < 3; c++) taken[c] += weights[q] * LINEAR[p.picture[3 * o + c]];
    }
    return t * t * (3 - 2 * t) * open * inside;
  };
  const [mx, my, mz] = mirror?.normal ?? [1, 0, 0];
  const [sx, sy, sz] = mirror?.shift ?? [0, 0, 0];
  const at = mirror?.at ?? 0;
  const mirrored = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    const d = 2 * (mx * x + my * y + mz * z - at);
    const n = 2 * (mx * nx + my * ny + mz * nz);
    return look(x - d * mx + sx, y - d * my + sy, z - d * mz + sz, nx - n * mx, ny - n * my, nz - n * mz);
  };
  const first = new Float64Array(4);
  return (x, y, z, nx, ny, nz, ao, cv, out) => {
    const w = look(x, y, z, nx, ny, nz);
    first.set(taken);
    let v = 0;
    if (w < 0.999 && mirror !== undefined) v = (1 - w) * mirrored(x, y, z, nx, ny, nz);
    base(x, y, z, nx, ny, nz, ao, cv, out);
    const rest = 1 - w - v;
    for (let c = 0; c < 3; c++) out[c] = rest * out[c] + w * first[c] + v * taken[c];
    // What the picture shows has its reflections in it already.
    out[4] *= rest;
    out[3] = rest * out[3] + (1 - rest) * Math.max(0.45, out[3]);
    for (let c = 5; c < 9; c++) out[c] *= rest;
  };
}
