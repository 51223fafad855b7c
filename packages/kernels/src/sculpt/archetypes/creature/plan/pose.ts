import type { Vec3 } from '../../../../math/index.ts';
import type { LimbSpec, LimbTemplate, TetrapodSpecies } from '../spec.ts';
import { hipHeight } from './trunk.ts';

/** Turns at the joints of a limb, root first, degrees; positive swings what is below the joint forwards. */
type Bend = readonly number[];

export interface Posed {
  species: TetrapodSpecies;
  /** Hip height, in withers heights; standing if missing. */
  hip?: number;
  neckLift?: number;
  /** Height of the legs when standing, where they do not, in withers heights. */
  rest?: number;
  foreStep?: (side: number) => Vec3;
  hindStep?: Vec3;
  /** Limbs that are lifted, bent or stretched. */
  bend?: (where: 'front' | 'hind', side: number) => Bend | undefined;
}

/** Turns a standing species into another pose by moving hips, pitching the trunk and bending the limbs. */
export function posed(species: TetrapodSpecies, pose: string): Posed {
  if (pose === 'flying' && species.wings) return flying(species);
  const { trunk, neck, fore, hind } = species;
  if (!fore || !hind || species.rigType === 'avian') return { species };
  if (species.rigType === 'biped')
    return pose === 'running' || pose === 'walking' ? striding(species, pose) : { species };
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
          trunk: { ...trunk, pitch: 50 },
          tail: { ...species.tail, rise: species.tail.rise - 35 },
        },
        neckLift: 14,
        bend: (where, side) => (where === 'hind' ? undefined : side > 0 ? [78, 28, -88, -30] : [58, 44, -96, -34]),
      };
    case 'lying':
    case 'coiled':
    case 'sleeping':
      return lying(species, fore, hind, pose === 'sleeping');
    case 'howling':
      return {
        species: {
          ...species,
          neck: { ...neck, rise: Math.max(52, neck.rise + 22), arch: 4 },
          head: { ...species.head, pitch: -48 },
          turn: 6,
        },
      };
    case 'walking':
      return { species, bend: (where, side) => WALK[where][side > 0 ? 0 : 1] };
    case 'running':
      return {
        species: {
          ...species,
          trunk: { ...trunk, pitch: (trunk.pitch ?? 0) + 3 },
          neck: { ...neck, rise: neck.rise - 10 },
          tail: { ...species.tail, rise: Math.max(species.tail.rise, -12) + 14, arch: species.tail.arch * 0.4 },
        },
        bend: (where, side) => GALLOP[where][side > 0 ? 0 : 1],
      };
    default:
      return species.stance ? resting(species, fore, hind) : { species };
  }
}

/** The stance of small animals: haunches folded on the ground, and either forelegs straight or hands before the chest. */
function resting(species: TetrapodSpecies, fore: LimbSpec, hind: LimbSpec): Posed {
  const { trunk } = species;
  const stand = hipHeight(trunk);
  const upright = species.stance === 'upright';
  return {
    species: {
      ...species,
      trunk: { ...trunk, pitch: upright ? 50 : 9 },
      hind: { ...hind, kind: 'couchant', track: hind.track * 1.2, footSize: hind.footSize * 1.2 },
      fore: upright ? { ...fore, reach: 0.42 } : fore,
    },
    hip: stand * (upright ? 0.46 : 0.56),
    rest: stand * 0.92,
    bend: upright ? (where) => (where === 'front' ? [18, 66, -22, -30] : undefined) : undefined,
  };
}

/** Left and right. A walk's diagonal pairs: left fore with right hind. */
const WALK: Record<'front' | 'hind', readonly [Bend, Bend]> = {
  front: [
    [20, 4, -8, 4],
    [-16, 20, -34, -6],
  ],
  hind: [
    [-16, 4, -4, -8],
    [16, -16, 10, 0],
  ],
};

/** The stretched moment of a gallop: one foreleg reaching, the other folded, both hind legs thrown back. */
const GALLOP: Record<'front' | 'hind', readonly [Bend, Bend]> = {
  front: [
    [54, 14, -12, -16],
    [26, 58, -104, -24],
  ],
  hind: [
    [-44, 10, -12, -26],
    [-24, -4, -2, -30],
  ],
};

/** How a leg lies: paws in front as a sphinx's, long hoofed legs folded under. */
function lain(limb: LimbSpec): LimbTemplate {
  return limb.kind === 'unguligrade' || limb.kind === 'column'
    ? 'folded'
    : limb.kind === 'sprawl'
      ? 'sprawl'
      : 'couchant';
}

function lying(species: TetrapodSpecies, fore: LimbSpec, hind: LimbSpec, asleep: boolean): Posed {
  const { trunk, neck, head, tail } = species;
  const stand = hipHeight(trunk);
  const low = asleep && neck.length > 0.2;
  return {
    species: {
      ...species,
      hind: { ...hind, kind: lain(hind), track: hind.track * 1.7 },
      fore: { ...fore, kind: lain(fore), track: fore.track * 1.25 },
      neck: low ? { ...neck, rise: 8, arch: -26, s: 0 } : neck,
      head: asleep ? { ...head, pitch: low ? 6 : head.pitch + 8, eye: { ...head.eye, open: 0 } } : head,
      tail: { ...tail, rise: Math.min(-20, tail.rise), arch: 26, swing: 70 },
    },
    // The breast or the buttocks, whichever hangs lower, touch the ground.
    hip: Math.max(trunk.rump * 0.58, trunk.chest - (1 - stand)) * 0.98,
    rest: stand * 0.92,
    neckLift: asleep ? 0 : 24,
  };
}

function striding(species: TetrapodSpecies, pose: string): Posed {
  const k = pose === 'running' ? 1 : 0.55;
  return {
    species,
    bend: (where, side) =>
      where === 'front' ? undefined : side > 0 ? [34 * k, -6 * k, 8 * k, 0] : [-30 * k, -22 * k, -6 * k, -34 * k],
  };
}

/** Wings spread, trunk level, legs tucked: forelegs folded under the chest, hind legs trailing. */
function flying(species: TetrapodSpecies): Posed {
  const { trunk, neck, wings, tail } = species;
  const bird = species.rigType === 'avian';
  const folded = wings?.kind === 'folded';
  const span = folded ? 2.1 * Math.max(0.6, trunk.length) : wings?.span;
  return {
    species: {
      ...species,
      trunk: { ...trunk, pitch: bird ? Math.min(12, trunk.pitch ?? 0) : 8 },
      neck: bird && neck.length > 0.6 ? { ...neck, rise: 24, arch: -18, s: 8 } : { ...neck, rise: neck.rise - 16 },
      wings: wings && {
        ...wings,
        ...(folded ? { kind: 'feather', at: 0.84 } : {}),
        span: span ?? 2,
        lift: wings.kind === 'insect' ? wings.lift : 20,
        hang: wings.kind === 'bat' ? 26 : 16,
        sweep: 6,
      },
      tail: { ...tail, rise: bird ? -4 : Math.max(-8, tail.rise), arch: tail.arch * 0.3 },
      extras: species.extras?.map((extra) => (extra.kind === 'tail fan' && bird ? { ...extra, rise: -6 } : extra)),
    },
    bend: (where, side) =>
      bird ? [-62, -18, 66, -40] : where === 'front' ? [-18 + 10 * side, 78, -84, -34] : [-52 + 7 * side, -14, 12, -40],
  };
}
