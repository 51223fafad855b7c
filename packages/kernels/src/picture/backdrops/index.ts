import type { Stage, StageInput } from '../stage/types.ts';
import { buildClouds, buildMoon, buildSpace, buildUnderwater } from './beyond.ts';
import { buildCity } from './city.ts';
import { buildOpenAir } from './open-air.ts';
import { buildRoom } from './room.ts';
import { buildStudio } from './studio.ts';

/** Builds the place that a picture is taken at. */
export function buildStage(input: StageInput): Stage {
  switch (input.spec.backdrop) {
    case 'studio':
    case 'plain':
    case 'gradient':
      return buildStudio(input);
    case 'room':
      return buildRoom(input);
    case 'city':
      return buildCity(input);
    case 'space':
      return buildSpace(input);
    case 'moon':
      return buildMoon(input);
    case 'clouds':
      return buildClouds(input);
    case 'underwater':
      return buildUnderwater(input);
    default:
      return buildOpenAir(input);
  }
}
