import { mix, targetMask } from '../layers/index.ts';
import type { Apply } from '../types.ts';
import { mapLab } from './map-lab.ts';

/** Black and white, sepia, warmer, colder, richer, quieter colours. */
export const tone: Apply<'tone'> = (layers, { tone: name, target }, run) => {
  const { layers: known, mask, whole } = targetMask(layers, target, run);
  const made = mapLab(known.image, (lab) => {
    const L = lab[0];
    if (name === 'mono' || name === 'sepia') {
      lab[0] = L + 0.05 * Math.sin(2 * Math.PI * (L - 0.5));
      lab[1] = name === 'mono' ? 0 : 0.022 * (1 - 0.5 * L);
      lab[2] = name === 'mono' ? 0 : 0.062 * (1 - 0.45 * L);
    } else if (name === 'warm' || name === 'cold') {
      lab[1] += name === 'warm' ? 0.01 : -0.012;
      lab[2] += name === 'warm' ? 0.034 : -0.035;
    } else {
      const k = name === 'vivid' ? 1.35 : 0.6;
      lab[1] *= k;
      lab[2] *= k;
    }
  });
  return { ...known, image: whole ? made : mix(known.image, made, mask) };
};
