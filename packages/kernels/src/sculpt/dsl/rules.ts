import { LIMITS, note, refuse, type ValidationState } from './validation.ts';

/** Reads one value: returns it clean (clamped, copied), or throws GeometryError `bad_scene` naming the path. */
export type Rule<T = unknown> = (value: unknown, path: string, state: ValidationState) => T;

const number =
  (min: number, max: number, whole = false): Rule<number> =>
  (value, path, state) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(path, 'must be a finite number');
    const round = whole ? Math.round(value) : value;
    const clean = Math.min(max, Math.max(min, round));
    if (clean !== value) note(state, path, `${value} was brought to ${clean}`);
    return clean;
  };

const tuple =
  (size: number, item: Rule<number>): Rule<number[]> =>
  (value, path, state) => {
    if (!Array.isArray(value) || value.length !== size) return refuse(path, `must be an array of ${size} numbers`);
    return value.map((v, i) => item(v, `${path}[${i}]`, state));
  };

const list =
  <T>(item: Rule<T>, min = 1, max: number = LIMITS.list): Rule<T[]> =>
  (value, path, state) => {
    if (!Array.isArray(value)) return refuse(path, 'must be an array');
    if (value.length < min) return refuse(path, `must have at least ${min} entries`);
    if (value.length > max) return refuse(path, `must have at most ${max} entries`);
    return value.map((v, i) => item(v, `${path}[${i}]`, state));
  };

const choice =
  <T extends string>(...of: readonly T[]): Rule<T> =>
  (value, path) =>
    of.includes(value as T) ? (value as T) : refuse(path, `must be one of ${of.join(', ')}`);

const flag: Rule<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'must be true or false');

const text =
  (max: number = LIMITS.text): Rule<string> =>
  (value, path, state) => {
    if (typeof value !== 'string') return refuse(path, 'must be text');
    if (value.length > max) note(state, path, `shortened to ${max} characters`);
    return value.slice(0, max).toWellFormed();
  };

const color: Rule<string> = (value, path) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
    ? value.toLowerCase()
    : refuse(path, 'must be a colour like #2f8a3c');

const optional =
  <T>(rule: Rule<T>): Rule<T | undefined> =>
  (value, path, state) =>
    value === undefined || value === null ? undefined : rule(value, path, state);

/** An object with these fields; unknown ones are dropped with a note. */
const record =
  (fields: Readonly<Record<string, Rule>>): Rule<Record<string, unknown>> =>
  (value, path, state) => {
    const source = asObject(value, path);
    const clean: Record<string, unknown> = {};
    for (const [key, rule] of Object.entries(fields)) {
      const result = rule(own(source, key), path ? `${path}.${key}` : key, state);
      if (result !== undefined) clean[key] = result;
    }
    for (const key of Object.keys(source))
      if (!Object.hasOwn(fields, key)) note(state, path, `unknown field "${key.slice(0, 40)}" was left out`);
    return clean;
  };

/** The rules that everything is made of. */
export const rules = { number, tuple, list, choice, flag, text, color, optional, record };

/** A plain object, or a refusal. */
export function asObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'must be an object');
  return value as Record<string, unknown>;
}

/** An own property: never one of the prototype's. */
export function own(source: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}
