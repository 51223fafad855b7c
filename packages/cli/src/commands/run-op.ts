import type { Claywork, CreateBody, Made } from '@claywork/sdk';
import type { OpDescription } from '../fields/describe-ops.ts';
import type { RunFlags } from '../fields/read-body.ts';
import { type Body, resolveInputs } from '../fields/resolve-inputs.ts';
import type { Io } from '../io/io.ts';
import { Progress } from '../io/progress.ts';
import { UsageError } from '../io/usage-error.ts';
import { size } from '../results/report.ts';
import { saveFiles } from '../results/save-files.ts';
import { printJson } from './options.ts';

/** What is to be made, and what for. */
export interface Order {
  op: OpDescription;
  body: Body;
  flags: RunFlags;
  /** What a single result is called where no path was given. */
  name?: string;
  /** Comes after: what makes a file of that ending of it. */
  next?(taskId: string): { op: OpDescription; body: Body };
}

/** Uploads what must be, starts the task, waits with a bar, saves the files. */
export async function runOp(io: Io, claywork: Claywork, order: Order): Promise<number> {
  const { op, flags, name } = order;
  const missing = op.required.filter((field) => order.body[field] === undefined);
  if (missing.length)
    throw new UsageError(`--${missing[0]!.replaceAll('_', '-')}: is missing; see claywork run ${op.name} --help`);
  const say = (text: string) => void (flags.quiet || io.err(`${text}\n`));
  const resolving = { claywork, op, signal: io.signal, onUpload: (file: string) => say(`uploading ${file}`) };
  const body = { op: op.name, ...(await resolveInputs(order.body, resolving)) } as CreateBody;
  if (flags.quote) {
    const quote = await claywork.tasks.quote(body, { signal: io.signal });
    if (flags.json) printJson(io, quote);
    else io.out(`${quote.cost} credits${quote.enough ? '' : ', more than you have'}\n`);
    return 0;
  }
  if (flags.detach) {
    const created = await claywork.tasks.create(body, { signal: io.signal, onBusy: busy(say) });
    if (flags.json) printJson(io, created);
    else io.out(`${created.task_id}\n`);
    return 0;
  }
  let made = await watched(io, claywork, body, flags, say);
  const next = order.next?.(made.task.task_id);
  if (next) made = await watched(io, claywork, { op: next.op.name, ...next.body } as CreateBody, flags, say);
  const paths = await saveFiles(made.files, { output: flags.output, name, signal: io.signal });
  report(io, flags, made, paths);
  return 0;
}

/** Makes something while a bar tells how far it is. */
async function watched(
  io: Io,
  claywork: Claywork,
  body: CreateBody,
  flags: RunFlags,
  say: (text: string) => void,
): Promise<Made> {
  const progress = new Progress(io);
  let taskId = '';
  try {
    return await claywork.make(body, {
      signal: io.signal,
      onBusy: busy(say),
      onCreated: ({ task_id, cost }) => {
        taskId = task_id;
        say(`${body.op} ${task_id}, ${cost} credits`);
      },
      onProgress: (task) => flags.quiet || progress.show(task.progress, task.stage ?? ''),
    });
  } catch (error) {
    if (io.signal.aborted && taskId) say(`\nThe task goes on. Come back to it: claywork wait ${taskId}`);
    throw error;
  } finally {
    if (!flags.quiet) progress.clear();
  }
}

function busy(say: (text: string) => void) {
  return ({ seconds, error }: { seconds: number; error: Error }) => say(`${error.message} Again in ${seconds} s.`);
}

function report(io: Io, { json, quiet }: RunFlags, { task, files }: Made, paths: string[]): void {
  if (json) {
    printJson(io, { ...task, paths });
    return;
  }
  for (const [i, path] of paths.entries()) io.out(quiet ? `${path}\n` : `${path}  ${size(files[i]!.bytes)}\n`);
  // some ops answer in words
  if (!paths.length) io.out(`${JSON.stringify(task.output, null, 2)}\n`);
}
