import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Io } from './io.ts';

const COLUMNS = 100;

/** The terminal that this runs in. */
export function terminal(): Io {
  let controller: AbortController | undefined;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    home: homedir(),
    tty: Boolean(process.stderr.isTTY),
    columns: Math.min(process.stderr.columns || COLUMNS, COLUMNS),
    secret: askSecretly,
    // only who asks for it takes Ctrl-C upon himself
    get signal() {
      if (!controller) {
        controller = new AbortController();
        process.once('SIGINT', () => controller!.abort(new Interrupted()));
      }
      return controller.signal;
    },
  };
}

/** Ctrl-C was pressed. */
export class Interrupted extends Error {}

/** What is typed is not shown. */
function askSecretly(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: Boolean(process.stdin.isTTY) });
  return new Promise((resolve) => {
    let answer = '';
    lines.once('line', (line) => {
      answer = line.trim();
      lines.close();
    });
    lines.once('close', () => {
      if (process.stdin.isTTY) process.stderr.write('\n');
      resolve(answer);
    });
  });
}
