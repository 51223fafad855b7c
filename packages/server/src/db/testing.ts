// For tests: a real PostgreSQL of the test file's own, started once, with a fresh database for each test that asks.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperatorConfig, parseOperatorConfig } from '../config/operator.ts';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded/supervise.ts';
import { migrate } from './migrate.ts';
import { syncConfig } from './sync-config.ts';

/** A folder that an unprivileged user can reach, removed by `remove`. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'claywork-test-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface TestServer {
  postgres: EmbeddedPostgres;
  /** An empty, migrated database with this configuration. */
  database(config?: unknown): Promise<{ db: Database; config: OperatorConfig }>;
  stop(): Promise<void>;
}

/** Power loss is not what these tests are about: without flushing they take half the time. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts PostgreSQL for a test file: call in `beforeAll`, stop in `afterAll`. */
export async function startTestServer(settings: Readonly<Record<string, string>> = SETTINGS): Promise<TestServer> {
  const folder = temporaryFolder();
  const postgres = await startEmbedded(folder.path, { settings });
  const admin = openDatabase(postgres.url, { connectionsMax: 1 });
  const template = openDatabase(await createDatabase(admin, postgres.url, 'template_claywork'));
  await migrate(template);
  await template.close();
  const open: Database[] = [];
  let count = 0;
  return {
    postgres,
    async database(operator = {}) {
      const url = await createDatabase(admin, postgres.url, `test_${++count}`, 'template_claywork');
      const db = openDatabase(url, { connectionsMax: 40 });
      open.push(db);
      const config = parseOperatorConfig(operator);
      await syncConfig(db, config);
      return { db, config };
    },
    async stop() {
      await Promise.all(open.map((db) => db.close()));
      await admin.close();
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
