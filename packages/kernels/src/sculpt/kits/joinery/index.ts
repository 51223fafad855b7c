export { type Bench, createBench, follow, read } from './bench.ts';
export { type BoardStation, formed } from './formed.ts';
export { outline } from './outline.ts';
export { pairs, smoothLoop, symmetric, triples } from './points.ts';
export { createSkin, type Skin, type SkinHit } from './skin.ts';
export { solid } from './solid.ts';
export { isSaid, suited } from './suited.ts';
export { tone } from './tone.ts';
