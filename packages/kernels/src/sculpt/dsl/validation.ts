import { GeometryError } from '../../math/index.ts';

/** What validation carries along: what it has counted, and what it has to say. */
export interface ValidationState {
  notes: string[];
  /** Shape operations so far; at most {@link LIMITS}.ops. */
  ops: number;
  depth: number;
}

/** Hard limits of a scene from outside. */
export const LIMITS = Object.freeze({ nodes: 64, ops: 2000, extent: 100, depth: 24, list: 4096, text: 200, notes: 50 });

/** Refuses a scene. The message names the place and is safe to show. */
export function refuse(path: string, problem: string): never {
  throw new GeometryError('bad_scene', `${path || 'scene'}: ${problem}`);
}

/** Writes a note that something was changed; stops after fifty. */
export function note(state: ValidationState, path: string, text: string): void {
  if (state.notes.length < LIMITS.notes) state.notes.push(`${path}: ${text}`);
}
