import { type Affine, GeometryError } from '../../math/index.ts';
import { type Mesh, transformMesh } from '../../mesh/index.ts';
import type { Primitive, SceneMesh } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { createTriangulator } from '../_read/triangulate.ts';
import { readGeometricTransform } from './local-transform.ts';
import { geometryMatrix } from './place-geometry.ts';
import { type Geometry, readGeometry } from './read-geometry.ts';
import type { Model } from './read-models.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import type { Space } from './space.ts';

/** A geometry as one model shows it. Models that show it in the same way share it. */
export interface PlacedMesh {
  geometry: FbxObject;
  /** Control points of the vertices, per primitive, and how many the geometry has. */
  points: Int32Array[];
  pointCount: number;
  /** What the vertices went through from the file's space. */
  matrix: Affine;
  mesh: SceneMesh;
  index: number;
}

/** Reads the meshes of all models. `materialOf` gives the index of a model's n-th material. */
export function readMeshes(
  objects: FbxObjects,
  models: Iterable<Model>,
  space: Space,
  materialOf: (model: FbxObject, slot: number) => number | undefined,
  budget: Budget,
  warn: (text: string) => void,
): Map<Model, PlacedMesh> {
  const triangulate = createTriangulator();
  const geometries = new Map<FbxObject, Geometry>();
  const placed = new Map<string, PlacedMesh>();
  const out = new Map<Model, PlacedMesh>();
  for (const model of models) {
    for (const { object: source } of objects.sources(model.object, 'Geometry')) {
      if (source.subtype !== 'Mesh') {
        warn('Curves, patches and NURBS surfaces were left out.');
        continue;
      }
      let geometry = geometries.get(source);
      if (!geometry) geometries.set(source, (geometry = readGeometry(source.node, budget, triangulate, warn)));
      if (geometry.parts.length === 0) continue;
      const matrix = geometryMatrix(space, readGeometricTransform(model.object.properties));
      const materials = geometry.parts.map((p) => materialOf(model.object, p.slot));
      const key = JSON.stringify([source.id, [...matrix], materials]);
      let entry = placed.get(key);
      if (!entry) {
        const primitives = geometry.parts.map((part, i): Primitive => {
          budget.spend(part.mesh.positions.byteLength * 4);
          const primitive: Primitive = { mesh: placeMesh(part.mesh, matrix) };
          if (materials[i] !== undefined) primitive.material = materials[i];
          return primitive;
        });
        const mesh = { name: source.name || model.object.name, primitives };
        const points = geometry.parts.map((p) => p.points);
        entry = { geometry: source, points, pointCount: geometry.pointCount, matrix, mesh, index: placed.size };
        placed.set(key, entry);
      }
      out.set(model, entry);
      break;
    }
  }
  return out;
}

function placeMesh(mesh: Mesh, matrix: Affine): Mesh {
  const out = transformMesh(mesh, matrix);
  for (let i = 0; i < out.positions.length; i++)
    if (!Number.isFinite(out.positions[i])) throw new GeometryError('bad-fbx', 'The mesh is too large to be measured.');
  if (out.normals) mendNormals(out, out.normals);
  return out;
}

/** Gives vertices whose normal came without a length the normal of their faces. */
function mendNormals({ positions: p, indices }: Mesh, normals: Float32Array): void {
  const isBad = (v: number): boolean => !(Math.hypot(normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]) > 0.5);
  const bad = new Set<number>();
  for (let v = 0; 3 * v < normals.length; v++) if (isBad(v)) bad.add(v);
  if (bad.size === 0) return;
  for (const v of bad) normals.fill(0, 3 * v, 3 * v + 3);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    if (![a, b, c].some((i) => bad.has(i / 3))) continue;
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    for (const v of [a, b, c]) {
      if (!bad.has(v / 3)) continue;
      normals[v] += uy * vz - uz * vy;
      normals[v + 1] += uz * vx - ux * vz;
      normals[v + 2] += ux * vy - uy * vx;
    }
  }
  for (const v of bad) {
    const l = Math.hypot(normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]);
    for (let k = 0; k < 3; k++) normals[3 * v + k] = l > 0 ? normals[3 * v + k] / l : k === 1 ? 1 : 0;
  }
}
