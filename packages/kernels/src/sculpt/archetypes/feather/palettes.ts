import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const vane = (
  color: string,
  color2: string,
  color3: string,
): { base: string; color: string; color2: string; color3: string } => ({
  base: 'feathers',
  color,
  color2,
  color3,
});

/** Feathers of birds, and what bone, horn and hide come in. */
export const featherPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['feather'] },
    of: colorways({
      goose: { weight: 2 },
      eagle: {
        body: vane('#6a4a30', '#8a6644', '#4a3220'),
        tip: vane('#2c2018', '#3c2c20', '#1c140e'),
        down: vane('#e0d8c8', '#f2ece0', '#c8bca8'),
      },
      crow: {
        body: vane('#1e1e26', '#34384a', '#121218'),
        tip: vane('#26304a', '#343c58', '#181c2a'),
        quill: '#3a3430',
      },
      jay: { body: vane('#2f6ab8', '#5c9ad8', '#1c4078'), tip: vane('#1c2438', '#2a3450', '#10141e') },
      parrot: { body: vane('#c8281c', '#e8503c', '#8a1c18'), tip: vane('#e0b020', '#f0cc4c', '#b88a18') },
      pheasant: { body: vane('#a86a34', '#d8a868', '#6a3e1e'), tip: vane('#5a3420', '#7a4c30', '#3a2014') },
      flamingo: { body: vane('#e88a98', '#f4b4bc', '#c86478'), tip: vane('#d85a70', '#e88090', '#b0405a') },
      teal: { body: vane('#2a8a84', '#54b8ac', '#1c5a58'), tip: vane('#1c3c48', '#2c5464', '#12262e') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['wings'] },
    of: colorways({
      white: { body: vane('#f2f0ea', '#fbfaf6', '#d8d4ca'), weight: 3 },
      cream: { body: vane('#ece0c6', '#f8f0dc', '#ccbc9a') },
      grey: { body: vane('#a8acb4', '#c8ccd2', '#7c8088') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['bone', 'bones', 'wishbone', 'fishbone'] },
    of: colorways({ bleached: { weight: 2 }, ivory: { body: '#efe8d6' }, old: { body: '#cbb78e' } }),
  },
  {
    lead: 'body',
    when: { kind: ['horn'] },
    of: colorways({ brown: {}, pale: { body: '#b09468' }, black: { body: '#2c2622' }, grey: { body: '#77706a' } }),
  },
  {
    lead: 'body',
    when: { kind: ['antler', 'trophy'] },
    of: colorways({ brown: { weight: 2 }, pale: { body: '#b89a70' }, dark: { body: '#6a4c32' } }),
  },
  {
    lead: 'body',
    when: { kind: ['pelt'] },
    of: colorways({ brown: {}, dark: { body: '#4a3222' }, fox: { body: '#b8642c' }, grey: { body: '#8a8680' } }),
  },
  {
    lead: 'body',
    when: { kind: ['tentacle'] },
    of: colorways({ rose: {}, violet: { body: '#6a3a78' }, rust: { body: '#b0522c' }, sea: { body: '#2f6a68' } }),
  },
];
