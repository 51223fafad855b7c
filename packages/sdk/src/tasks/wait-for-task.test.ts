import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { NotFound, TaskFailed, Unreachable } from '../errors/index.ts';
import { html, json, type Step, scripted } from '../testing.ts';

const task = (progress: number, more: object = {}) => {
  const status = progress === 100 ? 'done' : 'running';
  return { task_id: 'tsk_1', op: 'text-to-3d', status, progress, cost: 20, files: [], output: {}, ...more };
};
const cut: Step = (_, response) => void response.socket?.destroy();
const polls = (seen: { url: string }[]) => seen.filter(({ url }) => !url.endsWith('/events')).length;

test('polls every three seconds until the task has ended', async () => {
  await using it = await scripted([json(200, task(0)), json(200, task(40)), json(200, task(100))]);
  const progress: number[] = [];
  const done = await it.client.tasks.wait('tsk_1', { live: false, onProgress: (t) => progress.push(t.progress) });
  expect(done.status).toBe('done');
  expect(progress).toEqual([0, 40, 100]);
  expect(it.clock.pauses).toEqual([3000, 3000]);
});

test('twenty failures in a row are borne, of every kind', async () => {
  const slow = json(429, { error: 'Slow down.' });
  const trouble = [cut, html(502), html(403), slow, json(503, { error: 'Not now.' })];
  const twenty = Array.from({ length: 20 }, (_, i) => trouble[i % trouble.length]!);
  await using it = await scripted([
    json(200, task(0)),
    ...twenty,
    json(200, task(50)),
    ...twenty,
    json(200, task(100)),
  ]);
  expect(await it.client.tasks.wait('tsk_1', { live: false })).toMatchObject({ status: 'done' });
  expect(it.seen.length).toBe(43);
  // after "Slow down." the pause is longer
  expect(new Set(it.clock.pauses)).toEqual(new Set([3000, 15_000]));
  expect(it.clock.pauses.filter((ms) => ms === 15_000).length).toBe(8);
});

test('the twenty-first gives it up', async () => {
  await using it = await scripted([html(502)]);
  await expect(it.client.tasks.wait('tsk_1', { live: false })).rejects.toBeInstanceOf(Unreachable);
  expect(it.seen.length).toBe(21);
  expect(it.clock.pauses.length).toBe(20);
});

test('an answer that does not come is one of them', async () => {
  const stuck: Step = () => setImmediate(() => it.clock.expire());
  await using it = await scripted([stuck, json(200, task(100))]);
  expect(await it.client.tasks.wait('tsk_1')).toMatchObject({ status: 'done' });
  expect(it.seen.length).toBe(2);
});

test('a task that is gone is told at once, and so is an edge that never let us through', async () => {
  await using gone = await scripted([json(404, { error: 'No such task.' })]);
  await expect(gone.client.tasks.wait('tsk_1')).rejects.toBeInstanceOf(NotFound);
  await using blocked = await scripted([html(403)]);
  await expect(blocked.client.tasks.wait('tsk_1')).rejects.toThrow(/must name itself/);
  expect([gone.seen.length, blocked.seen.length]).toEqual([1, 1]);
});

test('live events are used where the service offers them, and the last word is a poll', async () => {
  const events: Step = (_, response) => {
    begin(response);
    for (const progress of [10, 60]) send(response, task(progress));
    response.write(': heartbeat\n\n');
    send(response, task(100));
  };
  await using it = await scripted([json(200, task(0)), events, json(200, task(100))]);
  const progress: number[] = [];
  await it.client.tasks.wait('tsk_1', { onProgress: (t) => progress.push(t.progress) });
  expect(progress).toEqual([0, 10, 60, 100]);
  expect([polls(it.seen), it.clock.pauses]).toEqual([2, []]);
});

test('a service without them is polled, and asked for them once', async () => {
  const missing = json(404, { error: 'There is nothing here.' });
  await using it = await scripted([json(200, task(0)), missing, json(200, task(5)), json(200, task(100))]);
  await it.client.tasks.wait('tsk_1');
  expect([polls(it.seen), it.seen.length, it.clock.pauses]).toEqual([3, 4, [3000, 3000]]);
});

test('events that are cut, or fall silent, are taken up again after a poll', async () => {
  const torn: Step = (_, response) => {
    begin(response);
    send(response, task(10));
    setImmediate(() => response.socket?.destroy());
  };
  const silent: Step = (_, response) => {
    begin(response);
    setImmediate(() => it.clock.expire());
  };
  const steps = [json(200, task(0)), torn, json(200, task(20)), silent, json(200, task(100))];
  await using it = await scripted(steps);
  expect(await it.client.tasks.wait('tsk_1')).toMatchObject({ progress: 100 });
  expect([polls(it.seen), it.seen.length]).toEqual([3, 5]);
});

test('a signal ends the wait within a pause, a poll or an event', async () => {
  const controller = new AbortController();
  const events: Step = (_, response) => {
    begin(response);
    setImmediate(() => controller.abort(new Error('enough')));
  };
  await using it = await scripted([json(200, task(0)), events]);
  await expect(it.client.tasks.wait('tsk_1', { signal: controller.signal })).rejects.toThrow('enough');
});

test('make creates under a key of its own, waits and hands out the files', async () => {
  const files = [{ name: 'model.glb', file: 'x', bytes: 5, mime: 'model/gltf-binary' }];
  const bytes: Step = (_, response) => void response.writeHead(200, { 'content-length': 5 }).end('hello');
  const created = json(200, { task_id: 'tsk_1', cost: 20, status: 'running' });
  await using it = await scripted([cut, created, json(200, task(100, { files })), bytes]);
  const made = await it.client.make({ op: 'text-to-3d', prompt: 'a red fox' });
  expect(it.seen[0]!.headers['idempotency-key']).toMatch(/^sdk-[0-9a-f]{32}$/);
  expect(it.seen[1]!.headers['idempotency-key']).toBe(it.seen[0]!.headers['idempotency-key']);
  expect(it.seen.length).toBe(3);
  expect(Buffer.from(await made.files[0]!.download()).toString()).toBe('hello');
});

test('make throws what the task failed of', async () => {
  const failed = { ...task(30), status: 'failed', error: 'Nothing was understood.' };
  await using it = await scripted([json(200, { task_id: 'tsk_1', cost: 20, status: 'running' }), json(200, failed)]);
  const error = await it.client.make({ op: 'text-to-3d', prompt: 'xyzzy' }).catch((e) => e);
  expect(error).toBeInstanceOf(TaskFailed);
  expect(error).toMatchObject({ error: 'Nothing was understood.', task: { status: 'failed' } });
});

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': welcome\n\n');
}

function send(response: ServerResponse, data: object): void {
  response.write(`event: task\ndata: ${JSON.stringify(data)}\n\n`);
}
