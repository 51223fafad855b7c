import { blur, boxAny, createFloatImage, type FloatImage, fillHole, fromOklab, toOklab } from '../image/index.ts';
import { blurWithin } from './blur-within.ts';
import { findEnclosed, findFeatures } from './enclosed.ts';
import { findFace } from './find-face.ts';
import { localThickness } from './local-thickness.ts';

/** So near to the outline, as a share of the longest side, the back looks as the front does, seen through; and it is copied from there. */
const NEAR = 0.08;
/** The same as a share of how thick the part is: a face fills more of a small head. */
const NEAR_PART = 0.5;
/** Share of the usual search for pieces. */
const EFFORT = 0.4;
/** Pixels nearer to the outline are mixed with the ground. */
const MIXED = 1.5;
/** By how much what is enclosed is let out, as a share of the longest side. */
const MARGIN = 0.012;
/** How much of the difference in light, over so large a share of the longest side, is taken from what is copied: light on the rim is not the light behind. */
const EVENED = 0.3;
const BROAD = 1 / 12;
/** Standard deviation of hue and chroma within a subject (OKLab) from which on it has colours that a back can be made of: of one colour, light and shade would be copied. */
const COLOURS = 0.02;

/**
 * What the back of a subject of several colours may look like, seen through it from the front: what is near the outline goes on inwards in pieces of itself (`fillHole`), so that stripes, spots,
 * hair and cloth stay sharp; what only the front has does not come along. `lab`: colours of the front (OKLab), `smooth`: its back without detail (`smoothBack`), `distance`: signed, to the outline, pixels; `faced`: it likely has a face, which does not come along as a whole. `only`: 1 where something is that the front alone has. Undefined for subjects of one colour. 0.2 to 1 s of processor at 320 pixels.
 */
export function fillBack(
  lab: FloatImage,
  smooth: FloatImage,
  distance: FloatImage,
  faced = false,
): { back: FloatImage; only: Uint8Array } | undefined {
  const { width, height } = lab;
  if (variety(lab, distance) < COLOURS) return undefined;
  const longest = Math.max(width, height);
  const thick = localThickness(distance);
  const mask = createFloatImage(width, height, 1);
  const banned = createFloatImage(width, height, 1);
  const features = findFeatures(lab, smooth, distance);
  const face = faced ? findFace(features, distance, thick) : undefined;
  const enclosed = findEnclosed(lab, distance);
  for (let i = 0; i < enclosed.length; i++) {
    if (features[i] || (face && Math.hypot((i % width) - face.x, Math.floor(i / width) - face.y) < face.radius))
      enclosed[i] = 1;
  }
  const only = boxAny(enclosed, width, height, Math.max(1, Math.round(MARGIN * longest)));
  for (let i = 0; i < mask.data.length; i++) {
    const d = distance.data[i];
    if (d < MIXED) banned.data[i] = 1;
    else if (only[i] || d > Math.min(NEAR * longest, NEAR_PART * thick.data[i])) mask.data[i] = 1;
  }
  const out = toOklab(fillHole(fromOklab(lab), mask, { banned, kind: 'texture', effort: EFFORT }));
  const inside = Float32Array.from(distance.data, (d) => (d > 0 ? 1 : 0));
  const own = blurWithin(out, inside, BROAD * longest).data;
  const wanted = blurWithin(smooth, inside, BROAD * longest).data;
  const soft = blur(mask, MIXED).data;
  for (let i = 0; i < soft.length; i++) out.data[3 * i] += EVENED * soft[i] * (wanted[3 * i] - own[3 * i]);
  return { back: out, only };
}

/** Standard deviation of hue and chroma. */
function variety(lab: FloatImage, distance: FloatImage): number {
  let n = 1e-9;
  const [sum, squares] = [
    [0, 0],
    [0, 0],
  ];
  for (let i = 0; i < distance.data.length; i++) {
    if (!(distance.data[i] > MIXED)) continue;
    n++;
    for (let c = 0; c < 2; c++) {
      sum[c] += lab.data[3 * i + 1 + c];
      squares[c] += lab.data[3 * i + 1 + c] ** 2;
    }
  }
  return Math.sqrt(sum.reduce((all, s, c) => all + Math.max(0, squares[c] / n - (s / n) ** 2), 0));
}
