import type { ParseArgsOptionsConfig } from 'node:util';
import type { Field, OpDescription } from './describe-ops.ts';

/** A flag, and the place in the body that it fills. */
export interface Flag {
  /** As it is shown: `face-limit`, `views.front`. */
  name: string;
  path: readonly string[];
  field: Field;
  /** Other names for it. */
  aliases: readonly string[];
}

/** The flags of an op: one for each field, one for each property of a field that has some. */
export function flagsOf(op: OpDescription): Flag[] {
  return Object.entries(op.fields).flatMap(([name, field]) => {
    const own: Flag = { name: dashed(name), path: [name], field, aliases: aliasesOf(op, name) };
    const below = Object.entries(field.properties ?? {}).map(([key, part]): Flag => {
      const taken = { ...part, 'x-input': part['x-input'] ?? field['x-input'] };
      return { name: `${dashed(name)}.${dashed(key)}`, path: [name, key], field: taken, aliases: [`${name}.${key}`] };
    });
    return [own, ...below];
  });
}

/** The flags as `parseArgs` takes them. */
export function parserOptions(flags: readonly Flag[]): ParseArgsOptionsConfig {
  return Object.fromEntries(
    flags.flatMap(({ name, aliases, field }) => {
      const option = {
        type: field.type === 'boolean' ? 'boolean' : 'string',
        multiple: field.type === 'array',
      } as const;
      return [name, ...aliases].map((alias) => [alias, option]);
    }),
  );
}

/** The field that `--input` stands for where an op has none of that name: the first that takes earlier work or an upload. */
export function mainInput(op: OpDescription): string | undefined {
  if (op.fields.input) return 'input';
  const inputs = Object.entries(op.fields).filter(([, field]) => field['x-input'] && field.type === 'string');
  return inputs[0]?.[0];
}

function aliasesOf(op: OpDescription, name: string): string[] {
  const aliases = dashed(name) === name ? [] : [name];
  const short = /^(.+)_token$/.exec(name)?.[1];
  if (short && !op.fields[short]) aliases.push(dashed(short));
  if (name !== 'input' && mainInput(op) === name) aliases.push('input');
  return aliases;
}

const dashed = (name: string) => name.replaceAll('_', '-');
