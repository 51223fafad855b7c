import { type AnimationClip, LoadingManager, Mesh, MeshStandardMaterial, type Object3D, Vector3 } from 'three';
import { formatOf } from '../file-kind.ts';
import type { ViewerFile } from '../types.ts';
import { creaseNormals } from './crease-normals.ts';

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
  const { manager, settled } = awaitPictures();
  switch (format) {
    case 'glb':
    case 'gltf':
      return { ...(await loadGltf(bytes, base)), unit: 1, format };
    case 'fbx': {
      const { FBXLoader } = await import('three/addons/loaders/FBXLoader.js');
      const root = new FBXLoader(manager).parse(bytes, base);
      await settled();
      // centimetres, unless the file says of how many its unit is
      const { unitScaleFactor = 1 } = root.userData;
      return { root, clips: root.animations, unit: 0.01 * Number(unitScaleFactor), format };
    }
    case 'obj': {
      const { OBJLoader } = await import('three/addons/loaders/OBJLoader.js');
      const source = new TextDecoder().decode(bytes);
      const root = new OBJLoader().parse(source);
      if (!/^vn\s/m.test(source)) await creaseNormals(root);
      return { root, clips: [], unit: 1, format };
    }
    case 'stl':
      return { ...(await loadStl(bytes)), clips: [], format };
    case '3mf': {
      const { ThreeMFLoader } = await import('three/addons/loaders/3MFLoader.js');
      const root = new ThreeMFLoader(manager).parse(bytes);
      await settled();
      root.rotation.x = -Math.PI / 2;
      return { root, clips: [], unit: 0.001, format };
    }
    case 'usdz': {
      const { USDLoader } = await import('three/addons/loaders/USDLoader.js');
      const root = new USDLoader(manager).parse(bytes) as Object3D;
      await settled();
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

/** An STL says neither its unit nor its up. Larger than this it is for a printer; ours that are not are metres, +Y up. */
const METRES_MAX = 4;

async function loadStl(bytes: ArrayBuffer): Promise<{ root: Object3D; unit: number }> {
  const { STLLoader } = await import('three/addons/loaders/STLLoader.js');
  const geometry = new STLLoader().parse(bytes);
  const colored = geometry.hasAttribute('color');
  const mesh = new Mesh(
    geometry,
    new MeshStandardMaterial({ color: colored ? 0xffffff : 0xb9b4ac, vertexColors: colored, roughness: 0.6 }),
  );
  geometry.computeBoundingBox();
  const size = geometry.boundingBox!.getSize(new Vector3());
  const metres = Math.max(size.x, size.y, size.z) <= METRES_MAX;
  // Files for printing have +Z up.
  if (!metres) mesh.rotation.x = -Math.PI / 2;
  // The file's own say nothing that its corners do not, and often nothing at all.
  await creaseNormals(mesh);
  return { root: mesh, unit: metres ? 1 : 0.001 };
}

/** Milliseconds to wait for pictures that a model refers to: one that never comes must not keep the model away. */
const PATIENCE = 15_000;

/** Most readers answer before their pictures are there; a picture that is drawn without them is black. */
function awaitPictures(): { manager: LoadingManager; settled: () => Promise<void> } {
  let open = 0;
  let tell: (() => void) | undefined;
  const manager = new LoadingManager();
  const { itemStart, itemEnd } = manager;
  manager.itemStart = (url) => {
    open++;
    itemStart(url);
  };
  manager.itemEnd = (url) => {
    itemEnd(url);
    if (--open === 0) tell?.();
  };
  const settled = () =>
    new Promise<void>((resolve) => {
      if (open === 0) return resolve();
      tell = resolve;
      setTimeout(resolve, PATIENCE);
    });
  return { manager, settled };
}
