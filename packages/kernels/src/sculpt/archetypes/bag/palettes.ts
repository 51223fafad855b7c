import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const pack = (body: string, pocket: string, trim: string, accent: string): Record<string, string> => ({
  body,
  pocket,
  trim,
  accent,
});
const hide = (body: string, trim: string, strap: string): Record<string, string> => ({
  body,
  pocket: body,
  trim,
  strap,
});

/** Colours in which bags are sold. */
export const bagPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['backpack', 'duffel', 'pencil'] },
    of: colorways({
      usual: {},
      olive: pack('#5f6a42', '#535e3a', '#6b4426', '#c8873c'),
      mustard: pack('#c8922c', '#b07f22', '#6a4426', '#5a2c1c'),
      burgundy: pack('#6e2230', '#5e1b28', '#3a2418', '#c9a05a'),
      charcoal: pack('#3a3c42', '#303238', '#1f1f22', '#e07a2c'),
      teal: pack('#1f6f72', '#195d60', '#7a4c2a', '#f0c860'),
      red: pack('#b3262c', '#9a1f25', '#2a2a2e', '#f0e6d0'),
      lilac: pack('#8c7ab0', '#7a699c', '#4a3a5a', '#f0d8a0'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['handbag', 'clutch', 'purse', 'satchel', 'wallet', 'briefcase', 'trunk', 'pouch'] },
    of: colorways({
      usual: {},
      tan: hide('#b8824c', '#a06e3c', '#8a5a30'),
      black: hide('#1d1d20', '#26262a', '#1d1d20'),
      navy: hide('#24325a', '#1c284a', '#1c284a'),
      forest: hide('#23503c', '#1b4030', '#5a3a1f'),
      cream: hide('#e4d6bc', '#b98a56', '#a87846'),
      oxblood: hide('#5e1c22', '#4e161c', '#3e1014'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['shopping', 'gift', 'tote'] },
    of: colorways({
      usual: {},
      black: { body: '#1f1f22', accent: '#d8aa3c', trim: '#2a2a2e' },
      mint: { body: '#a8d4c0', accent: '#f4f0e6', trim: '#7fb8a0' },
      blush: { body: '#e8b8b8', accent: '#8a3a4a', trim: '#d89a9e' },
      blue: { body: '#3a6aa8', accent: '#f0ece0', trim: '#2c558c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['suitcase'] },
    of: colorways({
      blue: {},
      silver: { body: '#b9bcc1' },
      black: { body: '#222428' },
      red: { body: '#a8242a' },
      yellow: { body: '#e0b030' },
      rose: { body: '#d8a09a' },
      green: { body: '#2f6a54' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['sack', 'open sack'] },
    of: colorways({ jute: {}, pale: { body: '#cdb88e' }, dark: { body: '#7e6240' } }),
  },
];
