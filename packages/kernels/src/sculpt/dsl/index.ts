export type {
  Archetype,
  ArchetypeInput,
  Joint,
  Palette,
  PaletteGroup,
  ParamSpec,
  ParamValue,
  PartSpec,
  Preset,
  Sculpture,
  Skeleton,
  SlotSpec,
  Socket,
} from './archetype.ts';
export { colorways, tones } from './colorways.ts';
export { roughExtent } from './extent.ts';
export type { Look, SceneNode, ScenePart, SceneRelation, SceneSpec, SceneStyle } from './scene.ts';
export { validateScene } from './validate.ts';
