import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addModel } from '../../ingest/add-model.ts';
import { IngestError } from '../../ingest/ingest-error.ts';
import { type FoundSource, findSources } from '../../ingest/inspect/find-sources.ts';
import { type InspectedModel, Inspector } from '../../ingest/inspect/inspector.ts';
import { type Details, readDetails } from '../../ingest/metadata/details.ts';
import { type SettledDetails, settleDetails } from '../../ingest/metadata/settle-details.ts';
import { readSidecars } from '../../ingest/metadata/sidecar.ts';
import { knownModel } from '../../ingest/source-digest.ts';
import { WRITTEN_FORMATS, type WrittenFormat } from '../../ops/_shared/write-format.ts';
import { openStore } from '../../storage/open-store.ts';
import { withDatabase } from '../with-database.ts';
import { type AddResult, reportAdded } from './report.ts';

const JOBS_MAX = 16;
const fail = (sentence: string) => new Error(`catalog add: ${sentence}`);

/** Takes model files and folders of them into the catalog, one after the other. Exit status 1 when one could not be taken. */
export async function addToCatalog(
  args: string[],
  print = (line: string): void => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      license: { type: 'string' },
      author: { type: 'string' },
      category: { type: 'string' },
      tags: { type: 'string' },
      featured: { type: 'boolean' },
      tier: { type: 'string' },
      formats: { type: 'string', default: '' },
      jobs: { type: 'string', default: '1' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw fail('name files or folders');
  const formats = readFormats(values.formats);
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > JOBS_MAX)
    throw fail(`--jobs is a whole number from 1 to ${JOBS_MAX}`);
  const sources = await findSources(positionals).catch((error: Error) => {
    throw fail(error.message);
  });
  return withDatabase(async ({ db, env, config, signal }) => {
    const tiers = Object.keys(config.tiers);
    const { license, author, category, featured, tier, tags } = values;
    const said = {
      license,
      author,
      category,
      featured,
      tier,
      tags: tags?.split(',').filter((tag) => tag.trim() !== ''),
    };
    const given = readDetails(
      Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      'catalog add',
      tiers,
      Error,
    );
    const store = await openStore(env.storageUrl, env.dataDir);
    const workDir = join(env.dataDir, 'work', String(process.pid));
    const inspector = new Inspector({
      ...{ jobs, memoryMb: env.childMemoryMb },
      ...{ workDir, codeCache: env.codeCache },
    });
    const one = async (source: FoundSource): Promise<AddResult> => {
      const known = await knownModel(db, source);
      if (known) return { what: 'known', ...known };
      const details = { ...given, ...(await readSidecars(source, tiers)) };
      const take = async (inspected: InspectedModel): Promise<AddResult> => {
        const settled = await settle(details, source, inspected.facts);
        const about = {
          facts: inspected.facts,
          details: settled,
          notes: [...settled.notes, ...inspected.facts.warnings],
        };
        if (values['dry-run']) return { what: 'would', ...about };
        return { what: 'added', ...about, model: await addModel({ db, store }, source, inspected, settled) };
      };
      return inspector.inspect({ ...source, formats }, take, { signal });
    };
    const report = reportAdded(print, sources.length, { json: values.json, dryRun: values['dry-run'] });
    try {
      await inTurn(sources, jobs, async (source) => {
        const result = await one(source).catch((error: unknown): AddResult => {
          if (signal.aborted || !(error instanceof IngestError)) throw error;
          return { what: 'failed', reason: error.message };
        });
        report.tell(source, result);
      });
    } finally {
      await inspector.close();
      await rm(workDir, { recursive: true, force: true });
    }
    return report.end();
  });
}

async function settle(
  details: Details,
  source: FoundSource,
  facts: Parameters<typeof settleDetails>[1],
): Promise<SettledDetails> {
  const parts = source.folder.split(/[\\/]/);
  const settled = await settleDetails(details, facts, { file: source.main.name, folder: parts.at(-1) });
  const stem = source.main.name.replace(/\.[^.]+$/, '');
  if (!settled.license)
    throw new IngestError(
      `the licence is not known: give it with --license, or as "license" in ${stem}.json beside it`,
    );
  return settled;
}

function readFormats(text: string): WrittenFormat[] {
  const names = text.split(',').flatMap((name) => name.trim().toUpperCase() || []);
  for (const name of names)
    if (!(WRITTEN_FORMATS as readonly string[]).includes(name))
      throw fail(`--formats: ${name} cannot be written; ${WRITTEN_FORMATS.join(', ').toLowerCase()} can`);
  return names as WrittenFormat[];
}

/** As many at a time as `jobs` says, begun in their order. */
async function inTurn<T>(items: readonly T[], jobs: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(jobs, items.length) }, async () => {
      while (next < items.length) await work(items[next++]!);
    }),
  );
}
