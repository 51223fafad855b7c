import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Claywork, ClayworkError } from '@claywork/sdk';
import { errorDocument } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import { connect } from '../io/settings.ts';
import { UsageError } from '../io/usage-error.ts';

const COMMON = { json: { type: 'boolean' }, url: { type: 'string' } } as const;

/** A command's words and flags, `--json` and `--url` among them, with a client of the service. Throws a sentence for what makes no sense. */
export function options<T extends NonNullable<ParseArgsConfig['options']>>(
  io: Io,
  args: string[],
  own: T,
  words: { min: number; max: number } = { min: 0, max: 0 },
) {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: { ...COMMON, ...own }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (positionals.length < words.min) throw new UsageError('something is missing: see --help');
  if (positionals.length > words.max) throw new UsageError(`too much: ${positionals.slice(words.max).join(' ')}`);
  const claywork: Claywork = connect(io, values.url as string | undefined);
  return { claywork, words: positionals, json: values.json === true, values: values as { [K in keyof T]?: string } };
}

/** One JSON document, whatever happens: where a script reads, a refusal is an answer too. */
export async function answering(io: Io, json: boolean, work: () => Promise<number>): Promise<number> {
  if (!json) return work();
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClayworkError || error instanceof UsageError) printJson(io, errorDocument(error));
    throw error;
  }
}

export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
