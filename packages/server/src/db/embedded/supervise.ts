import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree, quietPort } from '../../config/free-port.ts';
import { isAlive } from '../../config/process-alive.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, noteCluster, openCluster } from './cluster.ts';
import { unprivileged } from './run-as.ts';
import { answers, clusterUrl, postmasterOf, startPostgres } from './server.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where its files are. */
  readonly folder: string;
  pid(): number | undefined;
  /** Stops it in order. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** PostgreSQL settings beyond ours. */
  settings?: Readonly<Record<string, string>>;
  /** Told when a killed server is back. */
  onRestart?(pid: number | undefined): void;
}

/**
 * Starts the embedded PostgreSQL of a data directory, whose lock the caller holds, and keeps it running: killed, it comes back on
 * the same port. A server that outlived a killed service is stopped first, in order.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const runAs = unprivileged();
  const binaries = findBinaries(runAs);
  const cluster = await openCluster(dataDir, binaries, runAs);
  await stopOrphan(cluster);
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const port = (await isFree(cluster.port)) ? cluster.port : await quietPort();
  if (port !== cluster.port) noteCluster(dataDir, { ...cluster, port });
  const launch = (again: (tries: number) => boolean) =>
    retried(again, () =>
      startPostgres(cluster, binaries, port, {
        runAs,
        logFile: join(logs, 'postgres.log'),
        settings: options.settings,
      }),
    );
  const server = await superviseProcess(launch, options.onRestart);
  return { url: clusterUrl(cluster, port), folder: cluster.folder, pid: server.pid, stop: server.stop };
}

async function superviseProcess(
  launch: (again: (tries: number) => boolean) => Promise<ChildProcess>,
  onRestart: EmbeddedOptions['onRestart'],
) {
  let stopping = false;
  let restart: Promise<void> | undefined;
  let child = await launch((tries) => tries < 10);
  const watch = () => {
    if (hasEnded(child)) restart = revive();
    else child.once('exit', () => (restart = revive()));
  };
  const revive = async () => {
    if (stopping) return;
    // for as long as it takes: a service without its database is of no use
    child = await launch(() => !stopping);
    if (stopping) return;
    onRestart?.(child.pid);
    watch();
  };
  watch();
  return {
    pid: () => child.pid,
    async stop() {
      stopping = true;
      // a server that would not come back is stopped already
      await restart?.catch(() => {});
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // PostgreSQL's fast shutdown: clients are cut off, everything is written
      child.kill('SIGINT');
      await ended;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** After a kill, backends of the old server may hold its shared memory for a moment. */
async function retried<T>(again: (tries: number) => boolean, start: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (!again(tries)) throw error;
      await sleep(Math.min(50 * 2 ** tries, 1000));
    }
  }
}

async function stopOrphan(cluster: Cluster): Promise<void> {
  const orphan = postmasterOf(cluster);
  // a pid from before a reboot may be anything now: PostgreSQL itself checks that when it starts
  if (!orphan || !isAlive(orphan.pid) || !(await answers(clusterUrl(cluster, orphan.port)))) return;
  process.kill(orphan.pid, 'SIGINT');
  for (let tries = 0; isAlive(orphan.pid); tries++) {
    if (tries === 400) process.kill(orphan.pid, 'SIGQUIT');
    if (tries > 600) throw new Error(`an old PostgreSQL (process ${orphan.pid}) does not stop`);
    await sleep(50);
  }
}
