import { type EnvConfig, readEnv } from '../config/env.ts';
import { type OperatorConfig, readOperatorConfig } from '../config/operator.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openServiceDatabase } from '../db/open-service-database.ts';
import { syncConfig } from '../db/sync-config.ts';

/** For admin commands: the database of a running service, or one started for the occasion and stopped after it. */
export async function withDatabase<T>(
  work: (context: { db: Database; env: EnvConfig; config: OperatorConfig; applied: string[] }) => Promise<T>,
): Promise<T> {
  const env = readEnv();
  const config = await readOperatorConfig(env.configFile, env.configFileGiven);
  const database = await openServiceDatabase(env, { exclusive: false, connectionsMax: 4 });
  try {
    const applied = await migrate(database.db);
    await syncConfig(database.db, config);
    return await work({ db: database.db, env, config, applied });
  } finally {
    await database.close();
  }
}
