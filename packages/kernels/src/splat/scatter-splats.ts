import { linearToByte, type Rng } from '../math/index.ts';
import type { RenderPart } from '../render/index.ts';
import { type PlaceFilter, pickPlaces } from './pick-places.ts';
import { createSplats, orientSplat, type Splats } from './splats.ts';
import { throwDarts } from './throw-darts.ts';

/** Standard deviations, as shares of the distance between neighbours: along the surface, and through it. */
const ALONG = 0.8;
const THROUGH = 0.1;
/** What leans to the viewer less than so much counts as seen from the edge. */
const EDGE = 0.12;
/** Candidates for every splat: then hardly a gap is left that could take one more. */
const TRIES = 9;
/** How many fit, in squares of the least distance: what so many tries come to. */
const PACKED = 0.63;

/** How many splats, and where. */
export interface ScatterOptions {
  /** About. */
  count: number;
  wanted: PlaceFilter;
  /** The most that a splat at a place may spread on the screen of a viewer at +Z: standard deviation, metres; none where it is 0. */
  widest: (x: number, y: number, z: number) => number;
  /** Moves the place at `at` of the positions to where its splat shall be. */
  settle?: (positions: Float32Array, at: number) => void;
  rng: Rng;
}

/**
 * About `count` flat splats on those parts of a surface that are wanted: no two nearer than the distance that such a number asks for (Poisson disks by dart
 * throwing), facing along the surface's normal, in its base colours. About a second for 50k.
 */
export function scatterSplats(
  parts: readonly RenderPart[],
  { count, wanted, widest, settle, rng }: ScatterOptions,
): Splats {
  const { points, normals, colors, ...found } = pickPlaces(parts, TRIES * count, wanted, rng);
  const spacing = Math.sqrt((PACKED * found.area) / Math.max(1, count));
  const kept = throwDarts(points, found.count, spacing);
  const splats = createSplats(kept.length);
  let i = 0;
  for (const place of kept) {
    const k = 3 * place;
    settle?.(points, k);
    const most = widest(points[k], points[k + 1], points[k + 2]);
    if (most <= 0) continue;
    // Seen from the edge a splat spreads into the depth: sides stay closed.
    const deep = most / Math.max(EDGE, Math.abs(normals[k + 2]));
    for (let a = 0; a < 3; a++) {
      splats.positions[3 * i + a] = points[k + a];
      splats.scales[3 * i + a] = a === 2 ? THROUGH * spacing : Math.min(ALONG * spacing, a === 0 ? most : deep);
      splats.colors[4 * i + a] = linearToByte(colors[k + a]);
    }
    splats.colors[4 * i + 3] = 255;
    orientSplat(splats, i, normals[k], normals[k + 1], normals[k + 2], -normals[k + 1], normals[k], 0);
    i++;
  }
  splats.count = i;
  return splats;
}
