export { type LaidQuads, type LayQuadsOptions, layQuads } from './lay-quads.ts';
