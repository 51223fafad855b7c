export { signedVolume } from './builder.ts';
export type { MeshShapeOptions } from './context.ts';
export { initGeometry, library as geometryLibrary } from './library.ts';
export { meshShape } from './mesh-shape.ts';
export { triangulateLoops } from './polygons.ts';
export type { MeshNode, MeshShape, Section, Shape } from './shape.ts';
export { isFieldShape, roughBounds } from './size.ts';
export { textStrokes } from './text.ts';
