import { expect, test } from 'vitest';
import {
  Blocked,
  EngineRefused,
  InsufficientCredits,
  LaneFull,
  TooManyRequests,
  Unreachable,
} from '../errors/index.ts';
import { html, json, type Step, scripted } from '../testing.ts';

const BODY = { op: 'text-to-3d', prompt: 'a red fox' } as const;
const CREATED = { task_id: 'tsk_1', cost: 20, status: 'running' };
const busy = (retry_after: number) => json(429, { error: 'Busy.', retry_after, lane: 'generate' });
const cut: Step = (_, response) => void response.socket?.destroy();

test('a full lane is asked again after as long as it says, between 3 and 120 seconds', async () => {
  await using it = await scripted([busy(1), busy(7), busy(500), json(200, CREATED)]);
  const told: number[] = [];
  expect(await it.client.tasks.create(BODY, { onBusy: ({ seconds }) => told.push(seconds) })).toEqual(CREATED);
  expect(it.clock.pauses).toEqual([3000, 7000, 120_000]);
  expect(told).toEqual([3, 7, 120]);
  expect(new Set(it.seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify(BODY)]));
});

test('a lane that stays full is given up after six attempts', async () => {
  await using it = await scripted([busy(5)]);
  const error = await it.client.tasks.create(BODY).catch((e) => e);
  expect(error).toBeInstanceOf(LaneFull);
  expect(error).toMatchObject({ status: 429, error: 'Busy.', retryAfter: 5, lane: 'generate' });
  expect(it.seen.length).toBe(6);
  expect(it.clock.pauses).toEqual([5000, 5000, 5000, 5000, 5000]);
});

test('not enough credits, a running maximum and a refusal of the engine are told at once', async () => {
  const steps = [
    json(402, { error: 'Not enough credits.', need: 20, allowance_left: 3, balance: 4 }),
    json(429, { error: 'You already have as many running tasks as your plan allows.' }),
    json(502, { error: 'The engine said no.', task_id: 'tsk_9' }),
    html(403),
  ];
  await using it = await scripted(steps);
  const next = () => it.client.tasks.create(BODY, { idempotencyKey: 'once' }).catch((e) => e);
  const poor = await next();
  expect(poor).toBeInstanceOf(InsufficientCredits);
  expect(poor).toMatchObject({ need: 20, allowanceLeft: 3, balance: 4, details: { need: 20 } });
  expect(await next()).toBeInstanceOf(TooManyRequests);
  const refused = await next();
  expect(refused).toBeInstanceOf(EngineRefused);
  expect(refused.taskId).toBe('tsk_9');
  expect(await next()).toBeInstanceOf(Blocked);
  expect([it.seen.length, it.clock.pauses]).toEqual([4, []]);
});

test('a create whose answer was lost is not sent again without an idempotency key', async () => {
  for (const step of [cut, html(502), html(200)]) {
    await using it = await scripted([step, json(200, CREATED)]);
    await expect(it.client.tasks.create(BODY)).rejects.toBeInstanceOf(Unreachable);
    expect(it.seen.length).toBe(1);
  }
});

test('with one, it is sent again with the same key and the same bytes', async () => {
  const steps = [cut, html(502), json(409, { error: 'A create with this Idempotency-Key is in progress.' })];
  await using it = await scripted([...steps, json(200, CREATED)]);
  expect(await it.client.tasks.create(BODY, { idempotencyKey: 'order-7' })).toEqual(CREATED);
  expect(it.clock.pauses).toEqual([1000, 2000, 4000]);
  expect(new Set(it.seen.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  expect(it.seen[0]!.headers['idempotency-key']).toBe('order-7');
});

test('what the edge holds back was not seen by the service, and is sent again', async () => {
  await using it = await scripted([html(429), html(429), json(200, CREATED)]);
  expect(await it.client.tasks.create(BODY)).toEqual(CREATED);
  expect(it.clock.pauses).toEqual([1000, 2000]);
});

test('an answer that does not come is lost when patience is at an end', async () => {
  let asked = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await using it = await scripted([() => asked(), json(200, CREATED)]);
  const answer = it.client.tasks.create(BODY, { idempotencyKey: 'slow' });
  await arrived;
  it.clock.expire();
  expect(await answer).toEqual(CREATED);
  expect(it.seen.length).toBe(2);
});

test('a signal ends it at once, with its own reason', async () => {
  const controller = new AbortController();
  await using it = await scripted([() => controller.abort(new Error('enough'))]);
  await expect(it.client.tasks.create(BODY, { signal: controller.signal, idempotencyKey: 'k' })).rejects.toThrow(
    'enough',
  );
  expect(it.seen.length).toBe(1);
});

test('it names the application and itself, and brings the key', async () => {
  await using it = await scripted([json(200, CREATED)]);
  await it.client.tasks.create(BODY);
  expect(it.seen[0]).toMatchObject({ method: 'POST', url: '/api/gen/create' });
  expect(it.seen[0]!.headers).toMatchObject({
    'user-agent': 'Tests/1.0 (tests@example.com) claywork-sdk/0.1.0',
    'x-api-key': 'cw_live_test',
    'content-type': 'application/json',
  });
  const nameless = scripted([], { app: 'tests' });
  await expect(nameless).rejects.toThrow(/app: must name your application/);
});
