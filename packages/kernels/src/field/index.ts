export type { FieldNode, FieldShape, Placement } from './shape.ts';
