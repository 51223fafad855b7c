import { describeOps, opNamed } from '../fields/describe-ops.ts';
import { opHelp } from '../fields/help-text.ts';
import { readBody } from '../fields/read-body.ts';
import type { Io } from '../io/io.ts';
import { connect } from '../io/settings.ts';
import { table } from '../io/table.ts';
import { UsageError } from '../io/usage-error.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';
import { runOp } from './run-op.ts';

/** `claywork run <op>`: any op, every field of it as a flag. */
export const run: Command = {
  usage: 'OP [--FIELD VALUE ...] [-o FILE]',
  summary: 'any op; run OP --help tells its fields',
  async run(args, io) {
    const [name, ...rest] = args;
    if (!name || name.startsWith('-')) throw new UsageError('run: which op? claywork ops lists them');
    return answering(io, rest.includes('--json'), async () => {
      const claywork = connect(io, urlIn(rest));
      const op = opNamed(await describeOps(claywork), name);
      if (rest.includes('--help')) return help(io, opHelp(op, io.columns));
      const { body, words, flags } = readBody(op, rest);
      // a prompt needs no flag
      if (words.length && op.fields.prompt && body.prompt === undefined) body.prompt = words.join(' ');
      else if (words.length) throw new UsageError(`too much: ${words.join(' ')}`);
      return runOp(io, claywork, { op, body, flags });
    });
  },
};

/** `claywork ops`: what there is to run. */
export const ops: Command = {
  usage: '',
  summary: 'the ops that the service offers',
  async run(args, io) {
    const { claywork, json } = options(io, args, {});
    const all = [...(await describeOps(claywork)).values()];
    if (json) printJson(io, all);
    else io.out(table(all.map(({ name, summary }) => [name, summary])));
    return 0;
  },
};

/** The address among arguments that cannot be parsed yet. */
export function urlIn(args: readonly string[]): string | undefined {
  const at = args.indexOf('--url');
  return at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--url='))?.slice('--url='.length);
}

function help(io: Io, text: string): number {
  io.out(text);
  return 0;
}
