import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/server/src/db/testing.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/claywork.js', import.meta.url));
const folder = temporaryFolder();
const NOTE = `${folder.path}/service.json`;
const ENV = { PATH: process.env.PATH, CLAYWORK_DATA_DIR: folder.path, PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'warn' };
let service: ChildProcess;
let note: { url: string; opsUrl: string; pid: number };

function claywork(...args: string[]) {
  return spawnSync(process.execPath, [PROGRAM, ...args], { env: ENV, encoding: 'utf8' });
}

async function balance(key: string | undefined) {
  const headers = { 'x-api-key': key ?? '', 'user-agent': 'test/1.0 (test)' };
  return fetch(`${note.url}/api/gen/balance`, { headers });
}

const keyIn = (output: string) => /^key +(cw_live_\w+)$/m.exec(output)?.[1];

let first: ReturnType<typeof claywork>;
beforeAll(async () => {
  // without a running service: the command starts the database, does its work, and stops it
  first = claywork('member', 'add', '--email', 'first@test', '--credits', '7');
  service = spawn(process.execPath, [PROGRAM, 'serve'], { env: ENV, stdio: 'inherit' });
  while (!existsSync(NOTE)) {
    if (service.exitCode !== null) throw new Error('the service ended');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  note = JSON.parse(readFileSync(NOTE, 'utf8'));
});
afterAll(async () => {
  if (service.exitCode === null && service.kill('SIGINT'))
    await new Promise((resolve) => service.once('exit', resolve));
  folder.remove();
});

test('a member added before the service runs can use it', async () => {
  expect(first.stderr).toBe('');
  const answer = await balance(keyIn(first.stdout));
  expect(await answer.json()).toMatchObject({ credits: 7, tier: 'free' });
});

test('a member added beside the running service can use it at once', async () => {
  const added = claywork('member', 'add', '--email', 'second@test', '--tier', 'maker');
  expect(added.stderr).toBe('');
  expect((await balance(keyIn(added.stdout))).status).toBe(200);
  expect(claywork('member', 'add', '--email', 'SECOND@test').stderr).toMatch(/already a member/);
});

test('an administrator with a password signs in; the operator may set another one, and grant credits', async () => {
  const email = 'root@example.com';
  const signIn = (password: string) =>
    fetch(`${note.url}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'user-agent': 'ClayworkTests/1.0', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  expect(claywork('member', 'add', '--email', email, '--password', 'password').stderr).toMatch(/--password is among/);
  const added = claywork('member', 'add', '--email', email, '--password', 'a fine long password', '--admin');
  expect(added.stderr).toBe('');
  expect(await (await signIn('a fine long password')).json()).toMatchObject({ member: { email, admin: true } });
  const set = claywork('member', 'set-password', '--email', 'Root@Example.com', '--password', 'a finer long password');
  expect(set.stderr).toBe('');
  expect((await signIn('a fine long password')).status).toBe(401);
  expect((await signIn('a finer long password')).status).toBe(200);
  expect((await balance(keyIn(added.stdout))).status).toBe(401);
  const granted = claywork('member', 'grant', '--email', email, '--credits', '50', '--note', 'a gift');
  expect(granted).toMatchObject({ stderr: '', stdout: 'credits 50\n' });
  expect(await (await balance(keyIn(set.stdout))).json()).toMatchObject({ credits: 50 });
  expect(claywork('member', 'grant', '--email', email, '--credits=-51').stderr).toMatch(/less than nothing/);
  expect(claywork('member', 'grant', '--email', 'nobody@example.com', '--credits', '5').stderr).toMatch(/nobody has/);
});

test('the service says that it is ready, and its ledger sound', async () => {
  expect(await (await fetch(`${note.opsUrl}/readyz?deep`)).json()).toEqual({ status: 'ready', violations: [] });
  expect((await fetch(`${note.opsUrl}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${note.opsUrl}/metrics`)).text()).toMatch(/claywork_lane_capacity\{lane="generate"\} 8/);
  expect(claywork('ledger', 'verify')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^sound/) });
});

test('a second service on the same data directory is refused, and says by whom it is used', () => {
  const second = claywork('serve');
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(new RegExp(`already in use by another Claywork \\(process ${service.pid}\\)`));
});

test('nonsense is refused with a sentence', () => {
  expect(claywork('fly').stderr).toMatch(/unknown command: fly/);
  expect(claywork('--help').stdout).toMatch(/claywork <command>/);
});

test('SIGTERM stops it in order', async () => {
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(NOTE)).toBe(false);
});
