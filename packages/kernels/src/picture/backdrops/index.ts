import { isStudio } from '../grammar/settle.ts';
import type { Stage, StageInput } from '../stage/types.ts';
import { buildOpenAir } from './open-air.ts';
import { buildStudio } from './studio.ts';

/** Builds the place that a picture is taken at. */
export function buildStage(input: StageInput): Stage {
  return isStudio(input.spec.backdrop) ? buildStudio(input) : buildOpenAir(input);
}
