import { z } from 'zod';
import { propertiesOf } from '../config/schema-bounds.ts';
import type { Op, Ops } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { parsed } from '../errors/zod-issue.ts';
import { visibilitySchema } from '../schemas/task.ts';

/** A create that is well-formed on its own; what it is chained to is not looked at yet. */
export interface ParsedCreate {
  op: Op;
  params: Readonly<Record<string, unknown>>;
  visibility: 'public' | 'private';
  /** The caller's own inputs, as sent, without what the op does not know. */
  paramsJson: string;
}

const envelope = z.object({ op: z.string(), visibility: visibilitySchema.optional() });

/** Reads a create body; the first thing wrong is a 400 that names its field. Unknown fields are ignored. */
export function parseCreate(body: unknown, ops: Ops): ParsedCreate {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ServiceError('invalid', 'body: must be a JSON object');
  }
  const { op: name, visibility } = checked(envelope, body);
  const op = ops.get(name);
  if (!op) throw new ServiceError('invalid', 'op: unknown operation');
  const params = checked(op.params, body) as Readonly<Record<string, unknown>>;
  return { op, params, visibility: visibility ?? op.visibility, paramsJson: ownInputs(op, body) };
}

function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = parsed(schema, value);
  if ('error' in result) throw new ServiceError('invalid', result.error);
  return result.value;
}

function ownInputs(op: Op, body: object): string {
  const known = Object.keys(propertiesOf(op)).filter((field) => Object.hasOwn(body, field));
  return JSON.stringify(Object.fromEntries(known.map((field) => [field, (body as Record<string, unknown>)[field]])));
}
