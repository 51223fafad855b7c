import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The user a program is started as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** `nobody` on most systems; it need not stand in the user table. */
const UNPRIVILEGED: RunAs = Object.freeze({ uid: 65_534, gid: 65_534 });

/** PostgreSQL refuses to run as root: started by root, it runs as an unprivileged user. Otherwise as whoever we are. */
export function unprivileged(): RunAs | undefined {
  return process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
}

/** Whether that user can walk down to `path`: a 0700 home above it bars the way. */
export function canReach(path: string, runAs: RunAs | undefined): boolean {
  if (!runAs) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === runAs.uid ? 0o100 : gid === runAs.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** A folder that every user can reach, for what root must place outside its own home. Only root asks. */
export function systemFolder(): string {
  for (const parent of ['/var/lib', '/opt', '/srv']) {
    const folder = join(parent, 'claywork');
    try {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      accessSync(folder, constants.W_OK);
      if (canReach(join(folder, 'any'), UNPRIVILEGED)) return folder;
    } catch {
      // the next one may do
    }
  }
  throw new Error(
    'found no place outside this home for the embedded PostgreSQL: move the checkout, or set DATABASE_URL',
  );
}
