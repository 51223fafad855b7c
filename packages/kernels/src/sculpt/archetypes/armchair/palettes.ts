import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const hide = (color: string): { base: string; color: string } => ({ base: 'leather', color });
const velvet = (color: string): { base: string; color: string } => ({ base: 'velvet', color });

/** Covers, pillows and legs that one would put together. */
export const armchairPalettes: readonly PaletteGroup[] = [
  {
    lead: 'upholstery',
    when: { design: ['club', 'chesterfield'] },
    of: colorways({
      cognac: { upholstery: hide('#7a4322') },
      oxblood: { upholstery: hide('#5a1a1a'), pillows: '#d9cbb0' },
      'bottle green': { upholstery: hide('#1f3d2e'), pillows: '#c99a4a' },
      black: { upholstery: hide('#201d1b'), pillows: '#b9b2a4' },
      tan: { upholstery: hide('#a06a3c'), pillows: '#31506a' },
      navy: { upholstery: hide('#22304a'), pillows: '#d9c9a8' },
      chocolate: { upholstery: hide('#3f2416'), pillows: '#b5552f' },
    }),
  },
  {
    lead: 'upholstery',
    of: colorways({
      'teal and mustard': {},
      'forest velvet': { upholstery: velvet('#2a4a3a'), pillows: '#d8a79a', frame: '#5a3a22' },
      'oatmeal and rust': { upholstery: '#d8ccb6', pillows: '#b5552f', frame: '#96683c' },
      'charcoal and cream': { upholstery: '#4c5056', pillows: '#e0d8c8', frame: '#2c2420' },
      'rust and cream': { upholstery: '#a9552f', pillows: '#e8dcc4', frame: '#4a2f1c' },
      'navy velvet': { upholstery: velvet('#253a63'), pillows: '#cfa95a', frame: '#6b4426' },
      'blush and burgundy': { upholstery: '#d5aca0', pillows: '#7a2c3a', frame: '#a8764a' },
      mustard: { upholstery: '#c9982f', pillows: '#36586a', frame: '#5a3a22' },
      'dove grey': { upholstery: '#a9abaa', pillows: '#5a7a88', frame: '#b58a58' },
      sage: { upholstery: '#8c9a80', pillows: '#efe6d4', frame: '#8a5d35' },
      cognac: { upholstery: hide('#8a4f2a'), pillows: '#e0d4bc', frame: '#3a2618' },
    }),
  },
];
