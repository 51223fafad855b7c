import { askForest, type Forest, readForest } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigType } from '../skeleton.ts';
import type { Body } from './body.ts';
import { TYPE_FOREST } from './forest.data.ts';
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

/** Of the votes for no body at all, what a kind of body needs to be believed: a refusal is the worse mistake. */
export const ALIVE = 0.5;

let types: Forest | undefined;

/** Tells what kind of body a model has, if any. */
export function classifyBody(mesh: Pick<Mesh, 'positions' | 'indices'>, body: Body): BodyKind {
  types ??= readForest(TYPE_FOREST);
  return tellKind(askForest(types, measureTraits(mesh, body)));
}

/** The kind that has the most votes. */
export function tellKind(votes: ArrayLike<number>): BodyKind {
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
