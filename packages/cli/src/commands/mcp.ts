import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../io/usage-error.ts';
import type { Command } from './command.ts';
import { options } from './options.ts';

/** Clients of the protocol give up on a call after a minute by default. */
const PATIENCE_S = 45;

/** `claywork mcp`: a service's ops as tools of an assistant, over stdin and stdout. */
export const mcp: Command = {
  usage: '[--folder DIR] [--patience SECONDS]',
  summary: 'a server of the Model Context Protocol on stdin and stdout, for assistants; results are saved in DIR',
  async run(args, io) {
    const { claywork, values } = options(io, args, { folder: { type: 'string' }, patience: { type: 'string' } });
    const patience = Number(values.patience ?? PATIENCE_S);
    if (!(patience > 0)) throw new UsageError('--patience: a number of seconds, more than 0');
    const folder = resolve(values.folder ?? '.');
    mkdirSync(folder, { recursive: true });
    // only this command needs them
    const [{ serveStdio }, { mcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../mcp/server.ts'),
    ]);
    const ended = once(process.stdin, 'close');
    const served = serveStdio(() => mcpServer({ claywork, folder, patienceMs: 1000 * patience }), {
      onerror: (error) => io.err(`claywork mcp: ${error.message}\n`),
    });
    await Promise.race([ended, once(io.signal, 'abort')]);
    await served.close();
    return 0;
  },
};
