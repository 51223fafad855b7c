import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAMS_MAX } from '../../packages/server/src/http/events/streams.ts';
import { beginAttempt, reportProgress } from '../../packages/server/src/queue/attempts.ts';
import { failTask, finishTask } from '../../packages/server/src/queue/end-task.ts';
import { LEASE_DEFAULTS } from '../../packages/server/src/queue/lease.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

interface Event {
  id: string;
  event: string;
  data: Record<string, unknown>;
}
interface Stream {
  status: number;
  type: string | undefined;
  text: string;
  events: Event[];
  over: boolean;
  close(): void;
}

const RESULTS = { files: [], kept: [], thumb: null, output: {} };
let service: TestService;
let member: TestMember;
let app: FastifyInstance;
let port: number;
const streams: Stream[] = [];

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  ({ app, port } = await listening());
});
beforeEach(async () => {
  service.rest();
  member = await service.member();
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await app?.close();
  await service?.stop();
});

async function listening(changes: object = {}): Promise<{ app: FastifyInstance; port: number }> {
  const built = await service.build(changes);
  await built.listen({ port: 0, host: '127.0.0.1' });
  return { app: built, port: (built.server.address() as AddressInfo).port };
}

/** A stream as a browser reads it, open once its head has come. */
function stream(
  id: string,
  options: { who?: TestMember; last?: string; at?: number; cookie?: string } = {},
): Promise<Stream> {
  const { who = member, last, at = port, cookie } = options;
  return new Promise((resolve, reject) => {
    const headers = {
      'user-agent': 'Tests/1.0',
      ...(cookie ? { cookie } : { 'x-api-key': who.key }),
      ...(last && { 'last-event-id': last }),
    };
    const sent: ClientRequest = httpRequest(
      { port: at, path: `/api/gen/task/${id}/events`, headers, agent: false },
      (answer: IncomingMessage) => {
        const one: Stream = {
          status: answer.statusCode!,
          type: answer.headers['content-type'],
          text: '',
          events: [],
          over: false,
          close: () => sent.destroy(),
        };
        streams.push(one);
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          one.text += chunk;
          one.events = eventsOf(one.text);
        });
        answer.on('end', () => (one.over = true)).on('error', () => (one.over = true));
        resolve(one);
      },
    );
    sent.on('error', reject).end();
  });
}

function eventsOf(text: string): Event[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    if (!fields.has('data') || !block.includes('data: {')) return [];
    try {
      return [{ id: fields.get('id')!, event: fields.get('event')!, data: JSON.parse(fields.get('data')!) }];
    } catch {
      return [];
    }
  });
}

const create = async (who = member) => {
  const body = { op: 'sample-sculpt', prompt: 'a dragon' };
  return String((await service.request(who, 'POST', '/gen/create', body)).body.task_id);
};
const poll = async (id: string, who = member) => (await service.request(who, 'GET', `/gen/task/${id}`)).body;
const begin = async (id: string) => (await beginAttempt(service.db, id, 'w', LEASE_DEFAULTS))!.attempt;
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 });
const numberOf = ({ id }: Event) => Number(id.split('-')[0]);

