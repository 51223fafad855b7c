import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const wood = (color: string): Record<string, object> => ({ frame: { color }, back: { color } });
const painted = (color: string): Record<string, object> => ({
  frame: { base: 'paint', color, rough: 0.45 },
  back: { base: 'paint', color, rough: 0.45 },
});

/** Woods and paints with the cloth that suits. */
export const chairPalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    of: colorways({
      'oak and linen': {},
      'walnut and moss': { ...wood('#58371f'), seat: '#6f7a4a' },
      'beech and slate blue': { ...wood('#c39a66'), seat: '#5d7389' },
      'ebonised and cream': { ...painted('#1e1d1c'), seat: '#e0d6c0' },
      'white and grey': { ...painted('#ebe8e0'), seat: '#8f9498' },
      'cherry and burgundy': { ...wood('#7a3a20'), seat: '#6f2430' },
      'teak and rust': { ...wood('#96602c'), seat: '#b5552f' },
      'sage and oatmeal': { ...painted('#8fa08a'), seat: '#d9cdb4' },
      'navy and tan': { ...painted('#2a3d5a'), seat: '#b98a5c' },
      'ash and mustard': { ...wood('#cbb08a'), seat: '#c99a33' },
    }),
  },
];
