import type { Vec3 } from '../../math/index.ts';

/** A thing to be placed: its box when it stands at the origin, in scene metres, and where it goes. */
export interface Placed {
  id: string;
  min: Vec3;
  max: Vec3;
  /** Where its origin goes, and its turn about +Y in degrees. */
  at: [number, number, number];
  yaw: number;
}
