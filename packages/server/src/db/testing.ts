// For tests: a real PostgreSQL, started once, with a fresh database for each test that asks.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperatorConfig, parseOperatorConfig } from '../config/operator.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbedded } from './embedded/supervise.ts';
import { migrate } from './migrate.ts';
import { syncConfig } from './sync-config.ts';

/** A folder that an unprivileged user can reach, removed by `remove`. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'claywork-test-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface TestServer {
  /** An empty, migrated database with this configuration. */
  database(config?: unknown): Promise<{ db: Database; config: OperatorConfig }>;
  stop(): Promise<void>;
}

/** Power loss is not what these tests are about: without flushing they take half the time. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** The migrated database that others are copied from. */
const TEMPLATE = 'template_claywork';
/** Environment variable with the address of the server that all test files of a run share. */
const SHARED = 'CLAYWORK_TEST_POSTGRES';

/** Before any test file that asks for a database: one server for all of them, found through the environment. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env[SHARED] = server.url;
  return async () => {
    delete process.env[SHARED];
    await server.stop();
  };
}

/**
 * Databases for a test file: call in `beforeAll`, stop in `afterAll`. They are on the run's server, or, where there is none or it is to have settings of its own, on
 * one started for them.
 */
export async function startTestServer(settings?: Readonly<Record<string, string>>): Promise<TestServer> {
  const shared = settings ? undefined : process.env[SHARED];
  const { url, stop } = shared ? { url: shared, stop: undefined } : await startServer(settings);
  const admin = openDatabase(url, { connectionsMax: 1 });
  const open: Database[] = [];
  const prefix = `test_${randomBytes(6).toString('hex')}`;
  let count = 0;
  return {
    async database(operator = {}) {
      const own = await createDatabase(admin, url, `${prefix}_${++count}`, TEMPLATE);
      const db = openDatabase(own, { connectionsMax: 40 });
      open.push(db);
      const config = parseOperatorConfig(operator);
      await syncConfig(db, config);
      return { db, config };
    },
    // shared databases go with their server: dropping one waits for a checkpoint
    async stop() {
      await Promise.all(open.map((db) => db.close()));
      await admin.close();
      await stop?.();
    },
  };
}

async function startServer(
  settings: Readonly<Record<string, string>> = SETTINGS,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = temporaryFolder();
  const postgres = await startEmbedded(folder.path, { settings });
  const admin = openDatabase(postgres.url, { connectionsMax: 1 });
  const template = openDatabase(await createDatabase(admin, postgres.url, TEMPLATE));
  await migrate(template);
  await template.close();
  await admin.close();
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      folder.remove();
    },
  };
}

async function createDatabase(admin: Database, url: string, name: string, template?: string): Promise<string> {
  // the template's last connections may take a moment to end
  for (let tries = 0; ; tries++) {
    try {
      await admin.pool.query(`create database ${name} ${template ? `template ${template}` : ''}`);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
