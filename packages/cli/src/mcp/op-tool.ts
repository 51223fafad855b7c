import type { CreateBody, Task } from '@claywork/sdk';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Field, OpDescription } from '../fields/describe-ops.ts';
import { resolveInputs } from '../fields/resolve-inputs.ts';
import { UsageError } from '../io/usage-error.ts';
import { destination, stillRunning, taskResult } from './task-result.ts';
import { answer, type OwnTool, type ToolCall } from './tool.ts';
import { whilePatient } from './while-patient.ts';

/** What every op's tool takes beside the op's own fields. */
const OWN = {
  save_as: {
    type: 'string',
    description:
      'Where the result is saved: a name or a path in the folder that this server was given. Chosen by itself when absent.',
  },
  quote_only: { type: 'boolean', description: 'Tells what it would cost and starts nothing.', default: false },
} as const;

interface Own {
  save_as?: string;
  quote_only?: boolean;
}

/** A tool that runs an op: its fields are the op's own, from the service's description. */
export function opTool(op: OpDescription): OwnTool {
  const properties = Object.fromEntries(Object.entries(op.fields).map(([name, field]) => [name, plain(field)]));
  return {
    described: {
      name: op.name,
      description: op.summary,
      inputSchema: {
        type: 'object',
        properties: { ...properties, ...OWN },
        required: op.required,
        additionalProperties: false,
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    call: ({ save_as, quote_only, ...fields }: Own & Record<string, unknown>, call) =>
      run(op, fields, { save_as, quote_only }, call),
  };
}

/** A field without what only our own clients read, and with what they would have shown of it. */
function plain({ 'x-input': input, ...field }: Field): Record<string, unknown> {
  if (!input) return field;
  const from = input.from ? ` Of ${input.from.join(', ')}.` : '';
  const file = input.kind === 'task' ? 'A task_id, the path of a file, or "last"' : 'The path of a file, or a token';
  return { ...field, description: `${field.description ?? ''} ${file}.${from}`.trim() };
}

async function run(
  op: OpDescription,
  fields: Record<string, unknown>,
  { save_as, quote_only }: Own,
  call: ToolCall,
): Promise<CallToolResult> {
  const { claywork, folder, signal, progress } = call;
  // before anything is paid
  const to = destination(folder, save_as, typeof fields.prompt === 'string' ? fields.prompt : op.name);
  const uploading = { claywork, op, signal, onUpload: (file: string) => progress(0, `uploading ${file}`) };
  const body = { op: op.name, ...(await resolveInputs(fields, uploading)) } as CreateBody;
  if (quote_only) {
    const quote = await claywork.tasks.quote(body, { signal });
    return answer(`${quote.cost} credits${quote.enough ? '' : ', more than there are'}`, quote);
  }
  let started: (Pick<Task, 'task_id'> & Partial<Task>) | undefined;
  const made = await whilePatient(call, (patient) =>
    claywork.make(body, {
      signal: patient,
      onBusy: ({ error }) => progress(0, error.message),
      onCreated: ({ task_id }) => {
        started = { task_id };
      },
      onProgress: (task) => {
        started = task;
        progress(task.progress, task.stage ?? '');
      },
    }),
  );
  if (made) return taskResult(made.task, to(made.task.task_id), call);
  if (!started) throw new UsageError('the service was too busy to start it; try again later');
  return stillRunning(started);
}
