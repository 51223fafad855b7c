import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startOf } from './process-alive.ts';

/** Thrown when another service already runs on the data directory. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `the data directory ${dataDir} is already in use by another Claywork (process ${pid}): stop it first, or choose another CLAYWORK_DATA_DIR`,
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Takes the data directory for this process, or throws `DataDirInUse`. The lock of a process that no longer exists is taken over.
 * Returns the release.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  const mine = `${path}.${process.pid}`;
  const identity = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(mine, identity);
  try {
    for (let tries = 0; ; tries++) {
      try {
        // a link is atomic and, unlike an exclusive open, never shows an empty file
        linkSync(mine, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 10) throw error;
        const holder = dataDirHolder(dataDir);
        if (holder !== undefined) throw new DataDirInUse(dataDir, holder);
        rmSync(path, { force: true });
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (dataDirHolder(dataDir) === process.pid) rmSync(path, { force: true });
  };
}

/** The live process that holds a data directory, if any. */
export function dataDirHolder(dataDir: string): number | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(join(dataDir, 'lock'), 'utf8').split(' ');
    return isAlive(Number(pid), started) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}
