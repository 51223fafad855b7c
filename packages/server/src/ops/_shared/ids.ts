import { z } from 'zod';

/**
 * Ids and tokens are opaque: any short string may be asked about, and one that names nothing of this member's is answered the
 * same way whether it is malformed, unknown or another member's.
 */
const opaque = z.string().min(1).max(200);

/** The task_id of an earlier task of the same member. */
export const taskInput = opaque.meta({ description: 'The task_id of an earlier task of yours, done.' });

/** From `POST /gen/upload`. */
export const imageToken = opaque.meta({ description: 'An image_token of yours, from POST /gen/upload.' });

/** A task of the same member that made an image. */
export const imageTask = opaque.meta({ description: 'The task_id of a task of yours that made an image, done.' });

/** From `POST /gen/upload-model`. */
export const modelToken = opaque.meta({ description: 'A model_token of yours, from POST /gen/upload-model.' });
