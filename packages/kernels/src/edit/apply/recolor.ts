import { type FloatImage, oklabToLinear, toOklab } from '../../image/index.ts';
import { colorToOklab } from '../../texture/index.ts';
import { mix, targetMask } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { coatWith } from './coat.ts';
import { middleLight } from './middle-light.ts';
import { paintOf } from './paint-of.ts';

/** Gives a target another colour, its light and shade kept; or lets it look as if it was made of something. */
export const recolor: Apply<'recolor'> = (layers, { target, color, material }, run) => {
  const { layers: known, mask } = targetMask(layers, target, run);
  if (material)
    return { ...known, image: mix(known.image, coatWith(known, mask, { material, color }, run.seed), mask) };
  const lab = toOklab(known.image);
  const paint = target.of === 'subject' ? paintOf(lab, mask, known.image) : mask;
  const made = color === 'rainbow' ? rainbow(known, lab, paint) : repaint(lab, paint, colorToOklab(color ?? '#808080'));
  return { ...known, image: mix(known.image, made, paint) };
};

/** Most that colours are made stronger so that light and shade together have the wanted one: what deep shade and shine take from it. */
const STRONGER = 1.25;
/** Looks at what was reached. */
const LOOKS = 2;
/** Least share of its steps of light and shade that a thing keeps under a darker colour. */
const STEPS = 0.6;

/**
 * The colours of all pixels moved so that the middle of the masked ones becomes the wanted colour: lightness keeps its steps, smaller under a darker paint (which gives back
 * the same share of less), drawn together where black or white is near; colour fades towards both, as it does on lit things, so that its middle is found in further looks.
 */
function repaint(lab: FloatImage, mask: FloatImage, wanted: Float64Array): FloatImage {
  const middle = middleLight(lab, mask);
  const [L, a, b] = wanted;
  const strength = Math.hypot(a, b);
  let out = shaded(lab, middle, L, a, b);
  for (let look = 0, k = 1; look < LOOKS && strength > 0.02; look++) {
    const reached = middleChroma(toOklab(out), mask, a / strength, b / strength);
    const wish = Math.min(STRONGER, k * Math.max(1, strength / Math.max(1e-3, reached)));
    if (wish < 1.02 * k) break;
    k = wish;
    out = shaded(lab, middle, L, a * k, b * k);
  }
  return out;
}

function shaded(lab: FloatImage, middle: number, L: number, a: number, b: number): FloatImage {
  const out = new Float32Array(lab.data.length);
  const up = Math.max(0.02, 1.01 - L);
  const down = Math.max(0.05, L - 0.03);
  const steps = Math.min(1, Math.max(STEPS, L / middle));
  for (let i = 0; i < out.length; i += 3) {
    const d = steps * (lab.data[i] - middle);
    const light = d > 0 ? L + up * (1 - Math.exp(-d / up)) : L - down * (1 - Math.exp(d / down));
    shadeInto(light, L, a, b, out, i);
  }
  return { ...lab, data: out };
}

/** The median strength of colour, along a hue, where the mask is. */
function middleChroma(lab: FloatImage, mask: FloatImage, a: number, b: number): number {
  const values: number[] = [];
  for (let i = 0; i < mask.data.length; i += 5)
    if (mask.data[i] > 0.5) values.push(a * lab.data[3 * i + 1] + b * lab.data[3 * i + 2]);
  return values.sort((p, q) => p - q)[values.length >> 1] ?? 0;
}

/** A colour of lightness `L` seen at another lightness: less of it in the dark, and towards white. */
function shadeInto(light: number, L: number, a: number, b: number, out: Float32Array, o: number): void {
  const k =
    light <= L ? (light / Math.max(0.02, L)) ** 0.75 : Math.max(0, (1.02 - light) / Math.max(0.02, 1.02 - L)) ** 0.35;
  oklabToLinear(light, a * k, b * k, out, o);
  for (let c = 0; c < 3; c++) out[o + c] = Math.min(1, Math.max(0, out[o + c]));
}

/** All hues from left to right. */
function rainbow({ image }: Layers, lab: FloatImage, mask: FloatImage): FloatImage {
  const { width } = image;
  let [from, to] = [width, 0];
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i] > 0.5) {
      from = Math.min(from, i % width);
      to = Math.max(to, i % width);
    }
  const middle = middleLight(lab, mask);
  const out = new Float32Array(lab.data.length);
  for (let i = 0; i < mask.data.length; i++) {
    const turn = 0.45 + (5.2 * ((i % width) - from)) / Math.max(1, to - from);
    const L = 0.7 + 0.08 * Math.cos(turn - 1.9);
    const light = Math.min(0.98, Math.max(0.05, L + 0.85 * (lab.data[3 * i] - middle)));
    shadeInto(light, L, 0.17 * Math.cos(turn), 0.17 * Math.sin(turn), out, 3 * i);
  }
  return { ...lab, data: out };
}
