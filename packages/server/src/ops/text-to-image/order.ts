import { ARCHETYPES, type PictureSpec, readPicture } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import type { PictureSheet } from '../_shared/paint-sheet.ts';
import { pictureSize, sizeOf } from '../_shared/picture-terms.ts';
import { planPicture } from '../_shared/picture-tiers.ts';
import { type Sketch, sketchScene } from '../_shared/sketch-scene.ts';
import type { Params } from './op.ts';

/** A sheet to be painted, and the account of what was understood. */
export interface Order {
  sheet: PictureSheet;
  understood: Sketch['understood'] & { picture: PictureSpec & { words: string[] } };
}

/** Reads a request: what its words say of the picture, what of the things in it, and how large it is to be. */
export async function orderPicture(params: Params, ctx: OpContext): Promise<Order> {
  const reading = readPicture(params.prompt, params.negative, ARCHETYPES);
  const { picture } = reading;
  const sketch = await sketchThings(reading, ctx);
  const size = sizeOf(params);
  const { width, height } = pictureSize(size, params.aspect);
  const lowPoly = picture.finish === 'lowpoly' || sketch?.scene.style?.look === 'lowpoly';
  const plan = planPicture(params.style, size, lowPoly);
  const order = { scene: sketch?.scene, picture, plan, width, height, seed: ctx.seed };
  const things = sketch?.understood ?? { nodes: [], relations: [], ignored: [], guesses: [] };
  return {
    sheet: { width, height, panels: [{ left: 0, top: 0, order }] },
    understood: { ...things, picture: { ...picture, words: reading.words } },
  };
}

/** The things of the prompt, if it names any. */
async function sketchThings(reading: ReturnType<typeof readPicture>, ctx: OpContext): Promise<Sketch | undefined> {
  if (!reading.rest) return undefined;
  const { sketch } = await sketchScene({ prompt: reading.rest, negative: reading.negative || undefined }, ctx);
  return sketch;
}
