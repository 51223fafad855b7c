import type { FlowEdges } from '../../math/index.ts';
import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { fitMixture, logDensity } from './color-mixture.ts';
import { maskImage } from './mask-image.ts';
import { fillHoles, keepMainPieces } from './pieces.ts';
import { compareRoughness } from './roughness.ts';
import { cutPixels } from './segment.ts';

const ROUNDS = 2;
/** Components that the colours of subject and ground are told by. */
const PARTS = [5, 8] as const;
/** Standard deviation of what counts as near the subject, as a share of the longest side, how much of it has to lie there, and from which log likelihood over the ground's on a colour is like it. */
const NEAR = 0.075;
const SOME = 0.02;
const LIKE = -1.5;
/** Least share of the pixels that tell the ground's colours. */
const ENOUGH = 0.1;
/** No colour is surer than this of its side. */
const SUREST = 6;
/** Standard deviation of a subject's place, as a share of the longest side; no place is likelier ground than this: a handle reaches far. */
const PLACE = 0.035;
const PLACED = [0.2, 0.98] as const;
/** How restless it is about a pixel, against its colour. */
const ROUGH = 1;
/** What the network says of each pixel, against its colour: what it has not seen it speaks against, and what is like the subject by chance as well. Both are tried. */
const PIXEL = [0.5, 0.25] as const;
const DOUBT = 0.02;

/**
 * Lets a subject (1 in the mask) go on into what looks like it beside it: handles, antlers and straps that were too thin for regions and network. They would hide among the colours of the ground if these were learnt
 * from all that is not the subject yet; so what lies near it and looks like it says nothing of the ground, which shows its own colours further away as well. How much the network is to be heard differs from picture to
 * picture: of two answers the one that `judge` finds better is taken. Without holes. `likely`: how likely each pixel is subject, 0..1; `rough`: see `findRoughness`.
 */
export function growIntoLikes(
  work: FloatImage,
  edges: FlowEdges,
  mask: Uint8Array,
  likely: Float32Array,
  rough: Uint8Array,
  judge: (mask: Uint8Array) => number,
): Uint8Array {
  const { width, height } = work;
  const seen = likely.map((p) => Math.log((p + DOUBT) / (1 + DOUBT - p)));
  const looks = compareLooks(work, mask, rough);
  const tried = PIXEL.map((weight) => {
    let grown = mask;
    for (let round = 0; round < ROUNDS; round++) {
      const favour = round ? compareLooks(work, grown, rough) : looks.slice();
      for (let i = 0; i < favour.length; i++) favour[i] += weight * seen[i];
      grown = cutPixels(edges, favour);
      keepMainPieces(grown, width, height, 0.1);
      if (grown.includes(1) && grown.includes(0)) continue;
      grown = mask.slice();
      break;
    }
    // Whether what is open in it is a window is for one judge to say.
    fillHoles(grown, width, height);
    return grown;
  });
  const [heard, doubted] = tried;
  return heard.every((m, i) => m === doubted[i]) || judge(heard) >= judge(doubted) ? heard : doubted;
}

/** Log odds of subject of each pixel by what a subject and the ground look like and by where it lies. */
function compareLooks(work: FloatImage, mask: Uint8Array, rough: Uint8Array): Float32Array {
  const { width, height, data } = work;
  const longest = Math.max(width, height);
  const favour = new Float32Array(mask.length);
  const outside = mask.map((m) => 1 - m);
  const drawn = maskImage(mask, width, height);
  const near = blur(drawn, NEAR * longest).data;
  const place = blur(drawn, PLACE * longest).data;
  const subject = fitMixture(data, mask, PARTS[0]);
  const all = fitMixture(data, outside, PARTS[1]);
  let left = 0;
  for (let i = 0; i < outside.length; i++) {
    favour[i] = logDensity(subject, data, 3 * i);
    if (!outside[i]) continue;
    outside[i] = near[i] > SOME && favour[i] - logDensity(all, data, 3 * i) > LIKE ? 0 : 1;
    left += outside[i];
  }
  const ground = left > ENOUGH * outside.length ? fitMixture(data, outside, PARTS[1]) : all;
  const byRoughness = compareRoughness(rough, mask, outside);
  for (let i = 0; i < favour.length; i++) {
    const byLooks = favour[i] - logDensity(ground, data, 3 * i) + ROUGH * byRoughness[rough[i]];
    const p = Math.min(PLACED[1], Math.max(PLACED[0], place[i]));
    favour[i] = Math.max(-SUREST, Math.min(SUREST, byLooks)) + Math.log(p / (1 - p));
  }
  return favour;
}
