import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from '../../config/data-lock.ts';
import { openDatabase } from '../database.ts';
import { whenAvailable } from '../errors.ts';
import { temporaryFolder } from '../testing.ts';
import { readCluster } from './cluster.ts';
import { canReach } from './run-as.ts';
import { type EmbeddedPostgres, startEmbedded } from './supervise.ts';

const PROGRAM = fileURLToPath(new URL('./testing-start.ts', import.meta.url));
const NOBODY = { uid: 65_534, gid: 65_534 };
const root = process.getuid?.() === 0;
const folder = temporaryFolder();
afterAll(() => folder.remove());

function newDataDir(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  return path;
}

function startElsewhere(dataDir: string, end: string, user?: typeof NOBODY): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [PROGRAM, dataDir, end], { ...user, cwd: '/', env: {}, encoding: 'utf8' });
}

async function notes(postgres: EmbeddedPostgres): Promise<number> {
  const db = openDatabase(postgres.url);
  try {
    const query = () => db.pool.query<{ count: number }>('select count(*) from note');
    return (await whenAvailable(30_000, query)).rows[0]!.count;
  } finally {
    await db.close();
  }
}

test('a server that outlived its killed service is stopped, and what was committed is there', async () => {
  const dataDir = newDataDir('orphan');
  const killed = startElsewhere(dataDir, 'kill');
  expect(killed.signal).toBe('SIGKILL');
  const orphan = Number(killed.stdout.split(' ')[1]);
  const postgres = await startEmbedded(dataDir);
  expect(postgres.pid()).not.toBe(orphan);
  expect(await notes(postgres)).toBe(1);
  await postgres.stop();
});

test('killed, it comes back by itself on the same address, with what was committed', async () => {
  const dataDir = newDataDir('killed');
  expect(startElsewhere(dataDir, 'stop').status).toBe(0);
  let back = () => {};
  const restarted = new Promise<void>((resolve) => (back = resolve));
  const postgres = await startEmbedded(dataDir, { onRestart: () => back() });
  const before = postgres.pid()!;
  process.kill(before, 'SIGKILL');
  await restarted;
  expect(postgres.pid()).not.toBe(before);
  expect(await notes(postgres)).toBe(1);
  await postgres.stop();
});

describe.runIf(root)('started by root', () => {
  test('it runs as an unprivileged user', async () => {
    const dataDir = newDataDir('root');
    const postgres = await startEmbedded(dataDir);
    expect(readFileSync(`/proc/${postgres.pid()}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m);
    await postgres.stop();
  });

  test('under a 0700 home its files are placed where that user can reach them', async () => {
    const home = newDataDir('home');
    chmodSync(home, 0o700);
    const dataDir = join(home, 'data');
    mkdirSync(dataDir);
    const postgres = await startEmbedded(dataDir);
    expect(canReach(postgres.folder, NOBODY)).toBe(true);
    expect(readCluster(dataDir)?.folder).toBe(postgres.folder);
    await postgres.stop();
    rmSync(dirname(postgres.folder), { recursive: true });
  });

  test.runIf(canReach(process.execPath, NOBODY) && canReach(PROGRAM, NOBODY))(
    'an ordinary user can start it too',
    () => {
      const dataDir = newDataDir('user');
      chownSync(dataDir, NOBODY.uid, NOBODY.gid);
      const result = startElsewhere(dataDir, 'stop', NOBODY);
      expect(result.stderr).toBe('');
      expect(result.stdout).toMatch(/^65534 \d+/);
      expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    },
  );
});

test('a data directory in use is refused with its process, and a dead one gives it up', () => {
  const dataDir = newDataDir('lock');
  const release = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
  expect(() => lockDataDir(dataDir)).toThrow(String(process.pid));
  release();
  // a pid that lives, but started at another time: it was given to another program
  writeFileSync(join(dataDir, 'lock'), `${process.pid} 1`);
  lockDataDir(dataDir)();
});
