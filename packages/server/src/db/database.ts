import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** What every query function takes first: a pool for prepared statements, and the typed builder over the same pool. */
export interface Database {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  readonly url: string;
  close(): Promise<void>;
}

const INT8 = 20;

/** 64-bit integers (sizes, counts, sequence numbers) fit a double here; the driver would hand them over as strings. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Opens a pool. Broken idle connections are dropped silently: the next query opens a new one. */
export function openDatabase(url: string, options: { connectionsMax?: number; name?: string } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connectionsMax ?? 16,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: options.name ?? 'claywork',
    // nobody may sit on row locks: a stuck process must not stop the others
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 30_000,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // not kysely.destroy(): before its first query that leaves the pool open
  return { pool, kysely, url, close: () => pool.end() };
}

/** A connection outside the pool, not yet connected, that keeps no process alive by itself. `destroy` ends it without a farewell. */
export function loneClient(db: Database, name: string): { client: pg.Client; destroy(): void } {
  const socket = new Socket().unref();
  const client = new pg.Client({
    connectionString: db.url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: name,
    stream: () => socket,
  });
  client.on('error', () => {});
  return { client, destroy: () => socket.destroy() };
}
