import type { Model } from '@claywork/sdk';

/** What is said of all files that are dropped at once: texts of the route's query; what is left out, the service finds out. */
export type Said = Readonly<Record<string, string>>;

/** A file on its way into the catalog. */
export interface Upload {
  id: number;
  file: File;
  said: Said;
  /** `looking`: it has arrived, and the service looks into it and draws it. */
  state: 'waiting' | 'sending' | 'looking' | 'done' | 'failed';
  /** Of the bytes, 0 to 100. */
  percent: number;
  model?: Model;
  /** What was thrown. */
  error?: unknown;
}

/** Sends one file; `onProgress` with 0 to 1. */
export type Send = (
  file: File,
  said: Said,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Model>;

/** Sends files one after the other, and goes on while other pages are looked at. What is shown is a new array at every change. */
export class UploadQueue {
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #next = 1;
  #under: { id: number; stop: AbortController } | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Adds files; those that `check` has an error for are not sent. */
  add(files: readonly File[], said: Said, check: (file: File) => unknown = () => undefined): void {
    const added = files.map((file): Upload => {
      const error = check(file);
      return { id: this.#next++, file, said, state: error === undefined ? 'waiting' : 'failed', percent: 0, error };
    });
    this.#set([...this.#uploads, ...added]);
    void this.#work();
  }

  /** Once more, with what is said now. */
  retry(id: number, said: Said): void {
    this.#change(id, { said, state: 'waiting', percent: 0, error: undefined });
    void this.#work();
  }

  /** Stops one that is under way, and takes it off the list whatever its state. */
  remove(id: number): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    if (this.#under?.id === id) this.#under.stop.abort();
  }

  /** Takes those off the list that have arrived. */
  clear(): void {
    this.#set(this.#uploads.filter(({ state }) => state !== 'done'));
  }

  /** A model was changed or taken out since. */
  know(id: string, model: Model | undefined): void {
    this.#set(
      this.#uploads.flatMap((upload) => (upload.model?.id !== id ? [upload] : model ? [{ ...upload, model }] : [])),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.#uploads;

  async #work(): Promise<void> {
    const next = this.#uploads.find(({ state }) => state === 'waiting');
    if (this.#under || !next) return;
    const { id, file, said } = next;
    const stop = new AbortController();
    this.#under = { id, stop };
    this.#change(id, { state: 'sending' });
    const onProgress = (share: number) =>
      this.#change(id, share < 1 ? { percent: Math.floor(100 * share) } : { percent: 100, state: 'looking' });
    try {
      const model = await this.#send(file, said, { signal: stop.signal, onProgress });
      this.#change(id, { state: 'done', percent: 100, model });
    } catch (error) {
      this.#change(id, { state: 'failed', error });
    }
    this.#under = undefined;
    void this.#work();
  }

  #change(id: number, changes: Partial<Upload>): void {
    if (!this.#uploads.some((upload) => upload.id === id)) return;
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
