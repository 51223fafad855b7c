import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Before any of these tests: the web app as it is now. Never during them: an open page would miss the parts that it has not loaded yet. */
export function setup(): void {
  const root = resolve(import.meta.dirname, '../../..');
  execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
