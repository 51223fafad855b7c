export { type Convincing, pickConvincing } from './convince.ts';
export { type FitExecutor, type FitJob, type FitResult, type FitShared, runFitJob } from './fit-job.ts';
export type { FittedOptions } from './fitted-shape.ts';
export { BEINGS } from './kinds.ts';
export { describeArchetype, type FitLibrary } from './library.ts';
export { packLibrary, unpackLibrary } from './library-file.ts';
export { makeFitted } from './make-fitted.ts';
export { POSE, type Pose } from './pose.ts';
export { type Candidate, recognise } from './recognise.ts';
