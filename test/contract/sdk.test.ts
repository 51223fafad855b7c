import type { AddressInfo } from 'node:net';
import {
  Blocked,
  Claywork,
  ClayworkError,
  InsufficientCredits,
  NotFound,
  OPERATIONS,
  TooManyRequests,
  Unauthenticated,
} from '@claywork/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './support/all-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';
import { glb, picture } from './support/uploads.ts';

const app = 'SdkTests/1.0 (tests@example.com)';
let service: TestService;
let member: TestMember;
let baseUrl: string;
let claywork: Claywork;
beforeAll(async () => {
  service = await startService(registered);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/api`;
  member = await service.member();
  claywork = new Claywork({ baseUrl, key: member.key, app });
});
afterAll(() => service?.stop());

test('knows every route of the service, and no other', () => {
  const told = Object.entries(service.document.paths as Record<string, Record<string, { operationId: string }>>);
  const live = told.flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  const known = Object.entries(OPERATIONS).map(([id, { method, path }]) => `${id} ${method} ${path}`);
  expect(known.toSorted()).toEqual(live.toSorted());
});

test('from create to the bytes of a file, and away with it', async () => {
  const { task_id, cost } = await claywork.tasks.create({ op: 'text-to-3d', prompt: 'a red fox', seed: 3 });
  expect(cost).toBeGreaterThan(0);
  const waiting = claywork.tasks.wait(task_id, { intervalMs: 20, live: false });
  await service.finish(task_id, ['model.glb']);
  const task = await waiting;
  expect(task).toMatchObject({ status: 'done', progress: 100, op: 'text-to-3d' });
  const [file] = claywork.results(task);
  const bytes = await file!.download();
  expect([file!.name, bytes.length]).toEqual(['model.glb', file!.bytes]);
  expect(Buffer.from(bytes).toString()).toContain(task_id);
  const { stream, mime } = await claywork.files.stream(task_id);
  let streamed = 0;
  for await (const part of stream) streamed += part.length;
  expect([mime, streamed]).toEqual(['model/gltf-binary', bytes.length]);
  expect((await claywork.files.thumbnail(task_id)).mime).toBe('image/webp');
  expect(await claywork.tasks.visibility(task_id, 'private')).toEqual({ ok: true, visibility: 'private' });
  const { tasks } = await claywork.tasks.list({ limit: 1 });
  expect(tasks).toMatchObject([{ task_id, visibility: 'private' }]);
  expect(await claywork.tasks.delete(task_id)).toEqual({ ok: true });
  await expect(claywork.tasks.get(task_id)).rejects.toBeInstanceOf(NotFound);
});

test('live events carry a wait, and tell of every step', async () => {
  const { task_id, cost } = await claywork.tasks.create({ op: 'text-to-3d', prompt: 'a red fox' });
  const quote = await claywork.tasks.quote({ op: 'text-to-3d', prompt: 'a red fox' });
  expect(quote).toMatchObject({ cost, enough: true });
  let heard = () => {};
  const first = new Promise<void>((resolve) => {
    heard = resolve;
  });
  // polls alone would take an hour: only the stream can bring the end
  const waiting = claywork.tasks.wait(task_id, { intervalMs: 3_600_000, onProgress: heard });
  await first;
  await service.finish(task_id, ['model.glb']);
  expect(await waiting).toMatchObject({ status: 'done', progress: 100 });
  const told: string[] = [];
  for await (const { status } of claywork.tasks.events(task_id)) told.push(status);
  expect(told).toEqual(['done']);
});

test('uploads become inputs', async () => {
  const image_token = await claywork.uploads.image(await picture('png'));
  const sent: number[] = [];
  const jpeg = await picture('jpeg');
  await claywork.uploads.image(jpeg, { onProgress: ({ bytes }) => sent.push(bytes) });
  expect(sent.at(-1)).toBe(jpeg.length);
  const { task_id } = await claywork.tasks.create({ op: 'image-to-3d', image_token });
  expect((await claywork.tasks.get(task_id)).op).toBe('image-to-3d');
  const importing = claywork.importModel(glb(), { intervalMs: 20, live: false });
  await expect.poll(async () => (await claywork.tasks.list()).tasks[0]?.op).toBe('import');
  await service.finish((await claywork.tasks.list()).tasks[0]!.task_id, ['model.glb']);
  expect(await importing).toMatchObject({ op: 'import', status: 'done' });
});

test('balance and config are typed and live', async () => {
  const { credits, allowance } = await claywork.balance();
  const { costs, limits } = await new Claywork({ baseUrl, app }).config();
  expect(credits + allowance.left).toBeGreaterThan(0);
  expect(Object.keys(costs)).toEqual(expect.arrayContaining([...registered.keys()]));
  expect(limits.poll_interval_ms).toBe(3000);
});

test('refusals are errors that say what can be done', async () => {
  const poor = await service.member(0, 'bare');
  const refusal = (key: string, body: object) =>
    new Claywork({ baseUrl, key, app }).tasks.create(body as never).then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
  const credits = await refusal(poor.key, { op: 'text-to-3d', prompt: 'a red fox' });
  expect(credits).toBeInstanceOf(InsufficientCredits);
  expect(credits).toMatchObject({ need: 20, allowanceLeft: 0, balance: 0 });
  expect(await refusal('cw_live_no', { op: 'text-to-3d', prompt: 'a red fox' })).toBeInstanceOf(Unauthenticated);
  const wrong = await refusal(member.key, { op: 'text-to-3d', prompt: 'x' });
  expect(wrong).toBeInstanceOf(ClayworkError);
  expect(wrong).toMatchObject({ status: 400, error: expect.stringMatching(/^prompt: /) });
});

test('the same create twice under one key is one task', async () => {
  const body = { op: 'text-to-image', prompt: 'a red fox' } as const;
  const twice = await Promise.all([1, 2].map(() => claywork.tasks.create(body, { idempotencyKey: 'once' })));
  expect(twice[0]).toEqual(twice[1]);
});

test('behind the edge: named clients pass, and bursts are calmed', async () => {
  const edged = await service.build({ edge: true, now: undefined });
  await edged.listen({ port: 0, host: '127.0.0.1' });
  const at = `http://127.0.0.1:${(edged.server.address() as AddressInfo).port}/api`;
  const named = new Claywork({ baseUrl: at, key: member.key, app });
  const bare = (input: string | URL | Request, init?: RequestInit) =>
    fetch(input, { ...init, headers: { ...init?.headers, 'User-Agent': 'curl/8' } });
  const nameless = new Claywork({ baseUrl: at, key: member.key, app, fetch: bare as typeof fetch });
  await expect(nameless.balance()).rejects.toBeInstanceOf(Blocked);
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => named.balance({ retries: 0 })));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThan(10);
  for (const error of refused) expect(error).toMatchObject({ status: 429, edge: true });
  expect(refused[0]).toBeInstanceOf(TooManyRequests);
  expect(await named.balance({ retries: 5 })).toMatchObject({ tier: 'studio' });
  await edged.close();
});
