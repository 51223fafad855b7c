/** What every field of a form has. */
interface Base {
  /** The request's own name. */
  name: string;
  required: boolean;
  help: string;
  /** Whose form it is in: some fields are called otherwise there. */
  op?: string;
}

/** A field of an op's form, by the control that asks for it. */
export type FormField =
  | (Base & { kind: 'text'; min: number; max: number | undefined; default: string; long: boolean; example?: string })
  | (Base & { kind: 'choice'; options: readonly (string | number)[]; default: string | number | undefined })
  | (Base & { kind: 'toggle'; default: boolean })
  | (Base & { kind: 'number'; min: number; max: number; step: number | undefined; default: number | undefined })
  | (Base & { kind: 'seed' })
  /** One picture: uploaded under `token`, or of an earlier task under `task`. */
  | (Base & {
      kind: 'picture';
      token: string;
      task?: { name: string; from: readonly string[]; formats?: readonly string[] };
    })
  | (Base & { kind: 'pictures'; max: number })
  /** A picture for each name, at least `min` of them. */
  | (Base & { kind: 'slots'; slots: readonly string[]; min: number })
  | (Base & { kind: 'task'; from: readonly string[]; formats?: readonly string[] })
  | (Base & { kind: 'model' })
  /** Several words of a list that is known, or of the names of parts of the input. */
  | (Base & { kind: 'list'; options: readonly string[]; min: number; max: number; parts: boolean })
  | (Base & { kind: 'rows'; fields: readonly FormField[]; min: number; max: number });

/** Fields that bring earlier work in. */
export type SourceField = Extract<FormField, { kind: 'picture' | 'slots' | 'task' | 'model' }>;

/** An op as a form. */
export interface OpForm {
  op: string;
  /** One sentence. */
  summary: string;
  /** Alternatives: one of them is given. One alone is just required. */
  sources: readonly SourceField[];
  /** Always seen, in the order of the request. */
  main: readonly FormField[];
  /** Folded away until wanted. */
  more: readonly FormField[];
  visibility: 'public' | 'private';
}

/** What of the service's configuration shapes forms. */
export interface FormConfig {
  costs: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  limits: Readonly<Record<string, unknown>>;
  [more: string]: unknown;
}

/** The part of JSON Schema that requests are described with. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: (string | number)[];
  default?: unknown;
  description?: string;
  title?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: string[];
  'x-input'?: { kind: 'image_token' | 'model_token' | 'task'; from?: string[]; formats?: string[] };
}
