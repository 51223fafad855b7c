// What worker threads run, and no more: they load it in three quarters of the time that all of the kernels take.
export { initGeometry } from './curves/index.ts';
export { type FitJob, type FitResult, type FitShared, runFitJob } from './fit/index.ts';
export { type MatteJob, type MatteResult, type MatteShared, runMatteJob } from './image/index.ts';
export { GeometryError } from './math/index.ts';
export { type PathJob, type PathWork, runPathJob } from './render/index.ts';
export { ARCHETYPES, runSculptJob, type SculptJob, type SculptResult, type SculptShared } from './sculpt/index.ts';
