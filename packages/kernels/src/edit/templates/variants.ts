import {
  createFloatImage,
  type FloatImage,
  findPalette,
  fromOklab,
  oklabToLinear,
  toOklab,
} from '../../image/index.ts';
import { createRng, type Rng } from '../../math/index.ts';
import { coatWith } from '../apply/coat.ts';
import { placed, sampleAt, subjectColors, withSubject } from '../layers/index.ts';
import { planBody } from '../regions/body.ts';
import { searchRegion } from '../regions/index.ts';
import { viewOf } from '../regions/view.ts';
import type { Layers } from '../types.ts';
import { type Cut, fitted, standBefore, studioGround } from './studio.ts';

/** Colours that a subject is taken apart into. */
const COLORS = 6;
/** Hues under this chroma are greys: they stay. */
const GREY = 0.025;
/** Materials that a whole design may be made of. */
const MATERIALS = ['porcelain', 'bronze', 'wood', 'gold'] as const;
/** Across and down, at the top and at the foot. */
const SHAPES = [
  [1, 1, 1],
  [1.12, 1.1, 0.93],
  [0.9, 0.92, 1.08],
  [1.14, 0.96, 1],
] as const;

/**
 * Four designs of the subject on one sheet: other colours that go together, another material, other proportions, as the seed says. Skin stays skin. The first keeps the
 * subject's own colours, deeper.
 */
export function makeVariants(from: Layers, width: number, height: number, seed: number): FloatImage {
  const known = withSubject(from);
  const rng = createRng(seed).fork('variants');
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const own: Cut = { colors: subjectColors(known), alpha: known.subject };
  const kept = skinOf(known);
  const out = createFloatImage(width, height, 3);
  const turns = spreadTurns(rng);
  for (let k = 0; k < 4; k++) {
    const draw = rng.fork(`design ${k}`);
    let colors = recolored(own, kept, turns[k], k === 0 ? 1.12 : draw.range(0.9, 1.2), draw);
    if (k === 2) {
      const material = draw.pick(MATERIALS);
      colors = coatWith({ ...known, image: own.colors }, known.subject, { material }, seed);
    }
    const shape = SHAPES[k === 0 ? 0 : 1 + ((k - 1 + Math.floor(draw.next() * 3)) % 3)];
    const thing = fitted(reshaped({ colors, alpha: own.alpha }, shape), w, h);
    const panel = standBefore(studioGround(w, h, groundTint(turns[k])), thing);
    const laid = placed(panel, width, height, k % 2 ? width - w : 0, k > 1 ? height - h : 0);
    for (let i = 0; i < out.data.length; i++) if (laid.data[i] > 0) out.data[i] = laid.data[i];
  }
  return out;
}

/** Turns of the hues, radians: none, and three that lie well apart. */
function spreadTurns(rng: Rng): number[] {
  const start = rng.range(0.7, 1.4);
  return [0, start, start + rng.range(1.5, 2.1), start + rng.range(3.2, 4)];
}

function groundTint(turn: number): number[] {
  const rgb = new Float32Array(3);
  oklabToLinear(0.86, 0.018 * Math.cos(turn + 2.4), 0.018 * Math.sin(turn + 2.4), rgb, 0);
  return [...rgb];
}

/** Where a figure has skin: 1 = stays as it is. */
function skinOf(layers: Layers & { subject: FloatImage }): FloatImage | undefined {
  const face = planBody(viewOf(layers)).upright > 0.4 ? searchRegion(layers, 'face') : undefined;
  return face && face.confidence > 0.6 ? searchRegion(layers, 'skin')?.mask : undefined;
}

/** Every colour of the palette turned on its own: the same turn for all would be a filter, not a design. */
function recolored(
  { colors, alpha }: Cut,
  kept: FloatImage | undefined,
  turn: number,
  chroma: number,
  rng: Rng,
): FloatImage {
  const lab = toOklab(colors);
  const inside: number[] = [];
  for (let i = 0; i < alpha.data.length; i++) if (alpha.data[i] > 0.6) inside.push(i);
  const step = Math.max(1, Math.floor(inside.length / 6000));
  const some = inside.filter((_, k) => k % step === 0);
  const sample = createFloatImage(Math.max(1, some.length), 1, 3);
  for (const [k, i] of some.entries()) sample.data.set(lab.data.subarray(3 * i, 3 * i + 3), 3 * k);
  const palette = findPalette(sample, COLORS, 1);
  const count = palette.length / 3;
  const turns = Array.from({ length: count }, () => (turn === 0 ? 0 : turn + rng.range(-0.5, 0.5)));
  const weights = new Float64Array(count);
  const { data } = lab;
  for (const i of inside) {
    const o = 3 * i;
    let sum = 0;
    for (let p = 0; p < count; p++) {
      const q = 3 * p;
      const d =
        0.3 * (data[o] - palette[q]) ** 2 +
        5 * ((data[o + 1] - palette[q + 1]) ** 2 + (data[o + 2] - palette[q + 2]) ** 2);
      sum += weights[p] = 1 / (1e-5 + d) ** 2;
    }
    const stay = kept ? kept.data[i] : 0;
    let [a, b] = [0, 0];
    for (let p = 0; p < count; p++) {
      const angle = turns[p];
      const w = weights[p] / sum;
      a += w * (data[o + 1] * Math.cos(angle) - data[o + 2] * Math.sin(angle));
      b += w * (data[o + 1] * Math.sin(angle) + data[o + 2] * Math.cos(angle));
    }
    const own = Math.hypot(data[o + 1], data[o + 2]);
    const keep = own < GREY ? 1 : stay;
    // Blues are darker than yellows of the same strength: a turned hue stays in what screens show.
    const limit = Math.min(chroma, 0.2 / Math.max(0.02, own));
    data[o + 1] += (1 - keep) * (limit * a - data[o + 1]);
    data[o + 2] += (1 - keep) * (limit * b - data[o + 2]);
  }
  const out = fromOklab(lab);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.min(1, Math.max(0, out.data[i]));
  return out;
}

/** Wider or narrower at the top and at the foot, and taller. */
function reshaped({ colors, alpha }: Cut, [top, foot, tall]: readonly [number, number, number]): Cut {
  const { width, height } = alpha;
  if (top === 1 && foot === 1 && tall === 1) return { colors, alpha };
  const wide = Math.max(top, foot);
  const [w, h] = [Math.ceil(width * wide), Math.ceil(height * tall)];
  const out: Cut = { colors: createFloatImage(w, h, 3), alpha: createFloatImage(w, h, 1) };
  const rgb = new Float64Array(3);
  const one = new Float64Array(1);
  for (let y = 0, i = 0; y < h; y++) {
    const k = top + ((foot - top) * y) / h;
    for (let x = 0; x < w; x++, i++) {
      const u = (x + 0.5 - w / 2) / k + width / 2 - 0.5;
      const v = (y + 0.5) / tall - 0.5;
      if (u < 0 || u > width - 1) continue;
      sampleAt(alpha, u, v, one);
      out.alpha.data[i] = one[0];
      if (one[0] < 0.002) continue;
      sampleAt(colors, u, v, rgb);
      out.colors.data.set(rgb, 3 * i);
    }
  }
  return out;
}
