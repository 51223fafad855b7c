export { reduceFaces } from './reduce-faces.ts';
export { SIMPLIFY_DEFAULTS, type SimplifyOptions, simplify } from './simplify.ts';
