import { writeFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Claywork, type Download, OPERATIONS, type OperationId } from '@claywork/sdk';
import type { Io } from '../io/io.ts';
import { connect } from '../io/settings.ts';
import { table } from '../io/table.ts';
import { UsageError } from '../io/usage-error.ts';
import type { Command } from './command.ts';
import { answering, printJson } from './options.ts';
import { urlIn } from './run.ts';

interface Route {
  method: string;
  path: string;
  body?: 'json' | 'raw';
  query?: boolean;
  answer: string;
}

/** `claywork call`: any route of the API by its operationId, for what has no word of its own. */
export const call: Command = {
  usage: 'ROUTE [--NAME VALUE ...] [--body JSON]',
  summary: 'any route of the API; without a name, lists them',
  async run(args, io) {
    const [id, ...rest] = args;
    if (!id || id.startsWith('-')) return list(io);
    const route = (OPERATIONS as Record<string, Route>)[id];
    if (!route) throw new UsageError(`call: there is no route ${id}; claywork call lists them`);
    if (route.body === 'raw' || route.answer === 'events') throw new UsageError(`call: ${id} carries bytes or events`);
    return answering(io, true, () => send(io, connect(io, urlIn(rest)), id as OperationId, route, rest));
  },
};

async function send(io: Io, claywork: Claywork, id: OperationId, route: Route, args: string[]): Promise<number> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const { body, output, url: _, ...rest } = flags(args);
  const path = Object.fromEntries(names.map((name) => [name, rest[name]]));
  const query = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)));
  const given = { path, query, ...(body !== undefined && { body: JSON.parse(body) }) };
  const answer = await claywork.call(id, given as never, { signal: io.signal });
  if (route.answer === 'json') printJson(io, answer);
  else if (route.answer === 'bytes') {
    const file = answer as Download;
    const to = output ?? (file.name || id);
    writeFileSync(to, await file.read());
    io.out(`${to}\n`);
  }
  return 0;
}

/** Every `--name value` of them: which ones a route knows, the service says. */
function flags(args: string[]): Record<string, string> {
  const names = args.flatMap((arg) => /^--([\w-]+)/.exec(arg)?.[1] ?? []);
  const options: NonNullable<ParseArgsConfig['options']> = { output: { type: 'string', short: 'o' } };
  for (const name of names) options[name] ??= { type: 'string' };
  try {
    return { ...parseArgs({ args, options }).values } as Record<string, string>;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function list(io: Io): number {
  const routes = Object.entries(OPERATIONS as Record<string, Route>);
  io.out(table(routes.map(([id, { method, path }]) => [id, method, path])));
  return 0;
}
