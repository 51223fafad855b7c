import { z } from 'zod';

const visibility = z.enum(['public', 'private']);

const file = z
  .object({
    name: z.string().meta({ description: 'File name, such as model.glb. Check it before assuming a format.' }),
    file: z.string().meta({ description: 'Stored file name.' }),
    bytes: z.int().min(0),
    mime: z.string(),
  })
  .meta({ id: 'File' });

const fields = {
  task_id: z.string(),
  op: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  progress: z.int().min(0).max(100).meta({ description: '99: the engine is done and results are being copied.' }),
  cost: z.int().min(0).meta({ description: 'Final credits charged for this task.' }),
  error: z.string().optional().meta({ description: 'Only when failed. Safe to show to end users.' }),
  files: z.array(file).meta({ description: 'Empty until the task is done.' }),
  output: z.looseObject({}).meta({ description: 'Depends on the op.' }),
  stage: z.string().optional().meta({ description: 'What is being done, in a few words, while running.' }),
  engine: z.string().optional(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().optional(),
};

/** `GET /gen/task/:id`. */
export const taskSchema = z.object(fields).meta({ id: 'Task' });

/** An element of `GET /gen/tasks`. */
export const taskListItemSchema = z
  .object({
    ...fields,
    visibility,
    likes: z.int().min(0),
    has_thumb: z.boolean(),
    params_json: z.string().meta({ description: "A JSON-encoded object of the caller's own inputs." }),
  })
  .meta({ id: 'TaskListItem' });

/** The answer to an accepted create. */
export const createdSchema = z
  .object({ task_id: z.string(), cost: z.int().min(0), status: z.literal('running') })
  .meta({ id: 'Created' });

/** `public` or `private`. */
export const visibilitySchema = visibility;
