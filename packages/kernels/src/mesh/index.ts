export { extractFaces, labelComponents, splitComponents } from './components.ts';
export { buildEdges, type EdgeMap } from './edges.ts';
export { type MeshMeasure, measureMesh } from './measure.ts';
export { mergeMeshes } from './merge.ts';
export type { Mesh } from './mesh.ts';
export { computeFaceNormals, computeNormals, type NormalOptions } from './normals.ts';
export { flipFaces, transformMesh } from './transform.ts';
export { weld } from './weld.ts';
