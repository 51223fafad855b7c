import type { BodyPlan } from './body-plan.ts';
import { readThing } from './pack-thing.ts';
import { THING_LINES, THING_NAMES } from './things.data.ts';

/** A part of a known thing: what it is called, and how it is told apart. Places and lengths as in `PartView`. */
export interface ThingPart {
  /** Undefined for what has no name worth passing on. */
  name?: string;
  sides?: 'lr' | 'fb' | 'both';
  /** Lowest corner, highest corner, middle. */
  box: readonly number[];
  share: number;
  spread: readonly number[];
  thickness: number;
  upright: number;
  lying: number;
}

/** A thing whose parts' names are known. */
export interface Thing {
  /** Archetype and what it was asked for, such as `car/taxi`. */
  name: string;
  plan?: BodyPlan;
  /** Width, height and depth, shares of the diagonal. */
  size: readonly number[];
  parts: readonly ThingPart[];
}

let read: readonly Thing[] | undefined;

/** The things that `npm run segments:train` has looked at. */
export function knownThings(): readonly Thing[] {
  read ??= THING_LINES.map((line) => readThing(line, THING_NAMES.split('|')));
  return read;
}
