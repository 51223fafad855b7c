import { GeometryError } from '../../math/index.ts';

/** The error for anything a file gets wrong. */
export function refuse(message: string): GeometryError {
  return new GeometryError('bad-gltf', message);
}

/** A list of objects, absent counting as empty. Throws when it is something else or longer than `most`. */
export function listOf<T extends object>(value: unknown, what: string, most = 200_000): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw refuse(`"${what}" is not a list.`);
  if (value.length > most) throw refuse(`The file has ${value.length} ${what}, more than the ${most} allowed.`);
  for (const item of value) {
    if (item === null || typeof item !== 'object' || Array.isArray(item))
      throw refuse(`"${what}" has an entry that is not an object.`);
  }
  return value as T[];
}

/** A whole number from 0 up to, but not including, `end`. */
export function indexOf(value: unknown, end: number, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= end) {
    throw refuse(`${what} points to entry ${String(value)}, and there are ${end}.`);
  }
  return value;
}

/** A whole number of bytes or elements, 0 up to 2^53. */
export function wholeOf(value: unknown, what: string, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw refuse(`${what} is not a whole number.`);
  return value;
}
