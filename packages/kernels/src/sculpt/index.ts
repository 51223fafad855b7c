export { ARCHETYPES } from './archetypes/index.ts';
export * from './build/index.ts';
export * from './dsl/index.ts';
export { parsePrompt, type Understood } from './prompt/index.ts';
