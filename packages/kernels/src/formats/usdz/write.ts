import { GeometryError } from '../../math/index.ts';
import { computeWorldMatrices, findParents, type Scene } from '../../scene/index.ts';
import { type ZipEntry, zipFiles } from '../_write/zip.ts';
import { createLayerText, type LayerText, significant } from './layer-text.ts';
import { createNames, type NameGiver } from './names.ts';
import { CODES_PER_SECOND, collectTracks } from './tracks.ts';
import { createMaterialWriter } from './write-materials.ts';
import { type MeshBinding, writeMesh } from './write-mesh.ts';
import { writeNode } from './write-nodes.ts';
import { type Clip, planSkeleton, writeSkeleton } from './write-skeleton.ts';

export interface UsdzWriteOptions {
  /** Leaves out animations when false. Default true. */
  withAnimation?: boolean;
}

const ROOT = '/Root';
const SCOPE = `${ROOT}/Materials`;
/** What the package's files must be aligned to, bytes. */
const ALIGNMENT = 64;
/** Joints are named by their whole path, so that their text grows with the square of the depth. */
const DEPTH_MAX = 512;

/**
 * Writes a scene as USDZ: one layer in USD's text form and the pictures, stored, aligned. Metres, +Y up. Materials become UsdPreviewSurface,
 * skins UsdSkel skeletons (which contain all nodes above their joints), other nodes Xforms, quads stay quads. The first clip is the one that
 * plays: USD has one timeline. Further clips stand beside it as SkelAnimations for `skel:animationSource`; of nodes without skin only the first
 * clip is kept. Morph targets stay in their default weights. Pictures must be PNG or JPEG. Same scene, same bytes.
 * Errors: GeometryError `bad-texture`, `bad-mesh`, `too-deep`.
 * Source: Pixar, "Usdz File Format Specification" 1.3, "UsdPreviewSurface Specification" 2.6, "UsdSkel".
 */
export function writeUsdz(scene: Scene, options: UsdzWriteOptions = {}): Uint8Array {
  const clips = (options.withAnimation ?? true) ? scene.animations : [];
  const { layer, files } = writeLayer(
    scene,
    clips.map((clip) => ({ name: clip.name, tracks: collectTracks(clip) })),
  );
  return zipFiles([{ name: 'model.usda', bytes: layer }, ...files], ALIGNMENT);
}

function writeLayer(scene: Scene, clips: readonly Clip[]): { layer: Uint8Array; files: readonly ZipEntry[] } {
  checkDepth(scene);
  const parents = findParents(scene);
  const world = computeWorldMatrices(scene);
  const isWritten = (node: number): boolean => world[node] !== undefined && hasFaces(scene, node);
  const isSkinned = (node: number): boolean => isWritten(node) && findSkin(scene, node) !== undefined;
  const text = createLayerText();
  writeHead(text, clips);
  text.open('def Xform "Root"', ['kind = "component"']);
  const names = createNames('Materials');
  const materials = writeMaterials(scene, text, isWritten);
  const context = { scene, text, tracks: clips[0]?.tracks, materialOf: materials.bind, isSkinned };
  const filled = markFilled(scene, parents, (node) => isWritten(node) && !isSkinned(node));
  for (const root of scene.roots)
    if (filled[root]) writeNode(root, names(scene.nodes[root].name, 'node'), context, filled);
  scene.skins.forEach((skin, index) => {
    const nodes = scene.nodes.flatMap((node, i) => (node.skin === index && isSkinned(i) ? [i] : []));
    if (nodes.length === 0 || skin.joints.length === 0) return;
    const name = names(skin.name || scene.nodes[nodes[0]].name, 'skin');
    const path = `${ROOT}/${name}/Skeleton`;
    const skeleton = planSkeleton(scene, skin, parents);
    text.open(`def SkelRoot "${name}"`);
    writeSkeleton(text, path, scene, skin, skeleton, world, clips);
    writeSkinned(scene, text, nodes, { path, joints: skeleton.joints }, materials.bind);
    text.close();
  });
  text.close();
  return { layer: text.finish(), files: materials.files };
}

