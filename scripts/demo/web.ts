import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Brings the web app up to date; resolves to a sentence when there is none in the end. */
export function buildWeb(root: string, onStart: (child: ChildProcess) => void): Promise<string | undefined> {
  const script = join(root, 'scripts/build-web.ts');
  if (!existsSync(script)) return Promise.resolve('this checkout has no web app');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    onStart(child);
    let said = '';
    child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-2000)));
    child.on('error', (error) => resolve(`the web app could not be built: ${error.message}`));
    child.on('exit', (code) =>
      resolve(code === 0 ? undefined : `the web app could not be built: ${said.trim() || `exit status ${code}`}`),
    );
  });
}

/**
 * Makes the starter catalog in the background, once for a data directory, and goes on with one that broke off; what it says goes to a file there. False
 * where there is nothing to begin.
 */
export function startCatalog(root: string, data: string): boolean {
  const main = join(root, 'packages/server/src/main.ts');
  const log = join(data, 'catalog-starter.log');
  // complete: whoever took a model out since does not want it back
  if (existsSync(log) && /^The starter catalog is complete\.$/m.test(readFileSync(log, 'utf8'))) return false;
  const help = spawnSync(process.execPath, [main, '--help'], { cwd: root, encoding: 'utf8' });
  if (!/\bcatalog starter\b/.test(help.stdout ?? '')) return false;
  mkdirSync(data, { recursive: true });
  const file = openSync(log, 'a');
  const child: ChildProcess = spawn(process.execPath, [main, 'catalog', 'starter'], {
    cwd: root,
    env: { ...process.env, CLAYWORK_DATA_DIR: data },
    detached: true,
    stdio: ['ignore', file, file],
  });
  child.unref();
  return true;
}
