import { type Scene, type SceneGraphNode, writeGlb, writeGltf, writeObj, writeStl } from '@claywork/kernels';

/** Small sound models of our own in every format that we write, so that there is something to damage without any folder. */
export function ownModels(): { name: string; bytes: Uint8Array }[] {
  const scene = knot();
  return [
    { name: 'own.glb', bytes: writeGlb(scene) },
    { name: 'own.gltf', bytes: writeGltf(scene) },
    { name: 'own.obj', bytes: writeObj(scene) },
    { name: 'own.stl', bytes: writeStl(scene) },
    { name: 'text.stl', bytes: new TextEncoder().encode(TEXT_STL) },
    { name: 'odd.obj', bytes: new TextEncoder().encode(ODD_OBJ) },
  ];
}

const TEXT_STL = `solid a\n${'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0.5\nendloop\nendfacet\n'.repeat(4)}endsolid a\n`;
const ODD_OBJ = `mtllib a.mtl\no one\nv 0 0 0 1 0 0\nv 1 0 0 0 1 0\nv 1 1 0\nv 0 1 0\nv 0.5 0.5 0 \\\n 1 1 1\nvt 0 0\nvt 1 1\nvn 0 0 1
usemtl a\nf 1/1/1 2/2/1 3/1/1 4/2/1\ng two\nusemtl b\nf -5 -4 -1\nf 1 2 3 5 4\nl 1 2 3\np 1\ns off\n`;

/** A skinned, morphed, animated strip. */
function knot(): Scene {
  const node = (name: string, values: Partial<SceneGraphNode> = {}): SceneGraphNode => ({
    name,
    children: [],
    translation: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    scale: [1, 1, 1],
    ...values,
  });
  const n = 24;
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const angle = (i: number): number => (Math.floor(i / 2) * 4 * Math.PI) / n;
  const mesh = {
    positions: Float32Array.from({ length: 3 * n }, (_, c) => {
      const i = Math.floor(c / 3);
      return [Math.cos(angle(i)) * (1 + (i % 2)), (i % 2) * 0.5, Math.sin(angle(i)) * (1 + (i % 2))][c % 3];
    }),
    normals: Float32Array.from({ length: 3 * n }, (_, c) => (c % 3 === 1 ? 1 : 0)),
    uvs: Float32Array.from({ length: 2 * n }, (_, c) => (c % 2 ? Math.floor(c / 2) % 2 : Math.floor(c / 4) / n)),
    indices: Uint32Array.from({ length: 3 * (n - 2) }, (_, c) => Math.floor(c / 3) + [0, 1, 2][c % 3]),
  };
  const times = Float32Array.from([0, 0.5, 1]);
  return {
    nodes: [
      node('root', { children: [1] }),
      node('tip', { translation: [0, 1, 0] }),
      node('skin', { mesh: 0, skin: 0 }),
    ],
    roots: [0, 2],
    meshes: [
      {
        name: 'strip',
        weights: [0.5],
        primitives: [
          {
            mesh,
            material: 0,
            joints: Uint16Array.from({ length: 4 * n }, (_, c) => (c % 4 === 1 ? 1 : 0)),
            weights: Float32Array.from({ length: 4 * n }, (_, c) => (c % 4 < 2 ? 0.5 : 0)),
            targets: [{ positions: new Float32Array(3 * n).fill(0.1), name: 'wide' }],
          },
        ],
      },
    ],
    materials: [
      {
        name: 'red',
        baseColorFactor: [1, 0.1, 0.1, 1],
        metallicFactor: 0,
        roughnessFactor: 0.5,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: true,
      },
    ],
    textures: [],
    skins: [{ name: 'bones', joints: [0, 1], inverseBindMatrices: Float32Array.from([...identity, ...identity]) }],
    animations: [
      {
        name: 'bend',
        channels: [
          { node: 1, path: 'translation', interpolation: 'LINEAR', times, values: new Float32Array(9).fill(1) },
          { node: 2, path: 'weights', interpolation: 'STEP', times, values: Float32Array.from([0, 1, 0]) },
        ],
      },
    ],
  };
}
