import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { migrate } from '../../../packages/server/src/db/migrate.ts';

export async function testDatabase() {
  const base = 'postgres://postgres@127.0.0.1:55477';
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(`${base}/postgres`);
  await admin.pool.query(`create database ${name}`);
  const db = openDatabase(`${base}/${name}`);
  await migrate(db);
  return {
    db,
    async drop() {
      await db.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
