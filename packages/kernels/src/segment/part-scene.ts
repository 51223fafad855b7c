import { type Mesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { affineOf, type JoinedScene, type Material, type Primitive, type Scene } from '../scene/index.ts';
import { createCornerSampler } from './corner-sampler.ts';
import type { CutSurface } from './cut-parts.ts';

/** What it takes to make a scene of parts out of a scene that was cut. */
export interface PartSceneInput {
  scene: Scene;
  joined: JoinedScene;
  cut: CutSurface;
  /** Vertices of `cut` below this are those of the mesh that was cut. */
  vertices: number;
  /** Face of the joined mesh that each face of the cut mesh was. */
  faceOf: ArrayLike<number>;
  /** Part of the result that each part of `cut` goes to. */
  partOf: readonly number[];
  /** One name a part of the result; those that have no faces are left out. */
  names: readonly string[];
}

/**
 * The scene with one named node a part: materials, textures and every attribute are kept, along cuts they are interpolated. Standing in the world, as
 * shown: skins and clips are gone.
 */
export function buildPartScene({ scene, joined, cut, vertices, faceOf, partOf, names }: PartSceneInput): Scene {
  const world = joined.parts.map(({ mesh, matrix: m }) => {
    const rows = affineOf(m);
    return transformMesh(mesh, rows);
  });
  const facesOf = new Map<number, number[]>();
  for (let f = 0; f < cut.part.length; f++) {
    const key = partOf[cut.part[f]] * joined.parts.length + joined.mesh.faceGroups[faceOf[cut.source[f]]];
    const list = facesOf.get(key);
    if (list) list.push(f);
    else facesOf.set(key, [f]);
  }
  const out: Scene = { ...scene, nodes: [], roots: [], meshes: [], skins: [], animations: [] };
  names.forEach((name, part) => {
    const byMaterial = new Map<number | undefined, Mesh[]>();
    joined.parts.forEach(({ material }, p) => {
      const faces = facesOf.get(part * joined.parts.length + p);
      if (!faces) return;
      const sampler = createCornerSampler(world[p], cut.positions, vertices);
      const firstFace = joined.mesh.faceGroups.indexOf(p);
      for (const f of faces) sampler.add(faceOf[cut.source[f]] - firstFace, cut.corners.slice(3 * f, 3 * f + 3));
      byMaterial.set(material, [...(byMaterial.get(material) ?? []), sampler.finish()]);
    });
    if (!byMaterial.size) return;
    const primitives = [...byMaterial].flatMap(([material, meshes]): Primitive[] =>
      alike(meshes).map((group) =>
        material === undefined ? { mesh: mergeMeshes(group) } : { mesh: mergeMeshes(group), material },
      ),
    );
    out.roots.push(out.nodes.length);
    out.nodes.push({
      ...{ name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      mesh: out.meshes.length,
    });
    out.meshes.push({ name, primitives });
  });
  return { ...out, materials: out.materials.map(facingBothWays) };
}

/** A part that was cut off shows its inside. */
function facingBothWays(material: Material): Material {
  return { ...material, doubleSided: true };
}

/** Meshes with the same attributes can be one. */
function alike(meshes: readonly Mesh[]): Mesh[][] {
  const groups = new Map<string, Mesh[]>();
  for (const mesh of meshes) {
    const key = [mesh.normals, mesh.tangents, mesh.uvs, mesh.colors].map((a) => (a ? 1 : 0)).join('');
    groups.set(key, [...(groups.get(key) ?? []), mesh]);
  }
  return [...groups.values()];
}
