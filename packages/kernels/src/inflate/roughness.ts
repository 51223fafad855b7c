import { blur, createFloatImage, type FloatImage, toOklab } from '../image/index.ts';

const SMOOTHEST = 0.4;
const ROUGHEST = 0.72;
/** Share of the subject under highlights from which it is as smooth as can be. */
const SHINY = 0.03;

/**
 * How rough a surface looks, 0..1: small spots that are nearly white and much lighter than around them are reflections of lamps. `colours`: linear, `distance`: to
 * the outline, pixels.
 */
export function guessRoughness(colours: FloatImage, distance: FloatImage): number {
  const { width, height } = colours;
  const lab = toOklab(colours);
  const light = createFloatImage(width, height, 2);
  for (let i = 0; i < distance.data.length; i++) {
    if (distance.data[i] <= 0) continue;
    light.data[2 * i] = lab.data[3 * i];
    light.data[2 * i + 1] = 1;
  }
  const around = blur(light, Math.max(2, Math.max(width, height) / 24)).data;
  let [shiny, area] = [0, 1e-9];
  for (let i = 0; i < distance.data.length; i++) {
    if (distance.data[i] < 2) continue;
    area++;
    const chroma = Math.hypot(lab.data[3 * i + 1], lab.data[3 * i + 2]);
    const mean = around[2 * i] / Math.max(1e-6, around[2 * i + 1]);
    if (lab.data[3 * i] > 0.9 && chroma < 0.05 && lab.data[3 * i] - mean > 0.25) shiny++;
  }
  return ROUGHEST - (ROUGHEST - SMOOTHEST) * Math.min(1, shiny / area / SHINY);
}
