import { GeometryError } from '../../math/index.ts';

/** The error for anything an FBX file gets wrong. */
export function refuse(message: string): GeometryError {
  return new GeometryError('bad-fbx', message);
}
