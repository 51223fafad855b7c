import type { FormField, OpForm } from './field-types.ts';
import type { PictureValue, Values } from './form-values.ts';

/** What a form needs to know of earlier work to show it. */
export interface PictureNames {
  thumb: (taskId: string) => string;
}

/** A form filled in as for an earlier task: `params` is what was asked for then. `source`: the alternative that was used. */
export function fromParams(
  form: OpForm,
  params: Readonly<Record<string, unknown>>,
  names: PictureNames,
): { values: Values; source: string | undefined } {
  const values: Record<string, unknown> = {};
  for (const field of [...form.sources, ...form.main, ...form.more]) {
    const value = fieldValue(field, params, names);
    if (value !== undefined) values[field.name] = value;
  }
  if (params.visibility === 'public' || params.visibility === 'private') values.visibility = params.visibility;
  return { values, source: form.sources.find((field) => field.name in values)?.name };
}

/** Puts a task into the field that takes results of its op; undefined where none does. */
export function withInput(
  form: OpForm,
  task: { id: string; op: string | undefined; title: string },
  names: PictureNames,
): { values: Values; source: string } | undefined {
  for (const field of form.sources) {
    if (field.kind === 'task' && (task.op === undefined || field.from.includes(task.op)))
      return { values: { [field.name]: task.id }, source: field.name };
    if (field.kind === 'picture' && field.task && (task.op === undefined || field.task.from.includes(task.op))) {
      const value: PictureValue = { from: 'task', task: task.id, name: task.title, preview: names.thumb(task.id) };
      return { values: { [field.name]: value }, source: field.name };
    }
  }
  return undefined;
}

function fieldValue(field: FormField, params: Readonly<Record<string, unknown>>, names: PictureNames): unknown {
  const value = params[field.name];
  if (field.kind === 'picture') {
    const task = field.task && params[field.task.name];
    if (typeof task === 'string')
      return { from: 'task', task, name: '', preview: names.thumb(task) } satisfies PictureValue;
    return typeof value === 'string' ? uploaded(value) : undefined;
  }
  if (field.kind === 'pictures')
    return Array.isArray(value) ? value.map((token) => uploaded(String(token))) : undefined;
  if (field.kind === 'slots') {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).map(([slot, token]) => [slot, uploaded(String(token))]));
  }
  if (field.kind === 'model') return typeof value === 'string' ? { token: value, name: value } : undefined;
  return value;
}

/** An upload of another day: its token still works, its picture is not here any more. */
function uploaded(token: string): PictureValue {
  return { from: 'upload', token, name: '', preview: '' };
}
