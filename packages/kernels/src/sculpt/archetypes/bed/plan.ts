import type { Rng } from '../../../math/index.ts';

/** A bed, metres: mattress w x l whose underside is at h; head towards -z. */
export interface BedPlan {
  kind: string;
  w: number;
  l: number;
  h: number;
  headboard: string;
  pillows: number;
  blanket: boolean;
  taste: Rng;
}
