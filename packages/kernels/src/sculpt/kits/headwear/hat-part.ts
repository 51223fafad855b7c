import type { Shape } from '../../../curves/index.ts';

/** What a part of a hat is made of: the archetypes that wear it give each a material. */
export type HatSlot = 'hat' | 'band' | 'trim' | 'metal' | 'feather' | 'visor' | 'dark' | 'horn' | 'mail' | 'strap';

/**
 * One part of a hat or crown in the head's frame, metres: origin in the middle of the head at the hat line (about 0.11 m under the top of
 * the skull), +Y up, +Z forward, made for a head 0.18 m across.
 */
export interface HatPart {
  name: string;
  slot: HatSlot;
  shape: Shape;
  detail?: number;
  twoSided?: boolean;
}
