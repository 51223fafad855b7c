import { namesIn } from './kinds.ts';

/** Kinds that go by each other's names. */
const SAME = [
  'teapot kettle',
  'chair armchair deskchair throne bench',
  'sword knife',
  'gun rifle',
  'boat ship',
  'crate chest',
  'lamp lantern',
  'guitar violin',
].map(namesIn);

/** Kinds that are much the same from outside: that one is mistaken for the other does no harm. */
const ALIKE = [...SAME, ...['house shop church skyscraper temple castle tower', 'truck bus train'].map(namesIn)];

/** Whether one archetype may be called by the other's name. */
export function areSame(a: string, b: string): boolean {
  return a === b || SAME.some((kinds) => kinds.includes(a) && kinds.includes(b));
}

/** Whether two archetypes are much the same from outside. */
export function areAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((kinds) => kinds.includes(a) && kinds.includes(b));
}
