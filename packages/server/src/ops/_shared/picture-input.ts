import type { Raster } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { decodeInput } from './decode-input.ts';
import { imageTask, imageToken } from './ids.ts';

/** Fields of ops that start from one picture: spread them into the op's `z.object`. Exactly one is given: see `checkPicture`. */
export const pictureFields = {
  image_token: imageToken.optional(),
  image_task: imageTask.optional(),
};

/** What they hold, for the op's `inputs`. */
export const PICTURE_INPUTS = { image_token: 'image_token', image_task: 'image_task' } as const;

type PictureParams = { image_token?: string; image_task?: string };

/** A sentence where not exactly one picture is given. */
export function checkPicture({ image_token, image_task }: PictureParams): string | undefined {
  if (image_token === undefined && image_task === undefined)
    return 'image_token: required, or image_task with a task of yours that made an image.';
  return image_token !== undefined && image_task !== undefined
    ? 'image_task: not together with image_token; give one of them.'
    : undefined;
}

/** Decodes the picture, at most so many pixels a side. RGBA. Throws OpError where it cannot be read. */
export async function readPicture(params: PictureParams, ctx: OpContext, side: number): Promise<Raster> {
  return decodeInput(ctx, params.image_token === undefined ? 'image_task' : 'image_token', side);
}
