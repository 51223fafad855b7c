/** The parts of a glTF 2.0 document that the writer makes and the reader understands. Indices point into the arrays here. */
export interface GltfDocument {
  asset: { version: string; generator?: string; extras?: Record<string, unknown> };
  scene?: number;
  scenes?: { name?: string; nodes?: number[] }[];
  nodes?: GltfNode[];
  meshes?: { name?: string; primitives: GltfPrimitive[]; weights?: number[]; extras?: { targetNames?: string[] } }[];
  materials?: GltfMaterial[];
  textures?: { source?: number; sampler?: number; name?: string; extensions?: Record<string, { source?: number }> }[];
  images?: { name?: string; uri?: string; mimeType?: string; bufferView?: number }[];
  samplers?: { magFilter?: number; minFilter?: number; wrapS?: number; wrapT?: number }[];
  skins?: { name?: string; joints: number[]; inverseBindMatrices?: number; skeleton?: number }[];
  animations?: GltfAnimation[];
  accessors?: GltfAccessor[];
  bufferViews?: GltfBufferView[];
  buffers?: { byteLength: number; uri?: string; extensions?: Record<string, unknown> }[];
  extensionsUsed?: string[];
  extensionsRequired?: string[];
}

export interface GltfNode {
  name?: string;
  children?: number[];
  matrix?: number[];
  translation?: number[];
  rotation?: number[];
  scale?: number[];
  mesh?: number;
  skin?: number;
  extras?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

export interface GltfPrimitive {
  attributes: Record<string, number>;
  indices?: number;
  material?: number;
  mode?: number;
  targets?: Record<string, number>[];
  extensions?: Record<string, unknown>;
}

export interface GltfTextureInfo {
  index: number;
  texCoord?: number;
  scale?: number;
  strength?: number;
  extensions?: { KHR_texture_transform?: GltfTextureTransform };
}

export interface GltfTextureTransform {
  offset?: number[];
  rotation?: number;
  scale?: number[];
  texCoord?: number;
}

export interface GltfMaterial {
  name?: string;
  pbrMetallicRoughness?: {
    baseColorFactor?: number[];
    baseColorTexture?: GltfTextureInfo;
    metallicFactor?: number;
    roughnessFactor?: number;
    metallicRoughnessTexture?: GltfTextureInfo;
  };
  normalTexture?: GltfTextureInfo;
  occlusionTexture?: GltfTextureInfo;
  emissiveTexture?: GltfTextureInfo;
  emissiveFactor?: number[];
  alphaMode?: string;
  alphaCutoff?: number;
  doubleSided?: boolean;
  extensions?: GltfMaterialExtensions;
}

export interface GltfMaterialExtensions {
  KHR_materials_emissive_strength?: { emissiveStrength?: number };
  KHR_materials_clearcoat?: { clearcoatFactor?: number; clearcoatRoughnessFactor?: number };
  KHR_materials_sheen?: { sheenColorFactor?: number[]; sheenRoughnessFactor?: number };
  KHR_materials_transmission?: { transmissionFactor?: number };
  KHR_materials_ior?: { ior?: number };
  KHR_materials_pbrSpecularGlossiness?: {
    diffuseFactor?: number[];
    diffuseTexture?: GltfTextureInfo;
    glossinessFactor?: number;
    specularFactor?: number[];
    specularGlossinessTexture?: GltfTextureInfo;
  };
  KHR_materials_unlit?: Record<string, never>;
}

export interface GltfAnimation {
  name?: string;
  channels: { sampler: number; target: { node?: number; path: string } }[];
  samplers: { input: number; output: number; interpolation?: string }[];
}

export interface GltfAccessor {
  bufferView?: number;
  byteOffset?: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: string;
  min?: number[];
  max?: number[];
  sparse?: {
    count: number;
    indices: { bufferView: number; byteOffset?: number; componentType: number };
    values: { bufferView: number; byteOffset?: number };
  };
}

export interface GltfBufferView {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  target?: number;
  extensions?: Record<string, unknown>;
}
