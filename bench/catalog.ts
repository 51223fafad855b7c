// Speed of the catalog with 100,000 models: `npm run bench:catalog`. Through the real service over HTTP, each kind of request one after
// the other, none asked twice in a row. Prints p50 and p95 in milliseconds, and fails above the bar; beside them the processor time of
// service and database together, which says more on a machine that does other things too.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startTestServer, temporaryFolder } from '../packages/server/src/db/testing.ts';
import { buildApp } from '../packages/server/src/http/app.ts';
import { openFolderStore } from '../packages/server/src/storage/folder-store.ts';
import { inventModel } from '../scripts/catalog/invent-models.ts';
import { seedModels } from '../scripts/catalog/seed-models.ts';

const BAR_MS = 50;
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '100' } },
});
const [count, rounds] = [Number(values.count), Number(values.rounds)];

const folder = temporaryFolder();
const server = await startTestServer({});
const { db, config } = await server.database();
const started = performance.now();
await seedModels(db, count);
console.log(`${count} models seeded in ${Math.round((performance.now() - started) / 1000)} s`);
const store = await openFolderStore(`${folder.path}/store`);
const app = await buildApp({ db, store, ops: new Map(), config, version: 'bench', edge: false, trustedProxies: [] });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!;
const model = (i: number) => inventModel((i * 7919) % count);
const CATEGORIES = ['furniture', 'vehicles', 'animals', 'weapons', 'creatures', 'food'];
const KINDS: Record<string, (i: number) => string> = {
  list: (i) => `/models?limit=${24 + (i % 3)}`,
  'list of 100': (i) => `/models?limit=100&page=${1 + (i % 5)}`,
  category: (i) => `/models?category=${at(CATEGORIES, i)}&page=${1 + (i % 4)}`,
  'deep page': (i) => `/models?page=${Math.floor(((i % 50) / 50) * (count / 24)) + 1}`,
  'search, one word': (i) =>
    `/models?q=${at('dragon,red chair,sword,castle,medieval,lowpoly,golden,wolf,teapot'.split(','), i)}`,
  'search, a title': (i) => `/models?q=${model(i).title}`,
  'search, a name': (i) => `/models?q=${model(i).author.split(' ')[0]}`,
  'search, half a word': (i) =>
    `/models?q=${model(i)
      .title.split(' ')
      .at(-1)!
      .slice(0, 2 + (i % 4))}`,
  'search in a category': (i) => `/models?q=${at(['red', 'wooden', 'old', 'tiny'], i)}&category=${at(CATEGORIES, i)}`,
  'search, page 20': (i) => `/models?q=${at(['stone', 'magic', 'game', 'model'], i)}&page=20`,
  'search, a letter or two': (i) => `/models?q=${at('s,c,st,ca,ma,re,a,go'.split(','), i)}`,
  'search, misspelt': (i) => `/models?q=${misspelt(model(i).title, i)}`,
  'search, nothing has it all': (i) => `/models?q=${model(i).title} ${model(i + 1).title}`,
  'one model': (i) => `/models/${i % 2 ? model(i).id : model(i).slug}`,
};

/** The longest word of a text with two letters changed about, one left out, or one too many. */
function misspelt(text: string, i: number): string {
  const word = text
    .toLowerCase()
    .split(' ')
    .sort((a, b) => b.length - a.length)[0]!;
  const k = 1 + (i % Math.max(1, word.length - 2));
  if (i % 3 === 0) return word.slice(0, k) + word.slice(k + 1);
  if (i % 3 === 1) return word.slice(0, k) + word[k + 1]! + word[k] + word.slice(k + 2);
  return `${word.slice(0, k)}q${word.slice(k)}`;
}

let backends: { pid: number }[] = [];
/** Milliseconds of processor time so far: of this process, and of the database's where the system tells. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  let total = (user + system) / 1000;
  for (const { pid } of backends) {
    const file = `/proc/${pid}/schedstat`;
    if (existsSync(file)) total += Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  }
  return total;
}

let slow = 0;
for (const [kind, path] of Object.entries(KINDS)) {
  const times: number[] = [];
  const processor: number[] = [];
  // connections come and go
  ({ rows: backends } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  ));
  let hits = 0;
  for (let i = -5; i < rounds; i++) {
    const begun = performance.now();
    const spent = processorTime();
    const answer = await fetch(`${address}/api${path(i + 5)}`, { headers: { 'user-agent': 'bench/1.0 (bench)' } });
    const body = (await answer.json()) as { total?: number };
    if (answer.status !== 200) throw new Error(`${kind}: ${answer.status} ${JSON.stringify(body)}`);
    if (i < 0) continue;
    times.push(performance.now() - begun);
    processor.push(processorTime() - spent);
    hits += body.total ?? 1;
  }
  const share = (list: number[], p: number) => {
    list.sort((a, b) => a - b);
    return list[Math.min(list.length - 1, Math.floor(list.length * p))]!.toFixed(1).padStart(6);
  };
  if (Number(share(times, 0.95)) >= BAR_MS) slow++;
  const wall = `p50 ${share(times, 0.5)}  p95 ${share(times, 0.95)} ms`;
  const used = `processor p50 ${share(processor, 0.5)}  p95 ${share(processor, 0.95)} ms`;
  console.log(`${kind.padEnd(28)} ${wall}   ${used}   ${Math.round(hits / rounds)} found`);
}
await app.close();
await server.stop();
folder.remove();
if (slow > 0) console.error(`${slow} kinds are over ${BAR_MS} ms`);
process.exit(slow > 0 ? 1 : 0);
