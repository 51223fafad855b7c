import type { Rng } from '../../../math/index.ts';
import { read } from '../../kits/joinery/index.ts';

/** Everything the joiner decides before cutting wood. Metres. */
export interface ChairPlan {
  seatH: number;
  /** Seat width in front and behind, depth. */
  w: number;
  wBack: number;
  d: number;
  /** Top of the back above the ground. */
  topH: number;
  /** Backwards lean of the back, metres per metre. */
  rake: number;
  leg: 'square' | 'taper' | 'turned';
  legSize: number;
  splay: number;
  back: 'slats' | 'ladder' | 'spindles' | 'cross' | 'panel' | 'splat' | 'none';
  crest: 'straight' | 'arched' | 'yoke';
  bow: number;
  seat: 'plank' | 'cushion' | 'upholstered' | 'woven';
  stretcher: 'H' | 'box' | 'ring' | 'none';
  arms: boolean;
  rockers: boolean;
  finials: boolean;
}

type Design = Partial<ChairPlan>;

/** Designs with a name in the furniture trade: choices that belong together. */
const DESIGNS: Readonly<Record<string, Design>> = {
  shaker: {
    leg: 'turned',
    back: 'ladder',
    crest: 'arched',
    seat: 'woven',
    stretcher: 'box',
    finials: true,
    legSize: 0.034,
    topH: 1.02,
    rake: 0.14,
  },
  farmhouse: {
    leg: 'square',
    back: 'cross',
    crest: 'arched',
    seat: 'plank',
    stretcher: 'H',
    legSize: 0.04,
    topH: 0.92,
    rake: 0.16,
  },
  mission: {
    leg: 'square',
    back: 'slats',
    crest: 'straight',
    seat: 'upholstered',
    stretcher: 'box',
    legSize: 0.042,
    topH: 1.0,
    rake: 0.12,
    bow: 0.01,
  },
  windsor: {
    leg: 'turned',
    back: 'spindles',
    crest: 'yoke',
    seat: 'plank',
    stretcher: 'H',
    splay: 0.055,
    topH: 0.95,
    rake: 0.24,
    bow: 0.05,
    legSize: 0.036,
  },
  midcentury: {
    leg: 'taper',
    back: 'panel',
    crest: 'yoke',
    seat: 'upholstered',
    stretcher: 'none',
    splay: 0.035,
    topH: 0.8,
    rake: 0.22,
    bow: 0.06,
    legSize: 0.036,
  },
  queen: {
    leg: 'taper',
    back: 'splat',
    crest: 'yoke',
    seat: 'upholstered',
    stretcher: 'none',
    topH: 1.0,
    rake: 0.15,
    bow: 0.03,
    legSize: 0.044,
  },
};

const BASE: ChairPlan = {
  seatH: 0.45,
  w: 0.46,
  wBack: 0.4,
  d: 0.43,
  topH: 0.95,
  rake: 0.16,
  leg: 'square',
  legSize: 0.038,
  splay: 0.01,
  back: 'slats',
  crest: 'arched',
  bow: 0.025,
  seat: 'plank',
  stretcher: 'H',
  arms: false,
  rockers: false,
  finials: false,
};

/** Names of the designs a chair can be asked for. */
export const CHAIR_DESIGNS = Object.keys(DESIGNS);

/** Settles a wooden chair from its parameters; what is left open the seed chooses among designs. */
export function planChair(params: Readonly<Record<string, unknown>>, rng: Rng): ChairPlan {
  const asked = read.word(params, 'design');
  const taste = rng.fork('design');
  const style = read.word(params, 'style');
  const name =
    asked in DESIGNS ? asked : taste.pick(style === 'rocking' ? ['shaker', 'windsor', 'mission'] : CHAIR_DESIGNS);
  const plan: ChairPlan = { ...BASE, ...DESIGNS[name] };
  plan.seatH = read.num(params, 'seatHeight');
  plan.topH += plan.seatH - 0.45;
  const size = rng.fork('size');
  plan.w *= size.range(0.97, 1.05);
  plan.wBack *= size.range(0.97, 1.05);
  plan.d *= size.range(0.98, 1.04);
  plan.topH += size.range(-0.03, 0.04);
  if (style === 'rocking') {
    Object.assign(plan, {
      rockers: true,
      arms: true,
      seatH: plan.seatH - 0.02,
      rake: plan.rake + 0.12,
      w: 0.52,
      wBack: 0.46,
      d: 0.47,
    });
    plan.topH += 0.14;
    if (plan.stretcher === 'none') plan.stretcher = 'H';
  }
  if (style === 'armchair') plan.arms = true;
  if (read.flag(params, 'arms')) plan.arms = true;
  if (read.flag(params, 'cushion') && plan.seat === 'plank') plan.seat = 'cushion';
  return plan;
}
