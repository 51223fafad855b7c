export { type Bisected, bisect, type Halving } from './bisect.ts';
export { CollapseMesh } from './collapse.ts';
export { densify } from './densify.ts';
export { reduceFaces } from './reduce-faces.ts';
export { SIMPLIFY_DEFAULTS, type SimplifyOptions, type SimplifyTrace, simplify, traceSimplify } from './simplify.ts';
