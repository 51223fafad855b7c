import { askForest, type Forest, readForest } from '../../math/index.ts';
import type { RigType } from '../skeleton.ts';
import { type Body, turnBody } from './body.ts';
import { FRONT_FOREST, STANCE_FOREST } from './forest.data.ts';
import { measureFrontTraits } from './front-traits.ts';
import { limbsForward } from './many-legged.ts';
import { measureStanceTraits } from './stance-traits.ts';

/** Models look to +Z as a rule: as much as this share of the votes counts for it. */
const LOOKS_AHEAD = 0.16;
/** As much where many legs tell as well. */
const LEGS_TELL = 0.05;
/** Only of what stands along an axis: what was turned by any other angle looks anywhere. Radians from the axis at which nothing is left of it. */
const ALONG_AXIS = 0.4;

let fronts: Forest | undefined;
let stances: Forest | undefined;

/** How clear it is that a body looks to +z rather than away, as a share of the votes: below 0 it looks away. Of its kind where that is known. */
export function rateFront(body: Body, type?: RigType): number {
  const ahead = votesAhead(body) - votesAhead(turnBody(body));
  const many = type === 'hexapod' || type === 'octopod';
  const limbs = many ? limbsForward(body, type) : 0;
  const crooked = Math.abs(body.yaw - (Math.PI / 2) * Math.round(body.yaw / (Math.PI / 2)));
  const straight = 2 * (many ? LEGS_TELL : LOOKS_AHEAD) * Math.max(0, 1 - (crooked / ALONG_AXIS) ** 2);
  return ahead + limbs + straight * Math.cos(body.yaw);
}

/** Share of the votes that a body looks to +z, by its course from back to front and by its layers from the ground up. */
function votesAhead(body: Body): number {
  fronts ??= readForest(FRONT_FOREST);
  stances ??= readForest(STANCE_FOREST);
  return (askForest(fronts, measureFrontTraits(body))[1] + askForest(stances, measureStanceTraits(body))[1]) / 2;
}
