export { type BeautyOptions, renderBeauty } from './beauty.ts';
export { type Bounds, type Camera, framePoints, VIEWS, type ViewAngles } from './camera.ts';
export { toRenderScene } from './from-scene.ts';
export { type PlacedPart, placeParts } from './geometry.ts';
export { measureVisiblePixels, renderIds } from './ids.ts';
export { type RenderOptions, renderScene } from './render.ts';
export { createMipTexture, type MipTexture } from './sampling.ts';
export type { RenderPart, RenderScene, RenderTexture, SolidShade, SurfaceSample } from './scene-input.ts';
export { createSurfaceSample, fillSurface, type SurfacePoint } from './surface.ts';
