import type { Mesh } from '../mesh/index.ts';

/**
 * A scene in memory: what every format is read into and written from, and what the renderers draw. Follows glTF 2.0's
 * model and conventions (metres, +Y up, linear factors, sRGB base colour and emissive textures, metallic in B and roughness in G).
 */
export interface Scene {
  nodes: SceneGraphNode[];
  /** Indices of the nodes without a parent. */
  roots: number[];
  meshes: SceneMesh[];
  materials: Material[];
  textures: Texture[];
  skins: Skin[];
  animations: Animation[];
}

export interface SceneGraphNode {
  name: string;
  children: number[];
  translation: [number, number, number];
  /** Unit quaternion xyzw. */
  rotation: [number, number, number, number];
  scale: [number, number, number];
  mesh?: number;
  skin?: number;
  extras?: Record<string, unknown>;
}

export interface SceneMesh {
  name: string;
  primitives: Primitive[];
  /** Default weights of the morph targets. */
  weights?: number[];
}

export interface Primitive {
  mesh: Mesh;
  /** Index of the material; undefined = glTF's default. */
  material?: number;
  /** Four joints and weights per vertex. */
  joints?: Uint16Array;
  weights?: Float32Array;
  /** Morph targets: displacements. */
  targets?: { positions?: Float32Array; normals?: Float32Array; name?: string }[];
}

export interface TextureRef {
  texture: number;
  /** KHR_texture_transform. */
  transform?: { offset: [number, number]; rotation: number; scale: [number, number] };
}

export interface Material {
  name: string;
  baseColorFactor: [number, number, number, number];
  baseColorTexture?: TextureRef;
  metallicFactor: number;
  roughnessFactor: number;
  metallicRoughnessTexture?: TextureRef;
  normalTexture?: TextureRef;
  normalScale?: number;
  occlusionTexture?: TextureRef;
  occlusionStrength?: number;
  emissiveFactor: [number, number, number];
  emissiveTexture?: TextureRef;
  emissiveStrength?: number;
  alphaMode: 'OPAQUE' | 'MASK' | 'BLEND';
  alphaCutoff?: number;
  doubleSided: boolean;
  clearcoat?: { factor: number; roughness: number };
  sheen?: { color: [number, number, number]; roughness: number };
  transmission?: { factor: number; ior: number };
}

/** An encoded picture, as it stands in the file. */
export interface Texture {
  name: string;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
  wrap?: 'repeat' | 'clamp' | 'mirror';
  /** How enlarged texels look: blended into each other, or hard-edged squares. Default linear. */
  filter?: 'linear' | 'nearest';
}

export interface Skin {
  name: string;
  /** Node indices. */
  joints: number[];
  /** 16 floats per joint, column-major. */
  inverseBindMatrices: Float32Array;
  skeleton?: number;
}

export interface Animation {
  name: string;
  channels: AnimationChannel[];
}

export interface AnimationChannel {
  node: number;
  path: 'translation' | 'rotation' | 'scale' | 'weights';
  interpolation: 'LINEAR' | 'STEP' | 'CUBICSPLINE';
  /** Seconds, rising. */
  times: Float32Array;
  values: Float32Array;
}
