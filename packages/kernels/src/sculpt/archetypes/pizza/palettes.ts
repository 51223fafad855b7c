import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Doughs. */
export const pizzaPalettes: readonly PaletteGroup[] = [
  {
    lead: 'crust',
    of: colorways({
      golden: { weight: 2 },
      'wood fired': { crust: { color: '#c48a48', color2: '#7a421a', color3: '#3a1c0c' } },
      pale: { crust: { color: '#e6c084', color2: '#c08a4a', color3: '#8a5628' } },
      wholegrain: { crust: { color: '#b5814a', color2: '#875428', color3: '#4c2a12' } },
    }),
  },
  { lead: 'topping', when: { toppings: ['hawaiian'] }, of: tones('topping', { ham: '#d88a84', smoked: '#c4706a' }) },
];
