export type { MaskSpec, MaterialLayer, MaterialSpec } from './material-spec.ts';
