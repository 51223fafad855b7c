import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningService {
  url: string;
  pid: number;
  started: boolean;
}

const START_MS_MAX = 120_000;

/** Where the demo's service keeps everything. */
export function dataDir(root: string): string {
  return process.env.CLAYWORK_DATA_DIR ?? join(root, 'data');
}

/** The service on this data directory: the one that runs, or a new one in the background that outlives us. */
export async function ensureService(root: string, onStart: (child: ChildProcess) => void): Promise<RunningService> {
  const running = await find(root);
  if (running) return { ...running, started: false };
  const data = dataDir(root);
  mkdirSync(data, { recursive: true });
  const logPath = join(data, 'serve.log');
  const log = openSync(logPath, 'a');
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts'), 'serve', '--free-ports'], {
    cwd: root,
    env: { ...process.env, CLAYWORK_DATA_DIR: data },
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  onStart(child);
  const deadline = performance.now() + START_MS_MAX;
  while (performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const service = await find(root);
    if (service) return { ...service, started: true };
    if (child.exitCode !== null) throw new Error(`The service stopped while starting:\n${tail(logPath)}`);
  }
  throw new Error(`The service did not answer within ${START_MS_MAX / 1000} s:\n${tail(logPath)}`);
}

export interface DemoMember {
  key: string;
  email: string;
  password: string;
}

/** A member for the demo, who may administer; kept beside the data, for the next run. */
export async function ensureMember(root: string): Promise<DemoMember> {
  const data = dataDir(root);
  const loginPath = join(data, 'demo-login.json');
  if (existsSync(loginPath)) return JSON.parse(readFileSync(loginPath, 'utf8')) as DemoMember;
  const keyPath = join(data, 'demo-key');
  // a member of an earlier demo has no password: it gets company
  const email = existsSync(keyPath) ? `demo-${randomBytes(3).toString('hex')}@claywork.local` : 'demo@claywork.local';
  const password = randomBytes(9).toString('base64url');
  const args = [join(root, 'packages/server/src/main.ts'), 'member', 'add', '--email', email, '--password', password];
  const result = spawnSync(process.execPath, [...args, '--tier', 'studio', '--credits', '1000', '--admin'], {
    cwd: root,
    env: { ...process.env, CLAYWORK_DATA_DIR: data },
    encoding: 'utf8',
  });
  const key = /cw_live_[A-Za-z0-9]+/.exec(result.stdout ?? '')?.[0];
  if (!key) throw new Error(`No member could be made:\n${result.stdout}${result.stderr}`);
  const member = { key, email, password };
  writeFileSync(keyPath, `${key}\n`, { mode: 0o600 });
  writeFileSync(loginPath, `${JSON.stringify(member)}\n`, { mode: 0o600 });
  return member;
}

async function find(root: string): Promise<{ url: string; pid: number } | undefined> {
  const path = join(dataDir(root), 'service.json');
  if (!existsSync(path)) return undefined;
  try {
    const { url, opsUrl, pid } = JSON.parse(readFileSync(path, 'utf8')) as { url: string; opsUrl: string; pid: number };
    const answer = await fetch(`${opsUrl}/readyz`, { signal: AbortSignal.timeout(2000) });
    return answer.ok ? { url: `${url}/api`, pid } : undefined;
  } catch {
    return undefined;
  }
}

function tail(path: string): string {
  return readFileSync(path, 'utf8').split('\n').slice(-20).join('\n');
}
