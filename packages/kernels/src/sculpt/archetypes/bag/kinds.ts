import type { Rng, Vec3 } from '../../../math/index.ts';
import type { ParamValue } from '../../dsl/archetype.ts';
import { type Bench, read } from '../../kits/joinery/index.ts';
import { buildBackpack } from './backpack.ts';
import { buildCase, buildTrolley } from './cases.ts';
import { buildClutch, buildDuffel, buildHandbag, buildSatchel } from './handbag.ts';
import { buildCarrier, buildSack, type SackPlan } from './sacks.ts';
import { buildPouch, buildPurse, buildWallet } from './small.ts';

/** Where a bag is held, and its mouth: height and clear width. */
export interface Grip {
  at: Vec3;
  dir?: Vec3;
  size: number;
  mouth?: readonly [y: number, width: number];
}

type Params = Readonly<Record<string, ParamValue>>;
type Build = (b: Bench, params: Params, rng: Rng) => Grip | undefined;

const sack =
  (plan: Partial<SackPlan>): Build =>
  (b, params, rng) => {
    const p: SackPlan = { h: 0.5, w: 0.42, top: 'ruffle', patch: false, coins: false, cord: true, ...plan };
    buildSack(b, { ...p, sign: read.word(params, 'sign') || p.sign }, rng);
    if (p.top === 'open') return { at: [0, p.h, 0], dir: [0, 1, 0], size: 0.05, mouth: [p.h * 0.95, p.w * 0.7] };
    return { at: [0, p.h * 1.02, 0], dir: [0, 1, 0], size: p.w * 0.22 };
  };

const BUILDS: Readonly<Record<string, Build>> = {
  backpack: (b, params) => {
    buildBackpack(b, { flap: read.flag(params, 'flap'), roll: read.flag(params, 'bedroll') });
    return { at: [0, 0.462, -0.055], size: 0.02 };
  },
  handbag: (b, _, rng) => {
    buildHandbag(b, rng);
    return { at: [0, 0.33, 0], size: 0.03 };
  },
  clutch: (b) => {
    buildClutch(b);
    return { at: [0, 0.12, 0], size: 0.04 };
  },
  satchel: (b) => {
    buildSatchel(b);
    return { at: [0, 0.286, 0], size: 0.018 };
  },
  duffel: (b) => {
    buildDuffel(b);
    return { at: [0, 0.378, 0], size: 0.035 };
  },
  shopping: (b) => {
    buildCarrier(b, { w: 0.3, h: 0.36, d: 0.14, handles: 'twine', bow: false, full: true });
    return { at: [0, 0.457, 0], size: 0.03, mouth: [0.36, 0.12] };
  },
  gift: (b) => {
    buildCarrier(b, { w: 0.22, h: 0.28, d: 0.11, handles: 'twine', bow: true, full: true });
    return { at: [0, 0.355, 0], size: 0.03, mouth: [0.28, 0.1] };
  },
  tote: (b) => {
    buildCarrier(b, { w: 0.36, h: 0.38, d: 0.1, handles: 'webbing', bow: false, full: false });
    return { at: [0, 0.566, 0], size: 0.03, mouth: [0.38, 0.09] };
  },
  paper: (b) => {
    buildCarrier(b, { w: 0.15, h: 0.27, d: 0.09, handles: 'none', bow: false, full: false });
    return { at: [0, 0.24, 0], size: 0.08, mouth: [0.27, 0.08] };
  },
  sack: sack({ patch: true }),
  'open sack': sack({ top: 'open', h: 0.55, w: 0.44, patch: true }),
  money: sack({ h: 0.22, w: 0.22, sign: '$', coins: true }),
  pouch: sack({ h: 0.14, w: 0.13, patch: false }),
  rubbish: sack({ h: 0.62, w: 0.52, cord: false }),
  suitcase: (b, _, rng) => {
    buildTrolley(b, rng);
    return { at: [0, 0.99, -0.08], size: 0.034 };
  },
  trunk: (b) => {
    buildCase(b, true);
    return { at: [0, 0.425, -0.01], size: 0.022 };
  },
  briefcase: (b) => {
    buildCase(b, false);
    return { at: [0, 0.366, -0.002], size: 0.022 };
  },
  wallet: (b) => {
    buildWallet(b);
    return undefined;
  },
  purse: (b) => {
    buildPurse(b);
    return undefined;
  },
  pencil: (b) => {
    buildPouch(b);
    return undefined;
  },
};

/** Every kind of bag. */
export const BAG_KINDS: readonly string[] = Object.keys(BUILDS);

/** Builds a bag of a kind (another falls back to a backpack) and says where it is held. */
export function buildBag(b: Bench, kind: string, params: Params, rng: Rng): Grip | undefined {
  return (BUILDS[kind] ?? BUILDS.backpack)(b, params, rng);
}
