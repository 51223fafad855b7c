import type { Material, Scene, Texture, TextureRef } from '../../scene/index.ts';
import type { BinaryWriter } from './binary.ts';
import type { GltfDocument, GltfMaterial, GltfTextureInfo } from './document.ts';

/** Writes materials and the textures they use, each once, remembering which extensions they needed. */
export interface MaterialWriter {
  /** Index of the material in the document. */
  material(index: number): number;
}

/** `embed` puts a picture into the file: a buffer view in a GLB, a data URI in a .gltf. */
export function createMaterialWriter(
  scene: Scene,
  document: GltfDocument,
  extensions: Set<string>,
  embed: (texture: Texture) => { bufferView?: number; uri?: string },
): MaterialWriter {
  const materials = new Map<number, number>();
  const textures = new Map<number, number>();
  const samplers = new Map<string, number>();
  const texture = (index: number): number => {
    const known = textures.get(index);
    if (known !== undefined) return known;
    const source = scene.textures[index];
    const image: { name?: string; mimeType?: string; bufferView?: number; uri?: string } = embed(source);
    if (source.name) image.name = source.name;
    if (image.bufferView !== undefined) image.mimeType = source.mime;
    document.images = [...(document.images ?? []), image];
    const at = document.images.length - 1;
    const sampler = addSampler(document, samplers, source);
    if (source.mime === 'image/webp') extensions.add('EXT_texture_webp!');
    const entry =
      source.mime === 'image/webp'
        ? { sampler, extensions: { EXT_texture_webp: { source: at } } }
        : { sampler, source: at };
    document.textures = [...(document.textures ?? []), entry];
    textures.set(index, document.textures.length - 1);
    return document.textures.length - 1;
  };
  const reference = (ref: TextureRef): GltfTextureInfo => {
    const info: GltfTextureInfo = { index: texture(ref.texture) };
    if (ref.transform) {
      const { offset, rotation, scale } = ref.transform;
      extensions.add('KHR_texture_transform');
      info.extensions = { KHR_texture_transform: { offset: [...offset], rotation, scale: [...scale] } };
    }
    return info;
  };
  return {
    material(index) {
      const known = materials.get(index);
      if (known !== undefined) return known;
      document.materials = [
        ...(document.materials ?? []),
        describeMaterial(scene.materials[index], reference, extensions),
      ];
      materials.set(index, document.materials.length - 1);
      return document.materials.length - 1;
    },
  };
}

function addSampler(document: GltfDocument, known: Map<string, number>, { wrap = 'repeat', filter }: Texture): number {
  const key = `${wrap} ${filter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const mode = { repeat: undefined, clamp: 33071, mirror: 33648 }[wrap];
  const magFilter = filter === 'nearest' ? 9728 : 9729;
  const sampler = { magFilter, minFilter: 9987, ...(mode ? { wrapS: mode, wrapT: mode } : {}) };
  document.samplers = [...(document.samplers ?? []), sampler];
  known.set(key, document.samplers.length - 1);
  return document.samplers.length - 1;
}

const unit = (x: number): number => Math.min(1, Math.max(0, Number.isFinite(x) ? x : 0));

function describeMaterial(
  m: Material,
  reference: (ref: TextureRef) => GltfTextureInfo,
  used: Set<string>,
): GltfMaterial {
  const pbr: NonNullable<GltfMaterial['pbrMetallicRoughness']> = {};
  if (m.baseColorFactor.some((c) => c !== 1)) pbr.baseColorFactor = m.baseColorFactor.map(unit);
  if (m.baseColorTexture) pbr.baseColorTexture = reference(m.baseColorTexture);
  if (m.metallicFactor !== 1) pbr.metallicFactor = unit(m.metallicFactor);
  if (m.roughnessFactor !== 1) pbr.roughnessFactor = unit(m.roughnessFactor);
  if (m.metallicRoughnessTexture) pbr.metallicRoughnessTexture = reference(m.metallicRoughnessTexture);
  const out: GltfMaterial = {};
  if (m.name) out.name = m.name;
  if (Object.keys(pbr).length) out.pbrMetallicRoughness = pbr;
  if (m.normalTexture) {
    out.normalTexture = reference(m.normalTexture);
    if (m.normalScale !== undefined && m.normalScale !== 1) out.normalTexture.scale = m.normalScale;
  }
  if (m.occlusionTexture) {
    out.occlusionTexture = reference(m.occlusionTexture);
    if (m.occlusionStrength !== undefined && m.occlusionStrength !== 1)
      out.occlusionTexture.strength = unit(m.occlusionStrength);
  }
  if (m.emissiveTexture) out.emissiveTexture = reference(m.emissiveTexture);
  if (m.alphaMode !== 'OPAQUE') out.alphaMode = m.alphaMode;
  if (m.alphaMode === 'MASK' && m.alphaCutoff !== undefined && m.alphaCutoff !== 0.5) out.alphaCutoff = m.alphaCutoff;
  if (m.doubleSided) out.doubleSided = true;
  const extensions = describeExtensions(m, out);
  if (Object.keys(extensions).length) out.extensions = extensions;
  for (const name of Object.keys(extensions)) used.add(name);
  return out;
}

/** The extensions that the material needs; also sets the emissive factor, which they share the range with. */
function describeExtensions(m: Material, out: GltfMaterial): NonNullable<GltfMaterial['extensions']> {
  const extensions: NonNullable<GltfMaterial['extensions']> = {};
  // Factors above one move into the strength.
  const peak = Math.max(1, ...m.emissiveFactor);
  const strength = (m.emissiveStrength ?? 1) * peak;
  if (m.emissiveFactor.some((c) => c > 0)) {
    out.emissiveFactor = m.emissiveFactor.map((c) => unit(c / peak));
    if (strength !== 1) extensions.KHR_materials_emissive_strength = { emissiveStrength: Math.max(0, strength) };
  }
  if (m.clearcoat && m.clearcoat.factor > 0) {
    extensions.KHR_materials_clearcoat = {
      clearcoatFactor: unit(m.clearcoat.factor),
      clearcoatRoughnessFactor: unit(m.clearcoat.roughness),
    };
  }
  if (m.sheen?.color.some((c) => c > 0)) {
    extensions.KHR_materials_sheen = {
      sheenColorFactor: m.sheen.color.map(unit),
      sheenRoughnessFactor: unit(m.sheen.roughness),
    };
  }
  if (m.transmission && m.transmission.factor > 0) {
    extensions.KHR_materials_transmission = { transmissionFactor: unit(m.transmission.factor) };
    if (m.transmission.ior !== 1.5) extensions.KHR_materials_ior = { ior: Math.max(1, m.transmission.ior) };
  }
  return extensions;
}

/** A picture as a buffer view of the binary chunk. */
export function embedInBinary(binary: BinaryWriter): (texture: Texture) => { bufferView: number } {
  return (texture) => ({ bufferView: binary.bytes(texture.bytes) });
}
