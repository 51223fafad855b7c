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
}

/** From so far behind the nearest surface, metres, to so far, the front picture fades out. */
const BEHIND = 0.025;
const HIDDEN = 0.045;

/** Between these slopes against z the back fades into the front. */
const BACK = -0.3;
const FRONT = 0.12;

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/** Reads a projection per texel: colours, relief, one roughness. */
export function compileProjection(p: Projection, rough: number, metal: number): SampleFn {
  const { width, height, front, back, relief, left, top, scale, depth } = p;
  const cosine = Math.cos(p.tilt ?? 0);
  const sine = Math.sin(p.tilt ?? 0);
  return (x, y, z, _nx, ny, nz, _ao, _cv, out) => {
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
  };
}
