import { applyInstructions, GeometryError, type Raster } from '@claywork/kernels';
import sharp from 'sharp';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { decodeInput } from '../_shared/decode-input.ts';
import { editTools } from '../_shared/edit-tools.ts';
import { emitViews } from '../_shared/emit-views.ts';
import { encodePng } from '../_shared/encode-picture.ts';
import { keepLevels, readLevels } from '../_shared/keep-levels.ts';
import { VIEW_NAMES, type ViewName } from '../_shared/view-names.ts';
import type { Params } from './op.ts';

/** Views are never larger. */
const SIDE_MAX = 2048;
/** Overlap of two outlines of one thing. */
const SAME = 0.97;

/** Four views -> each edit in turn, on its view alone -> the four views again, untouched ones byte for byte. */
export async function run({ prompts }: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the views');
  const edited = new Map<ViewName, Raster>();
  const understood: { view: ViewName; kind: string; words: string }[] = [];
  const notes: string[] = [];
  let outlined = true;
  for (const [i, { prompt, view }] of prompts.entries()) {
    ctx.signal.throwIfAborted();
    const before = edited.get(view) ?? (await decodeInput(ctx, 'input', SIDE_MAX, `${view}.png`));
    const after = await edit(before, prompt, i, {
      ...ctx,
      progress: (f, stage) => ctx.progress(0.02 + (0.9 * (i + f)) / prompts.length, `${view}: ${stage}`),
    });
    const square = await keepSquare(after.picture, before.width);
    outlined &&= hasOutlineOf(before, square);
    edited.set(view, square);
    understood.push(...after.instructions.map(({ kind, words }) => ({ view, kind, words })));
    notes.push(...after.notes.map((note) => `${view}: ${note}`));
  }
  ctx.signal.throwIfAborted();
  ctx.progress(0.94, 'writing the files');
  const views = await Promise.all(
    VIEW_NAMES.map(async (name): Promise<[ViewName, Uint8Array]> => {
      const made = edited.get(name);
      return [name, made ? await encodePng(made) : (await ctx.input('input', `${name}.png`)).bytes];
    }),
  );
  await emitViews(Object.fromEntries(views) as Record<ViewName, Uint8Array>, ctx);
  const levels = outlined ? await readLevels('input', ctx) : undefined;
  if (levels) await keepLevels(levels, ctx);
  ctx.output({ understood, notes, seed: ctx.seed });
  ctx.progress(1, 'done');
}

/** Does what one prompt says; complaints name it. */
async function edit(picture: Raster, prompt: string, i: number, { seed, signal, progress }: OpContext) {
  try {
    const tools = editTools({ style: 'turbo', size: '1K', seed, signal, progress });
    return await applyInstructions(picture, prompt, { seed, signal, progress, tools });
  } catch (cause) {
    if (!(cause instanceof GeometryError)) throw cause;
    throw new OpError(`prompts[${i}].${cause.message.startsWith('prompt: ') ? '' : 'prompt: '}${cause.message}`);
  }
}

/** Whether an edit left the thing where it was. What is opaque all over got a ground, before which it still stands. */
function hasOutlineOf(before: Raster, after: Raster): boolean {
  let [both, any, all] = [0, 0, true];
  for (let i = 3; i < before.data.length; i += 4) {
    const [was, is] = [before.data[i] > 127, after.data[i] > 127];
    if (was && is) both++;
    if (was || is) any++;
    all &&= is;
  }
  return all || both >= SAME * any;
}

/** What an edit has cropped or turned is brought back to the size that all views have. */
async function keepSquare(picture: Raster, side: number): Promise<Raster> {
  const { width, height, channels, data } = picture;
  if (width === side && height === side) return picture;
  const resized = await sharp(data, { raw: { width, height, channels } })
    .ensureAlpha()
    .resize(side, side, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .raw()
    .toBuffer();
  return { width: side, height: side, channels: 4, data: resized };
}
