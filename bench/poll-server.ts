// The service as the bench needs it: real database, real worker, budgets that refill at once, and a bare route beside it.
import fastify from 'fastify';
import { VERSION } from '../packages/server/src/config/version.ts';
import { startTestServer, temporaryFolder } from '../packages/server/src/db/testing.ts';
import { SILENT } from '../packages/server/src/engine/log.ts';
import { loadRegistry } from '../packages/server/src/engine/registry.ts';
import { Worker } from '../packages/server/src/engine/worker.ts';
import { buildApp } from '../packages/server/src/http/app.ts';
import { createMember } from '../packages/server/src/members/create-member.ts';
import { LEASE_DEFAULTS } from '../packages/server/src/queue/lease.ts';
import { openFolderStore } from '../packages/server/src/storage/folder-store.ts';

const [port, barePort] = process.argv.slice(2).map(Number);
/** A member has 2,400 polls in a quarter of an hour: with a clock this much faster the check stays, the limit is never met. */
const CLOCK = 100_000;

const folder = temporaryFolder();
const server = await startTestServer({});
const { db, config } = await server.database();
const store = await openFolderStore(`${folder.path}/store`);
const registry = await loadRegistry({ lanes: Object.keys(config.lanes) });
const worker = new Worker({
  db,
  store,
  registry,
  concurrency: 2,
  lease: LEASE_DEFAULTS,
  memoryMb: 2560,
  workDir: `${folder.path}/work`,
  log: SILENT,
});
await worker.start();
const app = await buildApp({
  db,
  store,
  ops: registry.ops,
  config,
  version: VERSION,
  edge: false,
  trustedProxies: [],
  now: () => performance.now() * CLOCK,
});
await app.listen({ port, host: '127.0.0.1' });
const bare = fastify();
bare.get('/', async () => ({ ok: true }));
await bare.listen({ port: barePort, host: '127.0.0.1' });
const keys: string[] = [];
for (let i = 0; i < 3; i++) keys.push((await createMember(db, { email: `${i}@bench`, tier: 'studio' }, undefined)).key);
process.stdout.write(`${JSON.stringify(keys)}\n`);
process.once('SIGINT', async () => {
  await Promise.all([app.close(), bare.close(), worker.stop(0)]);
  await server.stop();
  folder.remove();
  process.exit(0);
});
