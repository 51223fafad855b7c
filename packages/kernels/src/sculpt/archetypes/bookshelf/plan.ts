import type { Rng } from '../../../math/index.ts';

/** A shelf, metres: outer width, rows, what stands in it. */
export interface ShelfPlan {
  w: number;
  n: number;
  books: boolean;
  back: boolean;
  taste: Rng;
}
