import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const enamel = (color: string): { base: string; color: string } => ({ base: 'enamel', color });
const plastic = (color: string): { base: string; color: string } => ({ base: 'plastic', color });

/** Bare and enamelled sheet, beach plastics, woods. */
export const bucketPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['sand'] },
    of: colorways({
      red: { body: plastic('#e0402c') },
      blue: { body: plastic('#2f86d0') },
      green: { body: plastic('#3fae5a') },
      yellow: { body: plastic('#f4c02c'), handle: { base: 'plastic', color: '#e0402c' } },
      pink: { body: plastic('#ec7aa4') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['pail', 'can'] },
    of: colorways({
      galvanised: { weight: 2 },
      'white enamel': { body: enamel('#eeece4'), hoops: enamel('#2a4a78') },
      'green enamel': { body: enamel('#3f6a4c') },
      'blue enamel': { body: enamel('#2f5f8f') },
      copper: { body: { base: 'copper', color: '#b86a3c' }, hoops: { base: 'brass', color: '#c79a4a' } },
      'red enamel': { body: enamel('#b8302a') },
    }),
  },
];
