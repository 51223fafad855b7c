import type { Scene } from '../../scene/index.ts';
import { zipFiles } from '../_write/zip.ts';
import type { FbxPictures } from '../fbx/write-materials.ts';
import { writeObj } from './write.ts';
import { writeMtl } from './write-mtl.ts';

/** Packs a scene as `NAME.obj`, `NAME.mtl` and a folder of pictures: for programs that read OBJ with materials. `pictures` as for `writeMtl`. */
export function writeObjZip(scene: Scene, name: string, pictures: readonly (FbxPictures | undefined)[]): Uint8Array {
  const library = writeMtl(scene, pictures);
  return zipFiles([
    { name: `${name}.obj`, bytes: writeObj(scene, { library: { file: `${name}.mtl`, names: library.names } }) },
    { name: `${name}.mtl`, bytes: new TextEncoder().encode(library.text) },
    ...library.pictures.map((picture) => ({ ...picture, packed: true })),
  ]);
}
