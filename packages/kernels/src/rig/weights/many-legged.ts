import type { RigSkeleton } from '../skeleton.ts';

/** No cloth hangs between the legs of these. */
export const MANY_LEGGED: ReadonlySet<RigSkeleton['type']> = new Set(['hexapod', 'octopod']);
