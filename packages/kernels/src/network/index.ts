export { createFeatureMap, type FeatureMap } from './feature-map.ts';
export { mirrorMap } from './mirror-map.ts';
export { type Network, readNetwork } from './read-network.ts';
export { runNetwork } from './run-network.ts';
