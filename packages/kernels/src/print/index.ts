export { type SolidObject, type SolidScene, type SolidSceneOptions, solidScene } from './solid-scene.ts';
