import { GeometryError } from '../../math/index.ts';
import type { Material, Primitive, SceneMesh } from '../../scene/index.ts';
import { createFormat, type LayerText, significant, tuple } from './layer-text.ts';

/** What a mesh is bound to. */
export interface MeshBinding {
  material?: { path: string; material: Material };
  /** `joints[j]`: place in the skeleton of joint j of the skin. */
  skeleton?: { path: string; joints: readonly number[] };
}

/**
 * Writes a primitive as a UsdGeomMesh that is not subdivided: quads where the mesh has them, normals and coordinates per vertex, morph targets
 * in their default weights. Throws GeometryError `bad-mesh` for positions that are no numbers and indices out of range.
 */
export function writeMesh(
  text: LayerText,
  name: string,
  sceneMesh: SceneMesh,
  primitive: Primitive,
  { material, skeleton }: MeshBinding,
): void {
  const { mesh } = primitive;
  const points = addMorphs(sceneMesh, primitive);
  const schemas = [material && '"MaterialBindingAPI"', skeleton && '"SkelBindingAPI"'].filter((s) => s);
  text.open(`def Mesh "${name}"`, schemas.length ? [`prepend apiSchemas = [${schemas.join(', ')}]`] : []);
  if (material?.material.doubleSided) text.line('uniform bool doubleSided = true');
  const format = createFormat(points);
  text.array('float3[] extent', boundsOf(points), 3, format);
  const { counts, corners } = listFaces(primitive);
  text.array('int[] faceVertexCounts', counts, 1, String);
  text.array('int[] faceVertexIndices', corners, 1, String);
  text.array('point3f[] points', points, 3, format);
  const perVertex = 'interpolation = "vertex"';
  const fine = (x: number): string => String(Math.round(x * 1e5) / 1e5 + 0 || 0);
  if (mesh.normals) text.array('normal3f[] normals', mesh.normals, 3, fine, perVertex);
  if (mesh.uvs) {
    const st = mesh.uvs.map((x, i) => (Number.isFinite(x) ? (i % 2 ? 1 - x : x) : 0));
    text.array('texCoord2f[] primvars:st', st, 2, createFormat(st), perVertex);
  }
  if (mesh.colors) {
    const factor = material?.material.baseColorFactor ?? [1, 1, 1, 1];
    const rgb = new Float32Array((mesh.colors.length / 4) * 3);
    for (let i = 0; i < rgb.length; i++) rgb[i] = factor[i % 3] * mesh.colors[4 * Math.floor(i / 3) + (i % 3)];
    text.array('color3f[] primvars:displayColor', rgb, 3, fine, perVertex);
  }
  if (skeleton) writeInfluences(text, primitive, skeleton.path, skeleton.joints);
  if (material) text.line(`rel material:binding = <${material.path}>`);
  text.line('uniform token subdivisionScheme = "none"');
  text.close();
}

function addMorphs(sceneMesh: SceneMesh, { mesh, targets }: Primitive): Float32Array {
  const points = mesh.positions.slice();
  targets?.forEach(({ positions }, t) => {
    const w = sceneMesh.weights?.[t] ?? 0;
    if (w === 0 || !positions) return;
    for (let i = 0; i < points.length; i++) points[i] += w * positions[i];
  });
  for (const x of points)
    if (!Number.isFinite(x)) throw new GeometryError('bad-mesh', 'The mesh has positions that are not numbers.');
  return points;
}

function boundsOf(points: Float32Array): number[] {
  const out = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    out[i % 3] = Math.min(out[i % 3], points[i]);
    out[3 + (i % 3)] = Math.max(out[3 + (i % 3)], points[i]);
  }
  return out.map((x) => (Number.isFinite(x) ? x : 0));
}

/** Quads first, as they stand in the mesh: (a, b, c) and (a, c, d) become a b c d. */
function listFaces({ mesh }: Primitive): { counts: Uint8Array; corners: Uint32Array } {
  const { indices: t } = mesh;
  const vertices = mesh.positions.length / 3;
  for (const i of t)
    if (i >= vertices)
      throw new GeometryError('bad-mesh', `A triangle points past the ${vertices} vertices of the mesh.`);
  const quads = Math.min(mesh.quadCount ?? 0, Math.floor(t.length / 6));
  const triangles = Math.floor(t.length / 3) - 2 * quads;
  const counts = new Uint8Array(quads + triangles).fill(4, 0, quads).fill(3, quads);
  const corners = new Uint32Array(4 * quads + 3 * triangles);
  for (let q = 0; q < quads; q++) corners.set([t[6 * q], t[6 * q + 1], t[6 * q + 2], t[6 * q + 5]], 4 * q);
  corners.set(t.subarray(6 * quads, 6 * quads + 3 * triangles), 4 * quads);
  return { counts, corners };
}

/** Four influences a vertex that sum to one; a vertex without any follows the skin's first joint. */
function writeInfluences(text: LayerText, primitive: Primitive, path: string, joints: readonly number[]): void {
  const count = primitive.mesh.positions.length / 3;
  const indices = new Uint32Array(4 * count);
  const weights = new Float32Array(4 * count);
  for (let v = 0; v < count; v++) {
    let sum = 0;
    for (let i = 4 * v; i < 4 * v + 4; i++) {
      const joint = joints[primitive.joints?.[i] ?? 0];
      const weight = primitive.weights?.[i] ?? 0;
      if (joint === undefined || !(weight > 0) || weight === Infinity) continue;
      indices[i] = joint;
      weights[i] = weight;
      sum += weight;
    }
    if (sum > 0) for (let i = 4 * v; i < 4 * v + 4; i++) weights[i] /= sum;
    else [indices[4 * v], weights[4 * v]] = [joints[0] ?? 0, 1];
  }
  const metadata = 'elementSize = 4; interpolation = "vertex"';
  const identity = [0, 1, 2, 3].map((r) =>
    tuple(
      [0, 1, 2, 3].map((c) => (r === c ? 1 : 0)),
      0,
      4,
      significant,
    ),
  );
  text.line(`matrix4d primvars:skel:geomBindTransform = (${identity.join(', ')})`);
  text.array('int[] primvars:skel:jointIndices', indices, 1, String, metadata);
  text.array('float[] primvars:skel:jointWeights', weights, 1, (x) => String(Math.round(x * 1e6) / 1e6), metadata);
  text.line(`rel skel:skeleton = <${path}>`);
}
