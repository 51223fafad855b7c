import type { Mesh } from '../../mesh/index.ts';
import type { Material, Scene, SceneGraphNode } from '../../scene/index.ts';

/** A 1 x 1 PNG. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
);

/** A tetrahedron with every attribute a mesh may have. */
function tetrahedron(): Mesh {
  const s = 1 / Math.sqrt(3);
  const n = [s, s, s, s, -s, -s, -s, s, -s, -s, -s, s];
  const t = Math.sqrt(0.5);
  return {
    positions: Float32Array.from(n),
    indices: Uint32Array.from([0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2]),
    normals: Float32Array.from(n, (x) => x * 1.7),
    tangents: Float32Array.from([t, -t, 0, 1, t, t, 0, -1, t, t, 0, 1, t, -t, 0, -1]),
    uvs: Float32Array.from([0, 0, 1, 0, 0, 1, 1, 1]),
    colors: Float32Array.from({ length: 16 }, (_, i) => (i % 4) / 3),
  };
}

function node(name: string, values: Partial<SceneGraphNode> = {}): SceneGraphNode {
  return { name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], ...values };
}

function material(values: Partial<Material>): Material {
  return {
    name: 'clay',
    baseColorFactor: [0.8, 0.3, 0.2, 1],
    metallicFactor: 0,
    roughnessFactor: 0.7,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
    ...values,
  };
}

/** One untextured mesh under one node. */
export function simpleScene(): Scene {
  const { positions, normals, indices } = tetrahedron();
  return {
    nodes: [node('thing', { mesh: 0 })],
    roots: [0],
    meshes: [{ name: 'thing', primitives: [{ mesh: { positions, normals, indices }, material: 0 }] }],
    materials: [material({})],
    textures: [],
    skins: [],
    animations: [],
  };
}

/** Textures, every material extension, a skin, morph targets and animations of every interpolation. */
export function richScene(): Scene {
  const transform = { offset: [0.1, 0.2] as [number, number], rotation: 0.3, scale: [2, 3] as [number, number] };
  const textured = material({
    name: 'textured',
    baseColorTexture: { texture: 0, transform },
    metallicRoughnessTexture: { texture: 0 },
    normalTexture: { texture: 1 },
    normalScale: 0.5,
    occlusionTexture: { texture: 0 },
    occlusionStrength: 0.6,
    emissiveTexture: { texture: 0 },
    emissiveFactor: [2, 1, 0],
    emissiveStrength: 3,
    alphaMode: 'MASK',
    alphaCutoff: 0.3,
    clearcoat: { factor: 1, roughness: 0.1 },
    sheen: { color: [0.2, 0.3, 0.4], roughness: 0.5 },
    transmission: { factor: 0.4, ior: 1.33 },
    doubleSided: true,
  });
  const skinned = tetrahedron();
  delete skinned.tangents;
  delete skinned.uvs;
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  return {
    nodes: [
      node('root', { children: [1, 2], rotation: [0, 1, 0, 1] }),
      node('textured', { mesh: 0, translation: [1, 2, 3], extras: { part: 'wing' } }),
      node('joint a', { children: [3], scale: [1, 2, 1] }),
      node('joint b', { translation: [0, 1, 0] }),
      node('body', { mesh: 1, skin: 0 }),
      node('lost', { mesh: 0 }),
    ],
    roots: [0, 4],
    meshes: [
      {
        name: 'textured',
        primitives: [
          {
            mesh: tetrahedron(),
            material: 0,
            targets: [
              { positions: new Float32Array(12).fill(0.1), normals: new Float32Array(12), name: 'smile' },
              { positions: new Float32Array(12).fill(0.2), normals: new Float32Array(12), name: 'frown' },
            ],
          },
        ],
        weights: [0.25, 0],
      },
      {
        name: 'body',
        primitives: [
          {
            mesh: skinned,
            material: 1,
            joints: Uint16Array.from([0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
            weights: Float32Array.from([2, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0.3, 0.7, 0, 0]),
          },
        ],
      },
    ],
    materials: [textured, material({}), material({ name: 'unused' })],
    textures: [
      { name: 'pixel', mime: 'image/png', bytes: PIXEL, wrap: 'mirror' },
      { name: 'bumps', mime: 'image/png', bytes: PIXEL },
      { name: 'unused', mime: 'image/png', bytes: PIXEL },
    ],
    skins: [
      { name: 'skin', joints: [2, 3], inverseBindMatrices: Float32Array.from([...identity, ...identity]), skeleton: 2 },
    ],
    animations: [
      {
        name: 'wave',
        channels: [
          {
            node: 3,
            path: 'rotation',
            interpolation: 'LINEAR',
            times: Float32Array.of(0, 1),
            values: Float32Array.of(0, 0, 0, 2, 0, 1, 0, 1),
          },
          {
            node: 2,
            path: 'translation',
            interpolation: 'STEP',
            times: Float32Array.of(0, 0.5),
            values: new Float32Array(6),
          },
          {
            node: 2,
            path: 'scale',
            interpolation: 'CUBICSPLINE',
            times: Float32Array.of(0, 1),
            values: new Float32Array(18).fill(1),
          },
          {
            node: 1,
            path: 'weights',
            interpolation: 'LINEAR',
            times: Float32Array.of(0, 1),
            values: new Float32Array(4),
          },
          { node: 5, path: 'scale', interpolation: 'LINEAR', times: Float32Array.of(0), values: new Float32Array(3) },
        ],
      },
    ],
  };
}
