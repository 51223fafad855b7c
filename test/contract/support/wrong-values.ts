import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

/** Values that a field with this schema must refuse: of another type, out of range, not in the list, too long, too many. */
export function wrongValues(schema: Schema): unknown[] {
  if (schema.enum) return ['no such thing', 7, null, []];
  switch (schema.type) {
    case 'string':
      return [7, true, null, ['x'], {}, 'ca\0t', ...lengths(schema)];
    case 'boolean':
      return ['yes', 1, null, []];
    case 'integer':
      return ['1', true, null, 0.5, 1e300, ...ranges(schema)];
    case 'number':
      return ['1', true, null, ...ranges(schema)];
    case 'array':
      return ['x', null, 7, {}, ...items(schema)];
    default:
      return ['x', null, 7];
  }
}

function lengths({ minLength, maxLength }: Schema): unknown[] {
  return [
    ...(minLength ? ['x'.repeat(minLength - 1), ' '.repeat(minLength)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
  ];
}

function ranges({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): unknown[] {
  // zod writes the safe-integer bounds into every integer: sending those tests JSON, not us
  const real = (bound: unknown): bound is number => typeof bound === 'number' && Math.abs(bound) < 2 ** 53 - 1;
  return [
    ...(real(minimum) ? [minimum - 1] : []),
    ...(real(maximum) ? [maximum + 1] : []),
    ...(real(exclusiveMinimum) ? [exclusiveMinimum] : []),
    ...(real(exclusiveMaximum) ? [exclusiveMaximum] : []),
  ];
}

function items({ items: item, maxItems, minItems }: Schema): unknown[] {
  const one = item as Schema | undefined;
  const good = one?.enum?.[0] ?? 'x';
  return [
    [7],
    [null],
    ...(minItems ? [Array(minItems - 1).fill(good)] : []),
    ...(maxItems ? [Array(maxItems + 1).fill(good)] : []),
  ];
}
