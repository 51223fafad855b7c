import { setTimeout as sleep } from 'node:timers/promises';
import { dataDirHolder, lockDataDir } from '../config/data-lock.ts';
import type { EnvConfig } from '../config/env.ts';
import { type Database, openDatabase } from './database.ts';
import { readCluster } from './embedded/cluster.ts';
import { clusterUrl } from './embedded/server.ts';
import { startEmbedded } from './embedded/supervise.ts';

export interface ServiceDatabase {
  db: Database;
  /** Pid of the embedded server that this process keeps; undefined for any other. */
  postgresPid(): number | undefined;
  close(): Promise<void>;
}

/** How long queries under way are waited for. */
const CLOSE_MS = 3000;

interface OpenOptions {
  /** Refuse to join a service that runs on the data directory. */
  exclusive: boolean;
  /** Join one or fail: whoever would start the embedded server keeps the data directory from the service itself. */
  joinOnly?: boolean;
  connectionsMax?: number;
  onRestart?: (pid: number | undefined) => void;
}

/**
 * The service's database: the outside one of `DATABASE_URL`; the embedded one, started here; or, unless `exclusive`, the embedded
 * one of a service that already runs on the data directory.
 */
export async function openServiceDatabase(
  env: Pick<EnvConfig, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions,
): Promise<ServiceDatabase> {
  if (env.databaseUrl) return outside(env.databaseUrl, options.connectionsMax);
  if (!options.exclusive && dataDirHolder(env.dataDir) !== undefined) {
    const cluster = readCluster(env.dataDir);
    if (!cluster) throw new Error('the service on this data directory is still starting: try again');
    return outside(clusterUrl(cluster, cluster.port), options.connectionsMax);
  }
  if (options.joinOnly)
    throw new Error(
      'no service runs on this data directory: start it first (claywork serve or api), or set DATABASE_URL',
    );
  const release = lockDataDir(env.dataDir);
  try {
    const postgres = await startEmbedded(env.dataDir, { onRestart: options.onRestart });
    const db = openDatabase(postgres.url, options);
    const close = async () => {
      // the server's end is the end of what cannot be waited for
      await Promise.race([db.close(), sleep(CLOSE_MS, undefined, { ref: false })]);
      await postgres.stop();
      release();
    };
    return { db, postgresPid: postgres.pid, close };
  } catch (error) {
    release();
    throw error;
  }
}

function outside(url: string, connectionsMax: number | undefined): ServiceDatabase {
  const db = openDatabase(url, { connectionsMax });
  return { db, postgresPid: () => undefined, close: () => db.close() };
}
