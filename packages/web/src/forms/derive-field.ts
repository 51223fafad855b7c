import type { FormConfig, FormField, JsonSchema } from './field-types.ts';

interface Around {
  op: string;
  config: FormConfig;
  required: boolean;
}

/** Longer texts get several lines. */
const ONE_LINE = 120;
/** No range at all, as JSON Schema says it. */
const BOUNDLESS = 2 ** 52;
const SEED_MAX = 2 ** 31 - 1;

/** One property of a request as a field; undefined where there is no control for what it asks. */
export function deriveField(name: string, schema: JsonSchema, around: Around): FormField | undefined {
  const base = { name, required: around.required, help: schema.description ?? '', op: around.op };
  const input = schema['x-input'];
  if (input?.kind === 'task') return { ...base, kind: 'task', from: input.from ?? [], formats: input.formats };
  if (input?.kind === 'model_token') return { ...base, kind: 'model' };
  if (input?.kind === 'image_token') return pictureField(base, schema);
  if (schema.enum)
    return { ...base, kind: 'choice', options: schema.enum, default: schema.default as string | number | undefined };
  if (schema.type === 'boolean') return { ...base, kind: 'toggle', default: schema.default === true };
  if (schema.type === 'string') {
    const max = schema.maxLength;
    return {
      ...base,
      kind: 'text',
      min: schema.minLength ?? 0,
      max,
      default: typeof schema.default === 'string' ? schema.default : '',
      long: max === undefined || max > ONE_LINE,
    };
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberField(base, schema, around);
  if (schema.type === 'array' && schema.items) return arrayField(base, schema, schema.items, around);
  return undefined;
}

function pictureField(base: { name: string; required: boolean; help: string }, schema: JsonSchema): FormField {
  if (schema.type === 'array') return { ...base, kind: 'pictures', max: schema.maxItems ?? 8 };
  if (schema.properties) return { ...base, kind: 'slots', slots: Object.keys(schema.properties), min: 2 };
  return { ...base, kind: 'picture', token: base.name };
}

function numberField(
  base: { name: string; required: boolean; help: string },
  schema: JsonSchema,
  { op, config }: Around,
): FormField | undefined {
  if (schema.minimum === 0 && schema.maximum === SEED_MAX) return { ...base, kind: 'seed' };
  const known = knownRange(config, op, base.name);
  const bounded = (value: number | undefined) =>
    value !== undefined && Math.abs(value) < BOUNDLESS ? value : undefined;
  const low = bounded(schema.minimum) ?? known?.[0];
  const high = bounded(schema.maximum) ?? known?.[1];
  const whole = schema.type === 'integer';
  return {
    ...base,
    kind: 'number',
    min: low ?? (schema.exclusiveMinimum === 0 ? (whole ? 1 : 0.001) : 0),
    max: high ?? 1_000_000,
    step: whole ? 1 : undefined,
    default: (schema.default as number | undefined) ?? known?.[2],
  };
}

function arrayField(
  base: { name: string; required: boolean; help: string },
  schema: JsonSchema,
  items: JsonSchema,
  around: Around,
): FormField | undefined {
  const min = schema.minItems ?? 0;
  const max = schema.maxItems ?? 99;
  if (items.type === 'object' && items.properties) {
    const required = items.required ?? [];
    const fields = Object.entries(items.properties).flatMap(
      ([name, property]) => deriveField(name, property, { ...around, required: required.includes(name) }) ?? [],
    );
    return { ...base, kind: 'rows', fields, min, max };
  }
  if (items.type !== 'string') return undefined;
  const options = (items.enum as string[] | undefined) ?? listsNamed(around.config, base.name);
  return { ...base, kind: 'list', options, min, max, parts: options.length === 0 };
}

/** Lists of the configuration that go by the field's name: `animations`, `animations_classic`. */
function listsNamed(config: FormConfig, name: string): string[] {
  const lists = Object.entries(config).filter(([key, value]) => Array.isArray(value) && key.startsWith(name));
  return lists.flatMap(([, value]) => value as string[]);
}

/** What the configuration knows of a number that its schema leaves open: lowest, highest, usual. */
function knownRange(config: FormConfig, op: string, name: string): [number, number, number?] | undefined {
  const byOp = (config.limits[name] as Record<string, [number, number]> | undefined)?.[op];
  const usual = usualOf(config[op]);
  if (Array.isArray(byOp)) return [byOp[0], byOp[1], usual];
  return undefined;
}

/** `retopo: {smart: {default: 10000}}`: the first mode's. */
function usualOf(entry: unknown): number | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  for (const value of Object.values(entry)) {
    const usual = (value as { default?: unknown } | null)?.default;
    if (typeof usual === 'number') return usual;
  }
  return undefined;
}
