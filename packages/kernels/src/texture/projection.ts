import { srgbToLinear } from '../math/index.ts';
import type { SampleFn } from './recipe.ts';

/** Pictures of a thing from the front and from the back, as seen from the front: its surface takes their colours along z. Arrays may be shared memory. */
export interface Projection {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel, rows from the top. Colours go on past the outline. */
  front: Uint8Array;
  back: Uint8Array;
  /** Relief of the front, metres, one number a pixel. */
  relief: Float32Array;
  /** Part-local x of the left edge, y of the upper one; metres a pixel. */
  left: number;
  top: number;
  scale: number;
  /** The pictures were taken from so far above the horizon, radians: they are laid on along that direction. Default 0. */
  tilt?: number;
  /** How far the nearest surface lies towards the camera, metres, one number a pixel: what is behind it is not in the front picture. */
  depth?: Float32Array;
  /**
   * Symmetries of the whole thing, each three rows of four numbers: where another place of the same looks lies, in the camera's frame (x right, y up, z to it, part-local
   * metres). What the front picture shows from the edge or not at all takes the colours of such a place that it shows well. Only with `depth`.
   */
  twins?: readonly (readonly number[])[];
  /** What it looks like from the left and right: what the front picture shows from its edge takes these colours. */
  sides?: ProjectedSides;
}

/** Pictures of a thing seen along x, in the camera's frame: z runs to their right. */
export interface ProjectedSides {
  width: number;
  height: number;
  /** z of the left edge, y of the upper one; metres a pixel. */
  left: number;
  top: number;
  scale: number;
  /** From +x and from -x: sRGB, three bytes a pixel, and x of the outermost surface, metres. */
  ways: readonly { colors: Uint8Array; depth: Float32Array }[];
}

/** From so far behind the nearest surface, metres, to so far, the front picture fades out. */
const BEHIND = 0.025;
const HIDDEN = 0.045;

/** Between these slopes against z a twin is seen well enough, and between these what has one is left to it. */
const SEEN = [0.12, 0.35] as const;
const GRAZING = [0.1, 0.34] as const;

/** Sides take over between these slopes along x, the front between these against z, the back between these against -z. */
const ASIDE = [0.25, 0.6] as const;
const AHEAD = [0.08, 0.3] as const;
const AWAY = [0.35, 0.65] as const;

/** Between these slopes against z the back fades into the front. */
const BACK = -0.05;
const FRONT = 0.12;

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/** Reads a projection per texel: colours, relief, one roughness. */
export function compileProjection(p: Projection, rough: number, metal: number): SampleFn {
  const { width, height, front, back, relief, left, top, scale, depth, sides } = p;
  const cosine = Math.cos(p.tilt ?? 0);
  const sine = Math.sin(p.tilt ?? 0);
  const twin = p.twins?.length && depth ? findTwins(p, depth) : undefined;
  const found = new Float64Array(5);
  return (x, y, z, nx, ny, nz, _ao, _cv, out) => {
    const u = Math.min(width - 1.001, Math.max(0, (x - left) / scale - 0.5));
    const v = Math.min(height - 1.001, Math.max(0, (top - y * cosine + z * sine) / scale - 0.5));
    const facing = nz * cosine + ny * sine;
    const iu = Math.floor(u);
    const iv = Math.floor(v);
    const fu = u - iu;
    const fv = v - iv;
    const s = Math.min(1, Math.max(0, (facing - BACK) / (FRONT - BACK)));
    const a = iv * width + iu;
    // Not a number where there is no surface: then nothing hides it.
    const near = depth ? Math.min(depth[a], depth[a + 1], depth[a + width], depth[a + width + 1]) : 0;
    const behind = depth ? near - (z * cosine + y * sine) : 0;
    const seen = behind > BEHIND ? Math.max(0, 1 - (behind - BEHIND) / (HIDDEN - BEHIND)) : 1;
    const t = s * s * (3 - 2 * s) * seen;
    const wa = (1 - fu) * (1 - fv);
    const wb = fu * (1 - fv);
    const wc = (1 - fu) * fv;
    const wd = fu * fv;
    const o = 3 * a;
    const q = o + 3 * width;
    for (let c = 0; c < 3; c++) {
      const f =
        t > 0
          ? wa * LINEAR[front[o + c]] +
            wb * LINEAR[front[o + 3 + c]] +
            wc * LINEAR[front[q + c]] +
            wd * LINEAR[front[q + 3 + c]]
          : 0;
      const b =
        t < 1
          ? wa * LINEAR[back[o + c]] +
            wb * LINEAR[back[o + 3 + c]] +
            wc * LINEAR[back[q + c]] +
            wd * LINEAR[back[q + 3 + c]]
          : 0;
      out[c] = t * f + (1 - t) * b;
    }
    out[3] = rough;
    out[4] = metal;
    out[5] = t * (wa * relief[a] + wb * relief[a + 1] + wc * relief[a + width] + wd * relief[a + width + 1]);
    out[6] = out[7] = out[8] = 0;
    if (sides) {
      const across = ramp(Math.abs(nx), ASIDE) * (1 - ramp(facing, AHEAD)) * (1 - ramp(-facing, AWAY));
      if (across > 0) laySide(sides, across, x, y * cosine - z * sine, z * cosine + y * sine, nx, out);
    }
    const grazing = 1 - ramp(facing, GRAZING) * seen;
    if (!twin || grazing === 0) return;
    twin(x, y * cosine - z * sine, z * cosine + y * sine, nx, ny * cosine - nz * sine, facing, found);
    const share = grazing * found[4];
    if (share === 0) return;
    for (let c = 0; c < 3; c++) out[c] += share * (found[c] - out[c]);
    out[5] += share * (found[3] - out[5]);
  };
}

