import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, addWheel } from '../../kits/vehicle/index.ts';
import { buildPropeller, buildSteering } from './controls.ts';
import { buildCart, buildShip, buildWater } from './wooden.ts';

const RIMS = ['five', 'ten', 'turbine', 'mesh', 'steel', 'classic'] as const;

/** Wheels standing upright, their face to +Z: car, tyre, bicycle, cart, ship's, steering and water wheel; a ship's propeller. */
export const wheel: Archetype = {
  name: 'wheel',
  kind: 'machine',
  size: { height: 0.64 },
  params: {
    kind: {
      type: 'choice',
      of: ['car', 'tyre', 'bicycle', 'cart', 'ship', 'steering', 'water', 'propeller'],
      default: 'car',
      about: 'Kind of wheel.',
    },
    rim: {
      type: 'choice',
      of: [...RIMS],
      default: 'five',
      about: "Pattern of a car's rim.",
      vary: { five: 3, ten: 2, turbine: 1, mesh: 2, steel: 1, classic: 1 },
    },
    spokes: {
      type: 'number',
      min: 6,
      max: 16,
      default: 12,
      about: 'Spokes of a cart or ship wheel.',
      vary: { 10: 1, 12: 2, 14: 1 },
    },
  },
  slots: {
    wheels: {
      material: { base: 'aluminium', color: '#b4b8bc', rough: 0.3 },
      words: ['rim', 'spoke', 'wheel', 'felloe', 'blade'],
      main: true,
    },
    tyres: { material: { base: 'rubber', color: '#1c1d1f', rough: 0.8 }, words: ['tyre', 'tire', 'tread', 'grip'] },
    chrome: { material: { base: 'chrome', color: '#cfd2d6' }, words: ['hub', 'cap', 'nut', 'bolt'] },
    metal: { material: { base: 'iron', color: '#4a4d52', wear: 0.3 }, words: ['band', 'nail', 'axle', 'iron'] },
    trim: { material: { base: 'plastic', color: '#22242a', rough: 0.45 }, words: ['trim', 'button', 'badge', 'stand'] },
  },
  palettes: [
    {
      lead: 'wheels',
      when: { kind: ['car', 'bicycle'] },
      of: colorways({
        silver: { weight: 3 },
        black: { wheels: { base: 'paint', color: '#1d1e21', rough: 0.25, clearcoat: 0.8 } },
        gunmetal: { wheels: '#5a5e64' },
        bronze: { wheels: { base: 'paint', color: '#8a6a44', metal: 0.8, rough: 0.3 } },
        white: { wheels: { base: 'paint', color: '#e8e8e6', rough: 0.25 } },
        gold: { wheels: { base: 'gold', color: '#d8ae54' } },
      }),
    },
    {
      lead: 'wheels',
      when: { kind: ['cart', 'ship', 'water'] },
      of: colorways({
        oak: { weight: 2 },
        walnut: { wheels: '#5f3d24' },
        ash: { wheels: '#bf9460' },
        red: { wheels: { base: 'paint', color: '#8e2b20', wear: 0.4 } },
        grey: { wheels: { base: 'wood', color: '#857b6e', wear: 0.6 } },
      }),
    },
  ],
  presets: {
    wheel: { size: { height: 0.64 } },
    tire: { params: { kind: 'tyre' }, size: { height: 0.64 } },
    'bicycle wheel': { params: { kind: 'bicycle' }, size: { height: 0.68 } },
    'cart wheel': {
      params: { kind: 'cart' },
      materials: { wheels: { base: 'oak', color: '#8d633a', wear: 0.3 } },
      open: ['wheels'],
      size: { height: 1.1 },
    },
    'ship wheel': {
      params: { kind: 'ship', spokes: 8 },
      materials: {
        wheels: { base: 'wood', color: '#7c4a26', color2: '#5c3418', rough: 0.3, clearcoat: 0.5 },
        chrome: { base: 'brass', color: '#c59a48' },
      },
      open: ['wheels'],
      openParams: ['spokes'],
      size: { height: 1.1 },
    },
    'steering wheel': {
      params: { kind: 'steering' },
      materials: { tyres: { base: 'leather', color: '#1f2023' } },
      size: { height: 0.37 },
    },
    'water wheel': {
      params: { kind: 'water' },
      materials: { wheels: { base: 'oak', color: '#7a5a38', wear: 0.5 } },
      open: ['wheels'],
      size: { height: 4.3 },
    },
    propeller: {
      params: { kind: 'propeller' },
      materials: { wheels: { base: 'brass', color: '#c59a48', rough: 0.25 } },
      size: { height: 0.6 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const spokes = Math.round(read.num(params, 'spokes'));
    if (kind === 'cart') buildCart(b, spokes);
    else if (kind === 'ship') buildShip(b, Math.min(10, spokes));
    else if (kind === 'water') buildWater(b);
    else if (kind === 'steering') buildSteering(b);
    else if (kind === 'propeller') buildPropeller(b);
    else buildRolling(b, kind, read.word(params, 'rim') as (typeof RIMS)[number]);
    // round in its own plane: only broader or narrower
    const scale: Vec3 = [1, 1, rng.fork('breadth').range(0.93, 1.08)];
    return {
      parts: proportioned(b.parts, rng, 0).map((part) => ({ ...part, shape: solid.at(part.shape, [{ scale }]) })),
    };
  },
};

/** Car and bicycle wheels of the vehicles, turned to face +Z. */
function buildRolling(b: Bench, kind: string, rim: (typeof RIMS)[number]): void {
  const r = kind === 'bicycle' ? 0.34 : 0.32;
  if (kind === 'bicycle')
    addCycleWheel(b, 'bicycle', { r, w: 0.036, face: 'wire', spokes: 32, knobs: true, hub: 0.036 }, [0, 0, 0]);
  else addWheel(b, 'car', { r, tyreW: 0.215, kind: rim }, [0, 0, 0], 1);
  const kept = b.parts.filter((part) => kind !== 'tyre' || /tyre|tread/.test(part.name));
  b.parts.length = 0;
  for (const { joint: _, ...part } of kept)
    b.parts.push({
      ...part,
      name: part.name.replace(/^(car|bicycle) /, ''),
      shape: solid.put(part.shape, [0, r, 0], [0, -90, 0]),
    });
}
