import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenFile } from '../../engine/child/messages.ts';
import { ChildPool } from '../../engine/child/pool.ts';
import { type OpResult, runOp } from '../../engine/child/run-op.ts';
import { IngestError } from '../ingest-error.ts';
import { type Inspected, type InspectParams, inspectedSchema, PREVIEW_NAME } from './inspected.ts';
import { INSPECT_URL } from './job.ts';

export interface InspectorOptions {
  /** Files looked into at once. */
  jobs: number;
  /** Resident memory at which a child is stopped. */
  memoryMb: number;
  /** For one file. Default three minutes. */
  timeoutMs?: number;
  /** How long its processes may be held from outside, beyond that. */
  heldMs?: number;
  /** Folders of files under work are made here. */
  workDir: string;
  /** Folder that children keep compiled code in. */
  codeCache: string;
}

/** What was found, with the files written on the way. They are there until `work` of `Inspector.inspect` ends. */
export interface InspectedModel {
  facts: Inspected;
  /** `model.glb` first. */
  files: readonly WrittenFile[];
  /** Four WebP pictures. */
  pictures: readonly WrittenFile[];
  /** A lighter GLB, to look at. */
  preview: WrittenFile;
}

const TIMEOUT_MS = 180_000;
/** A child that nobody has needed for so long is let go: it holds 200 MB. */
const IDLE_MS = 60_000;
/** A child may have died while it was idle: then another is tried. */
const IDLE_DEATHS_MAX = 8;

/** Looks into model files in child processes: whatever a file does to its reader, it does not do it to us. */
export class Inspector {
  readonly #options: InspectorOptions;
  readonly #waiting: (() => void)[] = [];
  #pool: ChildPool | undefined;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: InspectorOptions) {
    this.#options = options;
  }

  /** Runs `work` with a folder for files to be looked into, which is gone afterwards. */
  async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(this.#options.workDir, { recursive: true });
    const folder = await mkdtemp(join(this.#options.workDir, 'ingest-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Throws `IngestError` with a sentence when the file cannot be used, and what `signal` was aborted with. */
  async inspect<T>(
    params: InspectParams,
    work: (model: InspectedModel) => Promise<T>,
    options: { signal?: AbortSignal; onProgress?(fraction: number, stage: string): void } = {},
  ): Promise<T> {
    await this.#enter();
    try {
      const signal = options.signal ?? new AbortController().signal;
      // whoever waited may have left
      signal.throwIfAborted();
      return await this.withFolder(async (folder) => {
        const result = await this.#run(params, folder, signal, options.onProgress);
        signal.throwIfAborted();
        return work(modelOf(result));
      });
    } finally {
      this.#leave();
    }
  }

  /** Pids of its processes. */
  pids(): number[] {
    return this.#pool?.pids() ?? [];
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }

  async #run(
    params: InspectParams,
    folder: string,
    signal: AbortSignal,
    onProgress: (fraction: number, stage: string) => void = () => {},
  ): Promise<OpResult> {
    const { jobs, memoryMb, timeoutMs = TIMEOUT_MS, heldMs, codeCache } = this.#options;
    const pool = (this.#pool ??= new ChildPool(jobs, memoryMb, codeCache, [INSPECT_URL]));
    for (let tries = 0; ; tries++) {
      const child = pool.take();
      const result = await runOp(child, {
        ...{ url: INSPECT_URL, params, seed: 0, folder, timeoutMs, heldMs, memoryMb, signal, onProgress },
        input: async () => {
          throw new Error('files are opened by their paths');
        },
        onLog: () => {},
      });
      pool.give(child);
      if (result.end !== 'crashed' || result.started || tries === IDLE_DEATHS_MAX) return result;
    }
  }

  async #enter(): Promise<void> {
    clearTimeout(this.#idle);
    if (this.#running < this.#options.jobs) this.#running++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) {
      next();
      return;
    }
    this.#running--;
    if (this.#running === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}

function modelOf(result: OpResult): InspectedModel {
  if (result.end !== 'done') throw new IngestError(sentenceOf(result));
  const { output, files, kept } = result;
  const preview = kept.find(({ name }) => name === PREVIEW_NAME)!;
  return { facts: inspectedSchema.parse(output), files, pictures: kept.filter((file) => file !== preview), preview };
}

function sentenceOf(result: Exclude<OpResult, { end: 'done' }>): string {
  switch (result.end) {
    case 'threw':
      return result.safe ? result.message : `The file could not be read: ${result.message.split('\n', 1)[0]}`;
    case 'timeout':
      return 'Reading the file took longer than allowed and was stopped.';
    case 'memory':
      return 'Reading the file needed more memory than allowed and was stopped.';
    case 'crashed':
      return 'The file could not be read: its reader gave up.';
    default:
      return 'Reading the file was stopped.';
  }
}
