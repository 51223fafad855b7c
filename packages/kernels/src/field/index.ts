export { arrayPlacements } from './build.ts';
export { compileField, type Field } from './compile.ts';
export { Extent } from './extent.ts';
export { limitDistance } from './limit.ts';
export { type MeshFieldOptions, meshField } from './mesh-field.ts';
export { closestOnSurface, fieldNormal, snapToSurface } from './query.ts';
export type { FieldNode, FieldShape, Placement } from './shape.ts';
