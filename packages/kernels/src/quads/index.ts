export { findSymmetry, type MeasuredPlane, type MirrorPlane, measureSymmetry } from './find-symmetry.ts';
export { measureQuads, type QuadMeasure } from './measure-quads.ts';
export { type RemeshQuadsOptions, type RemeshQuadsReport, remeshQuads } from './remesh-quads.ts';
