import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quietPort } from '../../config/free-port.ts';
import type { Binaries } from './binaries.ts';
import { canReach, type RunAs, systemFolder } from './run-as.ts';

/** Where the database's files are, and how to enter it. Kept in `postgres.json` of the data directory. */
export interface Cluster {
  folder: string;
  user: string;
  password: string;
  /** Chosen once and kept while it is free: workers in other processes find the server again after a restart. */
  port: number;
}

const USER = 'claywork';

/**
 * The database files that belong to a data directory; made on first use. They lie inside it, or, where the unprivileged user
 * could not reach them there, under the system's own folder for such things.
 */
export async function openCluster(dataDir: string, binaries: Binaries, runAs: RunAs | undefined): Promise<Cluster> {
  const known = readCluster(dataDir);
  if (known) return known;
  const inside = join(dataDir, 'postgres');
  const folder = canReach(inside, runAs)
    ? inside
    : join(systemFolder(), `data-${randomBytes(8).toString('hex')}`, 'postgres');
  const cluster = { folder, user: USER, password: randomBytes(24).toString('base64url'), port: await quietPort() };
  // what a first start that was killed left behind was never used
  rmSync(folder, { recursive: true, force: true });
  initialise(cluster, binaries, runAs);
  noteCluster(dataDir, cluster);
  return cluster;
}

/** Writes down where the cluster is. */
export function noteCluster(dataDir: string, cluster: Cluster): void {
  const note = noteOf(dataDir);
  writeFileSync(`${note}.new`, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${note}.new`, note);
}

/** The cluster of a data directory, if it has one. */
export function readCluster(dataDir: string): Cluster | undefined {
  const note = noteOf(dataDir);
  if (!existsSync(note)) return undefined;
  const cluster = JSON.parse(readFileSync(note, 'utf8')) as Cluster;
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return cluster;
  throw new Error(`${note} names ${cluster.folder}, but there is no database there`);
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

function initialise(cluster: Cluster, binaries: Binaries, runAs: RunAs | undefined): void {
  mkdirSync(dirname(cluster.folder), { recursive: true });
  mkdirSync(cluster.folder, { mode: 0o700 });
  const passwordFile = `${cluster.folder}.password`;
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (runAs) {
    chownSync(cluster.folder, runAs.uid, runAs.gid);
    chownSync(passwordFile, runAs.uid, runAs.gid);
  }
  const args = ['--pgdata', cluster.folder, '--username', cluster.user, '--pwfile', passwordFile];
  args.push('--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions');
  // sorted alike on every machine, whatever locales it has
  args.push('--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C');
  const result = spawnSync(binaries.initdb, args, { ...runAs, cwd: '/', env: binaries.env, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status === 0) return;
  rmSync(cluster.folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${result.error?.message ?? result.stderr.trim()}`);
}
