import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FromChild, ToChild } from './messages.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PAGE_BYTES = 4096;
/** Far below the API's priority: a poll does not wait for a sculptor (p99 60 ms at 5, 24 ms at 15 on two busy cores). */
const NICE = 15;

/** A forked process that runs ops, with what the worker needs to watch it. */
export class OpProcess {
  readonly #child: ChildProcess;
  /** Why we killed it, so that its end is not taken for a crash. */
  killed: string | undefined;
  /** Attempts it has run. */
  runs = 0;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  readonly #stderr: string[] = [];

  /** `codeCache`: folder for compiled code, which later processes and their threads load in a third of the time. */
  constructor(memoryMb: number, codeCache: string) {
    this.#child = fork(MAIN, {
      // typed arrays live outside the heap: the watch on resident memory is the real cap
      execArgv: [`--max-old-space-size=${Math.floor(memoryMb * 0.75)}`, '--disable-warning=ExperimentalWarning'],
      // nothing of our environment: no database address, no secrets
      env: {
        NODE_ENV: 'production',
        VIPS_CONCURRENCY: '1',
        UV_THREADPOOL_SIZE: '2',
        // what is freed goes back to the system (glibc): else processes grow past half their memory with every other picture, and are replaced cold
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '262144',
        NODE_COMPILE_CACHE: codeCache,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr.push(text);
      if (this.#stderr.length > 50) this.#stderr.shift();
    });
    this.#child.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => resolve({ code, signal }));
      this.#child.once('error', () => resolve({ code: null, signal: 'ERROR' }));
    });
    try {
      // never above whoever wants it done
      if (this.#child.pid) setPriority(this.#child.pid, Math.max(NICE, getPriority()));
    } catch {
      // it ended at once: `ended` tells
    }
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.connected;
  }

  send(message: ToChild): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  onMessage(listener: (message: FromChild) => void): () => void {
    this.#child.on('message', listener);
    return () => this.#child.off('message', listener);
  }

  kill(why: string): void {
    this.killed ??= why;
    this.#child.kill('SIGKILL');
  }

  /** Resident memory in MB; 0 where the system does not tell. */
  residentMb(): number {
    try {
      const pages = Number(readFileSync(`/proc/${this.#child.pid}/statm`, 'utf8').split(' ')[1]);
      return (pages * PAGE_BYTES) / 2 ** 20;
    } catch {
      return 0;
    }
  }

  /** The last words it wrote to its error stream, for the log. */
  lastWords(): string {
    return this.#stderr.join('').slice(-2000);
  }
}
