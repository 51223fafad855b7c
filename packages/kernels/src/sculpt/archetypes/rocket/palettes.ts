import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const two = (body: string, fins: string, windows?: string): Record<string, string> => ({
  body,
  fins,
  ...(windows ? { windows } : {}),
});

/** Paints of storybooks and launch pads. */
export const rocketPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['retro'] },
    of: colorways({
      'white and red': {},
      'silver and red': { body: { base: 'aluminium', color: '#c4c8cc', rough: 0.28 }, fins: '#c8201c' },
      'red and white': two('#c4281f', '#f0ece4'),
      'blue and yellow': two('#2a66b8', '#f0b81c'),
      'mint and coral': two('#9ad0bc', '#ef6a4c', '#2f5f8a'),
      'navy and orange': two('#22345f', '#ef7a1c', '#8fd0e8'),
      'cream and teal': two('#efe4c8', '#1f8a8a'),
      'yellow and black': two('#f0bc20', '#26282c'),
      'white and violet': two('#eef0f2', '#6a42a8'),
    }),
  },
  {
    lead: 'trim',
    when: { kind: ['launcher'] },
    of: colorways({ black: {}, blue: { trim: '#1f4f9c' }, red: { trim: '#b0201f' }, orange: { trim: '#d8641c' } }),
  },
  {
    lead: 'body',
    when: { kind: ['missile'] },
    of: colorways({ green: {}, grey: { body: '#8f9498' }, white: { body: '#e2e3e2' }, sand: { body: '#a8946c' } }),
  },
];
