import { type Animation, measureModel, poseScene, type RenderTexture, type Scene } from '@claywork/kernels';
import { encodePreview } from './encode-preview.ts';
import { previewScene } from './thumbnail.ts';

/** The sides from which models of the catalog are shown, in this order. */
export const MODEL_VIEWS = ['front', 'side', 'back', 'above'] as const;

/** Degrees above the horizon of the last view. */
const ABOVE = 52;
/** Depth, as a share of the longer of width and height, below which a model is a sheet. */
const SHEET = 0.04;
/** Clips whose first moments show a body as it usually stands, the best first. */
const STANDING = [/(?:^|[^a-z])(?:idle|stand(?:ing)?|rest|survey)/i, /(?:^|[^a-z])(?:walk|swim|fly|flying|run)/i];

/**
 * Four pictures of a model, 512 px WebP, transparent ground: front and back at three quarters, from the side, from above. A body that has a clip
 * of standing or walking is shown in it, not with its arms stretched out. About three seconds. `step` is told before each.
 */
export async function renderModelViews(
  scene: Scene,
  pictures: readonly (RenderTexture | undefined)[],
  step: (done: number) => void = () => {},
): Promise<Uint8Array[]> {
  const posed = poseScene(scene, standingClip(scene), 0);
  const { x, y, z } = measureModel(posed).size;
  // a sheet that faces the front has no side to see
  const side = z < SHEET * Math.max(x, y) ? 62 : 90;
  const draw = previewScene(posed, pictures, (front) => [
    front,
    { azimuthDeg: side, elevationDeg: Math.min(front.elevationDeg, 10) },
    { ...front, azimuthDeg: front.azimuthDeg + 180 },
    { azimuthDeg: -front.azimuthDeg, elevationDeg: ABOVE },
  ]);
  const out: Uint8Array[] = [];
  for (const [i, view] of draw.entries()) {
    step(i);
    out.push(await encodePreview(view().raster));
  }
  return out;
}

function standingClip({ skins, animations }: Scene): Animation | undefined {
  if (skins.length === 0) return undefined;
  for (const words of STANDING) {
    const found = animations.find((clip) => words.test(clip.name));
    if (found) return found;
  }
  return undefined;
}
