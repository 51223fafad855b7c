import type { Rng } from '../../../math/index.ts';
import { read } from '../../kits/joinery/index.ts';

/** What an upholsterer decides. Metres. */
export interface SofaPlan {
  places: number;
  w: number;
  d: number;
  seatH: number;
  topH: number;
  armH: number;
  armW: number;
  arm: 'block' | 'roll' | 'flare' | 'wood';
  back: 'cushions' | 'tufted' | 'wing' | 'tight';
  legs: 'taper' | 'turned' | 'metal' | 'plinth';
  pillows: number;
  recline: number;
  piping: boolean;
}

const DESIGNS: Readonly<Record<string, Partial<SofaPlan>>> = {
  modern: { arm: 'block', back: 'cushions', legs: 'metal', armW: 0.16, armH: 0.58, topH: 0.8, recline: 10 },
  midcentury: { arm: 'wood', back: 'cushions', legs: 'taper', armW: 0.07, armH: 0.56, topH: 0.8, recline: 14 },
  chesterfield: {
    arm: 'roll',
    back: 'tufted',
    legs: 'turned',
    armW: 0.2,
    armH: 0.7,
    topH: 0.76,
    recline: 6,
    pillows: 0,
  },
  wingback: { arm: 'roll', back: 'wing', legs: 'turned', armW: 0.13, armH: 0.6, topH: 1.06, recline: 9, pillows: 0 },
  club: { arm: 'flare', back: 'tight', legs: 'taper', armW: 0.17, armH: 0.6, topH: 0.82, recline: 8 },
  lounge: { arm: 'block', back: 'cushions', legs: 'plinth', armW: 0.22, armH: 0.54, topH: 0.74, recline: 12 },
};

/** Names of the upholstered designs. */
export const SOFA_DESIGNS = Object.keys(DESIGNS);

/** Settles seats, arms, back and legs; what is left open the seed chooses among designs that belong together. */
export function planSofa(params: Readonly<Record<string, unknown>>, rng: Rng): SofaPlan {
  const asked = read.word(params, 'design');
  const places = Math.round(read.num(params, 'places'));
  const taste = rng.fork('design');
  const pool = places === 1 ? SOFA_DESIGNS : SOFA_DESIGNS.filter((n) => n !== 'wingback');
  const name = asked in DESIGNS ? asked : taste.pick(pool);
  const plan: SofaPlan = {
    places,
    w: 0,
    d: 0.86,
    seatH: 0.43,
    topH: 0.8,
    armH: 0.6,
    armW: 0.16,
    arm: 'block',
    back: 'cushions',
    legs: 'taper',
    pillows: places === 1 ? taste.int(2) : 1 + taste.int(3),
    recline: 10,
    piping: taste.next() < 0.75,
    ...DESIGNS[name],
  };
  const size = rng.fork('size');
  plan.armW *= size.range(0.94, 1.08);
  plan.topH *= size.range(0.98, 1.04);
  plan.d *= size.range(0.97, 1.05);
  const seat = places === 1 ? 0.58 : places === 2 ? 0.64 : 0.62;
  plan.w = seat * places + 2 * plan.armW;
  return plan;
}
