import fc from 'fast-check';
import type { z } from 'zod';
import { propertiesOf } from '../../../packages/server/src/http/config/schema-bounds.ts';
import type { Op } from '../../../packages/server/src/http/deps.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Fields for an op, any of them there or not, with values that its schema describes. */
export function paramsOf(op: Op): fc.Arbitrary<Record<string, unknown>> {
  const example = op.example as Record<string, unknown>;
  const entries = Object.entries(propertiesOf(op)).map(([name, schema]) => [name, arbitraryOf(schema)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] }).map((fields) => ({ ...example, ...fields }));
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: bound(schema.minimum, -1000), max: bound(schema.maximum, 1_000_000) });
    case 'number':
      return fc.double({ min: bound(schema.minimum, 0.001), max: bound(schema.maximum, 1000), noNaN: true });
    case 'array':
      return fc.array(arbitraryOf(schema.items as Schema), {
        minLength: schema.minItems,
        maxLength: schema.maxItems ?? 4,
      });
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, arbitraryOf(value)])), {
        requiredKeys: [],
      });
    }
    default:
      return fc.string({ minLength: schema.minLength, maxLength: Math.min(schema.maxLength ?? 40, 60) });
  }
}

function bound(given: unknown, fallback: number): number {
  return typeof given === 'number' && Math.abs(given) < 2 ** 31 ? given : fallback;
}
