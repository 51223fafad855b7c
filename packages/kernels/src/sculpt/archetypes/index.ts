import type { Archetype } from '../dsl/archetype.ts';
import { creature } from './creature/index.ts';

/** Every family of objects by its name. One line each, in alphabetical order; the folder has the same name. */
export const ARCHETYPES: Readonly<Record<string, Archetype>> = {
  creature,
};