function writeHead(text: LayerText, clips: readonly Clip[]): void {
  let end = 0;
  for (const tracks of clips[0]?.tracks.values() ?? [])
    for (const { times } of Object.values(tracks)) end = Math.max(end, times[times.length - 1]);
  text.line('#usda 1.0');
  text.line('(');
  text.line('    customLayerData = {');
  text.line('        string creator = "Claywork"');
  text.line('    }');
  text.line('    defaultPrim = "Root"');
  if (clips.length) text.line(`    endTimeCode = ${significant(end)}`);
  text.line('    metersPerUnit = 1');
  if (clips.length) text.line('    startTimeCode = 0');
  text.line(`    timeCodesPerSecond = ${CODES_PER_SECOND}`);
  text.line('    upAxis = "Y"');
  text.line(')');
}

/** Writes the materials in use, and says where each stands. */
function writeMaterials(
  scene: Scene,
  text: LayerText,
  isWritten: (node: number) => boolean,
): { bind: (material: number | undefined) => MeshBinding['material']; files: readonly ZipEntry[] } {
  /** Material -> whether any mesh of it has vertex colours. */
  const used = new Map<number, boolean>();
  scene.nodes.forEach(({ mesh }, i) => {
    if (mesh === undefined || !isWritten(i)) return;
    for (const p of scene.meshes[mesh].primitives)
      if (p.material !== undefined)
        used.set(p.material, (used.get(p.material) ?? false) || p.mesh.colors !== undefined);
  });
  const names: NameGiver = createNames();
  const paths = new Map<number, string>();
  const writer = createMaterialWriter(scene, text, SCOPE, createNames());
  if (used.size) text.open('def Scope "Materials"');
  for (const [index, hasColors] of [...used].sort(([a], [b]) => a - b)) {
    const name = names(scene.materials[index].name, 'material');
    paths.set(index, `${SCOPE}/${name}`);
    writer.write(scene.materials[index], name, hasColors);
  }
  if (used.size) text.close();
  return {
    files: writer.files,
    bind(material) {
      const path = material === undefined ? undefined : paths.get(material);
      return material === undefined || !path ? undefined : { path, material: scene.materials[material] };
    },
  };
}

function writeSkinned(
  scene: Scene,
  text: LayerText,
  nodes: readonly number[],
  skeleton: NonNullable<MeshBinding['skeleton']>,
  materialOf: (material: number | undefined) => MeshBinding['material'],
): void {
  const names = createNames('Skeleton');
  for (const node of nodes) {
    const mesh = scene.meshes[scene.nodes[node].mesh as number];
    for (const primitive of mesh.primitives) {
      if (primitive.mesh.indices.length < 3) continue;
      const binding = { material: materialOf(primitive.material), skeleton };
      writeMesh(text, names(scene.nodes[node].name || mesh.name, 'mesh'), mesh, primitive, binding);
    }
  }
}

function hasFaces(scene: Scene, node: number): boolean {
  const { mesh } = scene.nodes[node];
  return mesh !== undefined && scene.meshes[mesh].primitives.some((p) => p.mesh.indices.length >= 3);
}

/** The skin that the node's mesh follows: only when all of it has weights. */
function findSkin(scene: Scene, node: number): number | undefined {
  const { mesh, skin } = scene.nodes[node];
  if (mesh === undefined || skin === undefined || !scene.skins[skin]?.joints.length) return undefined;
  return scene.meshes[mesh].primitives.every((p) => p.joints && p.weights) ? skin : undefined;
}

/** Throws where the tree is deeper than a file can name. */
function checkDepth(scene: Scene): void {
  let level = scene.roots;
  for (let depth = 0; level.length; depth++) {
    if (depth >= DEPTH_MAX)
      throw new GeometryError('too-deep', `The model's parts are nested more than ${DEPTH_MAX} deep.`);
    level = level.flatMap((node) => scene.nodes[node].children);
  }
}

/** Marks nodes that are wanted, or have one below them. */
function markFilled(scene: Scene, parents: Int32Array, wanted: (node: number) => boolean): Uint8Array {
  const filled = new Uint8Array(scene.nodes.length);
  scene.nodes.forEach((_, node) => {
    if (wanted(node)) for (let i = node; i >= 0 && !filled[i]; i = parents[i]) filled[i] = 1;
  });
  return filled;
}
