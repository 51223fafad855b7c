import { deriveField } from './derive-field.ts';
import type { FormConfig, FormField, JsonSchema, OpForm, SourceField } from './field-types.ts';

/** From here on a text is something to write, not a name: it leads the form where no text is required. */
const LEADING_TEXT = 300;
/** Seen without unfolding though they are optional and free: they change what is made altogether. */
const ALWAYS_SEEN = new Set(['aspect', 'rig_type']);

/** The form of an op from its request schema in the OpenAPI description. Knows no op by name: a new one needs nothing here. */
export function deriveForm(schema: JsonSchema, config: FormConfig): OpForm {
  const op = String(schema.properties?.op?.const ?? schema.title);
  const fields = mergePictures(schema, op, config);
  const sources = alternatives(fields);
  const rest = fields.filter((field) => !sources.includes(field as SourceField));
  const text = rest.find((field) => field.kind === 'text' && (field.max ?? 0) >= LEADING_TEXT);
  const leads = (field: FormField) =>
    field.required ||
    field === text ||
    ALWAYS_SEEN.has(field.name) ||
    (field.kind === 'choice' && field.options.some((option) => isPriced(config, op, field.name, String(option))));
  return {
    op,
    summary: schema.description ?? '',
    sources,
    main: rest.filter(leads),
    more: rest.filter((field) => !leads(field)).sort((a, b) => order(a) - order(b)),
    visibility: schema.properties?.visibility?.default === 'private' ? 'private' : 'public',
  };
}

/** All forms of a description, by op, in its order. */
export function deriveForms(document: unknown, config: FormConfig): Map<string, OpForm> {
  const { schemas } = (document as { components: { schemas: Record<string, JsonSchema> } }).components;
  const examples = examplesOf(document);
  const creates = Object.values(schemas).filter((schema) => typeof schema.properties?.op?.const === 'string');
  const forms = creates.map((schema) => {
    const form = deriveForm(schema, config);
    return {
      ...form,
      main: withExamples(form.main, examples[form.op]),
      more: withExamples(form.more, examples[form.op]),
    };
  });
  return new Map(forms.map((form) => [form.op, form]));
}

/** Requests that the description shows, by op. */
function examplesOf(document: unknown): Record<string, Record<string, unknown> | undefined> {
  const { paths } = document as { paths?: Record<string, { post?: { requestBody?: { content?: Content } } }> };
  const shown = paths?.['/gen/create']?.post?.requestBody?.content?.['application/json']?.examples ?? {};
  return Object.fromEntries(Object.entries(shown).map(([op, { value }]) => [op, value]));
}

type Content = Record<string, { examples?: Record<string, { value?: Record<string, unknown> }> }>;

/** What a text of the example says stands greyed in the empty field. */
function withExamples(fields: readonly FormField[], example: Record<string, unknown> | undefined): FormField[] {
  return fields.map((field) => {
    const value = example?.[field.name];
    if (field.kind === 'text' && typeof value === 'string') return { ...field, example: value };
    if (field.kind === 'rows' && Array.isArray(value))
      return { ...field, fields: withExamples(field.fields, value[0]) };
    return field;
  });
}

/** `x_token` with `x_task` beside it is one question: which picture? */
function mergePictures(schema: JsonSchema, op: string, config: FormConfig): FormField[] {
  const { properties = {}, required = [] } = schema;
  const fields: FormField[] = [];
  for (const [name, property] of Object.entries(properties)) {
    if (name === 'op' || name === 'visibility') continue;
    const partner = name.replace(/_task$/, '_token');
    if (partner !== name && partner in properties) continue;
    const field = deriveField(name, property, { op, config, required: required.includes(name) });
    if (!field) continue;
    if (field.kind === 'picture') {
      const twin = name.replace(/_token$/, '_task');
      const input = properties[twin]?.['x-input'];
      if (twin !== name && input?.from) field.task = { name: twin, from: input.from, formats: input.formats };
    }
    fields.push(field);
  }
  return fields;
}

/** Ways to bring something in: the required one, or, where none is, all of them, of which one is to be given. */
function alternatives(fields: readonly FormField[]): SourceField[] {
  const all = fields.filter(isSource);
  const required = all.filter((field) => field.required);
  return required.length ? required : all;
}

function isSource(field: FormField): field is SourceField {
  return field.kind === 'picture' || field.kind === 'slots' || field.kind === 'task' || field.kind === 'model';
}

function isPriced(config: FormConfig, op: string, name: string, option: string): boolean {
  const costs = config.costs[op];
  const ladder = config[name];
  return (
    (typeof costs === 'object' && option in costs) ||
    (name === 'quality' && typeof ladder === 'object' && ladder !== null && option in ladder)
  );
}

/** Choices first, switches next, numbers and words after, the seed last. */
function order(field: FormField): number {
  return ['choice', 'list', 'text', 'toggle', 'number', 'picture', 'pictures', 'rows', 'seed'].indexOf(field.kind);
}
