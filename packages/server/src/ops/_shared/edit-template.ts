import {
  ARCHETYPES,
  applyTemplate,
  findMissingBody,
  type MaterialSpec,
  type MissingBody,
  openLayers,
  type PaintedThing,
  type PictureSpec,
  type Raster,
  readPicture,
  type SceneSpec,
  toRaster,
  trySubject,
} from '@claywork/kernels';
import type { IMAGE_TIERS } from './image-tiers.ts';
import { paintPicture } from './paint-picture.ts';
import { paintThing } from './paint-thing.ts';
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
  const layers = trySubject(openLayers(picture));
  const missing = template === 'character_completion' ? findMissingBody(layers) : undefined;
  const body = missing && (await paintBody(missing, options));
  signal.throwIfAborted();
  const made = applyTemplate(template, layers, { width, height, seed, body });
  signal.throwIfAborted();
  progress(1, 'made');
  return toRaster(made);
}

/** A figure in the proportions and colours of one that is cut off: from the front, arms spread. */
async function paintBody(
  missing: MissingBody,
  { style, size, width, height, seed, ...run }: EditTemplateOptions,
): Promise<PaintedThing> {
  const { heads, colors } = missing;
  const color = (hex: string): Partial<MaterialSpec> => ({ color: hex, color2: hex });
  const scene: SceneSpec = {
    dsl: 1,
    seed,
    nodes: [
      {
        ...{ id: 'body', archetype: 'humanoid', words: 'figure', transform: { scale: 1 } },
        // Grown-ups are seven heads tall; who is under five has a child's limbs.
        params: { outfit: 'casual', pose: 't_pose', age: heads < 5 ? 0.3 : 1, props: false },
        materials: {
          top: color(colors.top),
          bottom: color(colors.bottom),
          shoes: color(colors.shoes),
          skin: { ...color(colors.skin), color3: colors.skin },
        },
      },
    ],
    relations: [],
    style: {},
  };
  const spec: PictureSpec = {
    ...readPicture('', undefined, ARCHETYPES).picture,
    ...{ light: 'softbox', angle: 'front', shot: 'full' },
  };
  const side = Math.min(1024, Math.round(1.4 * Math.max(width, height)));
  const plan = { ...planPicture('turbo', '1K', false), samples: 12 };
  return paintThing({ scene, picture: spec, plan, width: side, height: side, seed }, 'body', {
    ...run,
    progress: (f, stage) => run.progress(0.1 + 0.8 * f, stage),
  });
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
