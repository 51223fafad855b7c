import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogModel } from '../../catalog/model.ts';
import type { Database } from '../../db/database.ts';
import { ChildPool } from '../../engine/child/pool.ts';
import type { Registry } from '../../engine/registry.ts';
import type { Store } from '../../storage/store.ts';
import { addModel } from '../add-model.ts';
import { Inspector } from '../inspect/inspector.ts';
import { readDetails } from '../metadata/details.ts';
import { settleDetails } from '../metadata/settle-details.ts';
import { giveWay } from './give-way.ts';
import { runChain, SLOWER } from './op-chain.ts';
import type { StarterModel } from './starter-models.data.ts';
import { starterSteps } from './starter-steps.ts';

export interface StarterDeps {
  db: Database;
  store: Store;
  registry: Registry;
  memoryMb: number;
  /** Folders of models under work are made here. */
  workDir: string;
  /** Folder that children keep compiled code in. */
  codeCache: string;
  /** Whether the machine is needed for members' tasks. */
  busy(): Promise<boolean>;
}

/** Which design of a prompt, where the list does not say. */
const SEED = 7;
/** Members' tasks come first, but a service that is never idle gets its catalog too: a model waits so long in all. */
const WAIT_MS_MAX = 300_000;
const INSPECT_MS = 180_000;

/** Makes starter models in child processes and puts them into the catalog, one at a time. */
export class StarterMaker {
  readonly #deps: StarterDeps;
  #pool: ChildPool | undefined;
  readonly #inspector: Inspector;

  constructor(deps: StarterDeps) {
    this.#deps = deps;
    const { memoryMb, workDir, codeCache } = deps;
    const limits = { timeoutMs: SLOWER * INSPECT_MS, heldMs: WAIT_MS_MAX };
    this.#inspector = new Inspector({ jobs: 1, memoryMb, workDir, codeCache, ...limits });
  }

  /**
   * Makes a model while no member's task is worked on, and puts it into the catalog. Throws `IngestError` with a sentence where it cannot be made, and what `signal` was
   * aborted with.
   */
  async add(
    entry: StarterModel,
    signal: AbortSignal,
    onProgress: (op: string, fraction: number, stage: string) => void = () => {},
  ): Promise<CatalogModel> {
    return giveWay(() => this.#make(entry, signal, onProgress), {
      ...{ busy: this.#deps.busy, signal, mostMs: WAIT_MS_MAX },
      pids: () => [...(this.#pool?.pids() ?? []), ...this.#inspector.pids()],
    });
  }

  async #make(
    entry: StarterModel,
    signal: AbortSignal,
    onProgress: (op: string, fraction: number, stage: string) => void,
  ): Promise<CatalogModel> {
    const { db, store, registry, memoryMb, workDir, codeCache } = this.#deps;
    this.#pool ??= new ChildPool(1, memoryMb, codeCache);
    await mkdir(workDir, { recursive: true });
    const folder = await mkdtemp(join(workDir, 'starter-'));
    try {
      const made = await runChain(starterSteps(entry), {
        ...{ pool: this.#pool, registry, memoryMb, folder, signal, heldMs: WAIT_MS_MAX },
        seed: entry.seed ?? SEED,
        onProgress: ({ op }, fraction, stage) => onProgress(op, fraction, stage),
      });
      const path = join(folder, `${entry.slug}.glb`);
      await copyFile(made, path);
      const source = { main: { name: `${entry.slug}.glb`, path }, beside: [], also: [] };
      return await this.#inspector.inspect(
        { ...source, formats: [] },
        async (inspected) => {
          const settled = await settleDetails(detailsOf(entry), inspected.facts, {});
          return addModel({ db, store }, source, inspected, settled, { slug: entry.slug });
        },
        { signal, onProgress: (fraction, stage) => onProgress('inspect', fraction, stage) },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Ends its processes and removes its folder. */
  async close(): Promise<void> {
    await Promise.all([this.#pool?.close(), this.#inspector.close()]);
    await rm(this.#deps.workDir, { recursive: true, force: true });
  }
}

/** What is said of a starter model in the catalog. */
function detailsOf({ title, prompt, category, tags, description }: StarterModel) {
  const said = { title, category, tags, license: 'CC0-1.0', author: 'Claywork' };
  const told = `${description}\n\nMade by Claywork of the words “${prompt}”.`;
  return readDetails({ ...said, description: told }, 'catalog starter', [], Error);
}
