import { createFloatImage, type FloatImage, fromOklab, toOklab } from '../../image/index.ts';
import { eigenSymmetric3, linearToSrgb, srgbToLinear } from '../../math/index.ts';
import { mix, targetMask, trySubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { adjust } from './adjust.ts';
import { isPaper } from './paper.ts';
import { fewColors } from './styles.ts';

/** Clearer edges; how large the picture becomes is said by its size. */
export const enlarge: Apply<'enlarge'> = (layers, { words }, run) =>
  adjust(layers, { kind: 'adjust', words, quality: 'sharpness', amount: 0.6, target: { of: 'all' } }, run);

/** A negative. */
export const invert: Apply<'invert'> = (layers, { target }, run) => {
  const { layers: known, mask } = targetMask(layers, target, run);
  const made = createFloatImage(known.image.width, known.image.height, 3);
  for (let o = 0; o < made.data.length; o++)
    made.data[o] = srgbToLinear(1 - linearToSrgb(Math.min(1, Math.max(0, known.image.data[o]))));
  return { ...known, image: mix(known.image, made, mask) };
};

/** Few colours. */
export const posterize: Apply<'posterize'> = (layers, { levels }, run) => ({
  ...layers,
  image: fewColors(layers.image, Math.max(2, levels), run.seed),
});

/**
 * The colours of a reference picture: mean and covariance of its OKLab colours, carried over by the linear map that moves colours least. Source: Pitié & Kokaram, "The linear Monge-Kantorovitch colour mapping",
 * 2007.
 */
export const palette: Apply<'palette'> = (layers, { ref }, run) => {
  const lab = toOklab(layers.image);
  const from = statistics(lab, layers.opacity);
  const to = statistics(toOklab(run.refs[ref].image), ownColors(run.refs[ref]));
  const root = power(from.spread, 0.5);
  const back = power(from.spread, -0.5);
  const map = times(times(back, power(times(times(root, to.spread), root), 0.5)), back);
  // Lightness keeps half of its own contrast: shapes are to stay readable.
  const out = new Float32Array(lab.data.length);
  for (let o = 0; o < out.length; o += 3) {
    const d = [0, 1, 2].map((c) => lab.data[o + c] - from.mean[c]);
    for (let r = 0; r < 3; r++)
      out[o + r] = to.mean[r] + map[3 * r] * d[0] + map[3 * r + 1] * d[1] + map[3 * r + 2] * d[2];
    out[o] = 0.5 * (out[o] + (from.mean[0] + to.mean[0]) / 2 + d[0]);
  }
  const made = fromOklab({ ...lab, data: out });
  for (let o = 0; o < made.data.length; o++) made.data[o] = Math.min(1, Math.max(0, made.data[o]));
  const { layers: known, mask } = targetMask(layers, { of: 'all' }, run);
  return { ...known, image: mix(known.image, made, mask) };
};

/** Where a reference shows its colours: the paper that a thing was taken on is none of them. */
function ownColors(ref: Layers): FloatImage {
  const { subject, ...rest } = trySubject(ref);
  return subject && isPaper({ ...rest, subject }) ? subject : ref.opacity;
}

type Matrix = Float64Array;

function statistics(lab: FloatImage, opacity: Layers['opacity']): { mean: number[]; spread: Matrix } {
  const mean = [0, 0, 0];
  let n = 0;
  for (let i = 0; i < opacity.data.length; i++) {
    const w = opacity.data[i];
    n += w;
    for (let c = 0; c < 3; c++) mean[c] += w * lab.data[3 * i + c];
  }
  for (let c = 0; c < 3; c++) mean[c] /= Math.max(1e-6, n);
  const spread = new Float64Array(9);
  for (let i = 0; i < opacity.data.length; i++)
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        spread[3 * r + c] += opacity.data[i] * (lab.data[3 * i + r] - mean[r]) * (lab.data[3 * i + c] - mean[c]);
  for (let k = 0; k < 9; k++) spread[k] = spread[k] / Math.max(1e-6, n) + (k % 4 === 0 ? 2e-5 : 0);
  return { mean, spread };
}

/** A power of a symmetric, positive matrix. */
function power(m: Matrix, p: number): Matrix {
  const { values, vectors } = eigenSymmetric3([m[0], m[1], m[2], m[4], m[5], m[8]]);
  const out = new Float64Array(9);
  for (let k = 0; k < 3; k++) {
    const v = vectors[k];
    const s = Math.max(1e-8, values[k]) ** p;
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) out[3 * r + c] += s * v[r] * v[c];
  }
  return out;
}

function times(a: Matrix, b: Matrix): Matrix {
  const out = new Float64Array(9);
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) for (let k = 0; k < 3; k++) out[3 * r + c] += a[3 * r + k] * b[3 * k + c];
  return out;
}
