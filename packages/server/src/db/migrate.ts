import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import type { Database } from './database.ts';
import { quietLogger } from './quiet-logger.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any constant will do, as long as every process uses the same. */
const LOCK = 0x636c6179;

/** Brings the schema up to date: numbered files, append-only, each in its own transaction, one process at a time. */
export async function migrate(db: Database): Promise<string[]> {
  const client = await db.pool.connect();
  const applied: string[] = [];
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations({ pgPool: db.pool, logger: quietLogger });
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const known = new Set(rows.map((row) => row.name));
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
    const missing = [...known].filter((name) => !files.includes(name));
    if (missing.length > 0) throw new Error(`the database is newer than this program: it has ${missing.join(', ')}`);
    for (const name of files) {
      if (known.has(name)) continue;
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      await client.query(`begin;\n${sql};\ninsert into migration (name) values ('${name}');\ncommit`);
      applied.push(name);
    }
  } finally {
    // a new session takes this one's place: settings and the lock go with it
    client.release(true);
  }
  return applied;
}
