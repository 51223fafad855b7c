import type { Archetype } from '../dsl/archetype.ts';

/** Every family of objects by its name. One line each, in alphabetical order; the folder has the same name. */
export const ARCHETYPES: Readonly<Record<string, Archetype>> = {};
