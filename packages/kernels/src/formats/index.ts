export { type GltfReadOptions, type GltfReadResult, readGltf } from './gltf/read.ts';
export { type GltfWriteOptions, writeGlb, writeGltf } from './gltf/write.ts';
export { type ObjWriteOptions, writeObj } from './obj/write.ts';
export { writeStl } from './stl/write.ts';
