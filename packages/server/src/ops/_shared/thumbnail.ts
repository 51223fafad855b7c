import {
  type Camera,
  framePoints,
  measureExposure,
  placeParts,
  type Raster,
  type RenderTexture,
  renderScene,
  type Scene,
  toRenderScene,
  type ViewAngles,
  viewOfShape,
} from '@claywork/kernels';
import { decodeTextures } from './decode-textures.ts';
import { encodePreview } from './encode-preview.ts';
import { countFaces } from './limit-faces.ts';

/** Faces that all lights of a preview draw together, about. */
const LIT_FACES_MAX = 12_000_000;

/** Pictures of this size are fine enough for a preview. */
const SIDE_MAX = 1024;
/** Pixels that all pictures of a preview hold together. */
const PIXELS_MAX = 64 * 1024 * 1024;

/** The side that so many pictures need for a preview, or can have. */
export function thumbnailSide(count: number): number {
  return Math.max(16, Math.min(SIDE_MAX, Math.floor(Math.sqrt(PIXELS_MAX / Math.max(1, count)))));
}

/**
 * The preview of a 3D result: 512 px WebP, transparent ground, three-quarter view, steeper for what lies flat,
 * light as a photographer would set it for dark and for white things. About a second. `pictures`: the scene's textures,
 * where they are at hand; else they are decoded.
 */
export async function renderThumbnail(
  scene: Scene,
  pictures?: readonly (RenderTexture | undefined)[],
): Promise<Uint8Array> {
  return encodePreview((await drawThumbnail(scene, pictures)).raster);
}

/** The same before it is encoded, and where it was taken from. */
export async function drawThumbnail(
  scene: Scene,
  pictures?: readonly (RenderTexture | undefined)[],
): Promise<{ raster: Raster; camera: Camera }> {
  const textures = pictures ?? (await decodeTextures(scene, thumbnailSide(scene.textures.length)));
  const [preview] = previewScene(scene, textures, (view) => [view]);
  return preview();
}

/**
 * Previews from several sides, each drawn when it is asked for. `sides` makes the views of the three-quarter view that fits the shape; all have
 * the exposure of that one, so that a thing is as bright on its back as in front.
 */
export function previewScene(
  scene: Scene,
  textures: readonly (RenderTexture | undefined)[],
  sides: (view: ViewAngles) => readonly ViewAngles[],
): (() => { raster: Raster; camera: Camera })[] {
  // Each light draws every face once: large scenes, whose faces are tiny here, do with fewer.
  const lights = Math.max(8, Math.min(40, Math.round(LIT_FACES_MAX / Math.max(1, countFaces(scene)))));
  const input = toRenderScene(scene, textures);
  const shown = viewOfShape(input);
  const exposure = measureExposure(input, shown);
  const clouds = placeParts(input.parts.filter((part) => part.mesh.indices.length > 0)).map((p) => p.positions);
  return sides(shown).map((view) => () => {
    const camera = framePoints(clouds, { ...view, fovDeg: 26, aspect: 1 });
    return { raster: renderScene(input, { lights, view, camera, exposure }), camera };
  });
}
