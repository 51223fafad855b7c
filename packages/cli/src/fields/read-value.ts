import { UsageError } from '../io/usage-error.ts';
import type { Field } from './describe-ops.ts';

/** What was typed, as the field wants it: a number, a switch, a list, an object from JSON. */
export function readValue(flag: string, field: Field, typed: string | boolean | (string | boolean)[]): unknown {
  if (Array.isArray(typed)) {
    const texts = typed.map(String);
    if (texts.length === 1 && texts[0]!.trim().startsWith('[')) return parseJson(flag, texts[0]!);
    return texts.map((text) => readValue(flag, field.items ?? {}, text));
  }
  if (typeof typed === 'boolean') return typed;
  if (field.type === 'integer' || field.type === 'number') return readNumber(flag, field, typed);
  if (field.type === 'object') return parseJson(flag, typed);
  if (!field.enum) return typed;
  const known = field.enum.find((value) => String(value).toLowerCase() === typed.toLowerCase());
  if (known === undefined) throw new UsageError(`--${flag}: must be one of ${field.enum.join(', ')}`);
  return known;
}

function readNumber(flag: string, { type, enum: values }: Field, typed: string): number {
  const number = Number(typed);
  if (!typed.trim() || !Number.isFinite(number) || (type === 'integer' && !Number.isInteger(number)))
    throw new UsageError(`--${flag}: must be ${type === 'integer' ? 'an integer' : 'a number'}`);
  if (values && !values.includes(number)) throw new UsageError(`--${flag}: must be one of ${values.join(', ')}`);
  return number;
}

function parseJson(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${flag}: must be JSON`);
  }
}
