import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The server's secret, from the data directory; made on first use. Lost, no key can be revealed any more, but all still work. */
export function readSecret(dataDir: string): Uint8Array {
  const path = join(dataDir, 'secret.key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const mine = `${path}.${process.pid}`;
    writeFileSync(mine, randomBytes(BYTES), { mode: 0o600 });
    try {
      linkSync(mine, path);
    } catch (error) {
      // another process was faster: its secret is ours
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(mine, { force: true });
  }
  const secret = readFileSync(path);
  if (secret.length !== BYTES) throw new Error(`${path} is damaged: it must hold ${BYTES} bytes`);
  return secret;
}
