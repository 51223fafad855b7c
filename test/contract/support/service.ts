import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OperatorConfig } from '../../../packages/server/src/config/operator.ts';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { syncConfig } from '../../../packages/server/src/db/sync-config.ts';
import { startTestServer } from '../../../packages/server/src/db/testing.ts';
import { buildApp } from '../../../packages/server/src/http/app.ts';
import type { AppDeps, Ops } from '../../../packages/server/src/http/deps.ts';
import { grantCredits, readBalance } from '../../../packages/server/src/ledger/balance.ts';
import { createMember } from '../../../packages/server/src/members/create-member.ts';
import { rotateKey } from '../../../packages/server/src/members/keys.ts';
import { beginAttempt } from '../../../packages/server/src/queue/attempts.ts';
import { failTask, finishTask } from '../../../packages/server/src/queue/end-task.ts';
import { LEASE_DEFAULTS } from '../../../packages/server/src/queue/lease.ts';
import type { StoredFile } from '../../../packages/server/src/queue/task.ts';
import { openFolderStore } from '../../../packages/server/src/storage/folder-store.ts';
import type { Store } from '../../../packages/server/src/storage/store.ts';
import { answerChecker } from './answers.ts';

export interface TestMember {
  id: string;
  key: string;
}
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}
export type TestService = Awaited<ReturnType<typeof startService>>;

const AGENT = 'ClayworkTests/1.0 (tests@example.com)';
const MIMES: Record<string, string> = { glb: 'model/gltf-binary', png: 'image/png', splat: 'application/octet-stream' };

/** The whole API on a database of its own, without workers: tests end tasks themselves, through the queue's own functions. */
export async function startService(ops: Ops, options: { operator?: object; deps?: Partial<AppDeps> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'claywork-contract-'));
  const server = await startTestServer();
  const { db, config } = await server.database({ lanes: roomy(), tiers: { bare: BARE }, ...options.operator });
  const store = await openFolderStore(folder);
  let clock = 0;
  const base = { db, store, ops, config, version: 'test', edge: false, trustedProxies: [], now: () => clock };
  const build = async (changes: Partial<AppDeps> = {}) => {
    const built = await buildApp({ ...base, ...options.deps, ...changes });
    await built.ready();
    return built;
  };
  const app = await build();
  const document = JSON.parse((await app.inject({ url: '/api/openapi.json', headers: agent() })).body);
  const check = answerChecker(document);

  return {
    app,
    db,
    store,
    config,
    document,
    /** Every route that the app answers on. */
    routes: routesOf(app),
    build,
    request: (
      who: TestMember | undefined,
      method: string,
      url: string,
      body?: unknown,
      more?: Record<string, string>,
    ) => request(app, check, who, method, url, body, more),
    requestOn: (
      on: FastifyInstance,
      who: TestMember | undefined,
      method: string,
      url: string,
      body?: unknown,
      more?: Record<string, string>,
    ) => request(on, check, who, method, url, body, more),
    async keys(prefix: string): Promise<string[]> {
      const found: string[] = [];
      for await (const key of store.list(prefix)) found.push(key);
      return found;
    },
    /** Retires the member's key. */
    rotate: async (who: TestMember): Promise<TestMember> => ({ ...who, key: await rotateKey(db, who.id, undefined) }),
    /** Leaves the member with neither credits nor allowance. */
    async spendAll(who: TestMember): Promise<void> {
      const { credits } = await readBalance(db, who.id);
      await grantCredits(db, who.id, -credits, 'drained');
      await db.pool.query('update member set tier = $2 where id = $1', [who.id, 'bare']);
    },
    /** What the member can still spend. */
    async spendable(who: TestMember): Promise<number> {
      const { credits, allowance } = await readBalance(db, who.id);
      return credits + allowance.left;
    },
    /** Lets 15 minutes pass for budgets: those of the requests before no longer count. */
    rest: () => void (clock += 15 * 60_000),
    member: (credits = 100_000, tier = 'studio') => newMember(db, credits, tier),
    setLanes: (lanes: Partial<OperatorConfig['lanes']>) =>
      syncConfig(db, { tiers: {}, lanes: lanes as OperatorConfig['lanes'] }),
    finish: (taskId: string, names: readonly string[], output = {}) => finish(db, store, taskId, names, output),
    fail: (taskId: string, sentence: string) => fail(db, taskId, sentence),
    async stop() {
      await app.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A plan with no allowance. */
const BARE = { title: 'Bare', price: 0, currency: 'USD', allowance: 0, downloads: 0, favorites: 0, maxRunning: 8 };

function roomy() {
  const names = ['generate', 'image', 'splat', 'mesh', 'rig', 'io'];
  return Object.fromEntries(names.map((name) => [name, { capacity: 1000, slots: 2 }]));
}

/** Read from the router's own printout: whatever was registered, by whichever way. */
function routesOf(app: FastifyInstance): { method: string; url: string }[] {
  const stack: string[] = [];
  const routes: { method: string; url: string }[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── ([^ ]*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) continue;
    const depth = match[1]!.length / 4;
    stack.length = depth;
    stack[depth] = match[2]!;
    for (const method of match[3]?.split(', ') ?? []) routes.push({ method, url: stack.join('') });
  }
  return routes;
}

const agent = () => ({ 'user-agent': AGENT });

async function request(
  app: FastifyInstance,
  check: ReturnType<typeof answerChecker>,
  who: TestMember | undefined,
  method: string,
  url: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const raw = body instanceof Uint8Array || typeof body === 'string';
  const answer = await app.inject({
    method: method as 'GET',
    url: url.startsWith('/media/') ? url : `/api${url}`,
    headers: {
      ...agent(),
      ...(who && { 'x-api-key': who.key }),
      ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
      ...more,
    },
    ...(body !== undefined && { payload: raw ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const type = answer.headers['content-type'];
  check(method, `/api${url}`, answer.statusCode, typeof type === 'string' ? type : undefined, answer.body);
  const json = typeof type === 'string' && type.startsWith('application/json') && method !== 'HEAD';
  return { status: answer.statusCode, body: json ? answer.json() : {}, headers: answer.headers, raw: answer };
}

async function newMember(db: Database, credits: number, tier: string): Promise<TestMember> {
  return createMember(db, { email: `${randomUUID()}@example.com`, tier, credits }, undefined);
}

async function attemptOf(db: Database, taskId: string): Promise<number> {
  const task = await beginAttempt(db, taskId, 'test-worker', LEASE_DEFAULTS);
  if (!task) throw new Error(`${taskId} is not there to run`);
  return task.attempt;
}

async function finish(
  db: Database,
  store: Store,
  taskId: string,
  names: readonly string[],
  output: Record<string, unknown>,
) {
  const attempt = await attemptOf(db, taskId);
  const keep = async (name: string, n: string): Promise<StoredFile> => {
    const key = `results/${taskId}/${attempt}/${n}`;
    const stored = await store.put(key, Buffer.from(`${name} of ${taskId} `.repeat(50)));
    const mime = MIMES[name.split('.').at(-1)!] ?? 'application/octet-stream';
    return { name, file: `${taskId}-${n}-${name}`, key, mime, ...stored };
  };
  const files = await Promise.all(names.map((name, n) => keep(name, String(n))));
  const thumb = await keep('thumb.webp', 'thumb');
  if (!(await finishTask(db, taskId, attempt, { files, kept: [], thumb, output }))) throw new Error('not finished');
}

async function fail(db: Database, taskId: string, sentence: string): Promise<void> {
  if (!(await failTask(db, taskId, await attemptOf(db, taskId), sentence))) throw new Error('not failed');
}
