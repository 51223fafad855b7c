import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryService {
  url: string;
  /** Its data directory; gone once it has stopped. */
  data: string;
  addAdmin(email: string, password: string): void;
  stop(): Promise<void>;
}

/**
 * A service on free ports with a data directory that goes with it; `config` is what its operator wrote. `tasks`: how many run at once; with none
 * there is no worker, whose processes load all operations.
 */
export async function startTemporaryService(root: string, config: object = {}, tasks = 2): Promise<TemporaryService> {
  const data = mkdtempSync(join(tmpdir(), 'claywork-temporary-'));
  writeFileSync(join(data, 'config.json'), JSON.stringify(config));
  const [port, opsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['packages/server/src/main.ts', tasks ? 'serve' : 'api'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      CLAYWORK_DATA_DIR: data,
      EDGE: 'off',
      ...(tasks && { WORKER_CONCURRENCY: String(tasks) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let heard: string | undefined = '';
    child.stdout.on('data', (chunk) => {
      if (heard === undefined) return;
      heard += chunk;
      if (!heard.includes('"started"')) return;
      heard = undefined;
      resolve();
    });
    child.once('exit', () => reject(new Error(`the service did not start:\n${heard}`)));
  });
  return {
    url: `http://localhost:${port}`,
    data,
    addAdmin(email, password) {
      const words = ['member', 'add', '--email', email, '--password', password, '--tier', 'studio', '--admin'];
      const { status, stderr } = spawnSync(process.execPath, ['packages/server/src/main.ts', ...words], {
        cwd: root,
        env: { ...process.env, CLAYWORK_DATA_DIR: data },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`no administrator could be made:\n${stderr}`);
    },
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
