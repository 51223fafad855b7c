import type { PaletteGroup } from '../../dsl/archetype.ts';

const goo = (name: string, weight: number, body: string, deep: string, bubbles: string) => ({
  name,
  weight,
  slots: { body: { color: body }, deep: { color: deep }, bubbles: { color: bubbles } },
});

/** Flavours. */
export const slimePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: [
      goo('lime', 4, '#5fc23a', '#3f9a28', '#a8ec84'),
      goo('sky', 3, '#3fa6e0', '#2478b8', '#a8defa'),
      goo('berry', 2, '#d8507a', '#a82c58', '#f8a8c0'),
      goo('grape', 2, '#8a5ad0', '#6238a8', '#c8a8f4'),
      goo('mango', 2, '#f0a02a', '#c87412', '#fad88a'),
      goo('mint', 1, '#4ac8a8', '#2a9a80', '#b0f0dc'),
    ],
  },
];
