import { z } from 'zod';
import type { Op, Ops } from '../deps.ts';
import { inputKinds } from './input-kinds.ts';

type JsonSchema = Record<string, unknown>;

/** The request body of `POST /gen/create` and `/gen/quote`: one schema for each registered op, told apart by `op`. */
export function createBody(ops: Ops): { schemas: Record<string, JsonSchema>; requestBody: JsonSchema } {
  const all = [...ops.values()];
  const schemas = Object.fromEntries(all.map((op) => [schemaName(op), bodySchema(op, ops)]));
  const reference = (op: Op) => `#/components/schemas/${schemaName(op)}`;
  const examples = all.map((op) => [
    op.name,
    { summary: op.summary, value: { op: op.name, ...(op.example as object) } },
  ]);
  const schema = {
    oneOf: all.map((op) => ({ $ref: reference(op) })),
    discriminator: { propertyName: 'op', mapping: Object.fromEntries(all.map((op) => [op.name, reference(op)])) },
  };
  const content = { 'application/json': { schema, examples: Object.fromEntries(examples) } };
  return { schemas, requestBody: { required: true, content } };
}

/** `text-to-3d` -> `TextTo3d`. */
export function schemaSuffix(op: Op): string {
  return op.name
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}

const schemaName = (op: Op) => `Create${schemaSuffix(op)}`;

function bodySchema(op: Op, ops: Ops): JsonSchema {
  const {
    $schema: _,
    additionalProperties: __,
    ...own
  } = z.toJSONSchema(op.params, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema['x-range'];
    },
  });
  const { title: ___, ...rest } = own;
  const properties = { ...(own.properties as Record<string, JsonSchema> | undefined) };
  for (const [field, kind] of Object.entries(inputKinds(op, ops)))
    properties[field] = { ...properties[field], 'x-input': kind };
  const visibility = { type: 'string', enum: ['public', 'private'], default: op.visibility };
  return {
    ...rest,
    title: op.name,
    description: op.summary,
    type: 'object',
    properties: { op: { type: 'string', const: op.name }, ...properties, visibility },
    required: ['op', ...(own.required ?? [])],
  };
}
