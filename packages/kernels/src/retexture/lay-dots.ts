import { createRng } from '../math/index.ts';
import { type Mesh, meshBounds, sampleSurface, surfaceArea } from '../mesh/index.ts';
import type { MaskSpec } from '../texture/index.ts';

/** Radius of a dot, share of the longest extent of what is dotted. */
const RADIUS = 1 / 21;
/** Distance between the middles of dots, and of what turns away near one, in radii. */
const SPACING = 2.7;
const CLEAR = 1.25;
/** Cosines of the angles that no surface may be turned by under a dot: an edge is near. What faces the other way is the far side of a thin wall. */
const TURNED = [-0.75, 0.3] as const;
/** Places that are tried, over everything. */
const TRIED = 5000;
/** Fewer dots are no pattern: then they are made smaller, at most so often. */
const LEAST = 12;
const ROUNDS = 3;

/**
 * Round dots of one size, evenly spread over surfaces: balls about places on them, so that none is cut off or runs into another, as a pattern in space
 * does. They keep off edges and off what is thinner than they are. One mask per mesh, of the dots near it; undefined where none fits.
 */
export function layDots(meshes: readonly Mesh[], extent: readonly number[]): (MaskSpec | undefined)[] {
  const tried = tryPlaces(meshes);
  let r = RADIUS * Math.max(...extent, 1e-4);
  let chosen = spread(tried, r);
  for (let round = 1; round < ROUNDS && chosen.length < LEAST; round++) {
    r *= 0.6;
    chosen = spread(tried, r);
  }
  return meshes.map((mesh): MaskSpec | undefined => {
    const { min, max } = meshBounds([mesh]);
    const near = chosen.filter(({ at }) => at.every((v, k) => v > min[k] - r && v < max[k] + r));
    if (!near.length) return undefined;
    const of = near.map(({ at }) => ({ op: 'sphere' as const, r, at }));
    return { kind: 'near', shape: { op: 'union', of }, soft: 0.03 * r };
  });
}

/** A place on a surface. */
interface Place {
  at: [number, number, number];
  normal: [number, number, number];
}

/** Places by area, in an order that has nothing to do with where they are. */
function tryPlaces(meshes: readonly Mesh[]): Place[] {
  const rng = createRng(7);
  const areas = meshes.map(surfaceArea);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const places = meshes.flatMap((mesh, i) => {
    const count = Math.round((TRIED * areas[i]) / Math.max(1e-12, total));
    const points = sampleSurface(mesh, count, rng);
    const vector = (of: Float64Array, o: number): Place['at'] => [of[o], of[o + 1], of[o + 2]];
    return Array.from({ length: points.places.length / 3 }, (_, j): Place => {
      return { at: vector(points.places, 3 * j), normal: vector(points.normals, 3 * j) };
    });
  });
  for (let i = places.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [places[i], places[j]] = [places[j], places[i]];
  }
  return places;
}

/** Those of the places, in their order, that keep their distance. */
function spread(tried: readonly Place[], r: number): Place[] {
  const chosen: Place[] = [];
  const near = (p: Place, q: Place, by: number): boolean =>
    (p.at[0] - q.at[0]) ** 2 + (p.at[1] - q.at[1]) ** 2 + (p.at[2] - q.at[2]) ** 2 < by * by;
  for (const place of tried) {
    if (chosen.some((other) => near(place, other, SPACING * r))) continue;
    const turns = ({ normal: [x, y, z] }: Place): boolean => {
      const cosine = place.normal[0] * x + place.normal[1] * y + place.normal[2] * z;
      return cosine > TURNED[0] && cosine < TURNED[1];
    };
    if (tried.some((other) => turns(other) && near(place, other, CLEAR * r))) continue;
    chosen.push(place);
  }
  return chosen;
}
