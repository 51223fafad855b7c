import type { Database } from '../db/database.ts';
import { reportProgress } from '../queue/attempts.ts';
import type { Task } from '../queue/task.ts';

const EVERY_MS = 500;
const WORKING_MAX = 98;

/** Writes an attempt's progress at most twice a second: the latest word wins. `onLost` when the attempt is no longer current. */
export class AttemptProgress {
  readonly #db: Database;
  readonly #task: Task;
  readonly #onLost: () => void;
  #latest: { percent: number; stage: string } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(db: Database, task: Task, onLost: () => void) {
    this.#db = db;
    this.#task = task;
    this.#onLost = onLost;
  }

  report(fraction: number, stage: string): void {
    const percent = Math.min(WORKING_MAX, Math.max(0, Math.round(fraction * 100) || 0));
    this.#latest = { percent, stage };
    if (!this.#timer && !this.#closed) this.#write();
  }

  /** 99: the work is done and the results are being copied. Resolves when it is written, or the database is away. */
  async copying(): Promise<void> {
    await this.close();
    await this.#send(99, 'storing the results');
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #write(): void {
    const latest = this.#latest;
    this.#timer = undefined;
    if (!latest) return;
    this.#latest = undefined;
    this.#timer = setTimeout(() => this.#write(), EVERY_MS);
    this.#writing = this.#send(latest.percent, latest.stage);
  }

  async #send(percent: number, stage: string): Promise<void> {
    try {
      if (!(await reportProgress(this.#db, this.#task.id, this.#task.attempt, percent, stage))) this.#onLost();
    } catch {
      // a word of progress is not worth a retry
    }
  }
}
