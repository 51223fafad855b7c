export { type SolidObject, type SolidScene, type SolidSceneOptions, solidScene } from './solid-scene.ts';
export { transferAttributes } from './transfer-attributes.ts';
