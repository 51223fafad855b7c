import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const wood = (top: string, under: string): Record<string, object> => ({
  top: { color: top },
  frame: { color: under },
  legs: { color: under },
});
const painted = (top: string, paint: string): Record<string, object> => ({
  top: { color: top },
  frame: { base: 'paint', color: paint, rough: 0.45 },
  legs: { base: 'paint', color: paint, rough: 0.45 },
});

/** Tops and what carries them. */
export const tablePalettes: readonly PaletteGroup[] = [
  {
    lead: 'top',
    when: { style: ['ironing'] },
    of: colorways({
      blue: { top: '#5f8fb0', weight: 2 },
      rose: { top: '#b8596a' },
      sage: { top: '#7f9f80' },
      lilac: { top: '#8f86ae' },
    }),
  },
  {
    lead: 'top',
    of: colorways({
      oak: {},
      walnut: wood('#5f3f28', '#52351f'),
      'pale ash': wood('#cbac7c', '#bf9e6e'),
      'oak on black': painted('#a5763f', '#232425'),
      'pine on white': painted('#c49a60', '#ece9e1'),
      cherry: wood('#86482a', '#763c22'),
      'walnut on sage': painted('#6a452a', '#8a9c86'),
      teak: wood('#a26a30', '#8f5a26'),
      'ebonised oak': wood('#332b26', '#2b2420'),
      'elm on blue': painted('#b58550', '#3c556f'),
    }),
  },
];
