import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { smooth } from './other.ts';
import { ballPalettes } from './palettes.ts';
import { sewn } from './sewn.ts';

/** Radius in metres of the round kinds. */
const RADIUS: Readonly<Record<string, number>> = {
  plain: 0.1,
  soccer: 0.11,
  basketball: 0.12,
  tennis: 0.0335,
  baseball: 0.037,
  volleyball: 0.105,
  beach: 0.2,
  bowling: 0.108,
  golf: 0.0214,
  pool: 0.0286,
  crystal: 0.07,
  bauble: 0.04,
  pokeball: 0.035,
};
const FLAT = ['american', 'rugby', 'puck', 'frisbee', 'shuttlecock'];

const kindOf = (kind: string, color?: string, base?: string): Preset => ({
  params: { kind },
  ...(color || base ? { materials: { ball: { ...(color ? { color } : {}), ...(base ? { base } : {}) } } } : {}),
});

/** Balls of every sport, sewn from their real panels, and things of that shape; they rest on the ground. */
export const ball: Archetype = {
  name: 'ball',
  kind: 'thing',
  size: { length: 0.22 },
  params: {
    kind: { type: 'choice', of: [...Object.keys(RADIUS), ...FLAT], default: 'plain', about: 'Which ball.' },
  },
  slots: {
    ball: {
      material: { base: 'plastic', color: '#c8281e', rough: 0.45 },
      words: ['ball', 'panel', 'leather'],
      main: true,
    },
    accent: {
      material: { base: 'plastic', color: '#17171a', rough: 0.4 },
      words: ['stripe', 'seam', 'stitch', 'spot'],
    },
    second: { material: { base: 'plastic', color: '#1f6fd0', rough: 0.35 }, words: ['second panel', 'cap'] },
    third: { material: { base: 'plastic', color: '#f0b81c', rough: 0.35 }, words: ['third panel'] },
    white: { material: { base: 'plastic', color: '#f2f1ec', rough: 0.4 }, words: ['lace', 'number', 'feather'] },
    metal: { material: { base: 'gold', color: '#e8c25a' }, words: ['metal', 'ring', 'button'] },
    wood: { material: { base: 'wood', color: '#5a3520' }, words: ['stand', 'foot', 'cork'] },
    glass: {
      material: { base: 'glass', color: '#e9eefa', rough: 0.03, transmission: 0.9 },
      words: ['glass', 'crystal'],
    },
  },
  palettes: ballPalettes,
  presets: {
    ball: {},
    'soccer ball': kindOf('soccer', '#f2f2ef'),
    basketball: {
      params: { kind: 'basketball' },
      materials: { ball: { base: 'leather', color: '#d2611c', scale: 0.16 } },
    },
    'tennis ball': kindOf('tennis', '#cfe03a'),
    baseball: {
      params: { kind: 'baseball' },
      materials: {
        ball: { base: 'leather', color: '#f2efe6', scale: 0.06, relief: 0.5 },
        accent: { color: '#c0201c' },
      },
    },
    volleyball: {
      open: ['ball', 'accent', 'second'],
      params: { kind: 'volleyball' },
      materials: { ball: { color: '#f2eee0' }, accent: { color: '#f0c020' }, second: { color: '#1f4fa8' } },
    },
    'beach ball': {
      open: ['ball', 'accent', 'second'],
      params: { kind: 'beach' },
      materials: { ball: { color: '#d8281e', rough: 0.2 }, accent: { color: '#f0b81c', rough: 0.2 } },
    },
    'bowling ball': {
      open: ['ball'],
      params: { kind: 'bowling' },
      materials: { ball: { base: 'paint', color: '#141a4a', rough: 0.1, clearcoat: 1 } },
    },
    'american football': kindOf('american', '#7a4020', 'leather'),
    'rugby ball': kindOf('rugby', '#e8e4d8', 'leather'),
    'golf ball': kindOf('golf', '#f4f4f2'),
    'pool ball': kindOf('pool', '#141416'),
    'crystal ball': kindOf('crystal'),
    'christmas ornament': { ...kindOf('bauble', '#b3121c'), open: ['ball'] },
    pokeball: kindOf('pokeball', '#d01f24'),
    'hockey puck': kindOf('puck', '#17171a'),
    frisbee: { ...kindOf('frisbee', '#e8502c'), open: ['ball'] },
    shuttlecock: kindOf('shuttlecock'),
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const b = createBench(kind === 'crystal' ? { ...materials, glass: { ...materials.glass } } : materials);
    const r = RADIUS[kind] ?? 0.1;
    const top = (h: number) => ({ top: { at: [0, h, 0] as const, dir: [0, 1, 0] as const, size: r } });
    if (FLAT.includes(kind) || kind === 'crystal') {
      if (kind === 'american' || kind === 'rugby') smooth.buildAmerican(b, kind === 'american');
      else if (kind === 'shuttlecock') smooth.buildShuttle(b);
      else if (kind === 'crystal') smooth.buildCrystal(b, r);
      else smooth.buildDisc(b, kind === 'puck');
      return { parts: b.parts };
    }
    if (kind === 'soccer') sewn.buildSoccer(b, r);
    else if (kind === 'basketball') sewn.buildBasketball(b, r);
    else if (kind === 'tennis') sewn.buildTennis(b, r);
    else if (kind === 'baseball') sewn.buildBaseball(b, r);
    else if (kind === 'volleyball') sewn.buildVolley(b, r, rng);
    else if (kind === 'beach') sewn.buildBeach(b, r);
    else if (kind === 'bowling') smooth.buildBowling(b, r);
    else if (kind === 'golf') smooth.buildGolf(b, r);
    else if (kind === 'pool') smooth.buildPool(b, r, rng);
    else if (kind === 'bauble') smooth.buildBauble(b, r, rng);
    else if (kind === 'pokeball') smooth.buildPoke(b, r);
    else smooth.buildPlain(b, r);
    // designed about the middle, handed on standing on the ground, rolled a little by the seed
    const roll = rng.fork('roll').range(-14, 14);
    const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, r * 1.004, 0], [0, roll, 0]) }));
    return { parts, sockets: { top: { at: [...top(2 * r).top.at], dir: [0, 1, 0], size: r } } };
  },
};
