import { parseArgs } from 'node:util';
import { findModel } from '../../catalog/find-model.ts';
import { listModels } from '../../catalog/list-models.ts';
import type { CatalogModel } from '../../catalog/model.ts';
import { removeModel } from '../../catalog/write-model.ts';
import { sweepGarbage } from '../../engine/sweep-garbage.ts';
import { openStore } from '../../storage/open-store.ts';
import { type Cell, shorten, table } from '../table.ts';
import { withDatabase } from '../with-database.ts';

const PAGE = 100;
const DEFAULT_WIDTH = 120;
const usual = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the models of the catalog, newest first; one JSON object a line with `--json`. */
export async function listCatalog(args: string[], print = usual): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, category: { type: 'string' }, q: { type: 'string' } },
  });
  return withDatabase(async ({ db }) => {
    const rows: Cell[][] = [];
    let total = 0;
    for (let offset = 0; ; offset += PAGE) {
      const page = await listModels(db, { q: values.q, category: values.category, offset, limit: PAGE });
      total = page.total;
      for (const model of page.models) {
        if (values.json) print(JSON.stringify(model));
        else rows.push(rowOf(model));
      }
      if (page.models.length < PAGE) break;
    }
    if (values.json) return 0;
    const head = ['slug', 'title', 'category', 'licence', 'formats', 'faces', 'downloads'];
    if (rows.length) for (const line of table([head, ...rows], process.stdout.columns || DEFAULT_WIDTH)) print(line);
    print(total === 1 ? '1 model' : `${total} models`);
    return 0;
  });
}

/** Takes models out of the catalog, by id or slug; their files go at once. Exit status 1 when one is not there. */
export async function removeFromCatalog(args: string[], print = usual): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new Error('catalog remove: name models by id or slug');
  return withDatabase(async ({ db, env }) => {
    let missing = 0;
    for (const name of positionals) {
      const model = await findModel(db, name);
      if (model && (await removeModel(db, model.id))) print(`removed ${model.slug} (${model.id})`);
      else {
        print(`no such model: ${name}`);
        missing++;
      }
    }
    await sweepGarbage(db, await openStore(env.storageUrl, env.dataDir));
    return missing ? 1 : 0;
  });
}

function rowOf(model: CatalogModel): Cell[] {
  return [
    model.slug,
    shorten(model.title, 32),
    model.category.slug,
    shorten(model.license.id, 18),
    [...new Set(model.files.map(({ format }) => format))].join(' '),
    model.faces,
    model.downloads,
  ];
}
