import { developPixel } from './develop.ts';
import type { Frame } from './frame.ts';
import type { PathFeatures, PathTone } from './types.ts';

/** The finished picture, full resolution, on shared memory. */
export interface Sheet {
  width: number;
  height: number;
  /** Exposed radiance, 3N. */
  linear: Float32Array;
  /** RGBA, 4N, or none. */
  bytes: Uint8Array;
  features: PathFeatures | undefined;
  /** Multiplies radiance. */
  gain: number;
  tone: PathTone;
}

/** Radiance of pixel `from` of a frame into `out`: its colours and `light`, eight numbers at `at` laid out as the frame's, together again. */
export function joinLight(
  { direct, albedo, mirror }: Frame,
  from: number,
  light: Float32Array | Float64Array,
  at: number,
  out: Float64Array,
): void {
  for (let k = 0; k < 3; k++) {
    const o = 3 * from + k;
    out[k] = direct[o] + light[at + k] * albedo[o] + light[at + 4 + k] * mirror[o];
  }
}

/** Writes pixel `to` of the sheet: radiance, opacity, and the features of pixel `from` of a frame, of which a share of `hits` shows a part. */
export function finishPixel(
  sheet: Sheet,
  to: number,
  radiance: Float64Array,
  cover: number,
  frame: Frame,
  from: number,
  hits: number,
): void {
  for (let k = 0; k < 3; k++) sheet.linear[3 * to + k] = sheet.gain * radiance[k];
  if (sheet.bytes.length) developPixel(sheet.linear, cover, sheet.width, to, sheet.tone, sheet.bytes);
  const { features } = sheet;
  if (!features) return;
  const { albedo, shape, part } = frame;
  for (let k = 0; k < 3 && features.albedo.length; k++) {
    features.albedo[3 * to + k] = albedo[3 * from + k];
    features.normal[3 * to + k] = shape[8 * from + k];
  }
  features.depth[to] = shape[8 * from + 3];
  features.coverage[to] = hits;
  features.part[to] = part[from];
}
