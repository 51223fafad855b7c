import { V3, type Vec3 } from '../math/index.ts';
import { diagonalOf, type Mesh, mergeMeshes, meshBounds, sampleSurface, surfaceArea } from '../mesh/index.ts';
import type { Primitive } from '../scene/index.ts';
import { type Bvh, buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { type PatternSource, sourceOf } from './continue-pattern.ts';
import type { PartLooks } from './part-looks.ts';
import { buildPartSurface } from './part-surface.ts';

/** A part that is the mirror image of another, or of itself. */
export interface Twin {
  /** Unit normal of the plane between them, and metres along it. */
  normal: Vec3;
  offset: number;
  source: PatternSource;
}

/** A place, or a direction where `offset` is left out, on the other side of the plane. */
export function mirrorIn({ normal, offset }: Pick<Twin, 'normal' | 'offset'>, at: Vec3, isDirection = false): Vec3 {
  return V3.addScaled(at, normal, 2 * ((isDirection ? 0 : offset) - V3.dot(at, normal)));
}

/** Places of each part that are mirrored. */
const PLACES = 160;
/** Distance within which a mirrored place lies on the other part, as a share of the part's diagonal. */
const NEAR = 0.015;
/** Share of the part's places that must lie on its twin, and of the twin's on it: that may show more. */
const ALIKE = 0.85;
const ALIKE_BACK = 0.4;
/** Surfaces of twins differ by this factor at most: of one much may be hidden. */
const LARGER = 3;
const ROUNDS = 4;

interface Shape {
  primitives: readonly Primitive[];
  mesh: Mesh;
  bvh: Bvh;
  places: Float64Array;
  middle: Vec3;
  area: number;
  diagonal: number;
}

/**
 * Tells of each part which others are its mirror images, by their shape alone: planes across the main axes through the middle of the whole and of the part,
 * and the one between both parts, moved along its normal until most of the part lies on the other. Twins are looked for when they are asked for.
 */
export function createTwinFinder(parts: readonly (readonly Primitive[])[], looks: PartLooks): (part: number) => Twin[] {
  const shapes = new Map<number, Shape | undefined>();
  const sources = new Map<number, PatternSource>();
  const shapeOf = (i: number): Shape | undefined => {
    if (!shapes.has(i)) shapes.set(i, describe(parts[i]));
    return shapes.get(i);
  };
  const sourceAt = (i: number): PatternSource => {
    let source = sources.get(i);
    if (!source) sources.set(i, (source = sourceOf(buildPartSurface(parts[i]), parts[i], looks)));
    return source;
  };
  let middle: Vec3 | undefined;
  return (part) => {
    const own = shapeOf(part);
    if (!own) return [];
    middle ??= middleOf(parts.flatMap((list) => list.map(({ mesh }) => mesh)));
    const twins: Twin[] = [];
    for (let i = 0; i < parts.length; i++) {
      const other = shapeOf(i);
      if (!other || Math.max(own.area, other.area) > LARGER * Math.min(own.area, other.area)) continue;
      const plane = findPlane(own, other, middle);
      if (plane) twins.push({ ...plane, source: sourceAt(i) });
    }
    return twins;
  };
}

function describe(primitives: readonly Primitive[]): Shape | undefined {
  const mesh = mergeMeshes(primitives.map(({ mesh: { positions, indices } }) => ({ positions, indices })));
  const { places } = sampleSurface(mesh, PLACES);
  if (!places.length) return undefined;
  const [diagonal, area] = [diagonalOf(mesh.positions), surfaceArea(mesh)];
  return { primitives, mesh, bvh: buildBvh(mesh), places, middle: middleOf([mesh]), area, diagonal };
}

function middleOf(meshes: readonly Mesh[]): Vec3 {
  const { min, max } = meshBounds(meshes);
  return V3.lerp([min[0], min[1], min[2]], [max[0], max[1], max[2]], 0.5);
}

const AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
];

function findPlane(own: Shape, other: Shape, middle: Vec3): Pick<Twin, 'normal' | 'offset'> | undefined {
  const through = (normal: Vec3, at: Vec3) => ({ normal, offset: V3.dot(normal, at) });
  const planes = AXES.slice(0, 2).map((axis) => through(axis, middle));
  if (own === other) planes.push(...AXES.map((axis) => through(axis, own.middle)));
  else {
    // Also across the axes: of one more may be hidden than of the other.
    const apart = V3.sub(other.middle, own.middle);
    for (const normal of [V3.normalize(apart, AXES[0]), ...AXES])
      if (Math.abs(V3.dot(apart, normal)) > NEAR * own.diagonal)
        planes.push(through(normal, V3.lerp(own.middle, other.middle, 0.5)));
  }
  for (const start of planes) {
    const plane = settle(own, other, start);
    if (shareOn(own, other, plane) >= ALIKE && shareOn(other, own, plane) >= ALIKE_BACK) return plane;
  }
  return undefined;
}

const near = createClosestPoint();

/** The plane moved along its normal to where the mirrored places come nearest to the other part. */
function settle(own: Shape, other: Shape, { normal, offset }: Pick<Twin, 'normal' | 'offset'>) {
  const plane = { normal, offset };
  for (let round = 0; round < ROUNDS; round++) {
    let [sum, count] = [0, 0];
    for (let i = 0; i < own.places.length; i += 3) {
      const [x, y, z] = mirrorIn(plane, [own.places[i], own.places[i + 1], own.places[i + 2]]);
      if (!closestPoint(other.bvh, x, y, z, near, 6 * NEAR * own.diagonal)) continue;
      sum += (near.x - x) * normal[0] + (near.y - y) * normal[1] + (near.z - z) * normal[2];
      count++;
    }
    if (count) plane.offset += sum / count / 2;
  }
  return plane;
}

/** Share of a part's places whose mirror images lie on another. */
function shareOn(own: Shape, other: Shape, plane: Pick<Twin, 'normal' | 'offset'>): number {
  let on = 0;
  for (let i = 0; i < own.places.length; i += 3) {
    const [x, y, z] = mirrorIn(plane, [own.places[i], own.places[i + 1], own.places[i + 2]]);
    if (closestPoint(other.bvh, x, y, z, near, NEAR * own.diagonal)) on++;
  }
  return (3 * on) / own.places.length;
}
