import { createFloatImage, type FloatImage, toOklab } from '../../image/index.ts';
import { compileMaterial, SAMPLE_STRIDE } from '../../texture/index.ts';
import { reliefOf } from '../layers/index.ts';
import type { Layers } from '../types.ts';
import { middleLight } from './middle-light.ts';

/** How much of the picture's own light and shade stays on it. */
const KEPT = 0.62;

/**
 * What is masked, as if it was made of a material of the library: its solid colours on the blown-up shape, the picture's own light and shade over them; metals show a
 * studio about them. Linear light, three channels. About a microsecond a pixel.
 */
export function coatWith(
  { image }: Layers,
  mask: FloatImage,
  spec: { material: string; color?: string },
  seed: number,
): FloatImage {
  const { width, height } = image;
  const material = compileMaterial({ base: spec.material, color: spec.color, wear: 0 }, seed, { size: 1 });
  const normal = reliefOf(image, mask, 1.1).data;
  const lab = toOklab(image);
  const middle = middleLight(lab, mask);
  const sample = new Float64Array(SAMPLE_STRIDE);
  const out = createFloatImage(width, height, 3);
  // As if it was as large as a stool.
  const scale = 0.45 / Math.max(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (mask.data[i] < 0.004) continue;
      const [nx, ny, nz] = [normal[3 * i], normal[3 * i + 1], normal[3 * i + 2]];
      material.evaluate(x * scale, -y * scale, 0.3 * nz, nx, ny, nz, 1, 0, sample);
      const own = Math.max(0.02, lab.data[3 * i] / Math.max(0.1, middle));
      const relief = own ** (3 * KEPT);
      const metal = sample[4];
      const rough = sample[3];
      const soft = 0.55 + 0.5 * Math.max(0, 0.35 * nx * -1 + 0.75 * ny + 0.55 * nz);
      const studio = studioAt(nx, ny, nz, rough);
      const gloss = (1 - rough) ** 2 * 0.5;
      for (let c = 0; c < 3; c++) {
        const diffuse = sample[c] * soft * relief + gloss * Math.max(0, studio - 0.75);
        const mirror = sample[c] * (0.12 + 1.25 * studio) * (0.35 + 0.65 * relief) + 0.25 * Math.max(0, studio - 0.9);
        out.data[3 * i + c] = Math.min(1, diffuse + metal * (mirror - diffuse) + sample[6 + c]);
      }
    }
  return out;
}

/** The light of a studio in a mirror that faces this way, 0..1.2: a large lamp above, a strip at the left, a dark horizon, a grey floor. */
function studioAt(nx: number, ny: number, nz: number, rough: number): number {
  // The direction that a viewer at infinity sees in the mirror.
  const up = 2 * nz * ny;
  const side = 2 * nz * nx;
  const wide = 0.08 + 0.5 * rough;
  const lamp = step(up, 0.35, wide) * (1 - step(up, 0.93, wide));
  const strip = step(-side, 0.5, wide) * (1 - step(-side, 0.86, wide));
  const horizon = 1 - 0.75 * Math.exp(-(((up + 0.12) / (0.16 + 0.3 * rough)) ** 2));
  const floor = 0.34 + 0.12 * up;
  return Math.min(1.2, horizon * floor + 0.85 * lamp + 0.5 * strip);
}

function step(v: number, at: number, wide: number): number {
  const t = Math.min(1, Math.max(0, (v - at) / wide + 0.5));
  return t * t * (3 - 2 * t);
}
