import {
  addTangents,
  cutCharts,
  findParts,
  findVisible,
  type JoinedScene,
  keepFaces,
  type Mesh,
  type Primitive,
  packCharts,
  type RenderTexture,
  type Scene,
  type SceneGraphNode,
  splitFaces,
  type TransferOptions,
  type TransferResult,
  type TransferredSkin,
  transferMaps,
  transferSkin,
  unwrap,
} from '@claywork/kernels';
import { bakedMaterials } from './baked-materials.ts';
import { decodeTextures } from './decode-textures.ts';
import { encodeBaked } from './encode-baked.ts';

export interface RebuildOptions {
  /** Whether what the source looks like is baked onto the new mesh; else its plain colours go over. */
  bake: boolean;
  /** Texels along a side of the new atlas, at most: 512 and up, as the source's pictures and detail deserve. */
  textureSize: number;
  /** Bend from which edges of the new mesh are shaded hard, degrees. */
  creaseAngleDeg: number;
}

export interface RebuildRun {
  signal: AbortSignal;
  progress(fraction: number, stage: string): void;
}

export interface RebuiltModel {
  scene: Scene;
  /** What of the source the result does not have, in words. */
  dropped: string[];
}

/** Pictures of the source are decoded to so many pixels in all, at most; larger ones are baked from smaller copies. */
const SOURCE_PIXELS_MAX = 2 ** 26;
const ATLAS_SIDE_MIN = 512;

/**
 * A new mesh over an old model -> a finished model: unwrapped into one atlas that parts no quads, with the look of the source baked
 * onto it, bound to the source's skeleton where it has one. `source` is the scene joined, `mesh` welded and in the world.
 */
export async function rebuildModel(
  scene: Scene,
  source: JoinedScene,
  mesh: Mesh,
  options: RebuildOptions,
  run: RebuildRun,
): Promise<RebuiltModel> {
  run.progress(0.02, 'laying out the texture');
  const skin = transferSkin(scene, source, mesh);
  const textures = options.bake ? await decodeTextures(scene, sourceSide(scene.textures.length)) : [];
  const size = atlasSize(source.mesh.indices.length / 3, textures, options.textureSize);
  const primitive = layOut(mesh, skin, size, options.creaseAngleDeg);
  run.signal.throwIfAborted();
  const baked = options.bake ? bake(scene, source, primitive.mesh, { size, textures, ...run }) : undefined;
  run.progress(0.8, 'packing the pictures');
  const { materials, ofPart } = bakedMaterials(
    source.parts.map((part) => (part.material === undefined ? undefined : scene.materials[part.material])),
    baked && { ...baked.report, glows: baked.emissive !== undefined },
  );
  const parts = materials.length > 1 ? findParts(source, primitive.mesh) : new Uint32Array(mesh.indices.length / 3);
  const primitives = splitFaces(
    primitive,
    parts.map((part) => ofPart[part]),
  ).map(({ group, primitive: piece }) => ({ ...piece, material: group }));
  const built = assemble(scene, primitives, skin);
  return {
    scene: { ...built, materials, textures: baked ? await encodeBaked(baked) : [] },
    dropped: listDropped(scene, built, options.bake),
  };
}

/** The largest power of two, up to 4096, at which so many pictures may be decoded. */
function sourceSide(pictures: number): number {
  return Math.min(4096, 2 ** Math.floor(Math.log2(Math.sqrt(SOURCE_PIXELS_MAX / Math.max(1, pictures)))));
}

/** A power of two: what holds all pictures of the source, and sixteen texels for each of its faces. */
function atlasSize(faces: number, pictures: readonly (RenderTexture | undefined)[], most: number): number {
  let texels = 16 * faces;
  const held = pictures.reduce((sum, picture) => sum + (picture ? picture.raster.width * picture.raster.height : 0), 0);
  // Base colour, surface and normals are pictures of their own.
  texels = Math.max(texels, held / Math.min(3, Math.max(1, pictures.length)));
  return Math.min(most, Math.max(ATLAS_SIDE_MIN, 2 ** Math.ceil(Math.log2(Math.sqrt(texels)) - 0.1)));
}

/** What can be seen of the source alone is baked: what is buried is dark, and may lie as close. */
function bake(
  scene: Scene,
  source: JoinedScene,
  mesh: Mesh,
  { size, textures, signal, progress }: RebuildRun & Pick<TransferOptions, 'size' | 'textures'>,
): TransferResult {
  progress(0.12, 'looking for what is hidden');
  const seen = keepFaces(scene, source, findVisible(source.mesh));
  signal.throwIfAborted();
  return transferMaps(seen, mesh, {
    size,
    textures,
    signal,
    progress: (share, stage) => progress(0.2 + 0.6 * share, stage),
  });
}

/** The mesh with one atlas, normals, tangents and influences. */
function layOut(mesh: Mesh, skin: TransferredSkin | undefined, size: number, creaseAngleDeg: number) {
  const [{ unwrapped }] = cutCharts([{ unwrapped: unwrap(mesh, { creaseAngleDeg }) }]);
  const [uvs] = packCharts([{ unwrapped }], { size }).uvs;
  const primitive: Primitive = { mesh: { ...unwrapped.mesh, uvs } };
  if (skin) {
    const { sourceVertex } = unwrapped;
    primitive.joints = new Uint16Array(4 * sourceVertex.length);
    primitive.weights = new Float32Array(4 * sourceVertex.length);
    for (let v = 0; v < sourceVertex.length; v++) {
      const from = 4 * sourceVertex[v];
      primitive.joints.set(skin.joints.subarray(from, from + 4), 4 * v);
      primitive.weights.set(skin.weights.subarray(from, from + 4), 4 * v);
    }
  }
  return addTangents(primitive);
}

/** One mesh on one node; with a skin, beside the nodes that move it and their clips. */
function assemble(scene: Scene, primitives: Primitive[], skin: TransferredSkin | undefined): Scene {
  const node: SceneGraphNode = {
    name: 'model',
    children: [],
    translation: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    scale: [1, 1, 1],
    mesh: 0,
  };
  const bare: Scene = {
    nodes: [node],
    roots: [0],
    meshes: [{ name: 'model', primitives }],
    materials: [],
    textures: [],
    skins: [],
    animations: [],
  };
  if (!skin) return bare;
  const nodes = scene.nodes.map(({ mesh: _mesh, skin: _skin, ...kept }): SceneGraphNode => kept);
  const animations = scene.animations
    .map((clip) => ({ ...clip, channels: clip.channels.filter((channel) => channel.path !== 'weights') }))
    .filter((clip) => clip.channels.length > 0);
  // Joints want a common root.
  const { mesh: _, ...top } = node;
  return {
    ...bare,
    nodes: [...nodes, { ...top, name: 'rig', children: [...scene.roots] }, { ...node, skin: 0 }],
    roots: [nodes.length, nodes.length + 1],
    skins: [skin.skin],
    animations,
  };
}

function listDropped(scene: Scene, built: Scene, bake: boolean): string[] {
  const dropped: string[] = [];
  if (scene.animations.length > built.animations.length) dropped.push('animations');
  if (scene.meshes.some((mesh) => mesh.primitives.some((p) => p.targets?.length))) dropped.push('morph targets');
  if (!bake && scene.textures.length > 0) dropped.push('textures');
  return dropped;
}
