import type { MaterialSpec } from '../../texture/index.ts';
import type { Palette } from './archetype.ts';

/** A slot's colour, or more of its material; `weight` is a number. */
type Colorway = Readonly<Record<string, string | number | Partial<MaterialSpec>>>;

/**
 * Palettes as a table: `{ 'racing green': { body: '#123c2c', seats: '#a98a68', weight: 2 } }`. Colours are `#rrggbb`. An empty row is the
 * plain default.
 */
export function colorways(table: Readonly<Record<string, Colorway>>): Palette[] {
  return Object.entries(table).map(([name, { weight, ...row }]) => {
    const slots: Record<string, Partial<MaterialSpec>> = {};
    for (const [slot, value] of Object.entries(row))
      if (typeof value !== 'number') slots[slot] = typeof value === 'string' ? { color: value } : value;
    return { name, slots, ...(typeof weight === 'number' ? { weight } : {}) };
  });
}

/** The same for one slot: a colour each, all of one finish. */
export function tones(
  slot: string,
  colors: Readonly<Record<string, string>>,
  finish?: Partial<MaterialSpec>,
): Palette[] {
  return Object.entries(colors).map(([name, color]) => ({ name, slots: { [slot]: { ...finish, color } } }));
}
