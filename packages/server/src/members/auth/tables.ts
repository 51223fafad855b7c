import { hash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';

/** Makes a member of what a sign-up or an identity provider says, in the sign-up's transaction; returns the library's user. */
export type MakeUser = (client: pg.PoolClient, user: Record<string, unknown>) => Promise<Record<string, unknown>>;

type Adapter = DBAdapter<BetterAuthOptions>;

/** Under what a session's token is stored. 190 random bits need no slow hash. */
export function tokenDigest(token: string): string {
  return hash('sha256', token, 'hex');
}

/**
 * The library's view of our tables, with three differences from its own: members come to be where all do (`makeUser`), tokens of sessions
 * are stored as digests, and its transactions can be joined by ours because they run on a connection of the pool.
 */
export async function authTables(
  db: Database,
  options: BetterAuthOptions,
  makeUser: MakeUser,
): Promise<(options: BetterAuthOptions) => Adapter> {
  const over = (kysely: Kysely<never>) =>
    getAdapter({ ...options, database: { db: kysely, type: 'postgres', transaction: true } });
  const outside = async (): Promise<never> => {
    throw new Error('a member is made within a transaction');
  };
  const base = await over(db.kysely as unknown as Kysely<never>);
  const adapter: Adapter = {
    ...base,
    ...withDigests(base, outside),
    transaction: (work) =>
      transaction(db.pool, async (client) => {
        const own = await over(kyselyOn(client));
        return work({ ...own, ...withDigests(own, (user) => makeUser(client, user)) } as DBTransactionAdapter);
      }),
  };
  return () => adapter;
}

/** The typed builder on one connection, which stays with whoever holds it. */
function kyselyOn(client: pg.PoolClient): Kysely<never> {
  const held = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => held, end: async () => {} };
  return new Kysely<never>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}

function withDigests(own: Adapter, makeUser: (user: Record<string, unknown>) => Promise<Record<string, unknown>>) {
  const within = <T extends { model: string; where?: Where[] }>(query: T): T =>
    query.model === 'session' && query.where ? { ...query, where: query.where.map(digested) } : query;
  /** What was asked for by its token gets it back: the library signs it into the cookie. */
  const shown = (query: { model: string; where?: Where[] }, row: unknown) => {
    const token = query.model === 'session' && query.where?.find(({ field }) => field === 'token')?.value;
    return row && typeof token === 'string' ? { ...row, token } : row;
  };
  const changes: Partial<Record<keyof Adapter, unknown>> = {
    async create(query: Parameters<Adapter['create']>[0]) {
      if (query.model === 'user') return makeUser(query.data);
      if (query.model !== 'session') return own.create(query);
      const { token } = query.data as { token: string };
      const row = await own.create({ ...query, data: { ...query.data, token: tokenDigest(token) } });
      return { ...(row as object), token };
    },
    findOne: async (query: Parameters<Adapter['findOne']>[0]) => shown(query, await own.findOne(within(query))),
    update: async (query: Parameters<Adapter['update']>[0]) => shown(query, await own.update(within(query))),
    findMany: (query: Parameters<Adapter['findMany']>[0]) => own.findMany(within(query)),
    count: (query: Parameters<Adapter['count']>[0]) => own.count(within(query)),
    updateMany: (query: Parameters<Adapter['updateMany']>[0]) => own.updateMany(within(query)),
    delete: (query: Parameters<Adapter['delete']>[0]) => own.delete(within(query)),
    deleteMany: (query: Parameters<Adapter['deleteMany']>[0]) => own.deleteMany(within(query)),
    consumeOne: (query: Parameters<Adapter['consumeOne']>[0]) => own.consumeOne(within(query)),
  };
  return changes as Pick<Adapter, 'create' | 'findOne' | 'update'>;
}

function digested(where: Where): Where {
  if (where.field !== 'token') return where;
  const { value } = where;
  if (Array.isArray(value)) return { ...where, value: value.map((token) => tokenDigest(String(token))) };
  return { ...where, value: tokenDigest(String(value)) };
}
