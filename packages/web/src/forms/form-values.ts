import type { FormField, OpForm, SourceField } from './field-types.ts';

/** A picture that was chosen: uploaded, or of an earlier task. */
export type PictureValue =
  | { from: 'upload'; token: string; name: string; preview: string }
  | { from: 'task'; task: string; name: string; preview: string };

/** A model that was uploaded. */
export interface ModelValue {
  token: string;
  name: string;
}

/** What stands in a form, by field. Nothing: the default. */
export type Values = Readonly<Record<string, unknown>>;

/** The request: what was filled in and is not the default. `source`: the name of the alternative that is open. */
export function toBody(form: OpForm, values: Values, source: string | undefined): Record<string, unknown> {
  const body: Record<string, unknown> = { op: form.op };
  const open = form.sources.find((field) => field.name === source) ?? form.sources[0];
  for (const field of [...(open ? [open] : []), ...form.main, ...form.more])
    Object.assign(body, entry(field, values[field.name]));
  const visibility = values.visibility;
  if (visibility !== undefined && visibility !== form.visibility) body.visibility = visibility;
  return body;
}

/** Fields that must be filled in and are not: the button waits for them. */
export function missing(form: OpForm, values: Values, source: string | undefined): string[] {
  const open = form.sources.find((field) => field.name === source) ?? form.sources[0];
  const names = open && !isFilled(open, values[open.name]) ? [open.name] : [];
  for (const field of form.main) if (field.required && !isFilled(field, values[field.name])) names.push(field.name);
  return names;
}

/** The field that a refusal speaks of: `prompt: required…` names it first. Else undefined: it is for the whole form. */
export function fieldOfError(form: OpForm, error: string): string | undefined {
  const named = /^([a-z_]+)(?:[.[][^:]*)?: /.exec(error)?.[1];
  if (!named) return undefined;
  const fields: FormField[] = [...form.sources, ...form.main, ...form.more];
  return fields.find((field) => field.name === named || (field.kind === 'picture' && field.task?.name === named))?.name;
}

/** The sentence without the name in front of it: the field has its label. */
export function sentenceOfError(error: string): string {
  const text = error.replace(/^[a-z_]+(?:[.[][^:]*)?: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isFilled(field: FormField, value: unknown): boolean {
  if (field.kind === 'slots') return Object.values((value ?? {}) as object).filter(Boolean).length >= field.min;
  if (field.kind === 'text') return typeof value === 'string' && value.trim().length >= Math.max(1, field.min);
  if (field.kind === 'list') return Array.isArray(value) && value.length >= field.min;
  if (field.kind === 'rows')
    return (
      Array.isArray(value) &&
      value.length >= field.min &&
      value.every((row: Values) => field.fields.every((f) => !f.required || isFilled(f, row[f.name])))
    );
  if (field.kind === 'choice' || field.kind === 'number') return value !== undefined || field.default !== undefined;
  return value !== undefined && value !== '';
}

function entry(field: FormField, value: unknown): Record<string, unknown> {
  const { name } = field;
  if (field.kind === 'number' && field.required) return { [name]: value ?? field.default };
  if (value === undefined || value === '' || (value === valueDefault(field) && !field.required)) return {};
  if (field.kind === 'picture') return pictureEntry(field, value as PictureValue);
  if (field.kind === 'pictures') {
    const tokens = (value as PictureValue[]).flatMap((picture) => (picture.from === 'upload' ? [picture.token] : []));
    return tokens.length ? { [name]: tokens } : {};
  }
  if (field.kind === 'slots') {
    const filled = Object.entries(value as Record<string, PictureValue | undefined>);
    const tokens = filled.flatMap(([slot, picture]) => (picture?.from === 'upload' ? [[slot, picture.token]] : []));
    return tokens.length ? { [name]: Object.fromEntries(tokens) } : {};
  }
  if (field.kind === 'model') return { [name]: (value as ModelValue).token };
  if (field.kind === 'text') return { [name]: (value as string).trim() };
  if ((field.kind === 'list' || field.kind === 'rows') && !(value as unknown[]).length) return {};
  return { [name]: value };
}

function pictureEntry(field: Extract<SourceField, { kind: 'picture' }>, value: PictureValue): Record<string, unknown> {
  if (value.from === 'upload') return { [field.token]: value.token };
  return field.task ? { [field.task.name]: value.task } : {};
}

function valueDefault(field: FormField): unknown {
  return 'default' in field ? field.default : undefined;
}
