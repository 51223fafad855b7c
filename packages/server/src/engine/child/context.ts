import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpContext } from '../define-op.ts';
import { OpError } from '../op-error.ts';
import type { FromChild, ToChild, WrittenFile } from './messages.ts';
import { ChildPlanner } from './planner.ts';

type Run = Extract<ToChild, { type: 'run' }>;
type InputAnswer = Extract<ToChild, { type: 'input' }>;

/** Progress is written twice a second at most, so more would only be chatter. */
const PROGRESS_EVERY_MS = 250;

/** The op's side of one attempt: bytes go through files in the attempt's folder, words through the channel to the parent. */
export class ChildContext implements OpContext {
  readonly seed: number;
  readonly files: WrittenFile[] = [];
  readonly kept: WrittenFile[] = [];
  readonly result: Record<string, unknown> = {};
  readonly planner: ChildPlanner | undefined;
  thumb: WrittenFile | undefined;
  readonly #abort = new AbortController();
  readonly #folder: string;
  readonly #send: (message: FromChild) => void;
  readonly #waiting = new Map<number, (answer: InputAnswer) => void>();
  #requests = 0;
  #written = 0;
  #lastProgress = Number.NEGATIVE_INFINITY;
  #lastStage = '';

  constructor(run: Run, send: (message: FromChild) => void) {
    this.seed = run.seed;
    this.#folder = run.folder;
    this.#send = send;
    this.planner = run.planner && new ChildPlanner(run.planner, send);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  async input(name: string, file?: string): Promise<{ name: string; bytes: Uint8Array }> {
    const request = ++this.#requests;
    const answer = await new Promise<InputAnswer>((resolve) => {
      this.#waiting.set(request, resolve);
      this.#send({ type: 'need', request, name, file });
    });
    if (!answer.file) throw new OpError(answer.error ?? `The input "${name}" is not available any more.`);
    return { name: answer.file.name, bytes: await readFile(answer.file.path) };
  }

  async emit(name: string, bytes: Uint8Array): Promise<void> {
    this.files.push(await this.#write(name, bytes));
  }

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    this.kept.push(await this.#write(name, bytes));
  }

  async thumbnail(webp: Uint8Array): Promise<void> {
    this.thumb = await this.#write('thumb.webp', webp);
  }

  output(values: Record<string, unknown>): void {
    Object.assign(this.result, values);
  }

  progress(fraction: number, stage: string): void {
    const now = performance.now();
    // a new stage is told at once: it may last
    if (stage === this.#lastStage && now - this.#lastProgress < PROGRESS_EVERY_MS) return;
    this.#lastProgress = now;
    this.#lastStage = stage;
    this.#send({ type: 'progress', fraction, stage });
  }

  log(message: string, details?: Record<string, unknown>): void {
    this.#send({ type: 'log', message, details });
  }

  /** The parent's answer to `input`. */
  answer(message: InputAnswer): void {
    this.#waiting.get(message.request)?.(message);
    this.#waiting.delete(message.request);
  }

  abort(): void {
    this.#abort.abort();
  }

  async #write(name: string, bytes: Uint8Array): Promise<WrittenFile> {
    const path = join(this.#folder, `out-${this.#written++}`);
    await writeFile(path, bytes);
    return { name, path, bytes: bytes.byteLength };
  }
}
