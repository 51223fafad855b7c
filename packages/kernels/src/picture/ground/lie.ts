import type { PictureSpec } from '../spec.ts';

/** What the grounds have in common. */
export interface Lie {
  spec: PictureSpec;
  scale: number;
  yaw: number;
  /** Salt of the noise. */
  s: number;
  white: boolean;
  /** 0 where hills are not wanted. */
  rise: number;
  /** How much of a mountain stands in the way of a low sun. */
  gap(x: number, z: number): number;
  grassy(x: number, y: number, z: number, level: number, out: Float64Array): void;
}
