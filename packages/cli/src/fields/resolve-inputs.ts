import { existsSync, openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Claywork } from '@claywork/sdk';
import { UsageError } from '../io/usage-error.ts';
import { namedTask } from '../results/named-task.ts';
import type { InputKind, OpDescription } from './describe-ops.ts';

/** What is sent with a create. */
export type Body = Record<string, unknown>;

interface Resolving {
  claywork: Claywork;
  op: OpDescription;
  signal: AbortSignal;
  /** Told what is being uploaded. */
  onUpload(name: string): void;
}

/**
 * Files where earlier work is wanted are uploaded (models also imported), `last` is the newest task that is done. What fits a sister field
 * goes there: a picture for `image_task` becomes its `image_token`.
 */
export async function resolveInputs(body: Body, resolving: Resolving): Promise<Body> {
  const resolved: Body = {};
  for (const [name, value] of Object.entries(body)) {
    const input = resolving.op.fields[name]?.['x-input'];
    if (!input || value === undefined) resolved[name] = value;
    else if (typeof value === 'string') Object.assign(resolved, await resolveOne(name, input, value, resolving));
    else resolved[name] = await resolveAll(name, input, value, resolving);
  }
  return resolved;
}

async function resolveAll(name: string, input: InputKind, value: unknown, resolving: Resolving): Promise<unknown> {
  if (typeof value === 'string') return Object.values(await resolveOne(name, input, value, resolving))[0];
  if (Array.isArray(value)) {
    const all: unknown[] = [];
    for (const item of value) all.push(await resolveAll(name, input, item, resolving));
    return all;
  }
  const parts: Body = {};
  for (const [key, item] of Object.entries(value as Body)) parts[key] = await resolveAll(name, input, item, resolving);
  return parts;
}

async function resolveOne(name: string, input: InputKind, value: string, resolving: Resolving): Promise<Body> {
  const { claywork, op, signal, onUpload } = resolving;
  if (value === 'last') return resolveOne(name, input, await lastOf(claywork, input), resolving);
  const file = existsSync(value) && statSync(value).isFile();
  if (!file) {
    if (/[/\\]|\.\w{2,4}$/.test(value)) throw new UsageError(`${name}: there is no file ${value}`);
    const sister = sisterOf(op, name);
    const isTask = value.startsWith('tsk_');
    return { [sister && isTask === (input.kind !== 'task') ? sister : name]: value };
  }
  const bytes = await openAsBlob(value);
  onUpload(basename(value));
  const options = { signal, name: basename(value) };
  if (input.kind === 'model_token') return { [name]: await claywork.uploads.model(bytes, options) };
  const picture = /\.(png|jpe?g)$/i.test(value);
  const pictureField =
    input.kind === 'image_token' ? name : (sisterOf(op, name) ?? (op.fields.image_token && 'image_token'));
  if (pictureField && (picture || input.kind === 'image_token'))
    return { [pictureField]: await claywork.uploads.image(bytes, options) };
  return { [name]: (await claywork.importModel(bytes, options)).task_id };
}

/** `image_token` and `image_task` stand for the same thing. */
function sisterOf(op: OpDescription, name: string): string | undefined {
  const sister = name.endsWith('_token') ? name.replace(/_token$/, '_task') : name.replace(/_task$/, '_token');
  return sister !== name && op.fields[sister] ? sister : undefined;
}

function lastOf(claywork: Claywork, { from }: InputKind): Promise<string> {
  return namedTask(claywork, 'last', ({ op, status }) => status === 'done' && (!from || from.includes(op)));
}
