import { askForest, type Forest, readForest } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigType } from '../skeleton.ts';
import { type Body, turnBody } from './body.ts';
import { FRONT_FOREST, STANCE_FOREST, TYPE_FOREST } from './forest.data.ts';
import { measureFrontTraits } from './front-traits.ts';
import { limbsForward } from './many-legged.ts';
import { measureStanceTraits } from './stance-traits.ts';
import { measureTraits } from './traits.ts';

/** What a model is: a kind of body, or `none`, with the share of the votes that each gets. */
export interface BodyKind {
  /** The likeliest kind of body, even where it is none. */
  rigType: RigType;
  riggable: boolean;
  /** 0..1: how clear it is. */
  confidence: number;
  /** Shares of the votes for this kind, and for none. */
  share: number;
  noBody: number;
  /** Of all `CLASSES`. */
  votes: ArrayLike<number>;
}

/** Classes of the type forest, in its order. */
export const CLASSES = ['none', 'biped', 'quadruped', 'hexapod', 'octopod', 'avian', 'serpentine', 'aquatic'] as const;

/** Models look to +Z as a rule: as much as this share of the votes counts for it. */
const LOOKS_AHEAD = 0.16;
/** As much where many legs tell as well. */
const LEGS_TELL = 0.05;
/** Only of what stands along an axis: what was turned by any other angle looks anywhere. Radians from the axis at which nothing is left of it. */
const ALONG_AXIS = 0.4;

/** Of the votes for no body at all, what a kind of body needs to be believed: a refusal is the worse mistake. */
export const ALIVE = 0.5;

let types: Forest | undefined;
let fronts: Forest | undefined;
let stances: Forest | undefined;

/** Tells what kind of body a model has, if any. */
export function classifyBody(mesh: Pick<Mesh, 'positions' | 'indices'>, body: Body): BodyKind {
  types ??= readForest(TYPE_FOREST);
  const votes = askForest(types, measureTraits(mesh, body));
  let best = 1;
  for (let k = 2; k < CLASSES.length; k++) if (votes[k] > votes[best]) best = k;
  const riggable = votes[best] > ALIVE * votes[0];
  let second = 0;
  for (let k = 0; k < CLASSES.length; k++) if (k !== (riggable ? best : 0)) second = Math.max(second, votes[k]);
  const first = riggable ? votes[best] : votes[0];
  // Half of the votes with little for the next is as clear as bodies get.
  const confidence = Math.max(0, Math.min(1, 0.5 + 0.9 * (first - second)));
  const sure = Math.round(confidence * 100) / 100;
  return { rigType: CLASSES[best] as RigType, riggable, confidence: sure, share: votes[best], noBody: votes[0], votes };
}

/** The body turned to look to +z; of its kind where that is known. */
export function faceFront(body: Body, type?: RigType): Body {
  const turned = turnBody(body);
  const ahead = votesAhead(body) - votesAhead(turned);
  const many = type === 'hexapod' || type === 'octopod';
  const limbs = many ? limbsForward(body, type) : 0;
  const crooked = Math.abs(body.yaw - (Math.PI / 2) * Math.round(body.yaw / (Math.PI / 2)));
  const straight = 2 * (many ? LEGS_TELL : LOOKS_AHEAD) * Math.max(0, 1 - (crooked / ALONG_AXIS) ** 2);
  return ahead + limbs + straight * Math.cos(body.yaw) >= 0 ? body : turned;
}

/** Share of the votes that a body looks to +z, by its course from back to front and by its layers from the ground up. */
function votesAhead(body: Body): number {
  fronts ??= readForest(FRONT_FOREST);
  stances ??= readForest(STANCE_FOREST);
  return (askForest(fronts, measureFrontTraits(body))[1] + askForest(stances, measureStanceTraits(body))[1]) / 2;
}
