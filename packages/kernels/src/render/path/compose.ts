import { developPixel } from './develop.ts';
import type { Frame } from './frame.ts';
import type { PathFeatures, PathTone } from './types.ts';

/** The finished picture, full resolution, on shared memory. */
export interface Sheet {
  width: number;
  height: number;
  /** Exposed radiance, 3N. */
  linear: Float32Array;
  /** RGBA, 4N. */
  bytes: Uint8Array;
  features: PathFeatures | undefined;
  /** Multiplies radiance. */
  gain: number;
  tone: PathTone;
}

/**
 * Puts colour and light of pixel `from` of a frame together again into pixel `to` of the sheet, with its features. `light`: eight numbers at
 * `at`, laid out as the frame's.
 */
export function composePixel(
  frame: Frame,
  from: number,
  light: Float32Array | Float64Array,
  at: number,
  sheet: Sheet,
  to: number,
): void {
  const { direct, albedo, mirror, shape } = frame;
  for (let k = 0; k < 3; k++) {
    const o = 3 * from + k;
    sheet.linear[3 * to + k] = sheet.gain * (direct[o] + light[at + k] * albedo[o] + light[at + 4 + k] * mirror[o]);
  }
  developPixel(sheet.linear, frame.cover[from], sheet.width, to, sheet.tone, sheet.bytes);
  const { features } = sheet;
  if (!features) return;
  for (let k = 0; k < 3; k++) {
    features.albedo[3 * to + k] = albedo[3 * from + k];
    features.normal[3 * to + k] = shape[8 * from + k];
  }
  features.depth[to] = shape[8 * from + 3];
  features.coverage[to] = shape[8 * from + 7];
  features.part[to] = frame.part[from];
}
