import type { PaletteGroup } from '../../dsl/archetype.ts';

const tail = (
  name: string,
  weight: number,
  color: string,
  color2: string,
  color3: string,
  fin: string,
  fin2: string,
  shells: string,
) => ({
  name,
  weight,
  slots: { tail: { color, color2, color3 }, fins: { color: fin, color2: fin2 }, shells: { color: shells } },
});
const hair = (name: string, weight: number, color: string, color2: string, color3: string) => ({
  name,
  weight,
  slots: { hair: { color, color2, color3 } },
});

/** Seas and reefs. */
export const mermaidPalettes: readonly PaletteGroup[] = [
  {
    lead: 'tail',
    of: [
      tail('lagoon', 4, '#2f9a8a', '#5ac8a0', '#1c5f6a', '#58c8b4', '#a8ecd8', '#e8a0c0'),
      tail('deep', 3, '#2a5aa8', '#4a8ad8', '#182f6a', '#5aa0e8', '#b0d8fa', '#b48ae0'),
      tail('violet', 2, '#7a4ab0', '#a87ad8', '#46246a', '#b88ae8', '#e0c8fa', '#5ac8b8'),
      tail('coral', 2, '#d8604a', '#f09a6a', '#8a2a2a', '#f0a07a', '#fad0b8', '#f6e0c8'),
      tail('gold', 1, '#c8962a', '#ecc860', '#7a5410', '#f0d88a', '#faf0c8', '#4aa8a0'),
    ],
  },
  {
    lead: 'hair',
    of: [
      hair('red', 4, '#a8381c', '#d0582c', '#5a1408'),
      hair('gold', 3, '#c79a52', '#e2bd78', '#8a6530'),
      hair('black', 2, '#241a1c', '#3c2e34', '#0f0a0c'),
      hair('sea', 2, '#2f8a8a', '#5ac0b0', '#14484a'),
      hair('rose', 1, '#d87a9a', '#f0a8c0', '#8a3a5a'),
    ],
  },
  {
    lead: 'skin',
    of: [
      { name: 'warm', weight: 4, slots: { skin: { color: '#e6b898', color2: '#dc967a', color3: '#a5614a' } } },
      { name: 'olive', weight: 2, slots: { skin: { color: '#c98f68', color2: '#b57452', color3: '#7c4a32' } } },
      { name: 'dark', weight: 2, slots: { skin: { color: '#7f5236', color2: '#6a4230', color3: '#40261a' } } },
    ],
  },
];
