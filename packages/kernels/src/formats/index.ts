export { type FbxReadOptions, type FbxReadResult, isFbx, readFbx } from './fbx/read.ts';
export { type GltfReadOptions, type GltfReadResult, readGltf } from './gltf/read.ts';
export { type GltfWriteOptions, writeGlb, writeGltf } from './gltf/write.ts';
export { type ObjReadOptions, readObj } from './obj/read.ts';
export { type ObjWriteOptions, writeObj } from './obj/write.ts';
export { readScene, type SceneReadResult } from './read-scene.ts';
export { readStl, type StlReadOptions } from './stl/read.ts';
export { writeStl } from './stl/write.ts';
