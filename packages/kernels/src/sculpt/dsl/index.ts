export type {
  Archetype,
  ArchetypeInput,
  Joint,
  ParamSpec,
  ParamValue,
  PartSpec,
  Preset,
  Sculpture,
  Skeleton,
  SlotSpec,
  Socket,
} from './archetype.ts';
export type { Look, SceneNode, ScenePart, SceneRelation, SceneSpec, SceneStyle } from './scene.ts';
export { validateScene } from './validate.ts';
