import type { ParamValue } from '../../dsl/archetype.ts';
import { robe } from '../humanoid/outfits/pieces.ts';
import type { Outfit } from '../humanoid/outfits/types.ts';
import { lamellar, plateArmour } from '../humanoid/wardrobe/armour.ts';
import { cape } from '../humanoid/wardrobe/cape.ts';
import { belt, collar } from '../humanoid/wardrobe/details.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import { top, trousers } from '../humanoid/wardrobe/garments.ts';
import { halo } from '../humanoid/wardrobe/headcloth.ts';
import { putOn } from '../humanoid/wardrobe/headgear.ts';
import { addShoes } from '../humanoid/wardrobe/shoes.ts';
import { attributes as a } from './attributes.ts';
import { robes } from './robes.ts';

/** A person in stone. */
export interface Figure {
  pose: string;
  params?: Readonly<Record<string, ParamValue>>;
  outfit: Outfit;
  /** What it sits on: a rock, a lotus. */
  seat?: 'rock' | 'lotus';
}

const sandals = { name: 'sandal', top: 2.45, material: 'shoes', sole: 'shoes' } as const;

/** Statues of people by what they are of. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  hero: {
    pose: 'ease',
    params: { sex: 'male', muscle: 1.5, hair: 'curly', beard: 'none' },
    outfit: {
      dress(d) {
        robes.hipCloth(d, 0.2);
        robes.mantle(d);
      },
    },
  },
  orator: {
    pose: 'orator',
    params: { sex: 'male', hair: 'crew', age: 1.2, beard: 'none' },
    outfit: {
      dress(d) {
        robes.toga(d);
        addShoes(d, sandals);
        a.scroll(d);
      },
    },
  },
  goddess: {
    pose: 'ease',
    params: { sex: 'female', hair: 'bun' },
    outfit: {
      dress(d) {
        robes.toga(d, 0.34);
        belt(d, { at: 0.5, wide: 0.02, ease: 0.012, buckle: null });
      },
    },
  },
  venus: {
    pose: 'ease',
    params: { sex: 'female', hair: 'bun' },
    outfit: {
      dress(d) {
        robes.hipCloth(d, 0.1);
        top(d, { name: 'chest cloth', sleeves: -1, low: 0.58, high: 0.84, ease: 0.003, folds: 0.006, hem: 0 });
        const { s, quads, zones } = d.body.surface;
        // the arms are lost
        for (let q = 0; q < zones.length; q++)
          if ((zones[q] === 1 || zones[q] === 2) && s[quads[q * 4]] > (zones[q] === 1 ? 0.22 : 0.42)) d.covered[q] = 1;
          else if (zones[q] === 3 || zones[q] === 4) d.covered[q] = 1;
      },
    },
  },
  liberty: {
    pose: 'torch',
    params: { sex: 'female', hair: 'bun', expression: 'stern' },
    outfit: {
      dress(d) {
        robes.toga(d, 1.2);
        a.rays(d);
        a.torch(d);
        a.tablet(d);
      },
    },
  },
  justice: {
    pose: 'justice',
    params: { sex: 'female', hair: 'bun' },
    outfit: {
      dress(d) {
        robes.toga(d, 0.4);
        a.blindfold(d);
        a.scales(d);
        a.blade(d);
      },
    },
  },
  angel: {
    pose: 'orator',
    params: { sex: 'female', hair: 'wavy', wings: 'feather' },
    outfit: {
      dress(d) {
        robe(d, { flare: 0.06, sleeves: 1.85, cuff: 0.05, scoop: 0.06, hem: 0.085 });
        belt(d, { at: 0.4, wide: 0.022, ease: 0.014, buckle: null });
        halo(d);
      },
    },
  },
  'weeping angel': {
    pose: 'weeping',
    params: { sex: 'female', hair: 'bun', wings: 'feather' },
    outfit: { dress: (d) => robes.toga(d, 0.5) },
  },
  thinker: {
    pose: 'thinker',
    params: { sex: 'male', muscle: 1.9, hair: 'crew', expression: 'stern', beard: 'none' },
    outfit: {
      dress: (d) =>
        trousers(d, { name: 'cloth', material: 'top', low: 0.16, high: 0.2, ease: 0.003, wide: 0, folds: 0.003 }),
    },
    seat: 'rock',
  },
  guardian: {
    pose: 'guarding',
    outfit: {
      who: { masked: true, figure: { shoulders: 1.08, muscle: 0.6 } },
      dress(d) {
        plateArmour(d);
        putOn(d, 'knight', { hat: 'top', visor: 'top', band: 'top', metal: 'top', feather: 'hat' }, { tilt: 0 });
        cape(d, { hem: 0.08, wide: 96 });
        a.restingSword(d);
      },
    },
  },
  terracotta: {
    pose: 'guarding',
    params: { sex: 'male', hair: 'topknot', beard: 'short', expression: 'stern' },
    outfit: {
      dress(d) {
        trousers(d, { ease: 0.011, low: 1.8, wide: 0.006 });
        top(d, { name: 'coat', sleeves: 1.85, low: 0.1, ease: 0.008, cuff: 0.012 });
        lamellar(d);
        collar(d, { height: 0.022, flare: 0.008, material: 'trim', ease: 0.012 });
        addShoes(d, { name: 'shoe', top: 2.2, material: 'shoes', sole: 'shoes', curl: 0.02 });
      },
    },
  },
  trophy: {
    pose: 'guarding',
    params: { sex: 'male', hair: 'none', muscle: 1.3, beard: 'none' },
    outfit: {
      dress(d) {
        trousers(d, { name: 'hips', material: 'top', low: 0.2, high: 0.25, ease: 0.002, wide: 0, folds: 0 });
        a.restingSword(d);
      },
    },
  },
  redeemer: {
    pose: 'redeemer',
    params: { sex: 'male', hair: 'long', beard: 'full' },
    outfit: {
      dress(d) {
        robe(d, { flare: 0.045, sleeves: 1.88, cuff: 0.06, scoop: 0.03, hem: 0.085 });
        robes.mantle(d);
        drape(d, 'over robe', 'cape', { from: 0.4, hem: 0.3, ease: 0.018, flare: 0.05, folds: 9, depth: 0.012 });
      },
    },
  },
  buddha: {
    pose: 'lotus',
    params: { sex: 'male', hair: 'none', bulk: 1.15, earSize: 1.5, beard: 'none', expression: 'smile', muscle: 0.6 },
    outfit: {
      dress(d) {
        robes.kasaya(d);
        a.enlightened(d);
      },
    },
    seat: 'lotus',
  },
};
