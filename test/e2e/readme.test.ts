import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Claywork, type CreateBody } from '@claywork/sdk';
import { afterAll, expect, test } from 'vitest';
import { validateGlb } from '../../packages/server/src/ops/_shared/testing-validate.ts';

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'claywork-e2e-'));
const AGENT = 'ClayworkTests/1.0 (tests@example.com)';
const env = { ...process.env, CLAYWORK_DATA_DIR: data };

afterAll(async () => {
  const pid = servicePid();
  if (pid) process.kill(pid, 'SIGTERM');
  for (let i = 0; pid && i < 300 && alive(pid); i++) await new Promise((done) => setTimeout(done, 100));
  rmSync(data, { recursive: true, force: true });
});

test('the README names the demo and the test commands, and npm knows them', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  expect(readme).toContain('npm ci && npm run demo');
  expect(readme).toContain('npm ci && npm test');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test', 'gallery', 'quality', 'bench']));
});

test('npm run demo makes a valid model and a picture through the HTTP API, and leaves the service running', async () => {
  const run = spawnSync('npm', ['run', 'demo', '--', '--no-catalog', 'a small red apple'], {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 400_000,
  });
  expect(run.stderr + run.stdout, 'what the demo said').toContain('done in');
  expect(run.status).toBe(0);
  const model = /model\s+(\S+\.glb)/.exec(run.stdout)?.[1] ?? '';
  const picture = /picture\s+(\S+\.png)/.exec(run.stdout)?.[1] ?? '';
  expect(await validateGlb(readFileSync(model))).toEqual([]);
  expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');
  expect(statSync(picture).size).toBeGreaterThan(50_000);
  expect(run.stdout).toMatch(/curl .*\/api\/gen\/create/);
  await expectWebApp(run.stdout);
  const pid = servicePid();
  expect(pid && alive(pid)).toBeTruthy();
}, 420_000);

test('what one operation made goes on to the next, from create to download', async () => {
  const claywork = client();
  const make = async (body: CreateBody): Promise<{ id: string; file: Uint8Array }> => {
    const { task, files } = await claywork.make(body);
    expect(task, `${body.op} ended`).toMatchObject({ status: 'done', progress: 100 });
    return { id: task.task_id, file: await files[0]!.download() };
  };
  const model = await make({ op: 'text-to-3d', prompt: 'a wooden hammer', quality: 'draft', seed: 1 });
  const parts = await make({ op: 'ai-segment', input: model.id, semantic: true });
  const whole = await make({ op: 'complete', input: parts.id, mode: 'cap' });
  const blocks = await make({ op: 'restyle', input: model.id, style: 'voxel', block_size: 24 });
  const print = await make({ op: 'convert', input: blocks.id, format: 'STL', print_ready: true });
  for (const { file } of [model, parts, whole, blocks]) expect(await validateGlb(file)).toEqual([]);
  expect(print.file.length).toBeGreaterThan(1000);
}, 400_000);

test('a being gets a skeleton and moves, and keeps both on its way out', async () => {
  const claywork = client();
  const make = async (body: CreateBody) => {
    const { task } = await claywork.make(body);
    return { id: task.task_id, output: task.output };
  };
  const model = await make({ op: 'text-to-3d', prompt: 'a dog', quality: 'draft', seed: 1 });
  const check = await make({ op: 'rig-check', input: model.id });
  expect(check.output).toMatchObject({ riggable: true, rig_type: 'quadruped' });
  const rig = await make({ op: 'rig', input: model.id });
  const clips = await make({ op: 'retarget', input: rig.id, animations: ['preset:walk', 'preset:quadruped:gallop'] });
  for (const n of [0, 1]) expect(await validateGlb(await claywork.files.download(clips.id, n))).toEqual([]);
  await make({ op: 'convert', input: clips.id, format: 'FBX' });
  await expect(claywork.tasks.create({ op: 'convert', input: clips.id, format: 'STL' })).rejects.toThrow(/STL/);
  const chair = await make({ op: 'text-to-3d', prompt: 'a chair', quality: 'draft', seed: 1 });
  const no = await make({ op: 'rig-check', input: chair.id });
  expect(no.output).toMatchObject({ riggable: false, reason: expect.stringMatching(/\w+ \w+/) });
}, 400_000);

test('admin commands work beside the running service, and its accounts add up', () => {
  const claywork = (...args: string[]) =>
    spawnSync(join(root, 'node_modules/.bin/claywork'), args, { cwd: root, env, encoding: 'utf8', timeout: 120_000 });
  const member = claywork('member', 'add', '--email', 'second@example.org');
  expect(member.stderr + member.stdout).toMatch(/cw_live_[A-Za-z0-9]{40,}/);
  expect(claywork('ledger', 'verify').status).toBe(0);
  expect(claywork('fsck').status).toBe(0);
  const second = claywork('serve', '--free-ports');
  expect(second.status).not.toBe(0);
  expect(second.stderr + second.stdout).toMatch(/in use|already/i);
}, 400_000);

/** The address that the demo prints serves the web app with its scripts, and takes the sign-in that it prints. */
async function expectWebApp(said: string): Promise<void> {
  const address = /open\s+(http:\S+\/)/.exec(said)?.[1] ?? '';
  const [, email, password] = /sign in\s+(\S+), password (\S+)/.exec(said) ?? [];
  const page = await fetch(address, { headers: { accept: 'text/html', 'user-agent': AGENT } });
  expect(page.status, address).toBe(200);
  const html = await page.text();
  expect(html).toContain('<div id="root"');
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const code = await fetch(new URL(script, address), { headers: { 'user-agent': AGENT } });
  expect(code.headers.get('content-type'), script).toMatch(/javascript/);
  const answer = await fetch(new URL('/api/account/sign-in', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin, 'user-agent': AGENT },
    body: JSON.stringify({ email, password }),
  });
  expect(await answer.json()).toMatchObject({ member: { email, admin: true } });
}

function client(): Claywork {
  const { url } = JSON.parse(readFileSync(join(data, 'service.json'), 'utf8'));
  const key = readFileSync(join(data, 'demo-key'), 'utf8').trim();
  return new Claywork({ baseUrl: `${url}/api`, key, app: AGENT });
}

function servicePid(): number | undefined {
  try {
    return JSON.parse(readFileSync(join(data, 'service.json'), 'utf8')).pid;
  } catch {
    return undefined;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
