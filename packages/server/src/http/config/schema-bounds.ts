import { z } from 'zod';
import type { Op } from '../deps.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
const cache = new WeakMap<z.ZodType, Record<string, JsonSchema>>();

/** The op's own fields as JSON Schema, as a caller sends them. */
export function propertiesOf(op: Pick<Op, 'params'>): Readonly<Record<string, JsonSchema>> {
  let properties = cache.get(op.params);
  if (!properties) {
    const schema = z.toJSONSchema(op.params, { io: 'input', unrepresentable: 'any' });
    properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    cache.set(op.params, properties);
  }
  return properties;
}

/** The lengths a text may have, or the range a number is brought into; undefined for a field that has neither. */
export function bounds(property: JsonSchema | undefined): [number, number] | undefined {
  if (!property) return undefined;
  if (property.maxLength !== undefined) return [property.minLength ?? 0, property.maxLength];
  const range = property['x-range'];
  return Array.isArray(range) ? [Number(range[0]), Number(range[1])] : undefined;
}
