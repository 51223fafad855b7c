export { type GltfWriteOptions, writeGlb, writeGltf } from './gltf/write.ts';
