import type { Mesh } from '../mesh/index.ts';
import {
  addTangents,
  gatherVertices,
  keepVertices,
  type Material,
  type Primitive,
  type Scene,
  type SceneMesh,
} from '../scene/index.ts';
import { materialOf, surfaceOf } from '../sculpt/index.ts';
import type { MaterialSpec } from '../texture/index.ts';
import type { SurfaceModel, SurfacePart } from './surface-parts.ts';

/** A part that has been painted: with its mesh on the atlas. */
export interface FinishedPart {
  part: SurfacePart;
  spec: MaterialSpec;
  mesh: Mesh;
}

export interface RebuiltScene {
  /** With room for the atlas as the first textures: base colour, then, unless plain, surface, normals and, where something glows, glow. */
  scene: Scene;
  /** Labels of the painted parts and their faces, in the order in which they now stand in their meshes. */
  order: { label: string; faces: number }[];
}

/** Which pictures the atlas has. */
export interface AtlasKind {
  /** Base colour alone. */
  plain: boolean;
  glows: boolean;
}

/**
 * The scene with the painted parts on the atlas: nodes, skeletons, morphs and clips as they were, and everything that was not painted too. Pieces of a
 * mesh that come to the same material become one primitive.
 */
export function rebuildScene(model: SurfaceModel, finished: readonly FinishedPart[], atlas: AtlasKind): RebuiltScene {
  const { scene, flat } = model;
  const materials = createMaterials(scene, atlas);
  const made = new Map<Primitive, { faces: Uint8Array; pieces: { primitive: Primitive; label: string }[] }>();
  for (const { part, spec, mesh } of finished) {
    const material = materials.of(spec, part.material);
    let face = 0;
    for (const piece of part.pieces) {
      const { primitive } = flat[piece.flat];
      const entry = made.get(primitive) ?? { faces: new Uint8Array(primitive.mesh.indices.length / 3), pieces: [] };
      for (const f of piece.faces) entry.faces[f] = 1;
      entry.pieces.push({
        label: part.label,
        primitive: {
          ...localPiece(
            primitive,
            mesh,
            part.cornerSource,
            face,
            face + piece.faces.length,
            model.mirrored[piece.flat],
          ),
          material,
        },
      });
      made.set(primitive, entry);
      face += piece.faces.length;
    }
  }
  const order: RebuiltScene['order'] = [];
  const meshes = scene.meshes.map((sceneMesh): SceneMesh => {
    const kept: Primitive[] = [];
    const fresh: { primitive: Primitive; label: string }[] = [];
    for (const primitive of sceneMesh.primitives) {
      const entry = made.get(primitive);
      if (!entry) kept.push(primitive);
      else {
        const rest = leftOver(primitive, entry.faces);
        if (rest) kept.push(rest);
        fresh.push(...entry.pieces);
      }
    }
    const primitives = mergeAlike(fresh, order);
    return { ...sceneMesh, primitives: [...primitives, ...kept].map(materials.settle) };
  });
  return { scene: { ...scene, meshes, materials: materials.list, textures: materials.textures }, order };
}

/** Faces from..to of a painted part as they stand in the file: the primitive's own places, influences and morphs, with the new coordinates. */
function localPiece(
  primitive: Primitive,
  painted: Mesh,
  cornerSource: Uint32Array,
  from: number,
  to: number,
  mirrored: boolean,
): Primitive {
  const place = new Map<number, number>();
  const source: number[] = [];
  const uvs: number[] = [];
  const indices = new Uint32Array(3 * (to - from));
  for (let c = 3 * from; c < 3 * to; c++) {
    const v = painted.indices[c];
    let at = place.get(v);
    if (at === undefined) {
      at = source.length;
      place.set(v, at);
      source.push(cornerSource[c]);
      uvs.push((painted.uvs as Float32Array)[2 * v], (painted.uvs as Float32Array)[2 * v + 1]);
    }
    indices[c - 3 * from] = at;
  }
  const { mesh, ...rest } = primitive;
  const { positions, normals } = mesh;
  const gathered = gatherVertices({ ...rest, mesh: { positions, normals, indices } }, source, indices);
  const local = addTangents({ ...gathered, mesh: { ...gathered.mesh, uvs: Float32Array.from(uvs) } });
  if (mirrored) for (let c = 0; c < local.mesh.indices.length; c += 3) swap(local.mesh.indices, c + 1, c + 2);
  return local;
}

function swap(list: Uint32Array, a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}

/** The faces of a primitive that were not painted. */
function leftOver(primitive: Primitive, painted: Uint8Array): Primitive | undefined {
  const indices: number[] = [];
  for (let f = 0; f < painted.length; f++)
    if (!painted[f]) for (let k = 0; k < 3; k++) indices.push(primitive.mesh.indices[3 * f + k]);
  return indices.length ? keepVertices(primitive, Uint32Array.from(indices)) : undefined;
}

