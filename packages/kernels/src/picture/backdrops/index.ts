import type { Stage, StageInput } from '../stage/types.ts';
import { buildStudio } from './studio.ts';

/** Builds the place that a picture is taken at. */
export function buildStage(input: StageInput): Stage {
  return buildStudio(input);
}