/** Mixes a side's colours in, as far as nothing lies before it there. */
function laySide(
  { width, height, left, top, scale, ways }: ProjectedSides,
  share: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  out: Float64Array,
): void {
  const { colors, depth } = ways[nx > 0 ? 0 : 1];
  const u = Math.min(width - 1.001, Math.max(0, (z - left) / scale - 0.5));
  const v = Math.min(height - 1.001, Math.max(0, (top - y) / scale - 0.5));
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  const a = iv * width + iu;
  // Not a number where there is no surface: then nothing hides it.
  const sign = nx > 0 ? 1 : -1;
  const near = Math.min(sign * depth[a], sign * depth[a + 1], sign * depth[a + width], sign * depth[a + width + 1]);
  const behind = near - sign * x;
  const seen = behind > BEHIND ? Math.max(0, 1 - (behind - BEHIND) / (HIDDEN - BEHIND)) : 1;
  const t = share * seen;
  if (t === 0) return;
  const fu = u - iu;
  const fv = v - iv;
  const o = 3 * a;
  const q = o + 3 * width;
  for (let c = 0; c < 3; c++) {
    const side =
      (1 - fv) * ((1 - fu) * LINEAR[colors[o + c]] + fu * LINEAR[colors[o + 3 + c]]) +
      fv * ((1 - fu) * LINEAR[colors[q + c]] + fu * LINEAR[colors[q + 3 + c]]);
    out[c] += t * (side - out[c]);
  }
  out[5] *= 1 - t;
}

function ramp(value: number, [low, high]: readonly [number, number]): number {
  const s = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return s * s * (3 - 2 * s);
}

/** Finds the twin that is seen best from its place and normal in the camera's frame: colour, relief, how well it is seen, 0..1. */
function findTwins({ width, height, front, relief, left, top, scale, twins = [] }: Projection, depth: Float32Array) {
  const rows = twins.map((m) => Float64Array.from(m));
  return (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array): void => {
    out[4] = 0;
    for (const m of rows) {
      const well = ramp(m[8] * nx + m[9] * ny + m[10] * nz, SEEN);
      if (well <= out[4]) continue;
      const u = (m[0] * x + m[1] * y + m[2] * z + m[3] - left) / scale - 0.5;
      const v = (top - (m[4] * x + m[5] * y + m[6] * z + m[7])) / scale - 0.5;
      const iu = Math.floor(u);
      const iv = Math.floor(v);
      if (!(iu >= 0 && iv >= 0 && iu < width - 1 && iv < height - 1)) continue;
      const a = iv * width + iu;
      const at = m[8] * x + m[9] * y + m[10] * z + m[11];
      if (!(Math.abs(depth[a] - at) < BEHIND || Math.abs(depth[a + width + 1] - at) < BEHIND)) continue;
      const [fu, fv] = [u - iu, v - iv];
      for (let c = 0; c < 4; c++) {
        const read = (i: number): number => (c < 3 ? LINEAR[front[3 * i + c]] : relief[i]);
        out[c] =
          (read(a) * (1 - fu) + read(a + 1) * fu) * (1 - fv) +
          (read(a + width) * (1 - fu) + read(a + width + 1) * fu) * fv;
      }
      out[4] = well;
    }
  };
}
