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

/** Clips that leave a body where nobody would look at it. */
const DOWN = /(?:^|[^a-z])(?:death|dead|die|dying|fall|lie|lying|hit|hurt|knock)/i;
/** Share of a clip at which a body is in the midst of what it does. */
const MIDST = 0.45;

/**
 * Four pictures of a model, 512 px WebP, transparent ground: front and back at three quarters, from the side, from above. A body that has a clip
 * is shown in it, as it stands if there is such a clip, not with its arms stretched out. About three seconds. `step` is told before each.
 */
export async function renderModelViews(
  scene: Scene,
  pictures: readonly (RenderTexture | undefined)[],
  step: (done: number) => void = () => {},
): Promise<Uint8Array[]> {
  const { clip, time } = momentOf(scene);
  const posed = poseScene(scene, clip, time);
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

/** The clip and the moment of it, in seconds, in which a body is shown; no clip: as it is. */
export function momentOf({ skins, animations }: Pick<Scene, 'skins' | 'animations'>): {
  clip: Animation | undefined;
  time: number;
} {
  if (skins.length === 0) return { clip: undefined, time: 0 };
  for (const words of STANDING) {
    const clip = animations.find(({ name }) => words.test(name));
    if (clip) return { clip, time: 0 };
  }
  const clip = animations.find(({ name }) => !DOWN.test(name));
  return { clip, time: MIDST * (clip ? durationOf(clip) : 0) };
}

function durationOf({ channels }: Animation): number {
  return channels.reduce((longest, { times }) => Math.max(longest, times.at(-1) ?? 0), 0);
}
