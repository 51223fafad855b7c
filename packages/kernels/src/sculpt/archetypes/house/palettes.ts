import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const SLATE = { base: 'slate', color: '#4a515a' };
const TILE = (color: string): { base: string; color: string } => ({ base: 'roof-tile', color });
const BRICK = (color: string): { base: string; color: string } => ({ base: 'brick', color });

/** Walls, roofs and doors as streets have them. */
export const housePalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    when: { style: ['modern'] },
    of: colorways({
      'white and black': { walls: '#eceae6', trim: '#26282b', roof: { base: 'concrete', color: '#57595b' } },
      'concrete and oak': {
        walls: { base: 'concrete', color: '#a8a6a1' },
        trim: '#2b2724',
        roof: { base: 'concrete', color: '#6b6b69' },
        cladding: '#8a5c34',
      },
      'charcoal and cedar': {
        walls: '#43474b',
        trim: '#1d1e20',
        roof: { base: 'concrete', color: '#37393b' },
        cladding: '#b5783f',
        door: '#c9772a',
      },
      'sand and bronze': {
        walls: '#d6c7ab',
        trim: '#4a3a2a',
        roof: { base: 'concrete', color: '#8a8272' },
        cladding: '#7a5232',
      },
      'white and walnut': {
        walls: '#f0eeea',
        trim: '#3f3a36',
        roof: { base: 'concrete', color: '#8f9092' },
        cladding: '#5f3d24',
        door: '#8f2a22',
      },
    }),
  },
  {
    lead: 'walls',
    when: { style: ['townhouse'] },
    of: colorways({
      'red brick': { walls: BRICK('#8a4a37'), roof: SLATE },
      'brown brick': { walls: BRICK('#74543f'), roof: SLATE, door: '#7a1f22' },
      'white stucco': {
        walls: { base: 'plaster', color: '#ece8de' },
        roof: SLATE,
        door: '#17181a',
        shutters: '#2f3a44',
      },
      'yellow brick': { walls: BRICK('#bf9a62'), roof: SLATE, door: '#24476a' },
      'pale stone': { walls: { base: 'cut-stone', color: '#d2c6aa' }, roof: SLATE, door: '#2f4a3a' },
      pastel: { walls: { base: 'plaster', color: '#9db8c4' }, roof: SLATE, door: '#d9a83c', shutters: '#f1eee6' },
      rose: { walls: { base: 'plaster', color: '#d9a79a' }, roof: SLATE, door: '#f1eee6', shutters: '#5c6a70' },
    }),
  },
  {
    lead: 'walls',
    when: { style: ['farmhouse'] },
    of: colorways({
      cream: {},
      'barn red': { walls: '#8a2f26', cladding: '#8a2f26', roof: SLATE, door: '#f1eee6', shutters: '#f1eee6' },
      white: { walls: '#efece4', cladding: '#efece4', roof: SLATE, door: '#8f2a22', shutters: '#26333a' },
      sage: {
        walls: '#aab79c',
        cladding: '#aab79c',
        roof: { base: 'shingles', color: '#54473a' },
        door: '#7a3b22',
        shutters: '#f1eee6',
      },
      'slate blue': {
        walls: '#7d94a3',
        cladding: '#7d94a3',
        roof: { base: 'shingles', color: '#4a4a4c' },
        door: '#d9a83c',
        shutters: '#f1eee6',
      },
      butter: { walls: '#e6cf94', cladding: '#e6cf94', roof: TILE('#7a4a38'), door: '#3f6f62', shutters: '#3f6f62' },
    }),
  },
  {
    lead: 'walls',
    of: colorways({
      'cream and terracotta': { weight: 2 },
      'white and slate': { walls: '#f0ede6', roof: SLATE, door: '#9a2a26', shutters: '#2c3f55' },
      brick: { walls: BRICK('#9a5540'), roof: SLATE, door: '#22302c', shutters: '#e8e4da' },
      'sage and shingle': {
        walls: '#b5bfa2',
        roof: { base: 'shingles', color: '#5c4a3a' },
        door: '#7a3b22',
        shutters: '#f1eee6',
      },
      'blue and grey': {
        walls: '#9fb3c0',
        roof: { base: 'shingles', color: '#4c4e52' },
        door: '#d9a83c',
        shutters: '#f1eee6',
      },
      ochre: { walls: '#d9b473', roof: TILE('#96482e'), door: '#3a5a44', shutters: '#3a5a44' },
      'rose and grey': { walls: '#dcb8aa', roof: TILE('#6f5f58'), door: '#5a3a4a', shutters: '#f1eee6' },
      'grey stone': {
        walls: { base: 'cut-stone', color: '#a9a69c' },
        roof: SLATE,
        door: '#8a2c22',
        shutters: '#4a5a62',
      },
      'white and thatch brown': { walls: '#efe8da', roof: TILE('#6b4632'), door: '#34567a', shutters: '#34567a' },
      'mint and brown': { walls: '#bcd0c0', roof: TILE('#7d4a36'), door: '#c96a3a', shutters: '#f1eee6' },
    }),
  },
];
