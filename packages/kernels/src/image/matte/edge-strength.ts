import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';

/** Pixels over which colours are smoothed before edges are looked for, and over which restlessness is averaged. */
const FINE = 0.8;
const WIDE = 9;

/**
 * How sharp the edge at each pixel is, two numbers: the step of colour, and the same against what is usual around it, so that no leaf among leaves has an outline.
 */
export function edgeStrength(work: FloatImage): FloatImage {
  const { width, height } = work;
  const { data } = blur(work, FINE);
  const step = createFloatImage(width, height, 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [l, r] = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i];
      const [u, d] = [y > 0 ? i - width : i, y < height - 1 ? i + width : i];
      let sum = 0;
      for (let c = 0; c < 3; c++)
        sum += (data[3 * r + c] - data[3 * l + c]) ** 2 + (data[3 * d + c] - data[3 * u + c]) ** 2;
      step.data[i] = Math.sqrt(sum);
    }
  const usual = blur(step, WIDE).data;
  const out = createFloatImage(width, height, 2);
  for (let i = 0; i < usual.length; i++) {
    out.data[2 * i] = step.data[i];
    out.data[2 * i + 1] = step.data[i] / (usual[i] + 0.02);
  }
  return out;
}

/** Rays that are sent out from a region. */
const RAYS = 16;
const KEPT = [0, 4, 8] as const;

/**
 * How closed the outline around a place is: rays go out to the frame, each keeps the sharpest edge that it meets, and the weakest, the one a quarter up and
 * the middle one of them are told, for both kinds of edges: `2 * KEPT.length` numbers.
 */
export function closureAround({ width, height, data }: FloatImage, cx: number, cy: number): number[] {
  const met = [new Float64Array(RAYS), new Float64Array(RAYS)];
  for (let k = 0; k < RAYS; k++) {
    const [dx, dy] = [Math.cos((2 * Math.PI * k) / RAYS), Math.sin((2 * Math.PI * k) / RAYS)];
    for (let t = 2; ; t++) {
      const [x, y] = [Math.round(cx + t * dx), Math.round(cy + t * dy)];
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) break;
      const o = 2 * (y * width + x);
      if (data[o] > met[0][k]) met[0][k] = data[o];
      if (data[o + 1] > met[1][k]) met[1][k] = data[o + 1];
    }
  }
  return met.flatMap((list) => {
    const sorted = list.sort();
    return KEPT.map((k) => sorted[k]);
  });
}
