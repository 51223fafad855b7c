import type { FloatImage } from '../../image/index.ts';
import type { Layers, PaintedThing } from '../types.ts';
import { completeCharacter } from './complete.ts';
import { enhance3d } from './enhance.ts';
import { tPose } from './t-pose.ts';
import { makeVariants } from './variants.ts';

/** Templates that are made of the picture itself; the figurine is built by the engine. */
export type PictureTemplate = 't_pose' | 'character_completion' | '3d_enhance' | 'variants';

export { findMissingBody, type MissingBody } from './missing-body.ts';

/**
 * Makes a template's picture of a subject, of exactly this size: linear light, three channels. `body`: what stands for the part of a figure that `findMissingBody` found to be
 * cut off. Throws GeometryError `no-subject`, `not-possible`.
 */
export function applyTemplate(
  template: PictureTemplate,
  layers: Layers,
  { width, height, seed, body }: { width: number; height: number; seed: number; body?: PaintedThing },
): FloatImage {
  if (template === 't_pose') return tPose(layers, width, height);
  if (template === 'character_completion') return completeCharacter(layers, width, height, body);
  if (template === '3d_enhance') return enhance3d(layers, width, height);
  return makeVariants(layers, width, height, seed);
}
