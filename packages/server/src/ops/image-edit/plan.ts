import type { PictureSize } from '../_shared/picture-terms.ts';
import type { Params } from './op.ts';

/** How much work an edit is. */
export interface EditPlan {
  /** Side of a square of as many pixels as the picture is edited at. */
  side: number;
  /** Rounds of making edges steep when it is brought to its size. */
  rounds: number;
}

const PLANS: Readonly<Record<Params['style'], EditPlan>> = {
  turbo: { side: 1024, rounds: 1 },
  standard: { side: 1448, rounds: 2 },
  pro: { side: 2048, rounds: 3 },
  ultra: { side: 2048, rounds: 4 },
};
/** At 4K more of the picture's own detail is worked on. */
const SIDE_4K = 2560;

/** What the style and the size of an edit come to. */
export function planEdit(style: Params['style'], size: PictureSize): EditPlan {
  const plan = PLANS[style];
  return size === '4K' ? { ...plan, side: SIDE_4K } : plan;
}
