import {
  blur,
  type CutOut,
  createFloatImage,
  linearToSrgb,
  opaqueBox,
  type Scene,
} from '../../packages/kernels/src/index.ts';
import { drawUnlit, type UnlitView } from './draw-unlit.ts';

/** Pixels that both are blurred by from round to round: edges that lie beside each other meet first. */
const BLURS = [4, 4, 2, 1, 0, 0];
/** Boxes are off by this share of the longest side at most: whatever is more is an error of the model. */
const MOST = 0.015;
/** Differences past this, sRGB, are something else than a shift. */
const LIKE = 60;

/**
 * The base colours of a model over a cut-out, as `drawUnlit` draws them, its box moved and stretched so that colours lie on colours: a twig that is missing at the rim
 * would shift all else. Source: Lucas & Kanade, "An iterative image registration technique", 1981.
 */
export async function registerUnlit(scene: Scene, cut: CutOut, view: UnlitView): Promise<Float32Array> {
  const { width, height } = cut;
  const first = opaqueBox(cut);
  const box = { left: first.left, top: first.top, right: first.right, bottom: first.bottom };
  const most = MOST * Math.max(box.right - box.left, box.bottom - box.top);
  const truth = Float32Array.from({ length: width * height }, (_, i) =>
    cut.alpha[i] > 0.9 ? 85 * [0, 1, 2].reduce((sum, c) => sum + linearToSrgb(cut.colors[3 * i + c]), 0) : Number.NaN,
  );
  let drawn = await drawUnlit(scene, cut, view);
  for (const sigma of BLURS) {
    const own = Float32Array.from(truth, (t, i) =>
      drawn[3 * i] >= 0 && !Number.isNaN(t) ? (drawn[3 * i] + drawn[3 * i + 1] + drawn[3 * i + 2]) / 3 : Number.NaN,
    );
    const grey = soften(own, width, sigma);
    const goal = soften(
      truth.map((t, i) => (Number.isNaN(own[i]) ? Number.NaN : t)),
      width,
      sigma,
    );
    const x = solve(grey, goal, width, 1);
    const y = solve(grey, goal, width, width);
    const limit = (v: number, start: number): number => Math.min(start + most, Math.max(start - most, v));
    box.left = limit(box.left - x(box.left), first.left);
    box.right = limit(box.right - x(box.right), first.right);
    box.top = limit(box.top - y(box.top), first.top);
    box.bottom = limit(box.bottom - y(box.bottom), first.bottom);
    drawn = await drawUnlit(scene, cut, { ...view, box });
  }
  return drawn;
}

/** Blurs what is known; what is not stays so. */
function soften(grey: Float32Array, width: number, sigma: number): Float32Array {
  if (sigma === 0) return grey;
  const known = createFloatImage(width, grey.length / width, 2);
  grey.forEach((v, i) => {
    if (!Number.isNaN(v)) known.data.set([v, 1], 2 * i);
  });
  const { data } = blur(known, sigma);
  return grey.map((v, i) => (Number.isNaN(v) ? v : data[2 * i] / data[2 * i + 1]));
}

/** Shift of one picture against another along one axis (`step`: 1 across, the width down), linear in the place: least squares. */
function solve(grey: Float32Array, truth: Float32Array, width: number, step: number): (at: number) => number {
  let [n, p, pp, d, pd] = [1e-6, 0, 1e-6, 0, 0];
  const middle = (step === 1 ? width : truth.length / width) / 2;
  for (let i = width; i < truth.length - width; i++) {
    const slope = (grey[i + step] - grey[i - step]) / 2;
    const off = truth[i] - grey[i];
    if (!(Math.abs(off) < LIKE) || Number.isNaN(slope)) continue;
    const at = (step === 1 ? i % width : Math.floor(i / width)) + 0.5 - middle;
    n += slope * slope;
    p += slope * slope * at;
    pp += slope * slope * at * at;
    d += slope * off;
    pd += slope * off * at;
  }
  const det = n * pp - p * p;
  const shift = det > 1e-9 * n * pp ? (d * pp - pd * p) / det : 0;
  const stretch = det > 1e-9 * n * pp ? (n * pd - p * d) / det : 0;
  return (at) => shift + stretch * (at - middle);
}
