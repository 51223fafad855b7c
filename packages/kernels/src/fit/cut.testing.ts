import type { CutOut } from '../image/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { createCanvas, drawProxy } from './canvas.ts';
import { startPose } from './refine.ts';
import { buildVariant, type Variant } from './variant.ts';

/** A square picture of which only the silhouette matters: opacity by pixel, grey throughout. */
export function silhouetteCut(alpha: Float32Array, size: number): CutOut {
  return {
    ...{ width: size, height: size, alpha, colors: new Float32Array(3 * size * size).fill(0.5) },
    ...{ source: 'alpha', coverage: 0.3, cut: [false, false, false, false] },
  };
}

/** A picture of a variant: every material in its own grey, lit from the camera. */
export function drawVariant(
  variant: Omit<Variant, 'symmetric'>,
  azimuth: number,
  elevation: number,
  size = 192,
): CutOut {
  const { proxy } = buildVariant(variant, ARCHETYPES);
  const canvas = createCanvas(size);
  const box = { left: 0.1 * size, top: 0.2 * size, right: 0.9 * size, bottom: 0.8 * size };
  drawProxy(canvas, proxy, startPose(azimuth, elevation), box);
  const alpha = new Float32Array(size * size);
  const colors = new Float32Array(3 * size * size);
  for (let i = 0; i < alpha.length; i++) {
    const face = canvas.faces[i] - 1;
    if (face < 0) continue;
    alpha[i] = 1;
    colors.fill(0.1 + 0.11 * (proxy.groups[face] % 8), 3 * i, 3 * i + 3);
  }
  return {
    width: size,
    height: size,
    alpha,
    colors,
    source: 'alpha',
    coverage: 0.3,
    cut: [false, false, false, false],
  };
}
