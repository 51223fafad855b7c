import type { Vec3 } from '../../../../math/index.ts';
import type { TetrapodSpecies } from '../spec.ts';
import { hipHeight } from './trunk.ts';

export interface Posed {
  species: TetrapodSpecies;
  /** Hip height, in withers heights; standing if missing. */
  hip?: number;
  neckLift?: number;
  /** Foot displacement, in withers heights (fore, per side) or metres (hind). */
  foreStep?: (side: number) => Vec3;
  hindStep?: Vec3;
}

/** Turns a standing species into another pose by moving hips and pitching the trunk; the limbs find their own way down. */
export function posed(species: TetrapodSpecies, pose: string): Posed {
  const { trunk, neck, fore, hind } = species;
  if (!fore || !hind || species.rigType === 'avian' || species.rigType === 'biped') return { species };
  const stand = hipHeight(trunk);
  switch (pose) {
    case 'sitting':
      return {
        species: {
          ...species,
          trunk: { ...trunk, pitch: 44 },
          hind: { ...hind, kind: 'plantigrade', track: hind.track * 1.5 },
          neck: { ...neck, rise: neck.rise + 18 },
          tail: { ...species.tail, rise: -8, arch: 12, swing: 60 },
        },
        hip: stand * 0.36,
        foreStep: () => [0, 0, 0.04],
        hindStep: [0, 0, 0.24 * species.unit],
      };
    case 'rearing':
      return {
        species: {
          ...species,
          trunk: { ...trunk, pitch: 48 },
          tail: { ...species.tail, rise: species.tail.rise - 35 },
        },
        neckLift: 14,
        foreStep: (side) => [0, side > 0 ? 0.78 : 0.66, side > 0 ? 0.42 : 0.3],
      };
    case 'lying':
      return {
        species: {
          ...species,
          hind: { ...hind, kind: 'sprawl', track: hind.track * 1.9 },
          fore: { ...fore, kind: 'sprawl', track: fore.track * 1.5 },
        },
        hip: trunk.rump * 0.56,
        neckLift: 36,
      };
    case 'walking':
      return { species, foreStep: (side) => [0, side > 0 ? 0.05 : 0, side * 0.16], hindStep: [0, 0, 0] };
    default:
      return { species };
  }
}
