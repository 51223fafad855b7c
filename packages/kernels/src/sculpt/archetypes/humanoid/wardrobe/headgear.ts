import type { Archetype } from '../../../dsl/archetype.ts';
import { HAT_KINDS, type HatPart, type HatSlot, hatParts, helmetParts } from '../../../kits/headwear/index.ts';
import { Turn } from '../body/turn.ts';
import { addThing, makeThing, type ThingOptions } from '../props/things.ts';
import type { Dress, Material } from './dress.ts';

/** Hat line over the chin, heads. */
const LINE = 0.615;
/** The kit's heads are 0.18 m across, ours 0.654 heads. */
const KIT = 0.654 / 0.18;

/** What a hat's slots are on a person unless said otherwise. */
const SLOTS: Readonly<Record<HatSlot, Material>> = {
  hat: 'hat',
  band: 'trim',
  trim: 'trim',
  metal: 'metal',
  feather: 'trim',
  visor: 'visor',
  dark: { base: 'rubber', color: '#141416' },
  horn: { base: 'horn', color: '#d8c8a0' },
  mail: { base: 'mail', color: '#a4a6a8', scale: 0.5 },
  strap: { base: 'leather', color: '#4a2e1c', scale: 0.4 },
};

interface Fit {
  /** Lift over the hat line, heads; lean back, degrees; factor on the size. */
  up?: number;
  tilt?: number;
  scale?: number;
}

/** Puts a hat or helmet of the headwear kit on the head. */
export function putOn(d: Dress, kind: string, materials: Partial<Record<HatSlot, Material>> = {}, fit: Fit = {}): void {
  const parts: readonly HatPart[] =
    HAT_KINDS.includes(kind) && kind !== 'knight' ? hatParts(kind, d.rng) : helmetParts(kind, d.rng);
  const place = placeOf(d, fit, 1.1);
  const slots = { ...SLOTS, ...materials };
  for (const { name, slot, shape, detail } of parts)
    d.bench.add(
      name,
      slots[slot],
      { op: 'placed', of: shape, places: [place] },
      { joint: 'head', ...(detail ? { detail } : {}) },
    );
}

/** Puts another archetype (a crown) on the head. */
export function crownWith(d: Dress, archetype: Archetype, o: ThingOptions & Fit = {}): void {
  addThing(d, makeThing(d, archetype, o).parts, placeOf(d, o, 1.12), 'head');
}

function placeOf(d: Dress, { up = 0, tilt = 4, scale = 1 }: Fit, wide: number) {
  const { head, body } = d;
  const turn = Turn.multiply(body.placed[body.rest.index.head].turn, Turn.euler([-tilt, 0, 0]));
  return { at: head.place([0, LINE + up, -0.03]), rot: Turn.angles(turn), scale: head.unit * KIT * wide * scale };
}
