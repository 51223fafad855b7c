import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { buildLauncher, buildPlasma } from './heavy.ts';
import { buildAk, buildAssault } from './modern.ts';
import { buildSniper } from './sniper.ts';
import { buildMusket, buildShotgun } from './wooden.ts';

/** Builds one, and returns where its rear hand holds it. */
const KINDS: Readonly<Record<string, (b: Bench, scope: boolean) => Vec3>> = {
  assault: buildAssault,
  ak: buildAk,
  sniper: buildSniper,
  shotgun: buildShotgun,
  musket: buildMusket,
  launcher: buildLauncher,
  plasma: buildPlasma,
};

/** Long guns, muzzle to +Z, the lowest of grip and magazine on the ground: rifles, shotgun, musket, rocket launcher, ray rifle. */
export const rifle: Archetype = {
  name: 'rifle',
  kind: 'weapon',
  size: { length: 0.9 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'assault', about: 'Kind of gun.' },
    scope: { type: 'flag', default: false, about: 'A telescopic sight.', vary: 0.35 },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#2e3034', rough: 0.42, wear: 0.1 },
      words: ['receiver', 'metal', 'body', 'gun'],
      main: true,
    },
    stock: {
      material: { base: 'plastic', color: '#232428', rough: 0.55 },
      words: ['stock', 'grip', 'furniture', 'handguard', 'wood', 'handle'],
    },
    barrel: { material: { base: 'steel', color: '#3d4045', rough: 0.34 }, words: ['barrel', 'muzzle', 'tube'] },
    magazine: { material: { base: 'steel', color: '#282a2e', rough: 0.45 }, words: ['magazine', 'clip', 'warhead'] },
    steel: { material: { base: 'steel', color: '#9a9ea3', rough: 0.28 }, words: ['trigger', 'bolt', 'screw', 'sight'] },
    lens: {
      material: { base: 'glass', color: '#25406a', rough: 0.06, transmission: 0 },
      words: ['lens', 'scope', 'light', 'energy'],
    },
  },
  palettes: [
    {
      lead: 'stock',
      when: { kind: ['assault', 'sniper'] },
      of: colorways({
        black: { weight: 2 },
        tan: { stock: '#a38a62', metal: '#39362f' },
        olive: { stock: '#4c5236' },
        grey: { stock: '#5a5d62' },
        white: { stock: '#d8d9d6', metal: '#6a6d71' },
      }),
    },
    {
      lead: 'stock',
      when: { kind: ['ak', 'shotgun', 'musket'] },
      of: colorways({
        walnut: { weight: 2 },
        beech: { stock: '#b07a42' },
        cherry: { stock: '#7a3420' },
        ebony: { stock: '#38261c' },
        black: { stock: { base: 'plastic', color: '#232428', rough: 0.5 } },
      }),
    },
    {
      lead: 'metal',
      when: { kind: ['plasma'] },
      of: colorways({
        white: {},
        black: { metal: '#26282d', stock: '#17181b' },
        blue: { metal: '#2f4f8a' },
        orange: { metal: '#d8641c' },
        green: { metal: '#4d6b3a', lens: { base: 'lamp', color: '#0c2a10', color2: '#7dff6a', emissiveStrength: 1.4 } },
      }),
    },
  ],
  presets: {
    rifle: { size: { depth: 0.88 } },
    ak47: {
      params: { kind: 'ak' },
      materials: { stock: { base: 'wood', color: '#8a4a22', color2: '#653214', rough: 0.35, clearcoat: 0.4 } },
      open: ['stock'],
      size: { depth: 0.88 },
    },
    'sniper rifle': { params: { kind: 'sniper', scope: true }, size: { depth: 1.2 } },
    shotgun: {
      params: { kind: 'shotgun' },
      materials: { stock: { base: 'wood', color: '#74401f', color2: '#552c12', rough: 0.35, clearcoat: 0.4 } },
      open: ['stock'],
      size: { depth: 1.05 },
    },
    musket: {
      params: { kind: 'musket' },
      materials: {
        stock: { base: 'wood', color: '#6d4122', color2: '#4e2c14', rough: 0.38, clearcoat: 0.3 },
        metal: { base: 'brass', color: '#b98f42' },
        barrel: { color: '#74787d' },
      },
      open: ['stock'],
      size: { depth: 1.4 },
    },
    'rocket launcher': {
      params: { kind: 'launcher' },
      materials: {
        metal: { base: 'paint', color: '#4a5136', rough: 0.6 },
        stock: { base: 'wood', color: '#8a5a30' },
        magazine: { base: 'paint', color: '#5a6338', rough: 0.5 },
      },
      size: { depth: 1.25 },
    },
    'plasma rifle': {
      params: { kind: 'plasma' },
      materials: {
        metal: { base: 'paint', color: '#e3e5e8', rough: 0.3, clearcoat: 0.6, wear: 0.05 },
        lens: { base: 'lamp', color: '#06222c', color2: '#4fe0ff', emissiveStrength: 1.4 },
      },
      open: ['metal', 'lens'],
      size: { depth: 0.85 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const [x, y, z] = KINDS[kind](b, read.flag(params, 'scope'));
    // the slanted foot of a magazine reaches below the line that it was drawn on
    const lift: Vec3 = [0, kind === 'ak' ? 0.016 : kind === 'assault' ? 0.0075 : 0, 0];
    const parts = b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, lift) }));
    return {
      parts: proportioned(parts, rng, 0.02),
      sockets: { handle: { at: [x, y + lift[1], z], dir: [0, 1, 0], size: 0.034 } },
    };
  },
};
