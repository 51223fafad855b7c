import type { FloatImage } from '../float-image.ts';
import { findPieces } from './pieces.ts';
import type { SmoothGround } from './smooth-ground.ts';
import { colorDistance, offShade, shadeOf } from './work-image.ts';

/** Shadows change no faster than this from pixel to pixel. */
const SOFT = 0.022;
/** What fades into the ground as slowly as this is its shadow, however little of its rim lies there. */
const SOFTEST = 0.009;
/** Share of a subject that may turn out to be its shadow. */
const MOST = 0.6;
/** From there it goes on towards the subject, darker and tinted by it: steps from pixel to pixel, the least light, and how much more of it there may be. */
const STEP = 0.03;
const DARKEST = 0.25;
const MORE = 1.2;
/** Light pools on vivid floors as shadows do: as much more than the ground's; and the chroma of a vivid one. */
const LIGHTEST = 1.15;
const VIVID = 0.1;

/**
 * Takes shadows and reflections off a mask: smooth patches in the lower part that are the ground made darker or a little lighter, and fade into it where the subject itself
 * begins with an edge. Works in place.
 */
export function dropShadow({ width, height, data }: FloatImage, mask: Uint8Array, { predicted }: SmoothGround): void {
  const dark = new Uint8Array(mask.length);
  let [top, bottom, size] = [height, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const y = Math.floor(i / width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    size++;
    dark[i] = isShade(data, predicted, 3 * i) && slopeAt(data, width, height, i) < SOFT ? 1 : 0;
  }
  const { label, facts, count } = findPieces(dark, width, height, 1);
  const outer = new Float64Array(count);
  const outerStep = new Float64Array(count);
  const inner = new Float64Array(count);
  for (let i = 0; i < mask.length; i++) {
    const p = label[i];
    if (p < 0) continue;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= mask.length || label[j] === p) continue;
      if (mask[j]) inner[p]++;
      else {
        outer[p]++;
        outerStep[p] += colorDistance(data, 3 * i, data, 3 * j);
      }
    }
  }
  let dropped = 0;
  const drop = Array.from({ length: count }, (_, p) => {
    const n = facts[4 * p];
    const low = facts[4 * p + 2] / n > top + 0.45 * (bottom - top);
    const step = outerStep[p] / Math.max(1, outer[p]);
    const fades = outer[p] >= (step < SOFTEST ? 0.08 : 0.2) * (outer[p] + inner[p]) && step < 1.3 * SOFT;
    if (!(low && fades && n > 0.001 * size)) return false;
    dropped += n;
    return true;
  });
  if (dropped > MOST * size) return;
  const stack: number[] = [];
  for (let i = 0; i < mask.length; i++)
    if (label[i] >= 0 && drop[label[i]]) {
      mask[i] = 0;
      stack.push(i);
    }
  const floor = top + 0.45 * (bottom - top);
  const grown = goOn(
    stack,
    (i, j) => {
      if (!mask[j] || j < floor * width || colorDistance(data, 3 * i, data, 3 * j) > STEP) return false;
      const shade = shadeOf(data, predicted, 3 * j);
      if (shade < DARKEST || shade > 1.01 || slopeAt(data, width, height, j) > 2 * SOFT) return false;
      return offHue(data, predicted, 3 * j, shade) < 0.03 + 0.12 * (1 - shade);
    },
    width,
    mask.length,
  );
  // Grey things are a shadow's continuation throughout: then it ends where it was sure.
  if (grown.length < MORE * dropped) for (const i of grown) mask[i] = 0;
}

/** Everything that hangs together with the pixels in `stack` (which is used up) by steps that may be gone. */
function goOn(stack: number[], may: (from: number, to: number) => boolean, width: number, count: number): number[] {
  const seen = new Set(stack);
  const found: number[] = [];
  while (stack.length) {
    const i = stack.pop() as number;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= count || seen.has(j) || !may(i, j)) continue;
      seen.add(j);
      found.push(j);
      stack.push(j);
    }
  }
  return found;
}

/** Whether a colour is the ground's in less light, or in a little more. */
function isShade(data: Float32Array, predicted: Float32Array, o: number): boolean {
  const shade = shadeOf(data, predicted, o);
  if (shade < 0.45 || shade > LIGHTEST || (shade > 0.998 && chromaOf(predicted, o) < VIVID)) return false;
  return offHue(data, predicted, o, shade) < 0.02 + (shade < 1 ? 0.08 * (1 - shade) : 0.3 * (shade - 1));
}

/** Distance of a colour from the ground's in so much light. Vivid grounds light their own shadows: there a change of chroma says less than one of hue. */
function offHue(data: Float32Array, predicted: Float32Array, o: number, shade: number): number {
  const off = offShade(data, predicted, o, shade);
  const chroma = chromaOf(predicted, o);
  if (chroma < 1e-3) return off;
  const turned = (data[o + 2] * predicted[o + 1] - data[o + 1] * predicted[o + 2]) / chroma;
  const says = 1 - 0.65 * Math.min(1, chroma / VIVID);
  return Math.hypot(turned, says * Math.sqrt(Math.max(0, off * off - turned * turned)));
}

function chromaOf(colors: Float32Array, o: number): number {
  return Math.hypot(colors[o + 1], colors[o + 2]);
}

function slopeAt(data: Float32Array, width: number, height: number, i: number): number {
  const x = i % width;
  const y = (i - x) / width;
  const l = x > 0 ? i - 1 : i;
  const r = x < width - 1 ? i + 1 : i;
  const u = y > 0 ? i - width : i;
  const d = y < height - 1 ? i + width : i;
  let sum = 0;
  for (let c = 0; c < 3; c++)
    sum += (data[3 * r + c] - data[3 * l + c]) ** 2 / 4 + (data[3 * d + c] - data[3 * u + c]) ** 2 / 4;
  return Math.sqrt(sum);
}
