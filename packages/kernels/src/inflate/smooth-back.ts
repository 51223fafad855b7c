import { createFloatImage, type FloatImage, resize } from '../image/index.ts';
import { blurWithin } from './blur-within.ts';
import { pullColours } from './pull-colours.ts';

/** Pixels from the outline at which the subject's own colours begin, as a share of the longest side. */
const RIM = 0.012;
/** Colours go around a body rather than along it. */
const ALONG = 0.12;
const SWEEPS = 50;
const COARSEST = 24;
/** How far colours are evened out along the rim, as a share of the longest side. */
const EVENED = 1 / 16;
/** Colours so far from the usual, OKLab, count little for it: one standard deviation; and how often that is asked again. */
const ODD = 0.1;
const USUAL_ROUNDS = 3;
/** Of the width, how far from its end a row's rim is looked at; how alike its fine colours must be on both sides to go around, from none to all; weaker ones are no bands, OKLab. */
const BESIDE = 0.05;
const ALIKE = [0.35, 0.65] as const;
const FAINT = 0.02;
/** Over so much from the outline on, as a share of the longest side, colours go over from the rim's mixed ones to plain ones. */
const JOIN = 0.025;
/** Only what is so near to the outline, as a share of the longest side, says which colours go around: faces and bellies are farther inside. */
const NEAR = 0.07;

/** Pixels from the outline at which the subject's own colours begin. */
export function rimOf({ width, height }: { width: number; height: number }): number {
  return Math.max(1.2, RIM * Math.max(width, height));
}

/**
 * The back without any detail: colours of the left and right outline meet in the middle, so that belts and stripes go around while faces do not. `lab`: colours of the front
 * (OKLab), `distance`: signed, to the outline, pixels. Where there is no subject the nearest colours stand.
 */
export function smoothBack(lab: FloatImage, distance: FloatImage): FloatImage {
  const { width, height } = lab;
  const rim = rimOf(lab);
  const fixed = createFloatImage(width, height, 4);
  const inside = createFloatImage(width, height, 1);
  for (let i = 0; i < inside.data.length; i++) inside.data[i] = distance.data[i] > 0 ? 1 : 0;
  for (let i = 0; i < distance.data.length; i++) {
    const d = distance.data[i];
    // The colour a little inside stands for the rim itself, where the ground shines through.
    const w = d > rim && d < 2.6 * rim ? 1 : d > 0.5 && d <= rim ? 1e-3 : 0;
    for (let c = 0; c < 3; c++) fixed.data[4 * i + c] = w * lab.data[3 * i + c];
    fixed.data[4 * i + 3] = w;
  }
  keepBands(fixed, lab, inside, distance);
  const mixed = diffuse(fixed, inside);
  const near = NEAR * Math.max(width, height);
  const outer = Float32Array.from(distance.data, (d) => (d > 0 && d < near ? 1 : 0));
  const pulled = pullColours(mixed, lab, outer);
  // At the outline the back goes on as the front ends.
  const join = JOIN * Math.max(width, height);
  for (let i = 0; i < inside.data.length; i++) {
    const t = Math.min(1, Math.max(0, distance.data[i] / join));
    for (let c = 0; c < 3; c++) pulled.data[3 * i + c] = mixed.data[3 * i + c] * (1 - t) + t * pulled.data[3 * i + c];
  }
  return pulled;
}

/**
 * What of the rim's colours goes around: what is finer along it and found neither in the whole row nor at the same height on the other side, such as spots and leaves, gives way to
 * what is usual there.
 */
function keepBands(fixed: FloatImage, lab: FloatImage, inside: FloatImage, distance: FloatImage): void {
  const { width, height } = lab;
  const sigma = EVENED * Math.max(width, height);
  const rim = Float32Array.from({ length: width * height }, (_, i) => (fixed.data[4 * i + 3] === 1 ? 1 : 0));
  // Light that comes from behind whitens the rim: what is usual is seen a little farther in as well.
  const near = NEAR * Math.max(width, height);
  const ring = Float32Array.from(distance.data, (d) => (d > rimOf(lab) && d < near ? 1 : 0));
  const even = usualWithin(lab, ring, sigma);
  const rows = meansOfRows(lab, inside);
  const evenRows = blurWithin(rows, inside.data, sigma);
  const around = findBands(lab, rim, sigma);
  for (let i = 0; i < rim.length; i++) {
    if (rim[i] === 0) continue;
    let [both, own] = [0, 1e-9];
    for (let c = 0; c < 3; c++) {
      const d = lab.data[3 * i + c] - even.data[3 * i + c];
      both += d * (rows.data[3 * i + c] - evenRows.data[3 * i + c]);
      own += d * d;
    }
    const kept = Math.min(1, Math.max(0, both / own, around[Math.floor(i / width)]));
    for (let c = 0; c < 3; c++)
      fixed.data[4 * i + c] = even.data[3 * i + c] + kept * (lab.data[3 * i + c] - even.data[3 * i + c]);
  }
}

/** The usual colour around every pixel: a mean that turns from what is far from it, so that few spots leave no mixture. */
function usualWithin(lab: FloatImage, weights: Float32Array, sigma: number): FloatImage {
  let even = blurWithin(lab, weights, sigma);
  for (let round = 0; round < USUAL_ROUNDS; round++) {
    const near = weights.map((w, i) => {
      if (w === 0) return 0;
      let sum = 0;
      for (let c = 0; c < 3; c++) sum += (lab.data[3 * i + c] - even.data[3 * i + c]) ** 2;
      return w * Math.max(0.01, Math.exp(-sum / (2 * ODD * ODD)));
    });
    even = blurWithin(lab, near, sigma);
  }
  return even;
}

