// The service as the bench needs it: real database, real worker, budgets that refill at once, and a bare route beside it.
import { createInterface } from 'node:readline';
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
/** Members, each with a task and a connection of its own. */
const POLLERS = 20;

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
  codeCache: `${folder.path}/compiled`,
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
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const pollers: { key: string; taskId: string }[] = [];
for (let i = 0; i < POLLERS; i++) {
  const { id, key } = await createMember(db, { email: `${i}@bench`, tier: 'studio' }, undefined);
  pollers.push({ key, taskId: `tsk_${id}` });
}
say(pollers);
// the id of a finished task on stdin: each poller gets a copy, under the id that was announced
createInterface(process.stdin).on('line', async (taskId) => {
  await db.pool.query(
    `insert into task overriding user value
     select (jsonb_populate_record(t, jsonb_build_object('id', 'tsk_' || m.id, 'member_id', m.id))).*
     from task t, member m where t.id = $1`,
    [taskId],
  );
  say('copied');
});
process.once('SIGINT', async () => {
  await Promise.all([app.close(), bare.close(), worker.stop(0)]);
  await server.stop();
  folder.remove();
  process.exit(0);
});
