export { type CoatOptions, coat, tongues } from './coat.ts';
export { lowest } from './ground.ts';
export { cupLeaf, type LeafOptions, leafShape, vineLeaf } from './leaf.ts';
export { type Produce, produce } from './produce.ts';
export { around, type RingSection, type RoundOptions, ringBody, roundBody, ruffledDisc } from './round.ts';
export { addSprinkles } from './sprinkles.ts';