/** How far the rim's fine colours are the same on the left and right of every row, 0..1: bands that go around come out at one height. */
function findBands({ width, height, data }: FloatImage, rim: Float32Array, sigma: number): Float64Array {
  const sides = createFloatImage(2, height, 4);
  for (let y = 0; y < height; y++) {
    let [left, right] = [width, 0];
    for (let x = 0; x < width; x++) if (rim[y * width + x] > 0) [left, right] = [Math.min(left, x), x];
    for (let x = left; x <= right; x++) {
      const i = y * width + x;
      if (rim[i] === 0 || Math.min(x - left, right - x) > BESIDE * width) continue;
      const to = 4 * (2 * y + (2 * x < left + right ? 0 : 1));
      for (let c = 0; c < 3; c++) sides.data[to + c] += data[3 * i + c];
      sides.data[to + 3]++;
    }
  }
  const fine = [0, 1].map((side) => {
    const own = Float64Array.from({ length: 4 * height }, (_, k) => sides.data[8 * (k >> 2) + 4 * side + (k & 3)]);
    const even = smoothRows(own, 4, sigma);
    return own.map((v, k) => {
      const w = own[k | 3];
      return (k & 3) === 3 || w === 0 ? 0 : v / w - even[k] / Math.max(1e-6, even[k | 3]);
    });
  });
  const products = new Float64Array(2 * height);
  for (let y = 0; y < height; y++)
    for (let c = 0; c < 3; c++) {
      const [l, r] = [fine[0][4 * y + c], fine[1][4 * y + c]];
      products[2 * y] += l * r;
      products[2 * y + 1] += (l * l + r * r) / 2;
    }
  const near = smoothRows(products, 2, sigma / 2);
  return Float64Array.from({ length: height }, (_, y) => {
    const like = near[2 * y] / (near[2 * y + 1] + FAINT * FAINT);
    return Math.min(1, Math.max(0, (like - ALIKE[0]) / (ALIKE[1] - ALIKE[0])));
  });
}

/** Rows of so many numbers, evened out. */
function smoothRows(rows: Float64Array, count: number, sigma: number): Float64Array {
  const height = rows.length / count;
  const out = new Float64Array(rows.length);
  const reach = Math.ceil(2.5 * sigma);
  for (let y = 0; y < height; y++)
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
      const w = Math.exp(-(((v - y) / sigma) ** 2) / 2);
      for (let c = 0; c < count; c++) out[count * y + c] += w * rows[count * v + c];
    }
  return out;
}

/** Every pixel inside gets the mean of what is inside to its left and right without a gap. */
function meansOfRows(lab: FloatImage, inside: FloatImage): FloatImage {
  const { width, height } = lab;
  const out = createFloatImage(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      if (inside.data[from] === 0) continue;
      let n = 0;
      const sum = [0, 0, 0];
      for (; x < width && inside.data[y * width + x] > 0; x++, n++)
        for (let c = 0; c < 3; c++) sum[c] += lab.data[3 * (y * width + x) + c];
      for (let k = 0; k < n; k++) for (let c = 0; c < 3; c++) out.data[3 * (from + k) + c] = sum[c] / n;
    }
  return out;
}

/** Spreads what is fixed (weighted colours and weight) over the inside, further across than along. */
function diffuse(fixed: FloatImage, inside: FloatImage): FloatImage {
  const { width, height } = fixed;
  const out = createFloatImage(width, height, 3);
  if (Math.max(width, height) > COARSEST) {
    const w = Math.max(1, Math.ceil(width / 2));
    const h = Math.max(1, Math.ceil(height / 2));
    out.data.set(resize(diffuse(resize(fixed, w, h), resize(inside, w, h)), width, height).data);
  } else out.data.set(meanOf(fixed));
  const { data } = out;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const own = 8 * fixed.data[4 * i + 3];
        if (inside.data[i] < 0.25 && own === 0) continue;
        const l = x > 0 ? inside.data[i - 1] : 0;
        const r = x < width - 1 ? inside.data[i + 1] : 0;
        const u = ALONG * (y > 0 ? inside.data[i - width] : 0);
        const d = ALONG * (y < height - 1 ? inside.data[i + width] : 0);
        const sum = l + r + u + d + own;
        if (!(sum > 0)) continue;
        for (let c = 0; c < 3; c++) {
          const value =
            (l > 0 ? l * data[3 * (i - 1) + c] : 0) +
            (r > 0 ? r * data[3 * (i + 1) + c] : 0) +
            (u > 0 ? u * data[3 * (i - width) + c] : 0) +
            (d > 0 ? d * data[3 * (i + width) + c] : 0) +
            8 * fixed.data[4 * i + c];
          data[3 * i + c] = value / sum;
        }
      }
  return out;
}

function meanOf({ width, height, data }: FloatImage): Float32Array {
  const sum = [0, 0, 0, 1e-9];
  for (let i = 0; i < data.length; i++) sum[i % 4] += data[i];
  return Float32Array.from({ length: 3 * width * height }, (_, i) => sum[i % 3] / sum[3]);
}
