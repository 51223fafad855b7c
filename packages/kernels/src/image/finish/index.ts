import { blueprint } from './blueprint.ts';
import { cyberpunk } from './cyberpunk.ts';
import { ink } from './ink.ts';
import { oil } from './oil.ts';
import { pencil } from './pencil.ts';
import { pixel } from './pixel.ts';
import { toon } from './toon.ts';
import type { PictureFinish } from './types.ts';
import { watercolor } from './watercolor.ts';

export { pixelCell } from './pixel.ts';
export type { FinishInput, PictureFinish } from './types.ts';

/** What a picture can be made to look as if it was made with. All work with a picture alone; with features their lines are better. */
export const FINISH_FILTERS: Readonly<
  Record<'watercolor' | 'oil' | 'pixel' | 'ink' | 'toon' | 'blueprint' | 'cyberpunk' | 'pencil', PictureFinish>
> = Object.freeze({ watercolor, oil, pixel, ink, toon, blueprint, cyberpunk, pencil });
