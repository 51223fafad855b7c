import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './support/all-ops.ts';
import { finishAll } from './support/finisher.ts';
import { startService, type TestService } from './support/service.ts';
import { picture } from './support/uploads.ts';

const root = resolve(import.meta.dirname, '../..');
const examples = [...readFileSync(join(root, 'docs/sdk.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
  ([, text]) => text!,
);
let service: TestService;
let stopWorkers: () => Promise<void>;
let folder: string;
let url: string;
let key: string;

beforeAll(async () => {
  service = await startService(registered);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/api`;
  key = (await service.member()).key;
  stopWorkers = finishAll(service, registered);
  // inside the project, so that the package is found by its name
  folder = mkdtempSync(join(root, 'node_modules/.sdk-docs-'));
  writeFileSync(join(folder, 'photo.png'), await picture('png'));
});
afterAll(async () => {
  await stopWorkers?.();
  await service?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test.each(examples.map((code, i) => [i, code] as const))('example %i of the documentation runs', async (i, code) => {
  const file = join(folder, `example-${i}.mjs`);
  // they are JavaScript but for the marks of types
  const plain = code
    .replaceAll('http://localhost:8787/api', url)
    .replaceAll(/\]!|\bas const\b/g, (mark) => (mark[0] === ']' ? ']' : ''));
  writeFileSync(file, plain);
  const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, CLAYWORK_KEY: key } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const status = await new Promise((done) => child.once('exit', done));
  expect([status, said], said).toEqual([0, said]);
  expect(said).toMatch([/tsk_\w+ model\.glb \d+/, /^30 credits true$/m, /^400 prompt: /m][i] ?? /./);
});

test('there is an example for each of making, the steps and trouble', () => {
  expect(examples).toHaveLength(3);
});
