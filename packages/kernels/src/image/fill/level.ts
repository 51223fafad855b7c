import type { FloatImage } from '../float-image.ts';
import { boxAny } from './grid.ts';
import { guideOf } from './guide.ts';

/** Half the side of a patch: patches are 7 x 7 pixels. */
export const REACH = 3;
/** Numbers that a pixel is compared by: lightness, a, b, and how lightness changes to the right and downwards. */
export const FEATURES = 5;

/** OKLab holds hue and chroma in smaller numbers than lightness. */
const CHROMA = 2.2;
/** How much edges count against colours. */
const EDGE = 1.4;
/** Variance of the colours of a lively picture. */
const LIVELY = 0.05;
/** Longest side of the levels on which opposite sides of the hole say what is between: finer ones only draw it. */
const GUIDED = 220;
/** What is believed of a pixel falls by this with every pixel from the hole's rim, and never under the least. */
const FADE = 0.8;
const LEAST = 0.05;

/** A picture with a hole at one size, and what the search knows of it. */
export interface FillLevel {
  width: number;
  height: number;
  /** OKLab; the hole's pixels hold what is thought of them so far. */
  lab: FloatImage;
  /** 1 = to be filled. */
  hole: Uint8Array;
  /** 1 = a patch around this pixel may be copied: all of it is known. */
  source: Uint8Array;
  /** Middles of sources. */
  sources: Int32Array;
  /** Middles of the patches that reach into the hole, row by row. */
  targets: Int32Array;
  /** Pixels from the known ones, counted along rows and columns; 0 = known. */
  steps: Int32Array;
  /** How much a pixel is to be believed, 0..1. */
  trust: Float32Array;
  /** How much the known colours differ, 1 = as in a lively picture: what else counts is weighed against it. */
  scale: number;
  /** What the hole may hold by what lies on opposite sides of it, as `guideOf` says; empty where the level is too fine for that. */
  guide: Float32Array;
  /** How often what is around a source is copied, 1 = as often as there is need. */
  uses: Float32Array;
  /** Per pixel what patches are compared by. */
  features: Float32Array;
  /** Per target pixel: middle of the patch that is most like the one around it, -1 = none yet; and how unlike it is. */
  match: Int32Array;
  cost: Float32Array;
}

/** Prepares a level. `banned`: 1 = never copied from. */
export function createLevel(lab: FloatImage, hole: Uint8Array, banned: Uint8Array | undefined): FillLevel {
  const { width, height } = lab;
  const near = boxAny(hole, width, height, REACH);
  const bad = banned ? boxAny(either(hole, banned), width, height, REACH) : near;
  const source = new Uint8Array(width * height);
  const sources = new Int32Array(width * height);
  const targets = new Int32Array(width * height);
  let [many, wanted] = [0, 0];
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      if (near[i]) targets[wanted++] = i;
      if (bad[i]) continue;
      source[i] = 1;
      sources[many++] = i;
    }
  const steps = stepsInto(hole, width, height);
  return {
    ...{ width, height, lab, hole, source, steps },
    sources: sources.slice(0, many),
    targets: targets.slice(0, wanted),
    trust: Float32Array.from(steps, (s) => Math.max(LEAST, FADE ** s)),
    scale: livelinessOf(lab, sources.subarray(0, many)),
    guide:
      Math.max(width, height) > GUIDED
        ? new Float32Array(0)
        : guideOf(lab, banned ? either(hole, banned) : hole, CHROMA),
    uses: new Float32Array(width * height),
    features: new Float32Array(FEATURES * width * height),
    match: new Int32Array(width * height).fill(-1),
    cost: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
  };
}

/** Variance of the sources' colours against a lively picture's. */
function livelinessOf({ data }: FloatImage, sources: Int32Array): number {
  const step = Math.max(1, Math.floor(sources.length / 3000));
  const sums = new Float64Array(6);
  let n = 0;
  for (let k = 0; k < sources.length; k += step, n++)
    for (let c = 0; c < 3; c++) {
      const v = (c ? CHROMA : 1) * data[3 * sources[k] + c];
      sums[c] += v;
      sums[3 + c] += v * v;
    }
  let variance = 0;
  for (let c = 0; c < 3; c++) variance += sums[3 + c] / n - (sums[c] / n) ** 2;
  return Math.min(1.5, Math.max(0.05, variance / LIVELY));
}

/** Works out anew what patches are compared by. */
export function describePixels({ width, height, lab, features }: FillLevel): void {
  const { data } = lab;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const o = FEATURES * i;
      features[o] = data[3 * i];
      features[o + 1] = CHROMA * data[3 * i + 1];
      features[o + 2] = CHROMA * data[3 * i + 2];
      features[o + 3] = EDGE * 0.5 * (data[3 * (x < width - 1 ? i + 1 : i)] - data[3 * (x > 0 ? i - 1 : i)]);
      features[o + 4] = EDGE * 0.5 * (data[3 * (y < height - 1 ? i + width : i)] - data[3 * (y > 0 ? i - width : i)]);
    }
}

function either(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((v, i) => (v || b[i] ? 1 : 0));
}

function stepsInto(hole: Uint8Array, width: number, height: number): Int32Array {
  const steps = new Int32Array(hole.length);
  const far = width + height;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (hole[i]) steps[i] = 1 + Math.min(x > 0 ? steps[i - 1] : far, y > 0 ? steps[i - width] : far);
  for (let y = height - 1, i = hole.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--)
      if (hole[i])
        steps[i] = Math.min(
          steps[i],
          1 + Math.min(x < width - 1 ? steps[i + 1] : far, y < height - 1 ? steps[i + width] : far),
        );
  return steps;
}
