export { createCanvas, drawProxy } from './canvas.ts';
export { type Convincing, pickConvincing } from './convince.ts';
export type { FittedOptions } from './fitted-shape.ts';
export { buildVariant, describeArchetype, type FitLibrary, lookUp, packLibrary, unpackLibrary } from './library.ts';
export { makeFitted } from './make-fitted.ts';
export { type Candidate, recognise } from './recognise.ts';
