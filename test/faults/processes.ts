import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { quietPort } from '../../packages/server/src/config/free-port.ts';

const PROGRAM = fileURLToPath(new URL('./serve-fixtures.ts', import.meta.url));
/** Short, so that a stopped worker is past it soon. */
export const LEASE_MS = 2000;

type Role = 'serve' | 'worker';

/** A server and a separate worker as processes of their own, brought back when they are killed, as a service manager would. */
export class Processes {
  readonly folder: string;
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #alive = new Map<Role, ChildProcess>();
  #stopping = false;

  private constructor(folder: string, port: number, opsPorts: Record<Role, number>) {
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      PATH: process.env.PATH ?? '',
      CLAYWORK_DATA_DIR: folder,
      PORT: String(port),
      EDGE: 'off',
      LEASE_MS: String(LEASE_MS),
      LOG_LEVEL: 'info',
    };
    this.#ops = opsPorts;
  }
  readonly #ops: Record<Role, number>;

  static async start(folder: string): Promise<Processes> {
    const capacity = { lanes: { generate: { capacity: 40, slots: 4 } } };
    writeFileSync(`${folder}/config.json`, JSON.stringify(capacity));
    const all = new Processes(folder, await quietPort(), { serve: await quietPort(), worker: await quietPort() });
    all.#spawn('serve');
    await all.ready();
    all.#spawn('worker');
    return all;
  }

  /** Resolves when the API answers. */
  async ready(): Promise<void> {
    const deadline = performance.now() + 60_000;
    while (!(await fetch(`http://127.0.0.1:${this.#ops.serve}/readyz`).catch(() => undefined))?.ok) {
      if (performance.now() > deadline) throw new Error(`the service does not come up: ${this.log()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Pid of a process, once it is there: the last fault may have ended it a moment ago. */
  async pid(role: Role): Promise<number> {
    for (;;) {
      const child = this.#alive.get(role);
      if (child?.pid && child.exitCode === null && child.signalCode === null) return child.pid;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  postgresPid(): number {
    const { folder } = JSON.parse(readFileSync(`${this.folder}/postgres.json`, 'utf8')) as { folder: string };
    return Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
  }

  /** Pids of the processes that run operations, of both. */
  childPids(): number[] {
    return [...this.#alive.values()].flatMap(({ pid }) => {
      const children = readOr(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
      return children.filter((child) => readOr(`/proc/${child}/cmdline`).includes('engine/child/main.ts'));
    });
  }

  log(): string {
    return readFileSync(`${this.folder}/service.log`, 'utf8').slice(-3000);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const role of ['worker', 'serve'] as const) {
      const child = this.#alive.get(role);
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  }

  #spawn(role: Role): void {
    const log = openSync(`${this.folder}/service.log`, 'a');
    const child = spawn(process.execPath, [PROGRAM, role], {
      env: { ...this.#env, OPS_PORT: String(this.#ops[role]) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#alive.set(role, child);
    // a worker that found no database yet ends: it is started again like any other
    child.once('exit', () => {
      if (!this.#stopping) setTimeout(() => this.#stopping || this.#spawn(role), 200);
    });
  }
}

/** Empty for a process that has just ended. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
