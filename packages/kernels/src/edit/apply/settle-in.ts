import { createFloatImage, type FloatImage, opaqueBox, resize } from '../../image/index.ts';
import { placed } from '../layers/index.ts';
import type { Layers } from '../types.ts';

/** Largest share of a place's picture that what stands in it covers, and the row that it stands on. */
const WIDE = 0.78;
const HIGH = 0.7;
const FOOT = 0.9;

/** The subject made fit for a place: as large as leaves the place to be seen, standing on its ground, in its light. `foot`: the row it stands on. */
export function settleIn(
  { image, subject }: Layers & { subject: FloatImage },
  place: FloatImage,
  afloat: boolean,
): { colors: FloatImage; alpha: FloatImage; foot: number } {
  const { width, height } = place;
  const box = opaqueBox({ width, height, alpha: subject.data });
  if (box.right <= box.left) return { colors: image, alpha: subject, foot: height };
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  // What the frame cuts off below stays at the frame: it cannot stand anywhere else.
  const cut = box.bottom >= height - 1;
  const k = Math.min(1, (WIDE * width) / w, ((cut ? 0.86 : HIGH) * height) / h);
  const pad = Math.ceil(0.02 * Math.max(w, h)) + 2;
  // Beyond the frame nothing of the subject is known: no mirrored pieces of it.
  const grow = (part: FloatImage): FloatImage =>
    resize(
      placed(part, w + 2 * pad, h + 2 * pad, pad - box.left, pad - box.top),
      round(k * (w + 2 * pad)),
      round(k * (h + 2 * pad)),
    );
  const alpha = clearBeyond(subject, box, pad);
  const foot = cut ? height : afloat ? Math.round((height + k * h) / 2) : Math.round(FOOT * height);
  const middle = Math.min(width - (k * w) / 2, Math.max((k * w) / 2, (box.left + box.right) / 2));
  const left = Math.round(middle - (k * w) / 2 - k * pad);
  const top = Math.round(foot - k * h - k * pad);
  const colors = inLightOf(
    placed(grow(image), width, height, left, top),
    placed(grow(alpha), width, height, left, top),
    place,
  );
  return { ...colors, foot };
}

function round(v: number): number {
  return Math.max(1, Math.round(v));
}

/** An opacity without what mirrored borders would add. */
function clearBeyond(
  alpha: FloatImage,
  box: { left: number; top: number; right: number; bottom: number },
  pad: number,
): FloatImage {
  const out = createFloatImage(alpha.width, alpha.height, 1);
  const { width, height } = alpha;
  for (let y = Math.max(0, box.top - pad); y < Math.min(height, box.bottom + pad); y++)
    for (let x = Math.max(0, box.left - pad); x < Math.min(width, box.right + pad); x++)
      out.data[y * width + x] = alpha.data[y * width + x];
  return out;
}

/** Colours drawn towards those of the place: its tint, and some of its brightness. */
function inLightOf(
  colors: FloatImage,
  alpha: FloatImage,
  place: FloatImage,
): { colors: FloatImage; alpha: FloatImage } {
  const own = meanOf(colors, alpha.data, 0);
  const there = meanOf(place, undefined, Math.floor(0.4 * place.height) * place.width);
  const light = luminance(there);
  const exposure = Math.min(1.05, Math.max(0.42, (light / Math.max(0.02, luminance(own))) ** 0.3));
  const gains = there.map((v) => exposure * Math.min(1.35, Math.max(0.62, (v / Math.max(1e-3, light)) ** 0.34)));
  const out = createFloatImage(colors.width, colors.height, 3);
  for (let o = 0; o < out.data.length; o += 3) {
    let most = 1;
    for (let c = 0; c < 3; c++) most = Math.max(most, colors.data[o + c] * gains[c]);
    // What would be brighter than white keeps its hue: one channel cut off alone turns red to orange.
    for (let c = 0; c < 3; c++) out.data[o + c] = (colors.data[o + c] * gains[c]) / most;
  }
  return { colors: out, alpha };
}

function luminance(c: readonly number[]): number {
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

function meanOf({ data }: FloatImage, weights: Float32Array | undefined, from: number): number[] {
  const sum = [0, 0, 0];
  let n = 0;
  for (let i = from; 3 * i < data.length; i += 3) {
    const w = weights ? weights[i] : 1;
    for (let c = 0; c < 3; c++) sum[c] += w * data[3 * i + c];
    n += w;
  }
  return sum.map((v) => v / Math.max(1e-6, n));
}
