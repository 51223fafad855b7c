export { filmInPlace } from './develop.ts';
export { readLatLong } from './environment.ts';
export { createLocalPathExecutor, tracePicture } from './trace-picture.ts';
export type {
  DiskLight,
  LatLong,
  PathCamera,
  PathEnvironment,
  PathExecutor,
  PathFeatures,
  PathFog,
  PathLight,
  PathOptions,
  PathPart,
  PathPicture,
  PathRun,
  PathScene,
  PathTone,
  RectLight,
  Rgb,
  SphereLight,
  SunLight,
} from './types.ts';
export { type PathJob, type PathWork, runPathJob } from './work.ts';
