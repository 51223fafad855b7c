import {
  applyInstructions,
  closeLayers,
  enlarge,
  type FloatImage,
  fitInto,
  keepUntouched,
  openLayers,
  type Raster,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { decodePicture } from '../_shared/decode-picture.ts';
import { paintEditTemplate } from '../_shared/edit-template.ts';
import { editTools } from '../_shared/edit-tools.ts';
import { encodePicture } from '../_shared/encode-picture.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { pictureSize, sizeOf } from '../_shared/picture-terms.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';
import { type EditPlan, planEdit } from './plan.ts';

/** Longest side of reference pictures: colours and things are taken from them, no detail. */
const REF_SIDE = 1024;

/** Picture and words -> instructions, one after the other -> its template -> image-1.png in its exact size, and its preview. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  await fulfil(params, ctx, planEdit(params.style, sizeOf(params)));
}

/** The same, with a given amount of work. */
export async function fulfil(params: Params, ctx: OpContext, plan: EditPlan): Promise<void> {
  ctx.progress(0.01, 'reading the picture');
  const given = await readPicture(params, ctx, 2 * plan.side);
  const refs = await readRefs(params, ctx);
  const size = sizeOf(params);
  const asked = params.aspect && pictureSize(size, params.aspect);
  const working = toWork(given, plan);
  ctx.signal.throwIfAborted();
  let done = 0;
  const progress = (f: number, stage: string): void => {
    // Instructions and what is painted for them count apart: it never goes back.
    done = Math.max(done, f);
    ctx.progress(0.05 + 0.8 * done, stage);
  };
  const { template } = params;
  const share = template ? 0.4 : 1;
  const edited =
    params.prompt === undefined
      ? { picture: working, instructions: [], notes: [] }
      : await applyInstructions(working, params.prompt, {
          ...{ seed: ctx.seed, negative: params.negative, refs, signal: ctx.signal },
          aspect: asked && asked.width / asked.height,
          progress: (f, stage) => progress(share * f, stage),
          tools: editTools({
            ...{ style: params.style, size, seed: ctx.seed, signal: ctx.signal },
            progress: (f, stage) => progress(share * (0.1 + 0.8 * f), stage),
          }),
        });
  ctx.signal.throwIfAborted();
  const { instructions, notes } = edited;
  // Rounded when it was brought to its work size: what no instruction cut keeps its shape exactly.
  const uncut = edited.picture.width === working.width && edited.picture.height === working.height;
  const { width, height } = asked ?? ownSize(uncut ? given : edited.picture, pictureSize(size, '1:1').width);
  const k = Math.min(1, plan.side / Math.sqrt(width * height));
  const picture = template
    ? await paintEditTemplate(template, edited.picture, {
        ...{ style: params.style, size, seed: ctx.seed, signal: ctx.signal },
        ...{ width: Math.round(k * width), height: Math.round(k * height) },
        progress: (f, stage) => progress(params.prompt ? share + (1 - share) * f : f, stage),
      })
    : edited.picture;
  ctx.signal.throwIfAborted();
  ctx.progress(0.87, 'bringing it to its size');
  const grow = (part: FloatImage, w: number, h: number): FloatImage => enlarge(part, w, h, plan.rounds);
  const worked = { before: working, after: picture, given };
  const fitted = fitInto(openLayers(picture), width, height, grow, (sized) =>
    template ? sized : keepUntouched(sized, worked, grow),
  );
  ctx.progress(0.96, 'writing the file');
  const { png, preview } = await encodePicture(closeLayers(fitted));
  await ctx.thumbnail(preview);
  await ctx.emit(op.files(params)[0], png);
  const understood = instructions.map(({ kind, words }) => ({ kind, words }));
  ctx.output({ understood, notes, seed: ctx.seed, width, height });
  ctx.progress(1, 'done');
}

async function readRefs({ refs = [] }: Params, ctx: OpContext): Promise<Raster[]> {
  const pictures: Raster[] = [];
  for (const i of refs.keys()) {
    const { bytes } = await ctx.input(`refs.${i}`);
    const picture = await decodePicture(bytes, REF_SIDE);
    if (!picture) throw new OpError(`refs: picture ${i + 1} cannot be read.`);
    pictures.push({ ...picture, channels: 4 });
  }
  return pictures;
}

/** The picture with as many pixels as it is worked on with, its shape kept. */
function toWork(picture: Raster, { side, rounds }: EditPlan): Raster {
  // Where that is the size it is written in, it is not sampled twice.
  const { width, height } = ownSize(picture, side);
  const layers = openLayers(picture);
  return closeLayers(fitInto(layers, width, height, (part, w, h) => enlarge(part, w, h, rounds)));
}

/** The size that keeps a picture's shape: as many pixels as the square of its size, sides in steps of four. */
function ownSize({ width, height }: Raster, side: number): { width: number; height: number } {
  const k = side / Math.sqrt(width * height);
  return { width: Math.max(4, 4 * Math.round((k * width) / 4)), height: Math.max(4, 4 * Math.round((k * height) / 4)) };
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
