import { type EnvConfig, readEnv } from '../config/env.ts';
import { type OperatorConfig, readOperatorConfig } from '../config/operator.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openServiceDatabase } from '../db/open-service-database.ts';
import { syncConfig } from '../db/sync-config.ts';
import { Stopped, stoppable } from './stopped.ts';

export interface CommandContext {
  db: Database;
  env: EnvConfig;
  config: OperatorConfig;
  applied: string[];
  /** Aborted with `Stopped` by Ctrl-C or SIGTERM: a command that lasts ends soon, and is cut off otherwise. */
  signal: AbortSignal;
}

/** For admin commands: the database of a running service, or one started for the occasion and stopped after it, also when the command is told to stop. */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const env = readEnv();
  const config = await readOperatorConfig(env.configFile, env.configFileGiven);
  return stoppable(async (signal, cutOff) => {
    // whoever tells us to stop meanwhile is heard after it: half a start leaves a server behind
    const database = await openServiceDatabase(env, { exclusive: false, connectionsMax: 4 });
    try {
      signal.throwIfAborted();
      const applied = await migrate(database.db);
      await syncConfig(database.db, config);
      signal.throwIfAborted();
      return await Promise.race([work({ db: database.db, env, config, applied, signal }), cutOff]);
    } catch (error) {
      // what else broke, broke because of that
      throw signal.reason instanceof Stopped ? signal.reason : error;
    } finally {
      await database.close();
    }
  });
}
