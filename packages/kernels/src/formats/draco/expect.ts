import { GeometryError } from '../../math/index.ts';

/** The error for anything a Draco stream gets wrong. */
export function refuse(what: string): GeometryError {
  return new GeometryError('bad-draco', `The Draco-compressed mesh is damaged: ${what}.`);
}
