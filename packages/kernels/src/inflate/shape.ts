import type { FloatImage } from '../image/index.ts';
import type { Body } from './body.ts';

/** What a shape is made from: a subject's opacity, its signed distances, its colours in linear light; all of one size. */
export interface Outline {
  alpha: FloatImage;
  distance: FloatImage;
  colours: FloatImage;
}

/** How a shape was found: blown up, an animal from the side, flat with walls, turned about an axis, a box seen from a corner, or a guessed solid. */
export type ShapeRoute = 'inflate' | 'limbs' | 'plate' | 'lathe' | 'box' | 'solid';

/** Where another place of the same looks lies, by a symmetry of the subject: x right, y down, z to the viewer, pixels; written to `out`. No numbers: none. */
export type Twin = (x: number, y: number, z: number, out: Float64Array) => void;

/** Bodies for an outline. */
export interface Shape {
  route: ShapeRoute;
  bodies: readonly Body[];
  /** Radians above the horizon from which the picture was taken: so far the shape is turned to stand upright. */
  elevation: number;
  /** Symmetries that say what the hidden side looks like; none: its colours are led around from the sides. */
  twins: readonly Twin[];
  /** Symmetries of the whole of it that keep lengths: what is seen from the edge takes its colours from there. Default none. */
  turns?: readonly Twin[];
}
