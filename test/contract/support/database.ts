import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { startEmbedded } from '../../../packages/server/src/db/embedded/supervise.ts';
import { migrate } from '../../../packages/server/src/db/migrate.ts';

/** Power loss is not what these tests are about. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A real, empty, migrated database on a server of its own. */
export async function testDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'claywork-pg-'));
  // the server may run as another user
  await chmod(folder, 0o755);
  const postgres = await startEmbedded(folder, { settings: SETTINGS });
  const db = openDatabase(postgres.url);
  await migrate(db);
  return {
    db,
    async drop() {
      await db.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
