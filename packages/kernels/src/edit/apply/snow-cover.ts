import { blur, createFloatImage, type FloatImage, luminanceOf } from '../../image/index.ts';
import { fbm } from '../../math/index.ts';

/** Linear colour of snow under a closed sky. */
const SNOW = [0.8, 0.86, 0.93] as const;
/** How far snow lies down from an upper rim, as a share of the longer side. */
const CAP = 0.011;

/**
 * Snow that has come to lie: in drifts on the ground, thinner where something dark or steep sticks out, and on the upper rims of the subject. `horizon`: no ground above this row.
 * Linear light, three channels; returns a new picture.
 */
export function snowOn(image: FloatImage, subject: FloatImage | undefined, horizon: number, seed: number): FloatImage {
  const { width, height } = image;
  const size = Math.max(width, height);
  const light = luminanceOf(image);
  for (let i = 0; i < light.data.length; i++) light.data[i] = Math.cbrt(Math.max(0, light.data[i]));
  const around = blur(light, 0.008 * size).data;
  const out = createFloatImage(width, height, 3);
  const scale = 9 / size;
  const cap = Math.max(2, CAP * size);
  const top = subject ? capsOf(subject, cap, seed) : undefined;
  for (let y = 0, i = 0; y < height; y++) {
    const near = Math.min(1, Math.max(0, (y - horizon) / (0.05 * height)));
    // Far ground is seen at a slant: it is white all over.
    const base = 0.78 - 0.3 * Math.min(1, Math.max(0, (y - horizon) / Math.max(1, height - horizon)));
    for (let x = 0; x < width; x++, i++) {
      const drift = fbm(x * scale, 2.6 * y * scale, 0.5, 4, seed);
      const relief = 3.2 * (light.data[i] - around[i]);
      const lies = near * soft(base + 0.75 * drift + relief - 0.18) * 0.9;
      const own = subject?.data[i] ?? 0;
      const t = Math.max(lies * (1 - own), top?.data[i] ?? 0);
      const shade = 0.82 + 0.5 * (light.data[i] - around[i]) + 0.12 * drift;
      for (let c = 0; c < 3; c++) {
        const o = 3 * i + c;
        out.data[o] = image.data[o] + t * (Math.min(1, SNOW[c] * shade) - image.data[o]);
      }
    }
  }
  return out;
}

function soft(t: number): number {
  const v = Math.min(1, Math.max(0, t));
  return v * v * (3 - 2 * v);
}

/** Where snow lies on a shape: down from its upper outline, in uneven heaps. One channel. */
function capsOf(subject: FloatImage, cap: number, seed: number): FloatImage {
  const { width, height, data } = subject;
  const out = createFloatImage(width, height, 1);
  for (let x = 0; x < width; x++) {
    const deep = cap * Math.max(0, 0.9 + 1.3 * fbm(x / (2.5 * cap), 0.5, 0.5, 3, seed + 5));
    let from = -1;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (data[i] < 0.5) {
        from = -1;
        continue;
      }
      if (from < 0) from = y;
      // What the frame cuts off has no upper rim.
      if (from > 1) out.data[i] = 0.95 * soft((deep - (y - from)) / (0.35 * cap) + 0.5);
    }
  }
  const even = blur(out, 0.16 * cap);
  for (let i = 0; i < data.length; i++) even.data[i] *= data[i];
  return even;
}
