import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Io, runCli } from '@claywork/cli';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registered } from './support/all-ops.ts';
import { addModel } from './support/catalog.ts';
import { finishAll } from './support/finisher.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';
import { glb, picture } from './support/uploads.ts';

const DOCS = resolve(import.meta.dirname, '../../docs/cli.md');
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'claywork-cli-'));
let service: TestService;
let member: TestMember;
let url: string;
let stopWorkers: () => Promise<void>;

beforeAll(async () => {
  service = await startService(registered);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
  member = await service.member();
  stopWorkers = finishAll(service, registered);
  process.chdir(folder);
  await realFiles();
  await addModel(service, { title: 'Red fox', category: 'animals', tags: ['small'] });
});
beforeEach(() => service.rest());
afterAll(async () => {
  process.chdir(home);
  await stopWorkers?.();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the stand-ins for workers make is neither a picture nor a model. */
async function realFiles(): Promise<void> {
  writeFileSync('fox.png', await picture('png'));
  writeFileSync('fox.glb', glb());
}

/** One command line, and what it said. */
async function claywork(args: string[], more: Partial<Io> = {}) {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    env: { CLAYWORK_URL: url, CLAYWORK_KEY: member.key },
    home: folder,
    tty: false,
    columns: 100,
    secret: async () => member.key,
    signal: new AbortController().signal,
    ...more,
  };
  const status = await runCli(args, io, undefined);
  return { status, out, err, json: () => JSON.parse(out) };
}

async function newest() {
  const { body } = await service.request(member, 'GET', '/gen/tasks?limit=1');
  const [task] = body.tasks as { task_id: string; op: string; params_json: string }[];
  return { ...task!, params: JSON.parse(task!.params_json) };
}

test('every command line of the documentation works', async () => {
  const blocks = [...readFileSync(DOCS, 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text!);
  const lines = blocks
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('claywork'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    service.rest();
    await realFiles();
    const words = line
      .replace(/\s+#.*$/, '')
      .match(/"[^"]*"|\S+/g)!
      .slice(1);
    const args = words.map((word) => word.replace(/^"|"$/g, '').replace(/^http:\/\/localhost:8787$/, url));
    const { status, err } = await claywork(args);
    expect([line, status, err], err).toEqual([line, 0, err]);
  }
  for (const file of [
    'fox-model.glb',
    'fox.splat',
    'blue.png',
    'knight.stl',
    'fox.usdz',
    'clips/clip-2.glb',
    'chest/model.glb',
  ])
    expect([file, existsSync(file)]).toEqual([file, true]);
}, 120_000);

test('every op’s example can be typed as flags, and arrives as it was', async () => {
  for (const op of registered.values()) {
    service.rest();
    const args = Object.entries(op.example as object).flatMap(([name, value]): string[] => {
      const flag = `--${name.replaceAll('_', '-')}`;
      if (value === true) return [flag];
      if (value === false) return [`--no-${flag.slice(2)}`];
      return [flag, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    });
    let sent: unknown;
    const fetching: typeof fetch = async (input, init) => {
      if (!String(input).endsWith('/gen/create')) return fetch(input, init);
      sent = JSON.parse(String(init?.body));
      return Response.json({ error: 'Enough.' }, { status: 400 });
    };
    const { status } = await claywork(['run', op.name, ...args], { fetch: fetching });
    expect([status, sent]).toEqual([2, { op: op.name, ...(op.example as object) }]);
    const help = await claywork(['run', op.name, '--help']);
    for (const name of Object.keys(service.document.components.schemas[schemaName(op.name)].properties))
      if (name !== 'op') expect(help.out, op.name).toContain(`  --${name.replaceAll('_', '-')}`);
  }
});

test('files become uploads, and the fields they fit', async () => {
  expect((await claywork(['run', 'image-to-3d', '--input', 'fox.png'])).status).toBe(0);
  expect((await newest()).params.image_token).toMatch(/^img_/);
  expect((await claywork(['run', 'smart-segment', '--input', 'fox.png', '--granularity', 'medium'])).status).toBe(0);
  expect((await newest()).params).toEqual({ image_token: expect.stringMatching(/^img_/), granularity: 'medium' });
  expect((await claywork(['make', 'a red fox', '-o', 'again.png'])).status).toBe(0);
  const picture = (await newest()).task_id;
  expect((await claywork(['run', 'image-to-3d', '--image', picture])).status).toBe(0);
  expect((await newest()).params).toEqual({ image_task: picture });
  expect(
    (await claywork(['run', 'image-edit', '--image', 'fox.png', '--refs', 'fox.png', '--refs', 'fox.png', 'bluer']))
      .status,
  ).toBe(0);
  expect((await newest()).params.refs).toHaveLength(2);
  expect((await claywork(['run', 'convert', '--input', 'fox.glb', '--format', 'stl'])).status).toBe(0);
  const { params } = await newest();
  const { body } = await service.request(member, 'GET', `/gen/task/${params.input}`);
  expect([params.format, body.op]).toEqual(['STL', 'import']);
});

test('with --json there is one document, and nothing else, on stdout', async () => {
  const made = await claywork(['make', 'a red fox', '-o', 'deep/fox.glb', '--seed', '7', '--json']);
  expect(made.json()).toMatchObject({
    op: 'text-to-3d',
    status: 'done',
    paths: ['deep/fox.glb'],
    output: { made: 'text-to-3d' },
  });
  expect(made.err).toMatch(/text-to-3d tsk_\w+, 20 credits/);
  expect(readFileSync('deep/fox.glb', 'utf8')).toContain(made.json().task_id);
  const refused = await claywork(['run', 'text-to-3d', 'x', '--json']);
  expect([refused.status, refused.json()]).toEqual([2, { error: expect.stringMatching(/^prompt: /), status: 400 }]);
  expect((await claywork(['ops', '--json'])).json()).toHaveLength(registered.size);
});

test('results go where they are wanted, and overwrite only what was named', async () => {
  const first = await claywork(['make', 'A red  fox!', '-q']);
  const second = await claywork(['make', 'A red  fox!', '-q']);
  expect([first.out, second.out]).toEqual(['a-red-fox.glb\n', 'a-red-fox-2.glb\n']);
  expect((await claywork(['make', 'a red fox', '--quad', '-o', 'quads.glb', '-q'])).out).toBe('quads.fbx\n');
});

test('each kind of trouble has its status', async () => {
  const poor = await service.member(0, 'bare');
  const as = (key: string, at = url) => ({ env: { CLAYWORK_URL: at, CLAYWORK_KEY: key } });
  const status = async (args: string[], more?: Partial<Io>) => (await claywork(args, more)).status;
  expect(await status(['run', 'retopo'])).toBe(2);
  expect(await status(['run', 'text-to-3d', '--no-such-field'])).toBe(2);
  expect(await status(['frobnicate'])).toBe(2);
  expect(await status(['balance'], as('cw_live_no'))).toBe(3);
  expect(await status(['make', 'a red fox'], as(poor.key))).toBe(4);
  expect(await status(['balance'], as(member.key, 'http://127.0.0.1:9'))).toBe(6);
  expect(await status(['task', 'tsk_none'])).toBe(7);
  expect((await claywork(['balance'], as('cw_live_no'))).err).toMatch(/claywork login/);
});

test('what login keeps is for one service and one person', async () => {
  const env = { XDG_CONFIG_HOME: join(folder, 'settings') };
  expect((await claywork(['balance'], { env })).status).not.toBe(0);
  const login = await claywork(['login', '--url', url], { env });
  expect([login.status, login.out]).toEqual([0, '']);
  const file = join(folder, 'settings/claywork/settings.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await claywork(['balance'], { env })).out).toMatch(/credits to spend/);
  // another address must not see the key
  const other = await claywork(['balance', '--url', url.replace('127.0.0.1', 'localhost')], { env });
  expect(other.status).toBe(3);
  expect((await claywork(['logout'], { env })).status).toBe(0);
  expect(existsSync(file)).toBe(false);
});

test('the catalog is searched, and taken from while the plan allows it', async () => {
  await addModel(service, { title: 'Golden crown', category: 'fashion', featured: true, price: 1250 });
  const free = await service.member(0, 'free');
  const taker = { env: { CLAYWORK_URL: url, CLAYWORK_KEY: free.key } };
  const found = await claywork(['models', 'search', 'crown', '--json']);
  expect(found.json()).toMatchObject({ total: 1, models: [{ slug: 'golden-crown' }] });
  expect((await claywork(['models', 'search', 'zzqx'])).err).toBe('Nothing fits.\n');
  const list = await claywork(['models', 'list', '--limit', '1']);
  expect([list.out, list.err]).toEqual([expect.stringMatching(/^golden-crown {2}/), 'page 1 of 2, 2 models\n']);
  const about = await claywork(['models', 'get', 'golden-crown']);
  expect(about.out).toMatch(/^to have +featured: plan maker, \$12\.50 by itself$/m);
  expect((await claywork(['models', 'get', 'golden-crown', '--json'])).json()).toMatchObject({ price: 1250 });

  const crown = await claywork(['models', 'download', 'golden-crown', '-o', 'crown.glb'], taker);
  expect([crown.status, existsSync('crown.glb')]).toEqual([4, false]);
  expect(crown.err).toMatch(/needs the plan Maker, or a purchase of the model\..*Account page/);
  const first = await claywork(['models', 'download', 'red-fox', '-o', 'catalog/'], taker);
  expect([first.status, first.out]).toEqual([0, 'catalog/model.glb  5.0 kB\n']);
  expect(first.err).toMatch(/100 % {2}5\.0 kB\n9 of 10 downloads left until \d{4}-\d\d-\d\d\n$/);
  const again = await claywork(['models', 'download', 'red-fox', '-o', 'twice.glb', '--json'], taker);
  expect(again.json()).toMatchObject({ path: 'twice.glb', bytes: 5000, quota: { used: 2, left: 8 } });
  expect(readFileSync('twice.glb').equals(readFileSync('catalog/model.glb'))).toBe(true);
  await service.db.pool.query('update download_use set used = 10 where member_id = $1', [free.id]);
  const spent = await claywork(['models', 'download', 'red-fox', '-o', 'late.glb'], taker);
  expect([spent.status, existsSync('late.glb')]).toEqual([5, false]);
  expect(spent.err).toMatch(/this period’s 10 downloads are spent; new ones come on \d{4}-\d\d-\d\d/);
  const refused = await claywork(['models', 'download', 'red-fox', '--json'], taker);
  expect(refused.json()).toMatchObject({ status: 429, quota: { left: 0 } });
  const stl = await claywork(['models', 'download', 'red-fox', '--format', 'stl'], taker);
  expect([stl.status, stl.err]).toEqual([2, 'claywork: format: this model has glb\n']);
  for (const args of [['models'], ['models', 'search'], ['models', 'get'], ['models', 'burn', 'red-fox']])
    expect((await claywork(args)).status).toBe(2);
  expect((await claywork(['models', 'get', 'nothing-such'])).status).toBe(7);
});

test('Ctrl-C leaves the task to go on, and says how to come back', async () => {
  await stopWorkers();
  const controller = new AbortController();
  let err = '';
  const heard = (text: string) => {
    err += text;
    if (/\d %/.test(text)) controller.abort(new Error('Ctrl-C'));
  };
  const { status } = await claywork(['make', 'a red fox'], { signal: controller.signal, err: heard });
  expect(status).not.toBe(0);
  const { task_id } = await newest();
  expect(err).toContain(`claywork wait ${task_id}`);
  stopWorkers = finishAll(service, registered);
  expect((await claywork(['wait', task_id])).status).toBe(0);
});

function schemaName(op: string): string {
  return `Create${op.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
}
