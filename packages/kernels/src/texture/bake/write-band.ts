import { linearToByte } from '../../math/index.ts';
import { SAMPLE_STRIDE } from '../recipe.ts';
import type { Band } from './band.ts';
import { CORNER, createFrame, enterTriangle, type Frame } from './frame.ts';
import type { BakeInput } from './input.ts';
import { interpolateTangent } from './interpolate.ts';
import { keepShades } from './keep-shades.ts';

/** Bytes of rows from..to: colours, ORM, and the normal from height differences between neighbouring texels. */
export function writeBand(input: BakeInput, band: Band, from: number, to: number): void {
  const { size, triangle, samples, occlusion } = band;
  const frame = createFrame(input);
  const at = new Float64Array(CORNER);
  const n = new Float64Array(3);
  const color = new Float64Array(3);
  // Pictures hold the shade of their hollows already.
  const darken = input.surfaces.map(({ material }) => (material.projection || material.views ? 0 : input.darken));
  for (let y = from; y < to; y++) {
    for (let x = 0; x < size; x++) {
      const i = (y - band.top) * size + x;
      const o = y * size + x;
      const t = triangle[i];
      if (t < 0) continue;
      enterTriangle(frame, input, t);
      const j = i * SAMPLE_STRIDE;
      const ao = occlusion[i];
      const shade = 1 - darken[frame.surface] * (1 - ao);
      for (let c = 0; c < 3; c++) color[c] = samples[j + c];
      const surface = input.surfaces[frame.surface];
      if (surface.shades) keepShades(frame, surface, x + 0.5, y + 0.5, color);
      for (let c = 0; c < 3; c++) input.baseColor[3 * o + c] = linearToByte(color[c] * shade);
      input.orm[3 * o] = 255 * Math.min(1, ao) + 0.5;
      input.orm[3 * o + 1] = 255 * samples[j + 3] + 0.5;
      input.orm[3 * o + 2] = 255 * samples[j + 4] + 0.5;
      if (input.emissive) for (let c = 0; c < 3; c++) input.emissive[3 * o + c] = linearToByte(samples[j + 6 + c]);
      interpolateTangent(frame, x + 0.5, y + 0.5, at);
      const dx = slope(band, i, 1, x > 0, x < size - 1);
      const dy = slope(band, i, size, true, true);
      tangentNormal(frame, at, dx, dy, n);
      for (let c = 0; c < 3; c++) input.normal[3 * o + c] = 127.5 * n[c] + 128;
      input.coverage[o] = 1;
    }
  }
}

/** Height difference per texel along a step; one-sided where a side has no texel. */
function slope(band: Band, i: number, step: number, back: boolean, ahead: boolean): number {
  const { triangle, samples } = band;
  const lo = back && triangle[i - step] >= 0 ? i - step : i;
  const hi = ahead && triangle[i + step] >= 0 ? i + step : i;
  return lo === hi ? 0 : (samples[hi * SAMPLE_STRIDE + 5] - samples[lo * SAMPLE_STRIDE + 5]) / (hi - lo > step ? 2 : 1);
}

/** Bends the interpolated normal by the surface gradient of the height, in the interpolated tangent frame. Unit length. */
function tangentNormal(f: Frame, at: Float64Array, dx: number, dy: number, out: Float64Array): void {
  const q = f.slope;
  // Slopes past about 60 degrees are noise between two texels.
  let gx = dx * q[0] + dy * q[3];
  let gy = dx * q[1] + dy * q[4];
  let gz = dx * q[2] + dy * q[5];
  const g = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const k = g > 1.6 ? 1.6 / g : 1;
  gx *= k;
  gy *= k;
  gz *= k;
  const nx = at[3];
  const ny = at[4];
  const nz = at[5];
  let tx = at[8];
  let ty = at[9];
  let tz = at[10];
  const d = tx * nx + ty * ny + tz * nz;
  tx -= d * nx;
  ty -= d * ny;
  tz -= d * nz;
  const l = 1 / Math.max(1e-12, Math.sqrt(tx * tx + ty * ty + tz * tz));
  tx *= l;
  ty *= l;
  tz *= l;
  const w = f.w;
  const x = -(gx * tx + gy * ty + gz * tz);
  const y = -w * (gx * (ny * tz - nz * ty) + gy * (nz * tx - nx * tz) + gz * (nx * ty - ny * tx));
  const z = 1 - (gx * nx + gy * ny + gz * nz);
  const m = 1 / Math.sqrt(x * x + y * y + z * z);
  out[0] = x * m;
  out[1] = y * m;
  out[2] = z * m;
}