describe('GET /gen/task/:id/events', () => {
  it('says at once what a poll says, then every change, and ends with the task', async () => {
    const id = await create();
    const one = await stream(id);
    expect([one.status, one.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await until(() => expect(one.events).toHaveLength(1));
    expect(one.text).toMatch(/^retry: \d+\n\nid: /);
    expect(one.events[0]).toMatchObject({ event: 'task', data: await poll(id) });
    const attempt = await begin(id);
    await reportProgress(service.db, id, attempt, 40, 'sculpting');
    await until(() => expect(one.events.at(-1)!.data).toMatchObject({ progress: 40, stage: 'sculpting' }));
    await finishTask(service.db, id, attempt, RESULTS);
    await until(() => expect(one.over).toBe(true));
    expect(one.events.at(-1)!.data).toEqual(await poll(id));
    expect(one.events.at(-1)!.data.status).toBe('done');
  });

  it('streams a subsequence of what polls say, in order, and the end always', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => create()));
    const all = await Promise.all(ids.map((id) => stream(id)));
    const truths = await Promise.all(
      ids.map(async (id, n) => {
        const truth = [JSON.stringify(await poll(id))];
        const attempt = await begin(id);
        for (let percent = 2; percent <= 98; percent += 4) {
          await reportProgress(service.db, id, attempt, percent, `step ${percent >> 4}`);
          truth.push(JSON.stringify(await poll(id)));
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
        if (n % 2) await failTask(service.db, id, attempt, 'It went wrong.');
        else await finishTask(service.db, id, attempt, RESULTS);
        truth.push(JSON.stringify(await poll(id)));
        return truth;
      }),
    );
    await until(() => expect(all.every(({ over }) => over)).toBe(true));
    for (const [i, { events }] of all.entries()) {
      const seen = events.map(({ data }) => JSON.stringify(data));
      let at = -1;
      for (const state of seen) {
        const next = truths[i]!.indexOf(state, at + 1);
        expect(next, state).toBeGreaterThan(at);
        at = next;
      }
      expect(at).toBe(truths[i]!.length - 1);
      expect(seen.length).toBeGreaterThan(3);
    }
  });

  it('goes on from Last-Event-ID: what is new comes, what is known does not, and ids keep growing', async () => {
    const id = await create();
    const first = await stream(id);
    const attempt = await begin(id);
    await reportProgress(service.db, id, attempt, 30, 'sculpting');
    await until(() => expect(first.events.at(-1)!.data.progress).toBe(30));
    first.close();
    const known = first.events.at(-1)!;

    const again = await stream(id, { last: known.id });
    await reportProgress(service.db, id, attempt, 50, 'painting');
    await until(() => expect(again.events.at(-1)?.data.progress).toBe(50));
    expect(again.events).toHaveLength(1);
    again.close();
    // away while the task ends: nothing is missed
    await finishTask(service.db, id, attempt, RESULTS);
    const late = await stream(id, { last: again.events[0]!.id });
    await until(() => expect(late.over).toBe(true));
    expect(late.events.map(({ data }) => data.status)).toEqual(['done']);
    // to whoever knows even that, there is nothing to say: browsers stop asking at 204
    const over = await stream(id, { last: late.events[0]!.id });
    expect(over.status).toBe(204);
    const numbers = [...first.events, ...again.events, ...late.events].map(numberOf);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    // ids that say nothing are no reason to refuse
    for (const last of ['0', 'x'.repeat(500), '99999999999999999999-x', '-']) {
      const stray = await stream(id, { last });
      await until(() => expect(stray.over).toBe(true));
      expect(stray.events.map(({ data }) => data.status)).toEqual(['done']);
    }
  });

  it('answers as a poll does for what is not there, and without a key', async () => {
    const id = await create();
    const stranger = await service.member();
    for (const [who, path] of [
      [stranger, id],
      [member, 'tsk_0000000000000000000000'],
      [member, 'x'.repeat(90)],
    ] as const) {
      const answer = await service.request(who, 'GET', `/gen/task/${path}/events`);
      const polled = await service.request(who, 'GET', `/gen/task/${path}`);
      expect([answer.status, answer.body]).toEqual([404, polled.body]);
    }
    expect((await service.request(undefined, 'GET', `/gen/task/${id}/events`)).status).toBe(401);
    expect((await service.request(member, 'HEAD', `/gen/task/${id}/events`)).status).toBe(405);
  });

  it('ends when the task is deleted, and when the key is retired', async () => {
    const [gone, kept] = [await create(), await create()];
    const [one, other] = await Promise.all([stream(gone), stream(kept)]);
    await service.request(member, 'DELETE', `/gen/task/${gone}`);
    await until(() => expect(one.over).toBe(true));
    expect(other.over).toBe(false);
    const { key } = await service.rotate(member);
    await until(() => expect(other.over).toBe(true));
    const again = await stream(kept, { who: { ...member, key } });
    expect(again.status).toBe(200);
  });

  it('opens to a session as to a key, and ends with it', async () => {
    const body = { email: `${member.id}@sessions.example.com`, password: 'a long walk on clay' };
    const up = await service.request(undefined, 'POST', '/account/sign-up', body);
    const cookie = [up.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ');
    const id = await create({ id: '', key: String(up.body.key) });
    const one = await stream(id, { cookie });
    expect(one.status).toBe(200);
    await until(() => expect(one.events).toHaveLength(1));
    expect((await stream(await create(), { cookie })).status).toBe(404);
    await service.request(undefined, 'POST', '/account/sign-out', undefined, {
      cookie,
      'sec-fetch-site': 'same-origin',
    });
    await until(() => expect(one.over).toBe(true));
    expect((await stream(id, { cookie })).status).toBe(401);
  });

  it(`takes ${STREAMS_MAX} of a member at a time, and forgets those that are closed`, async () => {
    const id = await create();
    const open = await Promise.all(Array.from({ length: STREAMS_MAX }, () => stream(id)));
    expect(open.map(({ status }) => status)).toEqual(Array(STREAMS_MAX).fill(200));
    expect((await stream(id)).status).toBe(429);
    const stranger = await service.member();
    expect((await stream(await create(stranger), { who: stranger })).status).toBe(200);
    open[0]!.close();
    await vi.waitFor(async () => expect((await stream(id)).status).toBe(200), { timeout: 5000, interval: 100 });
  });

  it('leaves the address its connections for everything else', async () => {
    const edged = await listening({ edge: true, now: undefined });
    const id = await create();
    const headers = { 'user-agent': 'Tests/1.0', 'x-api-key': member.key };
    const statuses: number[] = [];
    for (let i = 0; i < 24; i++) {
      statuses.push((await stream(id, { at: edged.port })).status);
      await new Promise((resolve) => setTimeout(resolve, 110));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await fetch(`http://127.0.0.1:${edged.port}/api/gen/task/${id}`, { headers });
    expect(answer.status).toBe(200);
    for (const one of streams) one.close();
    await edged.app.close();
  });

  it('does not hold up a shutdown', async () => {
    const other = await listening();
    const id = await create();
    const open = await Promise.all(Array.from({ length: 5 }, () => stream(id, { at: other.port })));
    await until(() => expect(open.every(({ events }) => events.length === 1)).toBe(true));
    const started = performance.now();
    await other.app.close();
    expect(performance.now() - started).toBeLessThan(2000);
    await until(() => expect(open.every(({ over }) => over)).toBe(true));
  });
});
