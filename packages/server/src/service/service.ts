import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import type { EnvConfig } from '../config/env.ts';
import { type OperatorConfig, readOperatorConfig } from '../config/operator.ts';
import { readSecret } from '../config/secret.ts';
import { VERSION } from '../config/version.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openServiceDatabase, type ServiceDatabase } from '../db/open-service-database.ts';
import { syncConfig } from '../db/sync-config.ts';
import { loadRegistry, type Registry } from '../engine/registry.ts';
import { Worker } from '../engine/worker.ts';
import { ChatPlanner } from '../engines/chat/chat-planner.ts';
import { buildApp } from '../http/app.ts';
import { Inspector } from '../ingest/inspect/inspector.ts';
import { smtpMailer } from '../members/mail.ts';
import { openProvider } from '../payments/open-provider.ts';
import { LEASE_DEFAULTS } from '../queue/lease.ts';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { Connections } from './connections.ts';
import { listen } from './listen.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createOpsServer } from './ops-server.ts';

/** Where `packages/web` is built to. */
const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** How long answers under way, downloads above all, are waited for: told to hurry, and otherwise. */
const ANSWERS_MS = [1000, 10_000] as const;

/** Which halves of the service a process is. */
export interface Roles {
  api: boolean;
  worker: boolean;
}

export interface StartOptions extends Roles {
  env: EnvConfig;
  /** Take free ports where the configured ones are taken. */
  freePorts: boolean;
  /** Another folder of operations, for tests. */
  opsFolder?: string;
}

export interface RunningService {
  /** Base address of the API host, without `/api`; undefined without the API. */
  url: string | undefined;
  opsUrl: string;
  /** In order: no new work, running tasks get `graceMs`, then are handed back. */
  stop(graceMs: number): Promise<void>;
}

/** What the parts of a service stand on. */
interface Base {
  env: EnvConfig;
  log: Logger;
  database: ServiceDatabase;
  db: Database;
  config: OperatorConfig;
  registry: Registry;
  store: Store;
}

/** Starts the API, a worker, or both, over the embedded database or an outside one. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const base = await openBase(options);
  const started: ((graceMs: number) => Promise<unknown>)[] = [];
  let draining = false;
  let worker: Worker | undefined;
  const metrics = createMetrics(base.db, () => worker);
  const stop = async (graceMs: number) => {
    if (draining) return;
    draining = true;
    rmSync(noteOf(options.env), { force: true });
    await worker?.stop(graceMs);
    for (const close of started.reverse()) await close(graceMs);
    await base.database.close();
  };
  try {
    if (options.worker) {
      worker = createWorker(base, metrics);
      await worker.start();
    }
    const app = options.api ? await startApi(base, metrics, options.freePorts) : undefined;
    if (app) started.push(app.close);
    const ops = createOpsServer({ db: base.db, metrics, draining: () => draining });
    const opsPort = await listen(ops, opsAddress(options));
    started.push(() => closeServer(ops));
    const service = { url: app?.url, opsUrl: `http://${shownHost(options.env.opsHost)}:${opsPort}`, stop };
    writeNote(options.env, service);
    base.log.info({ url: service.url, opsUrl: service.opsUrl, worker: options.worker, version: VERSION }, 'started');
    return service;
  } catch (error) {
    await stop(0);
    throw error;
  }
}

async function openBase({ env, worker, api, opsFolder }: StartOptions): Promise<Base> {
  const log = pino({ level: env.logLevel, base: { pid: process.pid } });
  const config = await readOperatorConfig(env.configFile, env.configFileGiven);
  const registry = await loadRegistry({ folder: opsFolder, lanes: Object.keys(config.lanes), overrides: config });
  const database = await openServiceDatabase(env, {
    // the whole service owns its data directory; one half may join the other
    exclusive: worker && api,
    joinOnly: !api,
    connectionsMax: 24,
    onRestart: (pid) => log.error({ postgres: pid }, 'PostgreSQL was gone and has been started again'),
  });
  try {
    const applied = await migrate(database.db);
    if (applied.length > 0) log.info({ applied }, 'schema brought up to date');
    await syncConfig(database.db, config);
    const store = await openStore(env.storageUrl, env.dataDir);
    return { env, log, config, registry, database, db: database.db, store };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createWorker(base: Base, metrics: Metrics): Worker {
  const { env } = base;
  const log = base.log.child({ part: 'worker' });
  return new Worker({
    db: base.db,
    store: base.store,
    registry: base.registry,
    concurrency: env.workerConcurrency,
    lease: { ...LEASE_DEFAULTS, leaseMs: env.leaseMs, heartbeatMs: Math.min(5000, env.leaseMs / 4) },
    memoryMb: env.childMemoryMb,
    workDir: join(env.dataDir, 'work'),
    codeCache: env.codeCache,
    log,
    planner: env.planner && {
      db: base.db,
      source: new ChatPlanner({ ...env.planner, log }),
      log,
      onPlan: metrics.onPlan,
    },
    onAttempt: metrics.onAttempt,
  });
}

async function startApi(
  base: Base,
  metrics: Metrics,
  orFree: boolean,
): Promise<{ url: string; close(graceMs: number): Promise<void> }> {
  const { env } = base;
  const inspector = new Inspector({
    // what administrators bring is looked into one by one: it is not what the cores are there for
    ...{ jobs: 1, memoryMb: env.childMemoryMb },
    ...{ workDir: join(env.dataDir, 'work', String(process.pid)), codeCache: env.codeCache },
  });
  const server = await buildApp({
    db: base.db,
    store: base.store,
    ops: base.registry.ops,
    config: base.config,
    version: VERSION,
    secret: env.keySecret ?? readSecret(env.dataDir),
    keyReveal: env.keyReveal,
    publicUrl: env.publicUrl,
    webFolder: env.web ? WEB_FOLDER : undefined,
    oidc: env.oidc,
    mailer: env.mail && smtpMailer(env.mail.url, env.mail.from),
    localUrl: `http://localhost:${env.port}`,
    edge: env.edge,
    payments: openProvider(env.payments, base.config),
    inspector,
    trustedProxies: env.trustedProxies,
    logger: base.log.child({ part: 'api' }),
    onAnswer: metrics.onAnswer,
    onPoll: metrics.onPoll,
  });
  await server.ready();
  const connections = new Connections(server.server);
  const port = await listen(server.server, { host: env.host, port: env.port, variable: 'PORT', orFree });
  const close = async (graceMs: number) => {
    // event streams are ended first: see their route
    const closed = server.close();
    const [least, most] = ANSWERS_MS;
    connections.end(Math.min(most, Math.max(least, graceMs)));
    await closed;
    await inspector.close();
  };
  return { url: `http://${shownHost(env.host)}:${port}`, close };
}

function opsAddress({ env, freePorts }: StartOptions) {
  return { host: env.opsHost, port: env.opsPort, variable: 'OPS_PORT', orFree: freePorts };
}

/** An address that a client on this machine can use. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function noteOf(env: EnvConfig): string {
  return join(env.dataDir, 'service.json');
}

/** `service.json` tells other programs on this machine where the service is. */
function writeNote(env: EnvConfig, service: RunningService): void {
  if (!service.url) return;
  const note = JSON.stringify({ url: service.url, opsUrl: service.opsUrl, pid: process.pid }, null, 2);
  writeFileSync(`${noteOf(env)}.new`, `${note}\n`);
  renameSync(`${noteOf(env)}.new`, noteOf(env));
}
