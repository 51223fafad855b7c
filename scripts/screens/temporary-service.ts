import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A service on free ports with a data directory that goes with it. */
export async function startTemporaryService(
  root: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'claywork-screens-'));
  const [port, opsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['packages/server/src/main.ts', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      CLAYWORK_DATA_DIR: data,
      EDGE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let heard = '';
    child.stdout.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('"started"')) resolve();
    });
    child.once('exit', () => reject(new Error(`the service did not start:\n${heard}`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
