import type { MaterialSpec } from '../../../texture/index.ts';
import { bow } from '../bow/bow.ts';
import { crown } from '../crown/crown.ts';
import { quiver } from '../humanoid/outfits/carried.ts';
import { robe } from '../humanoid/outfits/pieces.ts';
import { holdThing, strapShield } from '../humanoid/props/hold.ts';
import { pole } from '../humanoid/props/pole.ts';
import { cape } from '../humanoid/wardrobe/cape.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { hood } from '../humanoid/wardrobe/face-wear.ts';
import { crownWith, putOn } from '../humanoid/wardrobe/headgear.ts';
import { shield } from '../shield/shield.ts';
import { sword } from '../sword/sword.ts';

const RUSTY = { base: 'iron', color: '#7d7468', wear: 0.7 } as const;
const GRIP = { base: 'leather', color: '#3a2a1e', wear: 0.5 } as const;

/** What the dead wear and hold: names of the humanoid's slots that clothes ask for, by what of the skeleton they are made of. */
export interface BoneOutfit {
  /** Hands: names of `HOLDS`. */
  arms?: { left?: string; right?: string };
  /** A robe hides trunk and limbs but for hands and feet. */
  robed?: true;
  dress?(d: Dress): void;
  hold?(d: Dress): void;
}

/** A blade that has lain in a tomb. */
const oldSword = (d: Dress, style: string): void =>
  holdThing(d, 'right', sword, { params: { style }, materials: { blade: RUSTY, guard: RUSTY, grip: GRIP } });

/** A skull is deeper than the head of a figure: hoods are cut for it. */
const roomy = (d: Dress): Dress => ({
  ...d,
  head: { ...d.head, place: ([x, y, z]) => d.head.place([x, y, z * (z < 0 ? 2.1 : 1.05)]) },
});

export const BONE_OUTFITS: Readonly<Record<string, BoneOutfit>> = {
  none: {},
  warrior: {
    arms: { right: 'sword', left: 'shield' },
    dress: (d) => putOn(d, 'viking', { hat: RUSTY, band: RUSTY, trim: RUSTY, metal: RUSTY }, { tilt: 6, scale: 0.98 }),
    hold(d) {
      oldSword(d, 'longsword');
      strapShield(d, 'left', shield, { params: { kind: 'round' }, scale: 0.8 });
    },
  },
  king: {
    arms: { right: 'sword' },
    dress(d) {
      cape(d, { hem: 0.06, wide: 98, clasp: 'metal' });
      crownWith(d, crown, { params: { kind: 'open' }, scale: 0.96 });
    },
    hold: (d) => oldSword(d, 'broadsword'),
  },
  mage: {
    robed: true,
    arms: { right: 'staff' },
    dress(d) {
      robe(d, { flare: 0.05, sleeves: 1.6, cuff: 0.06, material: 'cape' });
      hood(roomy(d), { deep: 0.04, material: 'cape' });
    },
    hold: (d) => pole(d, 'right', { head: 'crystal', glow: '#7af0c0', shaft: 'prop' }),
  },
  pirate: {
    arms: { right: 'sword' },
    dress: (d) => putOn(d, 'tricorn', { hat: 'cape', band: 'metal', trim: 'metal' }, { up: 0.02 }),
    hold: (d) => oldSword(d, 'scimitar'),
  },
  archer: {
    arms: { left: 'staff' },
    dress(d) {
      hood(roomy(d), { material: 'cape' });
      quiver(d);
    },
    hold: (d) => holdThing(d, 'left', bow),
  },
};

/** Slots that the wardrobe asks for, from those of a skeleton. */
export function wardrobeSlots(m: Readonly<Record<string, MaterialSpec>>): Record<string, MaterialSpec> {
  const { cloth, metal, wood, bone } = m;
  const cloths = ['top', 'bottom', 'cape', 'hat', 'under', 'shoes', 'gloves', 'visor'];
  return {
    ...m,
    ...Object.fromEntries(cloths.map((slot) => [slot, cloth])),
    ...Object.fromEntries(['trim', 'metal', 'crown'].map((slot) => [slot, metal])),
    prop: wood,
    skin: bone,
  };
}
