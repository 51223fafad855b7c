import type { Claywork } from '@claywork/sdk';
import { UsageError } from '../io/usage-error.ts';

/** What a field takes that holds earlier work. */
export interface InputKind {
  kind: 'image_token' | 'model_token' | 'task';
  /** Ops whose results it takes. */
  from?: string[];
}

/** A field, as the service describes it (JSON Schema). */
export interface Field {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  items?: Field;
  properties?: Record<string, Field>;
  'x-input'?: InputKind;
}

/** An operation, as the service describes it. */
export interface OpDescription {
  name: string;
  summary: string;
  fields: Record<string, Field>;
  required: string[];
}

interface Schema {
  title?: string;
  description?: string;
  properties: Record<string, Field & { const?: string }>;
  required?: string[];
}

/** The operations that the service offers, from its own description: a new one needs no new command. */
export async function describeOps(claywork: Claywork): Promise<Map<string, OpDescription>> {
  const document = (await claywork.service.getOpenApi()) as { components: { schemas: Record<string, Schema> } };
  const ops = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const op = schema.properties?.op?.const;
    if (!name.startsWith('Create') || !op) return [];
    const { op: _, ...fields } = schema.properties;
    const required = (schema.required ?? []).filter((field) => field !== 'op');
    return [{ name: op, summary: schema.description ?? '', fields, required }];
  });
  return new Map(ops.sort((a, b) => (a.name < b.name ? -1 : 1)).map((op) => [op.name, op]));
}

/** One of them. Throws a sentence that lists them all. */
export function opNamed(ops: ReadonlyMap<string, OpDescription>, name: string): OpDescription {
  const op = ops.get(name);
  if (!op) throw new UsageError(`unknown op: ${name}. There are ${[...ops.keys()].join(', ')}`);
  return op;
}
