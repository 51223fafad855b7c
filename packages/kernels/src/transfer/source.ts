import { GeometryError } from '../math/index.ts';
import { computeFaceNormals } from '../mesh/index.ts';
import {
  createMipTexture,
  type MipTexture,
  type PlacedPart,
  placeParts,
  type RenderTexture,
  toRenderScene,
} from '../render/index.ts';
import { addTangents, type Scene } from '../scene/index.ts';
import { type Bvh, buildBvh } from '../spatial/index.ts';

/** A detailed model, ready to be asked what it looks like at a point of its surface. */
export interface TransferSource {
  parts: PlacedPart[];
  /** By texture index of the materials. */
  mips: (MipTexture | undefined)[];
  /** World positions of all parts, 3V. */
  positions: Float32Array;
  /** World normals, 3V; zero where a part has none and its faces are flat. */
  normals: Float32Array;
  /** Into the arrays above: the triangles of all parts in order, 3F. */
  indices: Uint32Array;
  /** Unit normals of the triangles' fronts, 3F: what mirrored matrices turn round is turned back. */
  faceNormals: Float64Array;
  /** Part of every triangle. */
  partOf: Uint32Array;
  /** 1 for triangles whose back shows as well. */
  twoSided: Uint8Array;
  bvh: Bvh;
  /** Of the box around everything, metres. */
  diagonal: number;
}

/**
 * Puts a scene's triangles into one world with one search tree: posed, instanced and mirrored as its nodes say. Parts with normal maps get
 * the tangents that an importer would give them. `pictures`: the scene's textures decoded, by index. About 1 s for 200k triangles.
 * Throws GeometryError `no_faces` for a scene without triangles.
 */
export function prepareSource(scene: Scene, pictures: readonly (RenderTexture | undefined)[]): TransferSource {
  const render = toRenderScene(scene, pictures);
  const parts = placeParts(
    render.parts
      .filter((part) => part.mesh.indices.length > 2)
      .map((part) =>
        part.material.normalTexture && !part.mesh.tangents
          ? { ...part, mesh: addTangents({ mesh: part.mesh }).mesh }
          : part,
      ),
  );
  const vertices = parts.reduce((n, p) => n + p.positions.length / 3, 0);
  const faces = parts.reduce((n, p) => n + Math.floor(p.mesh.indices.length / 3), 0);
  if (faces === 0) throw new GeometryError('no_faces', 'The detailed model has no faces.');
  const positions = new Float32Array(3 * vertices);
  const normals = new Float32Array(3 * vertices);
  const indices = new Uint32Array(3 * faces);
  const partOf = new Uint32Array(faces);
  const twoSided = new Uint8Array(faces);
  let base = 0;
  parts.forEach((part, p) => {
    positions.set(part.positions, 3 * base);
    writeNormals(part, normals, 3 * base);
    const count = Math.floor(part.mesh.indices.length / 3);
    for (let c = 0; c < 3 * count; c++) indices[3 * part.firstTriangle + c] = part.mesh.indices[c] + base;
    partOf.fill(p, part.firstTriangle, part.firstTriangle + count);
    if (part.part.material.doubleSided) twoSided.fill(1, part.firstTriangle, part.firstTriangle + count);
    base += part.positions.length / 3;
  });
  const faceNormals = computeFaceNormals(positions, indices);
  for (let f = 0; f < faces; f++)
    if (parts[partOf[f]].mirrored) for (let k = 0; k < 3; k++) faceNormals[3 * f + k] *= -1;
  const bvh = buildBvh({ positions, indices });
  const b = bvh.bounds;
  const diagonal = Math.max(1e-9, Math.hypot(b[3] - b[0], b[4] - b[1], b[5] - b[2]));
  const mips = pictures.map((picture) => picture && { ...createMipTexture(picture), singleLevel: true });
  return { parts, mips, positions, normals, indices, faceNormals, partOf, twoSided, bvh, diagonal };
}

function writeNormals(part: PlacedPart, out: Float32Array, at: number): void {
  const n = part.mesh.normals;
  const m = part.normalMatrix;
  if (!n) return;
  for (let i = 0; i < n.length; i += 3) {
    const x = m[0] * n[i] + m[1] * n[i + 1] + m[2] * n[i + 2];
    const y = m[3] * n[i] + m[4] * n[i + 1] + m[5] * n[i + 2];
    const z = m[6] * n[i] + m[7] * n[i + 1] + m[8] * n[i + 2];
    const l = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    out[at + i] = x * l;
    out[at + i + 1] = y * l;
    out[at + i + 2] = z * l;
  }
}
