export * from './curves/index.ts';
export * from './field/index.ts';
export * from './image/index.ts';
export * from './math/index.ts';
export * from './mesh/index.ts';
export * from './scene/index.ts';
export * from './spatial/index.ts';
export * from './texture/index.ts';
