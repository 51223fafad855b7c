import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '../io/usage-error.ts';
import type { OpDescription } from './describe-ops.ts';
import { flagsOf, parserOptions } from './flags.ts';
import { readValue } from './read-value.ts';
import type { Body } from './resolve-inputs.ts';

/** What commands that start tasks take beside the op's own fields. */
export interface RunFlags {
  output?: string;
  op?: string;
  json: boolean;
  quiet: boolean;
  /** Starts it, and does not wait. */
  detach: boolean;
  /** Tells what it would cost, and starts nothing. */
  quote: boolean;
  url?: string;
}

const OWN = {
  output: { type: 'string', short: 'o' },
  op: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  detach: { type: 'boolean' },
  quote: { type: 'boolean' },
  url: { type: 'string' },
} as const;

/** A command line as an op's body, the words that belong to no flag, and the flags that are ours. */
export function readBody(op: OpDescription, args: string[]): { body: Body; words: string[]; flags: RunFlags } {
  const flags = flagsOf(op);
  const { values, positionals } = parse(args, { ...parserOptions(flags), ...OWN });
  const body: Body = {};
  for (const { name, aliases, path, field } of flags) {
    const given = [name, ...aliases].filter((alias) => values[alias] !== undefined);
    if (!given.length) continue;
    const all = given.map((alias) => values[alias]!);
    const value = readValue(
      given[0]!,
      field,
      field.type === 'array' ? (all.flat() as string[]) : (all.at(-1) as string),
    );
    if (path.length === 1) body[path[0]!] = value;
    else body[path[0]!] = { ...(body[path[0]!] as object), [path[1]!]: value };
  }
  const {
    output,
    op: opName,
    json = false,
    quiet = false,
    detach = false,
    quote = false,
    url,
  } = values as RunFlagValues;
  return { body, words: positionals, flags: { output, op: opName, json, quiet, detach, quote, url } };
}

type RunFlagValues = Partial<RunFlags>;
type Typed = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(args: string[], options: ParseArgsOptionsConfig): { values: Typed; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
