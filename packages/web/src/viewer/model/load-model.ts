import { type AnimationClip, Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { formatOf } from '../file-kind.ts';
import type { ViewerFile } from '../types.ts';

/** A model as three.js has it. */
export interface LoadedModel {
  root: Object3D;
  clips: AnimationClip[];
  /** Metres of one unit of the file: what dimensions are multiplied with. */
  unit: number;
  format: string;
}

/** Why a file cannot be shown here, though it is no fault of the file. */
export class NotShownError extends Error {
  override readonly name = 'NotShownError';
}

/** Reads a model file. Each format's reader is loaded when the first file of it comes. `base`: the folder that it refers to. */
export async function loadModel(file: ViewerFile, bytes: ArrayBuffer): Promise<LoadedModel> {
  const base = new URL('.', new URL(file.url, location.href)).href;
  const format = formatOf(file);
  switch (format) {
    case 'glb':
    case 'gltf':
      return { ...(await loadGltf(bytes, base)), unit: 1, format };
    case 'fbx': {
      const { FBXLoader } = await import('three/addons/loaders/FBXLoader.js');
      const root = new FBXLoader().parse(bytes, base);
      return { root, clips: root.animations, unit: 0.01, format };
    }
    case 'obj': {
      const { OBJLoader } = await import('three/addons/loaders/OBJLoader.js');
      return { root: new OBJLoader().parse(new TextDecoder().decode(bytes)), clips: [], unit: 1, format };
    }
    case 'stl':
      return { root: await loadStl(bytes), clips: [], unit: 0.001, format };
    case '3mf': {
      const { ThreeMFLoader } = await import('three/addons/loaders/3MFLoader.js');
      const root = new ThreeMFLoader().parse(bytes);
      root.rotation.x = -Math.PI / 2;
      return { root, clips: [], unit: 0.001, format };
    }
    case 'usdz': {
      const { USDLoader } = await import('three/addons/loaders/USDLoader.js');
      const root = new USDLoader().parse(bytes) as Object3D;
      return { root, clips: root.animations ?? [], unit: 1, format };
    }
    default:
      throw new NotShownError(`no viewer for .${format}`);
  }
}

async function loadGltf(bytes: ArrayBuffer, base: string) {
  const { GLTFLoader } = await import('three/addons/loaders/GLTFLoader.js');
  const loader = new GLTFLoader();
  // Read from the text: decoders weigh much, and few files want them.
  const head = new TextDecoder('latin1').decode(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 1 << 20)));
  if (head.includes('EXT_meshopt_compression') || head.includes('KHR_meshopt_compression')) {
    const { MeshoptDecoder } = await import('three/addons/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  const { scene, animations } = await loader.parseAsync(bytes, base);
  return { root: scene as Object3D, clips: animations };
}

async function loadStl(bytes: ArrayBuffer): Promise<Object3D> {
  const { STLLoader } = await import('three/addons/loaders/STLLoader.js');
  const geometry = new STLLoader().parse(bytes);
  const colored = geometry.hasAttribute('color');
  const mesh = new Mesh(
    geometry,
    new MeshStandardMaterial({ color: colored ? 0xffffff : 0xb9b4ac, vertexColors: colored, roughness: 0.6 }),
  );
  // Files for printing have +Z up.
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}
