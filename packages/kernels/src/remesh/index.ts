export { SIMPLIFY_DEFAULTS, type SimplifyOptions, simplify } from './simplify.ts';
