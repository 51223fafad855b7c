import type { FlowEdges } from '../../math/index.ts';
import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { fitMixture, logDensity } from './color-mixture.ts';
import { maskImage } from './mask-image.ts';
import { keepMainPieces } from './pieces.ts';
import { compareRoughness, findRoughness } from './roughness.ts';
import { cutPixels, pixelEdges } from './segment.ts';

const ROUNDS = 5;
/** Rounds end where no more than this share of the pixels changes sides. */
const SETTLED = 5e-4;
/** What a pixel's colour, how restless the picture is about it, its region and its place say, against each other; and what is left of the region's say after every round. */
const COLOUR = 1;
const ROUGH = 1;
const REGION = 0.7;
const FADING = 0.5;
const PLACE = 1;
/** What the network says of each pixel, beside what it says of the region, where it is listened to fully. */
const PIXEL = 0.25;

/** An answer over regions, and log odds of subject of regions and pixels by which it is drawn over pixels. */
export interface Sketch {
  side: Uint8Array;
  odds: Float64Array;
  own: Float32Array;
}

/** What all that is drawn over a picture goes by: the edges between its pixels, and how restless it is about each. */
export interface PixelTraits {
  edges: FlowEdges;
  rough: Uint8Array;
}

const known = new WeakMap<FloatImage, PixelTraits>();

/** Found once a picture (work colours). */
export function pixelTraits(work: FloatImage): PixelTraits {
  const traits = known.get(work) ?? { edges: pixelEdges(work), rough: findRoughness(work) };
  known.set(work, traits);
  return traits;
}

/** The outline of an answer over pixels, 1 = subject: by colours learnt from it and how restless it is, by its regions (`label`: of each pixel) and by each pixel. */
export function drawOverPixels(work: FloatImage, label: Int32Array, { side, odds, own }: Sketch): Uint8Array {
  const { edges, rough } = pixelTraits(work);
  const { width, height, data } = work;
  const favour = new Float32Array(label.length);
  const outside = new Uint8Array(label.length);
  let mask: Uint8Array = Uint8Array.from(label, (r) => side[r]);
  keepMainPieces(mask, width, height, 0.15);
  let byRegion = REGION;
  for (let round = 0; round < ROUNDS; round++) {
    const near = blur(maskImage(mask, width, height), 0.035 * Math.max(width, height)).data;
    for (let i = 0; i < mask.length; i++) outside[i] = 1 - mask[i];
    const subject = fitMixture(data, mask, 5);
    const rest = fitMixture(data, outside, 8);
    const byRoughness = compareRoughness(rough, mask, outside);
    for (let i = 0; i < favour.length; i++) {
      const p = Math.min(0.98, Math.max(0.02, near[i]));
      const byLooks = logDensity(subject, data, 3 * i) - logDensity(rest, data, 3 * i) + ROUGH * byRoughness[rough[i]];
      favour[i] =
        COLOUR * Math.max(-6, Math.min(6, byLooks)) +
        byRegion * odds[label[i]] +
        PIXEL * own[i] +
        PLACE * Math.log(p / (1 - p));
    }
    const next = cutPixels(edges, favour);
    keepMainPieces(next, width, height, 0.1);
    let changed = 0;
    for (let i = 0; i < next.length; i++) changed += next[i] ^ mask[i];
    mask = next;
    byRegion *= FADING;
    if (changed < SETTLED * mask.length || !mask.includes(1) || !mask.includes(0)) break;
  }
  return mask;
}