/** Pieces of one material and of the same arrays one after the other; tells in which order the parts came to stand. */
function mergeAlike(
  pieces: readonly { primitive: Primitive; label: string }[],
  order: { label: string; faces: number }[],
): Primitive[] {
  const groups = new Map<string, { primitive: Primitive; label: string }[]>();
  for (const piece of pieces) {
    const { material, joints, weights, targets } = piece.primitive;
    const shape = targets?.map((t) => [t.name, Boolean(t.positions), Boolean(t.normals)]);
    const key = JSON.stringify([material, Boolean(joints && weights), shape]);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()].map((group) => {
    for (const { label, primitive } of group) order.push({ label, faces: primitive.mesh.indices.length / 3 });
    return concatenate(group.map(({ primitive }) => primitive));
  });
}

function concatenate(primitives: readonly Primitive[]): Primitive {
  const [first] = primitives;
  if (primitives.length === 1) return first;
  const floats = (of: (p: Primitive) => Float32Array | undefined): Float32Array | undefined => {
    if (!of(first)) return undefined;
    const lists = primitives.map((p) => of(p) as Float32Array);
    const out = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    for (const list of lists) {
      out.set(list, at);
      at += list.length;
    }
    return out;
  };
  const indices = new Uint32Array(primitives.reduce((sum, { mesh }) => sum + mesh.indices.length, 0));
  let [vertex, corner] = [0, 0];
  for (const { mesh } of primitives) {
    for (let c = 0; c < mesh.indices.length; c++) indices[corner + c] = mesh.indices[c] + vertex;
    vertex += mesh.positions.length / 3;
    corner += mesh.indices.length;
  }
  const out: Primitive = {
    ...first,
    mesh: {
      positions: floats((p) => p.mesh.positions) as Float32Array,
      normals: floats((p) => p.mesh.normals),
      tangents: floats((p) => p.mesh.tangents),
      uvs: floats((p) => p.mesh.uvs),
      indices,
    },
  };
  if (first.weights) out.weights = floats((p) => p.weights);
  if (first.joints) out.joints = Uint16Array.from(primitives.flatMap((p) => Array.from(p.joints ?? [])));
  if (first.targets)
    out.targets = first.targets.map((target, t) => ({
      ...target,
      positions: floats((p) => p.targets?.[t].positions),
      normals: floats((p) => p.targets?.[t].normals),
    }));
  return out;
}

/** The new materials first, then those of the old that something still uses; their pictures go behind the atlas. */
function createMaterials(scene: Scene, { plain, glows }: AtlasKind) {
  const pages = plain ? 1 : glows ? 4 : 3;
  const list: Material[] = [];
  const textures = new Array<Scene['textures'][0]>(pages);
  const known = new Map<string, number>();
  const kept = new Map<number, number>();
  const moved = new Map<number, number>();
  const move = (texture: number): number => {
    let place = moved.get(texture);
    if (place === undefined) moved.set(texture, (place = textures.push(scene.textures[texture]) - 1));
    return place;
  };
  const of = (spec: MaterialSpec, before: number | undefined): number => {
    const twoSided = before !== undefined && scene.materials[before].doubleSided;
    const surface = surfaceOf(spec, twoSided);
    const found = known.get(surface.key);
    if (found !== undefined) return -1 - found;
    const name = list.length ? `surface ${list.length + 1}` : 'surface';
    const material = plain
      ? {
          ...materialOf({ ...surface, clearcoat: 0, sheen: 0, transmission: 0, emissive: false }, name),
          metallicFactor: 0,
          roughnessFactor: 0.9,
        }
      : materialOf(surface, name);
    material.baseColorTexture = { texture: 0 };
    if (!plain) {
      material.metallicRoughnessTexture = { texture: 1 };
      material.occlusionTexture = { texture: 1 };
      material.normalTexture = { texture: 2 };
      if (surface.emissive && glows) {
        material.emissiveTexture = { texture: 3 };
        material.emissiveFactor = [1, 1, 1];
      }
    }
    const index = list.push(material) - 1;
    known.set(surface.key, index);
    return -1 - index;
  };
  /** New materials are negative until here, where the old ones follow them. */
  const settle = (primitive: Primitive): Primitive => {
    const { material } = primitive;
    if (material === undefined) return primitive;
    if (material < 0) return { ...primitive, material: -1 - material };
    let place = kept.get(material);
    if (place === undefined) {
      const old = { ...scene.materials[material] };
      for (const slot of [
        'baseColorTexture',
        'metallicRoughnessTexture',
        'normalTexture',
        'occlusionTexture',
        'emissiveTexture',
      ] as const) {
        const ref = old[slot];
        if (ref) old[slot] = { ...ref, texture: move(ref.texture) };
      }
      kept.set(material, (place = list.push(old) - 1));
    }
    return { ...primitive, material: place };
  };
  return { list, textures, of, settle };
}
