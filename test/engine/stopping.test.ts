import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../../packages/server/src/config/process-alive.ts';
import { temporaryFolder } from '../../packages/server/src/db/testing.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/claywork.js', import.meta.url));
const AGENT = { 'user-agent': 'ClayworkTests/1.0 (tests@example.com)' };
let folder: ReturnType<typeof temporaryFolder>;
let running: ChildProcess[] = [];
const env = () => ({
  ...{ PATH: process.env.PATH, CLAYWORK_DATA_DIR: folder.path },
  ...{ PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'warn' },
});

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  running = [];
  folder.remove();
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { pid: child.pid!, kill: child.kill.bind(child), said: () => said, ended };
}

const soon = { timeout: 60_000, interval: 50 };
const workOf = (pid: number) => join(folder.path, 'work', String(pid));
/** A model is being made by it: its folder is there. */
const atWork = (pid: number) =>
  expect.poll(() => existsSync(workOf(pid)) && readdirSync(workOf(pid)).length > 0, soon).toBe(true);

/** The process and all that it has started, and they. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // it has ended meanwhile
    }
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

/** Nothing of it is left: no process, no folder, nobody on the data directory. */
async function expectNothingLeft(family: readonly number[], pid: number) {
  await expect.poll(() => family.filter((one) => isAlive(one)), { timeout: 5000 }).toEqual([]);
  expect(existsSync(workOf(pid))).toBe(false);
}

describe.runIf(process.platform === 'linux')('told to stop', () => {
  test.each([['SIGTERM', 143] as const, ['SIGINT', 130] as const])(
    'the starter catalog ends in order by %s, with its database',
    async (signal, status) => {
      const starter = start('catalog', 'starter');
      await atWork(starter.pid);
      const family = familyOf(starter.pid);
      // itself, the database and what belongs to it, the process that makes the model
      expect(family.length).toBeGreaterThan(4);
      starter.kill(signal);
      // npm passes on what the terminal has sent already
      starter.kill(signal);
      expect(await starter.ended).toEqual([status, null]);
      expect(starter.said()).toMatch(/0 made, 0 there already, 0 failed, \d+ left\nclaywork: stopped\n$/);
      await expectNothingLeft(family, starter.pid);
      expect(existsSync(join(folder.path, 'lock'))).toBe(false);
    },
    120_000,
  );

  test('a command that has only begun leaves no database behind', async () => {
    const starter = start('catalog', 'starter');
    await expect.poll(() => existsSync(join(folder.path, 'lock')), soon).toBe(true);
    const family = new Set<number>();
    const look = setInterval(() => {
      for (const pid of familyOf(starter.pid)) family.add(pid);
    }, 20);
    starter.kill('SIGINT');
    expect(await starter.ended).toEqual([130, null]);
    clearInterval(look);
    expect(starter.said()).toBe('claywork: stopped\n');
    await expectNothingLeft([...family], starter.pid);
  });

  test('the service waits for nobody who waits for nothing, and takes the starter catalog with it', async () => {
    const service = start('serve');
    const note = join(folder.path, 'service.json');
    await expect.poll(() => existsSync(note), soon).toBe(true);
    const { url } = JSON.parse(readFileSync(note, 'utf8')) as { url: string };
    const starter = start('catalog', 'starter');
    await atWork(starter.pid);
    const added = spawnSync(process.execPath, [PROGRAM, 'member', 'add', '--email', 'a@test.org', '--credits', '99'], {
      ...{ env: env(), encoding: 'utf8' },
    });
    const key = /cw_live_\w+/.exec(added.stdout)![0];
    const headers = { ...AGENT, 'x-api-key': key };
    const body = JSON.stringify({ op: 'text-to-3d', prompt: 'a castle', quality: 'cinematic' });
    const json = { ...headers, 'content-type': 'application/json' };
    const created = await fetch(`${url}/api/gen/create`, { method: 'POST', headers: json, body });
    expect(created.status).toBe(200);
    const { task_id } = (await created.json()) as { task_id: string };
    // a watched task, a connection that a browser has opened ahead, and ours, kept alive by fetch
    const events = await fetch(`${url}/api/gen/task/${task_id}/events`, { headers });
    const watched = events.text();
    const { port, hostname } = new URL(url);
    const ahead = connect(Number(port), hostname);
    await once(ahead, 'connect');
    expect((ahead.address() as AddressInfo).port).toBeGreaterThan(0);
    ahead.on('error', () => {});
    const families = [...familyOf(service.pid), ...familyOf(starter.pid)];
    const told = performance.now();
    service.kill('SIGINT');
    expect(await watched).toMatch(/^event: task$/m);
    expect(await service.ended).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(15_000);
    expect(await starter.ended).toEqual([1, null]);
    expect(starter.said()).toMatch(/claywork: the database has gone away\n$/);
    await expectNothingLeft(families, starter.pid);
    expect(existsSync(workOf(service.pid))).toBe(false);
    ahead.destroy();
  }, 180_000);
});
