import { createFloatImage, type FloatImage } from '../float-image.ts';

/** Longest side at which a hole is solved from the mean of what surrounds it. */
const COARSEST = 16;
/** Sweeps on the coarsest level, and on the finer ones, which start from nearly what they come to; over-relaxation there. */
const SWEEPS = 24;
const SWEEPS_FINE = 7;
const OVER = 1.7;
const OVER_FINE = 1.5;

/**
 * Closes a hole with the smoothest surface that meets its rim (the membrane: Laplace's equation). Any number of channels; `hole`: 1 = unknown. Works in
 * place. Where everything is hole nothing is changed. Coarse levels first, each by successive over-relaxation: about 10 ns per value of the hole and sweep.
 */
export function fillMembrane(image: FloatImage, hole: Uint8Array): void {
  const { width, height } = image;
  let count = 0;
  for (let i = 0; i < hole.length; i++) if (hole[i]) count++;
  if (count === 0 || count === hole.length) return;
  const open = new Int32Array(count);
  for (let i = 0, k = 0; i < hole.length; i++) if (hole[i]) open[k++] = i;
  if (Math.max(width, height) > COARSEST) {
    const { small, smallHole } = halve(image, hole);
    fillMembrane(small, smallHole);
    for (const i of open) lift(small, image, i);
    relax(image, open, SWEEPS_FINE, OVER_FINE);
  } else {
    startFromMean(image, hole, open);
    relax(image, open, SWEEPS, OVER);
  }
}

/** A pixel from an image of half the size, between four of its pixels. */
function lift(small: FloatImage, { width, channels, data }: FloatImage, i: number): void {
  const x = i % width;
  const u = Math.min(small.width - 1, Math.max(0, x / 2 - 0.25));
  const v = Math.min(small.height - 1, Math.max(0, (i - x) / width / 2 - 0.25));
  const [a, b] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - a, v - b];
  const right = a + 1 < small.width ? channels : 0;
  const below = b + 1 < small.height ? channels * small.width : 0;
  const from = channels * (b * small.width + a);
  for (let c = 0; c < channels; c++) {
    const o = from + c;
    const top = small.data[o] + s * (small.data[o + right] - small.data[o]);
    const low = small.data[o + below] + s * (small.data[o + below + right] - small.data[o + below]);
    data[channels * i + c] = top + t * (low - top);
  }
}

function relax({ width, height, channels, data }: FloatImage, open: Int32Array, sweeps: number, over: number): void {
  const row = channels * width;
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let k = 0; k < open.length; k++) {
      const i = open[sweep & 1 ? open.length - 1 - k : k];
      const x = i % width;
      const y = (i - x) / width;
      // At the border a pixel is its own neighbour: nothing flows out.
      const left = x > 0 ? channels : 0;
      const right = x < width - 1 ? channels : 0;
      const up = y > 0 ? row : 0;
      const down = y < height - 1 ? row : 0;
      for (let c = 0, o = channels * i; c < channels; c++, o++)
        data[o] += over * (0.25 * (data[o - left] + data[o + right] + data[o - up] + data[o + down]) - data[o]);
    }
}

/** Half the size: means of what is known; unknown where nothing is. */
function halve(
  { width, height, channels, data }: FloatImage,
  hole: Uint8Array,
): { small: FloatImage; smallHole: Uint8Array } {
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const small = createFloatImage(w, h, channels);
  const smallHole = new Uint8Array(w * h);
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o++) {
      let known = 0;
      for (let v = 2 * y; v < Math.min(height, 2 * y + 2); v++)
        for (let u = 2 * x; u < Math.min(width, 2 * x + 2); u++) {
          const i = v * width + u;
          if (hole[i]) continue;
          known++;
          for (let c = 0; c < channels; c++) small.data[channels * o + c] += data[channels * i + c];
        }
      if (known) for (let c = 0; c < channels; c++) small.data[channels * o + c] /= known;
      else smallHole[o] = 1;
    }
  return { small, smallHole };
}

function startFromMean({ channels, data }: FloatImage, hole: Uint8Array, open: Int32Array): void {
  const mean = new Float64Array(channels);
  let n = 0;
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]) continue;
    n++;
    for (let c = 0; c < channels; c++) mean[c] += data[channels * i + c];
  }
  for (const i of open) for (let c = 0; c < channels; c++) data[channels * i + c] = mean[c] / n;
}
