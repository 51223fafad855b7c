import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const all = (material: object, top?: object): Record<string, object> => ({
  wood: material,
  doors: material,
  top: top ?? material,
  legs: material,
});
const painted = (color: string): object => ({ base: 'paint', color, rough: 0.45 });
const OAK = { base: 'oak', color: '#a5763f' };
const WALNUT = { base: 'wood', color: '#5a3a24' };

/** Woods, paints and handles. */
export const cabinetPalettes: readonly PaletteGroup[] = [
  {
    lead: 'wood',
    when: { kind: ['locker', 'filing', 'safe'] },
    of: colorways({
      usual: { weight: 2 },
      grey: { wood: '#8f9498', doors: '#8f9498' },
      'dark green': { wood: '#3c5248', doors: '#3c5248' },
      blue: { wood: '#41608a', doors: '#41608a' },
      black: { wood: '#2a2c30', doors: '#2a2c30' },
      red: { wood: '#96302c', doors: '#96302c' },
    }),
  },
  {
    lead: 'wood',
    when: { kind: ['kitchen'] },
    of: colorways({
      'sage and marble': {},
      'white and oak': { ...all(painted('#ecebe6'), OAK) },
      'navy and brass': { wood: painted('#2c3f5c'), doors: painted('#2c3f5c') },
      'grey and walnut': { ...all(painted('#a9acac'), WALNUT) },
      'forest and marble': { wood: painted('#2f4a3c'), doors: painted('#2f4a3c') },
      'cream and oak': { ...all(painted('#e6dcc4'), OAK) },
    }),
  },
  {
    lead: 'wood',
    of: colorways({
      oak: { weight: 2 },
      walnut: all(WALNUT),
      'white and oak': all(painted('#ece9e2'), OAK),
      'teal and walnut': all(painted('#33686a'), WALNUT),
      cherry: all({ base: 'wood', color: '#7e4226' }),
      'sage and oak': all(painted('#93a28c'), OAK),
      'black and brass': all(painted('#262628')),
      'pale ash': all({ base: 'oak', color: '#c9ab7e' }),
      'mustard and walnut': all(painted('#cc9a34'), WALNUT),
    }),
  },
];
