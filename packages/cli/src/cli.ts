import { SDK_VERSION, Unauthenticated, Unreachable } from '@claywork/sdk';
import { balance, login, logout } from './commands/account.ts';
import { call } from './commands/call.ts';
import type { Command } from './commands/command.ts';
import { remove } from './commands/delete.ts';
import { make } from './commands/make.ts';
import { mcp } from './commands/mcp.ts';
import { models } from './commands/models.ts';
import { ops, run } from './commands/run.ts';
import { download, task, tasks, wait } from './commands/tasks.ts';
import { exitStatus } from './io/exit-status.ts';
import type { Io } from './io/io.ts';
import { wrap } from './io/table.ts';

/** What runs the service, where it is installed: `serve`, `member add` and the like. */
export type ServerCommands = (args: string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  make,
  run,
  ops,
  tasks,
  task,
  wait,
  download,
  delete: remove,
  models,
  balance,
  call,
  mcp,
  login,
  logout,
};
const INDENT = 34;

/** Runs a command line and returns its exit status. What is no command of ours is the server's, where there is one. */
export async function runCli(args: string[], io: Io, server: ServerCommands | undefined): Promise<number> {
  const [word = '--help', ...rest] = args;
  try {
    const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word]! : undefined;
    if (command && rest.includes('--help') && word !== 'run') return help(io, word, command);
    if (command) return await command.run(rest, io);
    if (['--help', '-h', 'help'].includes(word)) {
      io.out(overview(io.columns));
      return server ? await server(['--help']) : 0;
    }
    if (server) return await server(args);
    if (word === '--version') {
      io.out(`${SDK_VERSION}\n`);
      return 0;
    }
    io.err(
      `claywork: unknown command: ${word}. claywork --help lists them; to run a service, install @claywork/server too\n`,
    );
    return 2;
  } catch (error) {
    const { message } = (io.signal.aborted ? io.signal.reason : error) as Error;
    if (message) io.err(`claywork: ${message}${hint(error)}\n`);
    return exitStatus(io.signal.aborted ? io.signal.reason : error);
  }
}

function hint(error: unknown): string {
  if (error instanceof Unreachable && error.details.url) return ` (${error.details.url})`;
  return error instanceof Unauthenticated ? '. Sign in: claywork login' : '';
}

function help(io: Io, word: string, { usage, summary }: Command): number {
  io.out(`claywork ${word} ${usage}\n\n  ${summary}\n\n${COMMON}`);
  return 0;
}

const COMMON = `  --json           one JSON document on stdout
  --url URL        another service than the one you signed in to
`;

function overview(columns: number): string {
  const lines = Object.entries(COMMANDS).map(([word, { usage, summary }]) => {
    const head = `  ${word} ${usage}`;
    const text = wrap(summary, columns, INDENT);
    return head.length < INDENT - 1 ? head.padEnd(INDENT) + text : `${head}\n${' '.repeat(INDENT)}${text}`;
  });
  return `Claywork: text and images to 3D assets.

Make things, on any Claywork service:

${lines.join('\n')}

${COMMON}
CLAYWORK_URL and CLAYWORK_KEY come before what login kept; without either it is http://localhost:8787/api.

`;
}
