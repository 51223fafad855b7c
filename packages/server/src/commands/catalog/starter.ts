import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findModel } from '../../catalog/find-model.ts';
import { onlyOne } from '../../db/only-one.ts';
import { loadRegistry } from '../../engine/registry.ts';
import { IngestError } from '../../ingest/ingest-error.ts';
import { StarterMaker } from '../../ingest/starter/add-starter.ts';
import { STARTER_MODELS, type StarterModel } from '../../ingest/starter/starter-models.data.ts';
import { isBusy } from '../../queue/is-busy.ts';
import { openStore } from '../../storage/open-store.ts';
import { withDatabase } from '../with-database.ts';

/** The last there is: whatever else the machine has to do comes first. */
const LOWEST_PRIORITY = 19;
const usual = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (sentence: string) => new Error(`catalog starter: ${sentence}`);

interface StarterOptions {
  models?: readonly StarterModel[];
  /** Niceness of this process. */
  priority?: number;
}

/**
 * Makes the models that a catalog begins with, one after the other; each can be seen as soon as it is done. Those that are there already are left, so that it goes on
 * where it was stopped. Exit status 1 when one could not be made.
 */
export async function starterCatalog(
  args: string[],
  print = usual,
  { models = STARTER_MODELS, priority = LOWEST_PRIORITY }: StarterOptions = {},
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, count: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const wanted = chooseModels(models, values.only);
  const most = readCount(values.count);
  return withDatabase(async ({ db, env, config, signal: told }) => {
    const status = await onlyOne(db, 'catalog starter', async (lost) => {
      const store = await openStore(env.storageUrl, env.dataDir);
      const registry = await loadRegistry({ lanes: Object.keys(config.lanes) });
      lowerPriority(priority);
      const maker = new StarterMaker({
        ...{ db, store, registry, memoryMb: env.childMemoryMb },
        ...{ workDir: join(env.dataDir, 'work', String(process.pid)), codeCache: env.codeCache },
        busy: () => isBusy(db),
      });
      // the one under work is given up when we are told to stop, and when the service stops, whose database it is
      const signal = AbortSignal.any([told, lost]);
      const report = new Report(print, wanted.length, values.json);
      try {
        for (const entry of wanted) {
          signal.throwIfAborted();
          if (await findModel(db, entry.slug)) report.known(entry);
          else if (report.tried >= most) report.left++;
          else await makeOne(maker, entry, report, signal);
        }
        return report.end();
      } catch (error) {
        if (!signal.aborted) throw error;
        report.stopped();
        throw signal.reason;
      } finally {
        await maker.close();
      }
    });
    if (status === undefined) print(values.json ? '{"result":"busy"}' : 'Another process is making it already.');
    return status ?? 0;
  });
}

async function makeOne(maker: StarterMaker, entry: StarterModel, report: Report, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  try {
    const model = await maker.add(entry, signal);
    report.made(entry, model.faces, (performance.now() - started) / 1000);
  } catch (error) {
    if (signal.aborted || !(error instanceof IngestError)) throw error;
    report.failed(entry, error.message);
  }
}

function chooseModels(models: readonly StarterModel[], only: string | undefined): readonly StarterModel[] {
  if (only === undefined) return models;
  const named = only.split(',').flatMap((name) => name.trim() || []);
  if (named.length === 0) throw fail('--only names models, with commas between');
  for (const name of named)
    if (!models.some(({ slug, category }) => slug === name || category === name))
      throw fail(`--only: there is no ${name}; there are ${models.map(({ slug }) => slug).join(', ')}`);
  return models.filter(({ slug, category }) => named.includes(slug) || named.includes(category));
}

function readCount(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw fail('--count is a whole number from 1');
  return count;
}

function lowerPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // some systems do not allow it: it is a courtesy
  }
}

/** Tells of each model as it is done, and of all of them at the end. */
class Report {
  left = 0;
  #made = 0;
  #known = 0;
  #failed: string[] = [];
  #told = 0;
  readonly #print: (line: string) => void;
  readonly #total: number;
  readonly #json: boolean;

  constructor(print: (line: string) => void, total: number, json: boolean) {
    this.#print = print;
    this.#total = total;
    this.#json = json;
  }

  /** Models begun. */
  get tried(): number {
    return this.#made + this.#failed.length;
  }

  known({ slug }: StarterModel): void {
    this.#known++;
    this.#tell({ slug, result: 'skipped' }, 'is there already');
  }

  made({ slug }: StarterModel, faces: number, seconds: number): void {
    this.#made++;
    const rounded = Math.round(10 * seconds) / 10;
    this.#tell({ slug, result: 'made', faces, seconds: rounded }, `${faces} faces, ${rounded} s`);
  }

  failed({ slug }: StarterModel, error: string): void {
    this.#failed.push(slug);
    this.#tell({ slug, result: 'failed', error }, `FAILED, ${error}`);
  }

  stopped(): void {
    this.left = this.#total - this.#told;
    if (!this.#json) this.#print(this.#sum());
  }

  /** The exit status. */
  end(): number {
    if (!this.#json) {
      this.#print(this.#sum());
      if (!this.left && !this.#failed.length) this.#print('The starter catalog is complete.');
    }
    return this.#failed.length ? 1 : 0;
  }

  #sum(): string {
    return `${this.#made} made, ${this.#known} there already, ${this.#failed.length} failed, ${this.left} left`;
  }

  #tell(data: { slug: string } & Record<string, unknown>, sentence: string): void {
    this.#told++;
    if (this.#json) this.#print(JSON.stringify(data));
    else this.#print(`[${this.#told}/${this.#total}] ${data.slug}: ${sentence}`);
  }
}
