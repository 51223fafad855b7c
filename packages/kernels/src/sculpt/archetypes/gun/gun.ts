import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildPistol } from './pistol.ts';
import { buildRay } from './ray.ts';
import { buildFlintlock, buildRevolver } from './revolver.ts';

/** Hand guns, muzzle to +Z, standing on their grip: automatic pistol, revolver, flintlock, ray gun. */
export const gun: Archetype = {
  name: 'gun',
  kind: 'weapon',
  size: { length: 0.2 },
  params: {
    kind: { type: 'choice', of: ['pistol', 'revolver', 'flintlock', 'ray'], default: 'pistol', about: 'Kind of gun.' },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#34363a', rough: 0.34 },
      words: ['barrel', 'slide', 'metal', 'gun'],
      main: true,
    },
    frame: { material: { base: 'plastic', color: '#1c1d20', rough: 0.5 }, words: ['frame', 'body'] },
    grip: { material: { base: 'rubber', color: '#17181a' }, words: ['grip', 'handle', 'stock'] },
    steel: { material: { base: 'steel', color: '#a9acb0', rough: 0.28 }, words: ['trigger', 'hammer', 'cylinder'] },
    trim: { material: { base: 'brass', color: '#c9a04a' }, words: ['trim', 'ring', 'fin'] },
    dots: { material: { base: 'plastic', color: '#f4f4f0' }, words: ['sight dot'] },
  },
  presets: {
    gun: { size: { depth: 0.2 } },
    revolver: {
      params: { kind: 'revolver' },
      materials: {
        metal: { color: '#b4b7bb', rough: 0.22 },
        frame: { base: 'steel', color: '#b4b7bb', rough: 0.24 },
        steel: { color: '#c4c6ca' },
        grip: { base: 'wood', color: '#6a3a1c', rough: 0.3, clearcoat: 0.5 },
      },
      size: { depth: 0.28 },
    },
    flintlock: {
      params: { kind: 'flintlock' },
      materials: {
        metal: { color: '#8a8c90' },
        frame: { base: 'brass', color: '#c39a44' },
        grip: { base: 'wood', color: '#5f3519', rough: 0.35, clearcoat: 0.4 },
      },
      size: { depth: 0.42 },
    },
    'ray gun': {
      params: { kind: 'ray' },
      materials: {
        metal: { base: 'chrome', color: '#dfe2e6' },
        frame: { base: 'paint', color: '#c8281e', rough: 0.2, clearcoat: 1 },
        trim: { base: 'paint', color: '#f0c030', rough: 0.25, clearcoat: 0.8 },
      },
      size: { depth: 0.3 },
    },
    'toy gun': {
      params: { kind: 'ray' },
      materials: {
        metal: { base: 'plastic', color: '#f2f2f0' },
        frame: { base: 'plastic', color: '#f08a1c', rough: 0.35 },
        trim: { base: 'plastic', color: '#2f7ad0' },
      },
      size: { depth: 0.3 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    // what is said of the whole ray gun colours its painted body
    const changed =
      materials.metal.color !== gun.slots.metal.material.color && kind === 'ray' && materials.metal.base === 'steel';
    const b = createBench(
      changed ? { ...materials, frame: { ...materials.frame, color: materials.metal.color } } : materials,
    );
    if (kind === 'revolver') buildRevolver(b, rng);
    else if (kind === 'flintlock') buildFlintlock(b);
    else if (kind === 'ray') buildRay(b, rng);
    else buildPistol(b, rng);
    return { parts: b.parts, sockets: { handle: { at: [0, 0.05, -0.055], dir: [0, 1, 0], size: 0.03 } } };
  },
};
