import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const lacquer = (color: string): Partial<MaterialSpec> => ({ base: 'paint', color, rough: 0.16, clearcoat: 1 });
const stained = (base: string, color: string, color2: string): Partial<MaterialSpec> => ({
  base,
  color,
  color2,
  rough: 0.24,
  clearcoat: 0.8,
});

/** Amber in the middle of the top, dark towards the edge; `r` reaches as far as the amber does, metres. */
function sunburst(at: Vec3, r: Vec3, rim: string): Partial<MaterialSpec> {
  const middle = { op: 'ellipsoid' as const, r, at };
  return {
    ...stained('oak', '#d8913a', '#c0742a'),
    layers: [
      {
        mask: { kind: 'not', of: { kind: 'near', shape: middle, soft: 0.05 } },
        material: { color: rim, color2: rim },
        strength: 0.92,
      },
    ],
  };
}

const TORTOISE = '#5a2416';
const CREAM = '#efe6cf';
const WHITE = '#f2efe6';

/** Finishes of the trade, with the guard that goes with each. */
export const guitarPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['electric', 'bass'] },
    of: colorways({
      red: { body: lacquer('#b3161f'), pickguard: WHITE },
      black: { body: lacquer('#141416'), pickguard: WHITE },
      'seafoam green': { body: lacquer('#7fc4b0'), pickguard: WHITE },
      'olympic white': { body: lacquer('#ece6d4'), pickguard: TORTOISE, knobs: '#1a1614' },
      butterscotch: { body: stained('oak', '#d8a050', '#b97c30'), pickguard: '#17171a', knobs: '#d8d8d6' },
      'lake blue': { body: lacquer('#1d3f7a'), pickguard: CREAM },
      honey: { body: lacquer('#c9782a'), pickguard: CREAM, knobs: '#c79a3a' },
      'shell pink': { body: lacquer('#e0a8a0'), pickguard: CREAM },
      walnut: { body: stained('wood', '#5f3a22', '#3f2414'), pickguard: '#17171a', knobs: '#d8d8d6' },
      'surf blue': { body: lacquer('#7fb4cc'), pickguard: TORTOISE },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['ukulele'] },
    of: colorways({
      koa: {},
      spruce: { body: '#dcb070', sides: '#a8733c' },
      mahogany: { body: '#7a4022', sides: '#5a2d18' },
      teal: { body: lacquer('#2f8f93'), sides: lacquer('#2f8f93') },
      red: { body: lacquer('#b8301f'), sides: lacquer('#b8301f') },
      yellow: { body: lacquer('#e0b03a'), sides: lacquer('#e0b03a') },
      'sky blue': { body: lacquer('#7fb0cc'), sides: lacquer('#7fb0cc') },
      white: { body: lacquer('#ece8de'), sides: lacquer('#ece8de') },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['lute'] },
    of: colorways({
      spruce: {},
      honey: { body: '#c88a3c', sides: '#5a2a14' },
      cherry: { body: '#a85a2c', sides: '#3a1c10' },
      'pale maple': { body: '#e6c890', sides: '#8a5a30' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['acoustic'] },
    of: colorways({
      natural: { weight: 2 },
      sunburst: { body: sunburst([0, 0.2, 0], [0.115, 0.17, 0.3], '#2a1208'), sides: '#2a140c' },
      black: { body: lacquer('#141315'), sides: lacquer('#141315'), pickguard: '#3a3634', neck: '#5a3420' },
      mahogany: { body: stained('wood', '#7a3f20', '#5a2c14'), sides: '#5a2c14', pickguard: '#2a1a14' },
      blonde: { body: stained('oak', '#e6c48a', '#d0a868'), sides: '#9a6a3c', pickguard: TORTOISE },
      cherry: { body: stained('oak', '#9a2f1c', '#7a2014'), sides: '#4a1a10', pickguard: CREAM },
      'midnight blue': { body: stained('oak', '#23405f', '#16293f'), sides: '#1c1a20', pickguard: CREAM },
      white: { body: lacquer('#ebe6da'), sides: lacquer('#ebe6da'), pickguard: TORTOISE },
      koa: { body: stained('wood', '#a8662c', '#6f3c18'), sides: '#6f3c18', pickguard: '#201612' },
    }),
  },
];
