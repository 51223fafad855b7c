export { type DressedPart, type Dressing, dressParts } from './dress-parts.ts';
export { guessMaterial } from './guess-material.ts';
export type { MatchedView } from './match-view.ts';
export { type PaintedPart, type PaintedSurface, type PaintOptions, paintSurface } from './paint-surface.ts';
export { type ProjectedPicture, projectPicture } from './project-picture.ts';
export { type FinishedPart, type RebuiltScene, rebuildScene } from './rebuild-scene.ts';
export { applyStyle, type PictureStyle, readStyle } from './style-picture.ts';
export { type PartKnowledge, type SurfaceModel, type SurfacePart, takeApart } from './surface-parts.ts';
