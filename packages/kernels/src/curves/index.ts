export type { MeshNode, MeshShape, Section, Shape } from './shape.ts';
