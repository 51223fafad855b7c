import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d';
import { GeometryError, type Vec2, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';

let api: ManifoldToplevel | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the solid-geometry library (manifold-3d, WebAssembly). Await it once before meshing; later calls return the same promise.
 * One instance serves everything, and its results are the same on every run.
 */
export function initGeometry(): Promise<void> {
  loading ??= Module().then((m) => {
    m.setup();
    api = m;
  });
  return loading;
}

/** The loaded library. Throws a plain Error when initGeometry was not awaited: a mistake in the program, not in the input. */
function library(): ManifoldToplevel {
  if (!api) throw new Error('initGeometry() must be awaited before shapes are meshed');
  return api;
}

/** Exact boolean of closed, welded meshes: the union of `of`, or the first minus all the others. */
export function booleanMeshes(kind: 'union' | 'difference', of: readonly Mesh[]): Mesh {
  const { Manifold } = library();
  const solids = of.filter((m) => m.indices.length > 0).map(toManifold);
  try {
    if (solids.length === 0) return { positions: new Float32Array(0), indices: new Uint32Array(0) };
    const result = kind === 'union' ? Manifold.union(solids) : Manifold.difference(solids);
    const mesh = fromManifold(result);
    result.delete();
    return mesh;
  } finally {
    for (const s of solids) s.delete();
  }
}

/** Convex hull of points, as a triangle mesh. */
export function hullMesh(points: readonly Vec3[]): Mesh {
  const hull = library().Manifold.hull(points.map((p): [number, number, number] => [p[0], p[1], p[2]]));
  const mesh = fromManifold(hull);
  hull.delete();
  if (mesh.indices.length === 0) throw new GeometryError('bad_shape', 'The points of a hull lie in one plane.');
  return mesh;
}

/** Triangles (indices into the loops laid end to end) of a polygon with holes: outer loops counter-clockwise, holes clockwise. */
export function triangulateLoops(loops: readonly (readonly Vec2[])[]): readonly (readonly number[])[] {
  return library().triangulate(loops.map((l) => l.map((p): [number, number] => [p[0], p[1]])));
}

/** Union of simple polygons by the non-zero rule: outer loops come counter-clockwise, holes clockwise. */
export function unionPolygons(polygons: readonly (readonly Vec2[])[], epsilon: number): Vec2[][] {
  const { CrossSection } = library();
  const whole = new CrossSection(
    polygons.map((l) => l.map((p): [number, number] => [p[0], p[1]])),
    'NonZero',
  );
  const simple = whole.simplify(epsilon);
  const out = simple.toPolygons();
  whole.delete();
  simple.delete();
  return out.map((l) => l.map((p): Vec2 => [p[0], p[1]]));
}

function toManifold(mesh: Mesh): Manifold {
  const lib = library();
  const input = new lib.Mesh({ numProp: 3, vertProperties: mesh.positions, triVerts: mesh.indices });
  try {
    return new lib.Manifold(input);
  } catch (error) {
    throw new GeometryError('not_solid', 'A boolean needs closed, manifold shapes: ' + String(error));
  }
}

function fromManifold(solid: Manifold): Mesh {
  const mesh = solid.getMesh();
  return { positions: mesh.vertProperties.slice(0, mesh.numVert * 3), indices: mesh.triVerts.slice() };
}
