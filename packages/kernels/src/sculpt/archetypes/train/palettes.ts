import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const engine = (body: string, boiler: string, stripe: string): Record<string, string> => ({
  body,
  boiler,
  stripe,
  wheels: stripe,
});
const livery = (body: string, stripe: string): Record<string, string> => ({ body, stripe });

/** Liveries of railways. */
export const trainPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['steam'] },
    of: colorways({
      'green and black': {},
      'black and red': engine('#1c1d20', '#1c1d1f', '#b3241f'),
      'blue and black': engine('#1f3f7c', '#1c1d1f', '#b3241f'),
      crimson: engine('#7a1a22', '#232324', '#26282a'),
      'apple green': engine('#4a7a3a', '#2a2c2a', '#2a3a2c'),
      'all blue': engine('#24508f', '#24508f', '#c8322a'),
      brown: engine('#5f3a24', '#26221f', '#8a6a3c'),
    }),
  },
  {
    lead: 'body',
    when: { kind: ['diesel', 'tram', 'carriage'] },
    of: colorways({
      usual: { weight: 2 },
      'blue and cream': livery('#24508f', '#efe6cc'),
      'green and cream': livery('#2a5f48', '#efe6cc'),
      'red and cream': livery('#a8241f', '#f2ecd8'),
      'yellow and black': livery('#e2ac1c', '#232528'),
      'maroon and gold': livery('#6a1f24', '#d9b45c'),
    }),
  },
  {
    lead: 'stripe',
    when: { kind: ['bullet', 'metro'] },
    of: colorways({
      blue: {},
      red: { stripe: '#c01c24' },
      green: { stripe: '#1f8a54' },
      orange: { stripe: '#e0701c' },
      violet: { stripe: '#5f3a9a' },
      teal: { stripe: '#148a94' },
    }),
  },
];
