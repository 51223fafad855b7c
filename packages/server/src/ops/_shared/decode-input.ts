import type { Raster } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { decodePicture } from './decode-picture.ts';

/**
 * Decodes one picture by the name of its input (`refs[0]`, `views.front`), or a task's file, at most so many pixels a side. RGBA. Throws OpError
 * that names it where it cannot be read.
 */
export async function decodeInput(ctx: OpContext, name: string, side: number, file?: string): Promise<Raster> {
  const { bytes } = await ctx.input(name, file);
  const picture = await decodePicture(bytes, side);
  if (!picture) throw new OpError(`${name}: the picture${file ? ` ${file}` : ''} cannot be read.`);
  return { ...picture, channels: 4 };
}
