import { createFloatImage, type FloatImage, toRaster } from '../image/index.ts';

/** Mean of colours (linear, three channels) by an opacity, `#rrggbb`. */
export function meanColor(colours: FloatImage, alpha: FloatImage): string {
  const mean = createFloatImage(1, 1, 3);
  let sum = 1e-9;
  for (let i = 0; i < alpha.data.length; i++) {
    sum += alpha.data[i];
    for (let c = 0; c < 3; c++) mean.data[c] += alpha.data[i] * colours.data[3 * i + c];
  }
  for (let c = 0; c < 3; c++) mean.data[c] /= sum;
  return `#${[...toRaster(mean).data].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
