import type { ParamValue } from '../dsl/archetype.ts';

/** How a part word turns parameters: what having, lacking, counting, lengthening or enlarging the part means. */
export interface PartRule {
  on?: Readonly<Record<string, ParamValue>>;
  off?: Readonly<Record<string, ParamValue>>;
  /** Parameter that holds how many there are. */
  count?: string;
  /** Parameter for long and short. */
  long?: string;
  /** Parameter for big and small. */
  big?: string;
}

/** By archetype, by part word (singular). Adds to what parameter names already say (`hornSize`, `wingCount`). */
export const PART_RULES: Readonly<Record<string, Readonly<Record<string, PartRule>>>> = {};
