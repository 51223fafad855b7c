export type {
  Animation,
  AnimationChannel,
  Material,
  Primitive,
  Scene,
  SceneGraphNode,
  SceneMesh,
  Skin,
  Texture,
  TextureRef,
} from './scene.ts';
