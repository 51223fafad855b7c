import type { PaletteGroup } from '../../dsl/archetype.ts';

const bear = (name: string, weight: number, color: string, color2: string, accent: string, bow: string) => ({
  name,
  weight,
  slots: { body: { color, color2 }, accent: { color: accent }, bow: { color: bow } },
});

/** Toys of every nursery. */
export const plushPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { animal: ['bear'] },
    of: [
      bear('honey', 4, '#a8743c', '#c08a4c', '#e0c08c', '#b8202c'),
      bear('chocolate', 3, '#5c3a22', '#7a5030', '#c89a68', '#c8a03c'),
      bear('cream', 3, '#d8c4a0', '#eadcc0', '#f6ecd8', '#5a86b8'),
      bear('grey', 2, '#8a8884', '#a8a6a2', '#dcd8d0', '#3f8a72'),
      bear('rose', 1, '#d898a4', '#e8b4bc', '#f6dce0', '#8a5a9a'),
      bear('white', 1, '#ece6dc', '#faf6ee', '#f2dcc8', '#c84a6a'),
    ],
  },
  {
    lead: 'body',
    when: { animal: ['bunny'] },
    of: [
      bear('oat', 3, '#d8cfc4', '#f0eae2', '#f2c0c4', '#7aa8d8'),
      bear('hare', 2, '#a88a68', '#c0a480', '#f0d8c0', '#c85a5a'),
      bear('snow', 2, '#f2eee8', '#ffffff', '#f4b8c4', '#b48ad0'),
      bear('pink', 1, '#f0b8c4', '#f8d0d8', '#fff0f2', '#8ac0a8'),
    ],
  },
];
