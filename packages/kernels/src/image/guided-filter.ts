import { createFloatImage, type FloatImage } from './float-image.ts';
import { resize } from './resize.ts';

/** A linear model of one channel over the guide's three, per pixel: three slopes and what is added. */
export type GuideModel = FloatImage;

/**
 * Models `values` (one channel) around every pixel as a linear function of the guide's colour, smoothed over windows of `radius` pixels: edges of
 * the guide become edges of the values. `softness`: variance of the guide below which nothing is an edge. O(1) in the radius. Source: He, Sun & Tang, "Guided
 * image filtering", 2013.
 */
export function fitGuide(guide: FloatImage, values: FloatImage, radius: number, softness: number): GuideModel {
  const { width, height } = guide;
  const n = width * height;
  const moments = createFloatImage(width, height, 13);
  for (let i = 0, g = 0, o = 0; i < n; i++, g += 3, o += 13) {
    const r = guide.data[g];
    const b = guide.data[g + 1];
    const c = guide.data[g + 2];
    const v = values.data[i];
    const m = moments.data;
    m[o] = r;
    m[o + 1] = b;
    m[o + 2] = c;
    m[o + 3] = v;
    m[o + 4] = r * v;
    m[o + 5] = b * v;
    m[o + 6] = c * v;
    m[o + 7] = r * r;
    m[o + 8] = r * b;
    m[o + 9] = r * c;
    m[o + 10] = b * b;
    m[o + 11] = b * c;
    m[o + 12] = c * c;
  }
  const m = boxMean(moments, radius).data;
  const model = createFloatImage(width, height, 4);
  for (let i = 0, o = 0, k = 0; i < n; i++, o += 13, k += 4) {
    const xx = m[o + 7] - m[o] * m[o] + softness;
    const xy = m[o + 8] - m[o] * m[o + 1];
    const xz = m[o + 9] - m[o] * m[o + 2];
    const yy = m[o + 10] - m[o + 1] * m[o + 1] + softness;
    const yz = m[o + 11] - m[o + 1] * m[o + 2];
    const zz = m[o + 12] - m[o + 2] * m[o + 2] + softness;
    const vx = m[o + 4] - m[o] * m[o + 3];
    const vy = m[o + 5] - m[o + 1] * m[o + 3];
    const vz = m[o + 6] - m[o + 2] * m[o + 3];
    const cxx = yy * zz - yz * yz;
    const cxy = xz * yz - xy * zz;
    const cxz = xy * yz - xz * yy;
    const det = xx * cxx + xy * cxy + xz * cxz;
    const a = (cxx * vx + cxy * vy + cxz * vz) / det;
    const b = (cxy * vx + (xx * zz - xz * xz) * vy + (xy * xz - xx * yz) * vz) / det;
    const c = (cxz * vx + (xy * xz - xx * yz) * vy + (xx * yy - xy * xy) * vz) / det;
    model.data[k] = a;
    model.data[k + 1] = b;
    model.data[k + 2] = c;
    model.data[k + 3] = m[o + 3] - a * m[o] - b * m[o + 1] - c * m[o + 2];
  }
  return boxMean(model, radius);
}

/** Values of a model at the size of a guide that may be larger than the one it was fitted to. One channel. */
export function applyGuide(model: GuideModel, guide: FloatImage): FloatImage {
  const { width, height } = guide;
  const at = resize(model, width, height).data;
  const out = createFloatImage(width, height, 1);
  for (let i = 0, g = 0, k = 0; i < out.data.length; i++, g += 3, k += 4)
    out.data[i] = at[k] * guide.data[g] + at[k + 1] * guide.data[g + 1] + at[k + 2] * guide.data[g + 2] + at[k + 3];
  return out;
}

/** Mean over windows of 2 radius + 1 pixels, smaller at the border. */
function boxMean(image: FloatImage, radius: number): FloatImage {
  const { width, height, channels, data } = image;
  const across = createFloatImage(width, height, channels);
  const sum = new Float64Array(channels);
  const slide = (from: Float32Array, to: Float32Array, start: number, step: number, count: number): void => {
    sum.fill(0);
    for (let i = 0; i < Math.min(radius, count); i++)
      for (let c = 0; c < channels; c++) sum[c] += from[start + i * step + c];
    for (let i = 0; i < count; i++) {
      const enter = i + radius;
      const leave = i - radius - 1;
      if (enter < count) for (let c = 0; c < channels; c++) sum[c] += from[start + enter * step + c];
      if (leave >= 0) for (let c = 0; c < channels; c++) sum[c] -= from[start + leave * step + c];
      const n = Math.min(count - 1, enter) - Math.max(0, leave + 1) + 1;
      for (let c = 0; c < channels; c++) to[start + i * step + c] = sum[c] / n;
    }
  };
  for (let y = 0; y < height; y++) slide(data, across.data, y * width * channels, channels, width);
  const out = createFloatImage(width, height, channels);
  for (let x = 0; x < width; x++) slide(across.data, out.data, x * channels, width * channels, height);
  return out;
}
