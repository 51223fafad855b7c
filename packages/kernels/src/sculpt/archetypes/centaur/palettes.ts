import type { PaletteGroup } from '../../dsl/archetype.ts';

const horse = (name: string, weight: number, coat: string, coat2: string, mane: string, mane2: string) => ({
  name,
  weight,
  slots: { coat: { color: coat, color2: coat2 }, mane: { color: mane, color2: mane2 } },
});

/** Coats of horses, with hair that goes with them. */
export const centaurPalettes: readonly PaletteGroup[] = [
  {
    lead: 'coat',
    of: [
      horse('bay', 4, '#6b4426', '#543219', '#241812', '#3c2a20'),
      horse('black', 2, '#26211f', '#171413', '#141112', '#2a2426'),
      horse('grey', 2, '#a8a49e', '#86827c', '#e4e0d8', '#c4beb4'),
      horse('palomino', 2, '#c8964e', '#a87838', '#f0e2bc', '#d8c490'),
      horse('chestnut', 2, '#8a4a22', '#6c3616', '#a8602c', '#7a3e18'),
    ],
  },
];
