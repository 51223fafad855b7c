import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import type { RunAs } from './run-as.ts';

export function clusterUrl(cluster: Cluster, port: number): string {
  return `postgres://${cluster.user}:${cluster.password}@127.0.0.1:${port}/postgres`;
}

/** Starts the server on a port; resolves when it answers. Its log goes to a file. */
export async function startPostgres(
  cluster: Cluster,
  binaries: Binaries,
  port: number,
  options: { runAs?: RunAs; logFile: string; settings?: Readonly<Record<string, string>> },
): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // short statements only: compiling them never pays
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // the log is for operators: statements may hold what members wrote
    log_min_error_statement: 'panic',
    ...options.settings,
  };
  const args = ['-D', cluster.folder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const log = openSync(options.logFile, 'a', 0o600);
  // a session of its own: Ctrl-C in the terminal is for us alone, and we stop the server in order
  const child = spawn(binaries.postgres, args, {
    ...options.runAs,
    cwd: '/',
    env: binaries.env,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let ended: Error | undefined;
  child.once('error', (error) => (ended = error));
  child.once('exit', (code) => (ended = new Error(`PostgreSQL ended with ${code}: ${lastLines(options.logFile)}`)));
  for (let tries = 0; !(await answers(clusterUrl(cluster, port))); tries++) {
    if (ended) throw ended;
    if (tries > 1200) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL does not answer: ${lastLines(options.logFile)}`);
    }
    await sleep(50);
  }
  return child;
}

/** Whether the server lets us in: it is up, and it is ours. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-4).join(' | ');
}

/** Pid and port of the server that holds these files, alive or not, by its own note. */
export function postmasterOf(cluster: Cluster): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}
