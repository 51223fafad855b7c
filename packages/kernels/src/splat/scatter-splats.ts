import { linearToByte, type Rng } from '../math/index.ts';
import type { RenderPart } from '../render/index.ts';
import { type PlaceFilter, pickPlaces } from './pick-places.ts';
import { createSplats, orientSplat, type Splats } from './splats.ts';
import { throwDarts } from './throw-darts.ts';

/** Standard deviations, as shares of the distance between neighbours: along the surface, and through it. */
const ALONG = 0.7;
const THROUGH = 0.1;
/** Candidates for every splat: then hardly a gap is left that could take one more. */
const TRIES = 9;
/** How many fit, in squares of the least distance: what so many tries come to. */
const PACKED = 0.63;

/** How many splats, and where. */
export interface ScatterOptions {
  /** About. */
  count: number;
  wanted: PlaceFilter;
  /** The most that a splat at a place, where the normal rises so far to the viewer, may spread along the surface: standard deviation, metres. */
  widest: (x: number, y: number, nz: number) => number;
  rng: Rng;
}

/**
 * About `count` flat splats on those parts of a surface that are wanted: no two nearer than the distance that such a number asks for (Poisson disks by dart
 * throwing), facing along the surface's normal, in its base colours. About a second for 50k.
 */
export function scatterSplats(parts: readonly RenderPart[], { count, wanted, widest, rng }: ScatterOptions): Splats {
  const { points, normals, colors, ...found } = pickPlaces(parts, TRIES * count, wanted, rng);
  const spacing = Math.sqrt((PACKED * found.area) / Math.max(1, count));
  const kept = throwDarts(points, found.count, spacing);
  const splats = createSplats(kept.length);
  for (let i = 0; i < kept.length; i++) {
    const k = 3 * kept[i];
    const along = Math.min(ALONG * spacing, widest(points[k], points[k + 1], normals[k + 2]));
    for (let a = 0; a < 3; a++) {
      splats.positions[3 * i + a] = points[k + a];
      splats.scales[3 * i + a] = a < 2 ? along : THROUGH * spacing;
      splats.colors[4 * i + a] = linearToByte(colors[k + a]);
    }
    splats.colors[4 * i + 3] = 255;
    orientSplat(splats, i, normals[k], normals[k + 1], normals[k + 2], 0, 1, 0);
  }
  return splats;
}
