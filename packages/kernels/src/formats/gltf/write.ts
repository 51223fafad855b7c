import type { Scene, Texture } from '../../scene/index.ts';
import { encodeBase64 } from './base64.ts';
import { type BinaryWriter, createBinaryWriter } from './binary.ts';
import type { GltfDocument } from './document.ts';
import { writePrimitive } from './write-geometry.ts';
import { createMaterialWriter, embedInBinary } from './write-materials.ts';
import { describeNode, listReachable, writeAnimation, writeSkin } from './write-nodes.ts';

export interface GltfWriteOptions {
  /** Leaves out animations when false. Default true. */
  withAnimation?: boolean;
  /** Put into `asset.extras`. */
  extras?: Record<string, unknown>;
}

/**
 * Writes a scene as binary glTF 2.0: one JSON chunk, one binary chunk, pictures inside. Only what hangs under a root is
 * written, arrays shared by several primitives once. The bytes depend on the scene alone. Errors: as `writePrimitive`.
 * Source: Khronos, "glTF 2.0 specification", 2021.
 */
export function writeGlb(scene: Scene, options: GltfWriteOptions = {}): Uint8Array {
  const binary = createBinaryWriter();
  const document = describeScene(scene, binary, embedInBinary(binary), options);
  const buffer = binary.finish(document);
  const json = new TextEncoder().encode(JSON.stringify(document));
  const jsonLength = (json.length + 3) & ~3;
  const total = 12 + 8 + jsonLength + (buffer.length ? 8 + buffer.length : 0);
  const out = new Uint8Array(total);
  const header = new DataView(out.buffer);
  header.setUint32(0, 0x46546c67, true);
  header.setUint32(4, 2, true);
  header.setUint32(8, total, true);
  header.setUint32(12, jsonLength, true);
  header.setUint32(16, 0x4e4f534a, true);
  out.set(json, 20);
  out.fill(0x20, 20 + json.length, 20 + jsonLength);
  if (buffer.length) {
    header.setUint32(20 + jsonLength, buffer.length, true);
    header.setUint32(24 + jsonLength, 0x004e4942, true);
    out.set(buffer, 28 + jsonLength);
  }
  return out;
}

/** Writes a scene as one self-contained .gltf file: JSON (UTF-8) with the buffer and the pictures as data URIs. */
export function writeGltf(scene: Scene, options: GltfWriteOptions = {}): Uint8Array {
  const binary = createBinaryWriter();
  const embed = (texture: Texture) => ({ uri: `data:${texture.mime};base64,${encodeBase64(texture.bytes)}` });
  const document = describeScene(scene, binary, embed, options);
  const buffer = binary.finish(document);
  if (document.buffers) document.buffers[0].uri = `data:application/octet-stream;base64,${encodeBase64(buffer)}`;
  return new TextEncoder().encode(JSON.stringify(document));
}

function describeScene(
  scene: Scene,
  binary: BinaryWriter,
  embed: (texture: Texture) => { bufferView?: number; uri?: string },
  options: GltfWriteOptions,
): GltfDocument {
  const document: GltfDocument = { asset: { version: '2.0', generator: 'Claywork' } };
  if (options.extras) document.asset.extras = options.extras;
  const order = listReachable(scene);
  if (order.length === 0) return document;
  const place = new Map(order.map((node, i) => [node, i]));
  const at = (node: number): number => place.get(node) as number;
  const extensions = new Set<string>();
  const materials = createMaterialWriter(scene, document, extensions, embed);
  const meshes = new Map<number, number>();
  const skins = new Map<number, number>();
  document.scene = 0;
  document.scenes = [{ nodes: scene.roots.map(at) }];
  document.nodes = order.map((index) => {
    const node = describeNode(scene, index, at);
    const { mesh, skin } = scene.nodes[index];
    if (mesh !== undefined && scene.meshes[mesh].primitives.some((p) => p.mesh.indices.length > 0)) {
      if (!meshes.has(mesh)) meshes.set(mesh, addMesh(scene, mesh, document, materials.material, binary));
      node.mesh = meshes.get(mesh);
      if (skin !== undefined) {
        if (!skins.has(skin)) {
          document.skins = [...(document.skins ?? []), writeSkin(scene.skins[skin], at, binary)];
          skins.set(skin, document.skins.length - 1);
        }
        node.skin = skins.get(skin);
      }
    }
    return node;
  });
  if (options.withAnimation ?? true) {
    const clips = scene.animations.map((a) => writeAnimation(a, (node) => place.get(node), binary));
    const animations = clips.filter((a) => a !== undefined);
    if (animations.length) document.animations = animations;
  }
  // A trailing "!" marks an extension without which the file cannot be shown.
  const used = [...extensions].sort();
  if (used.length) document.extensionsUsed = used.map((e) => e.replace('!', ''));
  const required = used.filter((e) => e.endsWith('!')).map((e) => e.slice(0, -1));
  if (required.length) document.extensionsRequired = required;
  return document;
}

function addMesh(
  scene: Scene,
  index: number,
  document: GltfDocument,
  material: (index: number) => number,
  binary: BinaryWriter,
): number {
  const mesh = scene.meshes[index];
  const primitives = mesh.primitives
    .filter((p) => p.mesh.indices.length > 0)
    .map((p) => {
      const bumpy = p.material !== undefined && scene.materials[p.material].normalTexture !== undefined;
      return writePrimitive(p, p.material === undefined ? undefined : material(p.material), bumpy, binary);
    });
  const out: NonNullable<GltfDocument['meshes']>[number] = { primitives };
  if (mesh.name) out.name = mesh.name;
  if (mesh.weights?.length && primitives[0].targets) out.weights = [...mesh.weights];
  const names = mesh.primitives[0].targets?.map((t) => t.name ?? '');
  if (names?.some((n) => n)) out.extras = { targetNames: names };
  document.meshes = [...(document.meshes ?? []), out];
  return document.meshes.length - 1;
}
