import {
  ARCHETYPES,
  applyTemplate,
  openLayers,
  type PictureSpec,
  type Raster,
  readPicture,
  toRaster,
} from '@claywork/kernels';
import type { IMAGE_TIERS } from './image-tiers.ts';
import { paintPicture } from './paint-picture.ts';
import type { PictureSize, TEMPLATES } from './picture-terms.ts';
import { planPicture } from './picture-tiers.ts';
import { reconstruct } from './reconstruct.ts';
import type { SculptRun } from './sculpt-parts.ts';

/** What a template is made with. */
export interface EditTemplateOptions extends SculptRun {
  style: keyof typeof IMAGE_TIERS;
  size: PictureSize;
  width: number;
  height: number;
  seed: number;
}

/** A picture's subject as a template shows it, of exactly this size. The figurine is built and traced, the others are made of the picture itself. RGB. */
export async function paintEditTemplate(
  template: (typeof TEMPLATES)['image-edit'][number],
  picture: Raster,
  options: EditTemplateOptions,
): Promise<Raster> {
  const { width, height, seed, signal, progress } = options;
  if (template === 'figure') return paintFigurine(picture, options);
  progress(0.05, 'looking at the subject');
  const made = applyTemplate(template, openLayers(picture), { width, height, seed });
  signal.throwIfAborted();
  progress(1, 'made');
  return toRaster(made);
}

async function paintFigurine(
  picture: Raster,
  { style, size, width, height, seed, ...run }: EditTemplateOptions,
): Promise<Raster> {
  const { scene } = await reconstruct(picture, {
    ...{ quality: 'standard', seed, signal: run.signal },
    progress: (f, stage) => run.progress(0.2 * f, stage),
  });
  const spec: PictureSpec = {
    ...readPicture('', undefined, ARCHETYPES).picture,
    ...{ backdrop: 'plain', light: 'softbox', angle: 'three-quarter', shot: 'full', bokeh: true },
  };
  const plan = planPicture(style, size, false);
  return paintPicture(
    { scene, picture: spec, plan, width, height, seed, figurine: true },
    { ...run, progress: (f, stage) => run.progress(0.2 + 0.8 * f, stage) },
  );
}
