export { ARCHETYPES } from './archetypes/index.ts';
export * from './build/index.ts';
export * from './dsl/index.ts';
export * from './planner/index.ts';
export { isSure, parsePrompt, type Understood } from './prompt/index.ts';
