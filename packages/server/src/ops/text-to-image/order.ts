import { ARCHETYPES, type PictureSpec, readPicture } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import type { PictureSheet } from '../_shared/paint-sheet.ts';
import { pictureSize, sizeOf } from '../_shared/picture-terms.ts';
import { planPicture } from '../_shared/picture-tiers.ts';
import { readThings, type Sketch, sketchScene } from '../_shared/sketch-scene.ts';
import type { Params } from './op.ts';
import { applyTemplate } from './templates.ts';

/** A sheet to be painted, and the account of what was understood. */
export interface Order {
  sheet: PictureSheet;
  understood: Sketch['understood'] & { picture: PictureSpec & { words: string[] } };
}

/** Reads a request: what its words say of the picture, what of the things in it, and how large it is to be. */
export async function orderPicture(params: Params, ctx: OpContext): Promise<Order> {
  let read: Sketch | undefined;
  const reading = readPicture(params.prompt, params.negative, ARCHETYPES, (prompt, negative) => {
    read = readThings({ prompt, negative: negative || undefined }, ctx.seed);
    return read.understood;
  });
  const { picture } = reading;
  // A template shows a thing: a place alone is read as one.
  const things = reading.rest || (params.template ? params.prompt : '');
  const sketch = await sketchThings(things, reading.negative, ctx, read);
  const size = sizeOf(params);
  const { width, height } = pictureSize(size, params.aspect);
  const lowPoly = picture.finish === 'lowpoly' || sketch?.scene.style?.look === 'lowpoly';
  const plan = planPicture(params.style, size, lowPoly);
  const order = { scene: sketch?.scene, picture, plan, width, height, seed: ctx.seed };
  const account = sketch?.understood ?? { nodes: [], relations: [], ignored: [], guesses: [] };
  const panels = applyTemplate(order, params.template);
  return {
    sheet: { width, height, panels },
    understood: { ...account, picture: { ...panels[0].order.picture, words: reading.words } },
  };
}

/** The things of the prompt, if it names any. */
async function sketchThings(
  prompt: string,
  negative: string,
  ctx: OpContext,
  read: Sketch | undefined,
): Promise<Sketch | undefined> {
  if (!prompt) return undefined;
  return (await sketchScene({ prompt, negative: negative || undefined }, ctx, read)).sketch;
}
