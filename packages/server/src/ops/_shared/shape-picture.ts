import { planBuild, type Raster } from '@claywork/kernels';
import { type Reconstruction, reconstruct } from './reconstruct.ts';
import { type SculptRun, sculptParts } from './sculpt-parts.ts';
import { solidParts } from './solid-parts.ts';

/** What a picture shows as coloured parts, longest side 1 m, on y = 0, its +Z side what the picture shows; and how it was found. */
export interface ShapedPicture extends Omit<Reconstruction, 'scene'> {
  parts: ReturnType<typeof solidParts>;
}

/** Picture, RGBA -> parts that can be drawn and sampled: a standard model but for its textures, whose work is left out. 2 to 4 s. */
export async function shapePicture(picture: Raster, seed: number, run: SculptRun): Promise<ShapedPicture> {
  const { signal, progress } = run;
  const { scene, ...found } = await reconstruct(picture, {
    ...{ quality: 'standard', seed, signal, align: true },
    progress: (f, stage) => progress(0.6 * f, stage),
  });
  const plan = { ...planBuild({ quality: 'standard' }), textureSize: 0 };
  const { models, staged } = await sculptParts(scene, plan, {
    ...run,
    progress: (f, stage) => progress(0.6 + 0.4 * f, stage),
  });
  return { ...found, parts: solidParts(models, staged, seed) };
}
