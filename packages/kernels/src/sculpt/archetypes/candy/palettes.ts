import type { MaterialSpec } from '../../../texture/index.ts';
import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const two = (color: string, color2: string): Partial<MaterialSpec> => ({ color, color2 });
const CHOCOLATE = { base: 'chocolate', color: '#4a2412', color2: '#7a4a28', rough: 0.3 };

/** Sugar colours with their wrappers; chocolates by their cocoa. */
export const candyPalettes: readonly PaletteGroup[] = [
  {
    lead: 'sugar',
    when: { kind: ['chocolate', 'pralines'] },
    of: colorways({
      milk: { sugar: { ...CHOCOLATE, color: '#6b3a1c' }, wrapper: '#7a1c28' },
      dark: { sugar: { ...CHOCOLATE, color: '#36190c' }, wrapper: '#1f3a5c' },
      'milk in gold': { sugar: { ...CHOCOLATE, color: '#74421f' }, wrapper: '#c8973a' },
      'in violet': { sugar: { ...CHOCOLATE, color: '#653616' }, wrapper: '#5c3a8a' },
    }),
  },
  {
    lead: 'sugar',
    when: { kind: ['cane'] },
    of: colorways({
      red: { sugar: two('#d0202c', '#e04a50'), weight: 3 },
      green: { sugar: two('#1f8a4a', '#3aa868') },
    }),
  },
  {
    lead: 'sugar',
    when: { kind: ['cotton'] },
    of: colorways({
      pink: { sugar: two('#f6b4cc', '#fbd4e2') },
      blue: { sugar: two('#a8d4f0', '#cfe8f8') },
      lilac: { sugar: two('#d4b8ec', '#e8d6f6') },
    }),
  },
  {
    lead: 'sugar',
    when: { kind: ['gummy', 'wrapped', 'lollipop', 'gumballs'] },
    of: colorways({
      cherry: { weight: 2 },
      orange: { sugar: two('#f0801c', '#f8a850'), wrapper: '#f0801c' },
      lime: { sugar: two('#5ab82c', '#86d05a'), wrapper: '#4aa82c' },
      lemon: { sugar: two('#f2c820', '#f8de68'), wrapper: '#f0b81c' },
      grape: { sugar: two('#7a3ab0', '#a06ad0'), wrapper: '#7a3ab0' },
      berry: { sugar: two('#2a7ad0', '#62a4e8'), wrapper: '#2a7ad0' },
    }),
  },
  {
    lead: 'sugar',
    when: { kind: ['marshmallow'] },
    of: colorways({
      white: { sugar: { base: 'cream', color: '#faf6f0', color2: '#ffffff', rough: 0.8 }, weight: 2 },
      pink: { sugar: { base: 'cream', color: '#f8c8d4', color2: '#fde6ec', rough: 0.8 } },
      yellow: { sugar: { base: 'cream', color: '#faeeb4', color2: '#fdf8dc', rough: 0.8 } },
    }),
  },
  {
    lead: 'sugar',
    when: { kind: ['cube'] },
    of: colorways({ caramel: { sugar: two('#b4682a', '#cc8a48') }, toffee: { sugar: two('#8a4a1c', '#a86a34') } }),
  },
];
