import { z } from 'zod';
import { RIG_TYPES } from './motion-terms.ts';

/** Kinds of bodies, as fields and outputs name them. */
export const rigType = z.enum(RIG_TYPES);

/** How joints are named. */
export const rigSpec = z.enum(['mixamo', 'native']);

/** Whose motions a rig is made for: those of all bodies, or the classic ones of people. */
export const RIG_LIBRARIES = ['current', 'classic'] as const;
