import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditsOf } from '../../packages/server/src/engine/price-book.ts';
import { BUDGETS } from '../../packages/server/src/http/budgets.ts';
import { propertiesOf } from '../../packages/server/src/http/config/schema-bounds.ts';
import { allOps } from './support/all-ops.ts';
import { makeInputs, validBody } from './support/bodies.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';
import { wrongValues } from './support/wrong-values.ts';

type Body = Record<string, unknown>;

let service: TestService;
let member: TestMember;
const bodies = new Map<string, Body>();
const create = (who: TestMember | undefined, body: unknown) => service.request(who, 'POST', '/gen/create', body);

/** A member with everything that the op can be chained to, and a body that is right. */
async function owner(name: string): Promise<{ who: TestMember; body: Body }> {
  const who = await service.member();
  const op = allOps.get(name)!;
  const body = await validBody(service, who, op, await makeInputs(service, who, allOps, op));
  service.rest();
  return { who, body };
}

const priceOf = (name: string, body: Body) => {
  const op = allOps.get(name)!;
  return op.price(op.params.parse(body), creditsOf(op, service.config));
};

beforeAll(async () => {
  service = await startService(allOps);
  member = await service.member();
  const inputs = await makeInputs(service, member, allOps);
  for (const op of allOps.values()) {
    service.rest();
    bodies.set(op.name, await validBody(service, member, op, inputs));
  }
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

describe.each([...allOps.keys()])('create %s', (name) => {
  const op = allOps.get(name)!;

  it('200: reserves its price, runs, and ignores unknown fields', async () => {
    const { who, body } = await owner(name);
    const before = await service.spendable(who);
    const price = priceOf(name, body);
    const junk = { junk: { deep: [1] }, cost: 0, status: 'done', member_id: member.id, task_id: 'tsk_mine' };
    const created = await create(who, { ...body, ...junk });
    expect(created).toMatchObject({ status: 200, body: { cost: price, status: 'running' } });
    expect(await service.spendable(who)).toBe(before - price);
    const task = await service.request(who, 'GET', `/gen/task/${created.body.task_id}`);
    expect(task.body).toMatchObject({ op: name, status: 'running', progress: 0, cost: price, files: [] });
    const { body: list } = await service.request(who, 'GET', '/gen/tasks');
    const [item] = list.tasks as Body[];
    const { op: _, ...sent } = body;
    expect(item).toMatchObject({ task_id: created.body.task_id, visibility: op.visibility });
    expect(JSON.parse(String(item!.params_json))).toEqual(sent);
  });

  it('404 for its files until it is done, then 200 for each and 404 past the last', async () => {
    const { who, body } = await owner(name);
    const id = (await create(who, body)).body.task_id;
    const get = async (path: string) => (await service.request(who, 'GET', path)).status;
    expect(await get(`/gen/file/${id}/0`)).toBe(404);
    const names = op.files(op.params.parse(body));
    await service.finish(String(id), names);
    for (const n of names.keys()) expect(await get(`/gen/file/${id}/${n}`)).toBe(200);
    expect(await get(`/gen/file/${id}/${names.length}`)).toBe(404);
  });

  it('400: every field wrong in turn is named, and nothing is charged', async () => {
    const before = await service.spendable(member);
    const properties = { ...propertiesOf(op), visibility: { enum: ['public', 'private'] } };
    let tried = 0;
    for (const [field, schema] of Object.entries(properties)) {
      for (const value of wrongValues(schema)) {
        service.rest();
        const answer = await create(member, { ...bodies.get(name), [field]: value });
        expect([field, value, answer.status]).toEqual([field, value, 400]);
        expect(String(answer.body.error)).toMatch(new RegExp(`^${field}[.:[]`));
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(2);
    expect(await service.spendable(member)).toBe(before);
  });

  it('400: every required field missing in turn is named', async () => {
    const required = [
      'op',
      ...Object.keys(propertiesOf(op)).filter((field) => !op.params.safeParse(without(field)).success),
    ];
    for (const field of required) {
      const answer = await create(member, without(field));
      expect(answer).toMatchObject({ status: 400, body: { error: `${field}: is required` } });
    }
    function without(field: string) {
      const { [field]: _, ...rest } = bodies.get(name)!;
      return rest;
    }
  });

  it('401 without a key, with a wrong one and with a retired one, whatever the body', async () => {
    for (const who of [
      undefined,
      { id: '', key: 'cw_live_wrong' },
      { ...member, key: `${member.key.slice(0, -1)}!` },
    ]) {
      for (const body of [bodies.get(name), {}]) expect((await create(who, body)).status).toBe(401);
    }
  });

  it('402 when credits and allowance do not reach, with the three figures, and nothing is charged', async () => {
    const { who, body } = await owner(name);
    const price = priceOf(name, body);
    if (price === 0) return expect((await create(await drained(who), body)).status).toBe(200);
    await drained(who);
    expect(await create(who, body)).toMatchObject({
      status: 402,
      body: { need: price, allowance_left: 0, balance: 0, error: expect.any(String) },
    });
    expect(await service.spendable(who)).toBe(0);
  });

  it('429 with retry_after and lane when the lane is full, which costs neither credits nor budget', async () => {
    const { who, body } = await owner(name);
    const before = await service.spendable(who);
    await service.setLanes({ [op.lane]: { capacity: 0, slots: 2 } });
    try {
      const tries = 2 * BUDGETS.creates;
      const batches = Array.from({ length: tries / 10 }, () => Array.from({ length: 10 }, () => body));
      const refusals: Awaited<ReturnType<typeof create>>[] = [];
      for (const batch of batches) refusals.push(...(await Promise.all(batch.map((one) => create(who, one)))));
      expect(refusals).toHaveLength(tries);
      for (const { status, body: refusal } of refusals) {
        expect(status).toBe(429);
        expect(refusal).toMatchObject({ lane: op.lane, retry_after: expect.any(Number) });
        expect(refusal.retry_after).toBeGreaterThanOrEqual(3);
        expect(refusal.retry_after).toBeLessThanOrEqual(120);
      }
    } finally {
      await service.setLanes({ [op.lane]: { capacity: 1000, slots: 2 } });
    }
    expect(await service.spendable(who)).toBe(before);
    expect((await create(who, body)).status).toBe(200);
  });

  it('429 without retry_after beyond the running maximum', async () => {
    const { who, body } = await owner(name);
    const max = service.config.tiers.studio!.maxRunning;
    for (let i = 0; i < max; i++) expect((await create(who, body)).status).toBe(200);
    const refused = await create(who, body);
    expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['error']]);
  });

  it('429 without retry_after beyond the create budget, before the body is looked at', async () => {
    const { who, body } = await owner(name);
    await Promise.all(Array.from({ length: BUDGETS.creates }, () => create(who, {})));
    for (const last of [body, {}]) {
      const refused = await create(who, last);
      expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['error']]);
    }
  });

  it('503 while generation is disabled, after validity and before credits', async () => {
    const { who, body } = await owner(name);
    await drained(who);
    const off = await service.build({ config: { ...service.config, enabled: false } });
    const answer = (sent: unknown) => service.requestOn(off, who, 'POST', '/gen/create', sent);
    expect(await answer(body)).toMatchObject({ status: 503, body: { error: expect.any(String) } });
    expect((await answer({ ...body, visibility: 'nobody' })).status).toBe(400);
    await off.close();
  });

  it('502 with task_id when the engine refuses what was accepted: refunded, and the task stays failed', async () => {
    const { who, body } = await owner(name);
    const before = await service.spendable(who);
    const refusing = await service.build({ admit: async () => 'The engine cannot make this.' });
    const answer = await service.requestOn(refusing, who, 'POST', '/gen/create', body);
    expect(answer).toMatchObject({ status: 502, body: { error: 'The engine cannot make this.' } });
    expect(await service.spendable(who)).toBe(before);
    const task = await service.request(who, 'GET', `/gen/task/${answer.body.task_id}`);
    expect(task.body).toMatchObject({
      status: 'failed',
      error: 'The engine cannot make this.',
      cost: priceOf(name, body),
    });
    await refusing.close();
  });
});

/** The member with nothing left to spend. */
async function drained(who: TestMember): Promise<TestMember> {
  await service.spendAll(who);
  return who;
}

describe('create', () => {
  it.each([
    ['not JSON', '{"op":', 'body: '],
    ['an array', '[]', 'body: '],
    ['null', 'null', 'body: '],
    ['a text', '"text-to-3d"', 'body: '],
    ['nothing', '', 'body: '],
    ['an unknown op', '{"op":"no-such-op"}', 'op: unknown operation'],
    ['an op that every object has', '{"op":"constructor"}', 'op: unknown operation'],
  ])('400 for %s', async (_, body, error) => {
    const answer = await service.request(member, 'POST', '/gen/create', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(String(answer.body.error)).toContain(error);
  });

  it('415 with what is accepted for a form, 413 with the limit for a huge body', async () => {
    const form = await service.request(member, 'POST', '/gen/create', 'op=x', { 'content-type': 'text/plain' });
    expect(form).toMatchObject({ status: 415, body: { accepted: ['application/json'] } });
    const huge = await service.request(member, 'POST', '/gen/create', { prompt: 'x'.repeat(300_000) });
    expect(huge).toMatchObject({ status: 413, body: { max_bytes: 262_144 } });
  });

  it.each([
    ['fbx', '; FBX 7.7.0 project file\n'],
    ['obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'],
    [
      'stl',
      'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid a\n',
    ],
  ])('what can be uploaded as %s can be imported, for nothing', async (ext, bytes) => {
    const who = await service.member();
    const upload = await service.request(who, 'POST', `/gen/upload-model?ext=${ext}`, bytes, {
      'content-type': 'application/octet-stream',
    });
    const answer = await create(who, { op: 'import', model_token: upload.body.model_token });
    expect(answer).toMatchObject({ status: 200, body: { cost: 0 } });
  });

  it('a retired key answers 401 at once', async () => {
    const who = await service.member();
    expect((await service.request(who, 'GET', '/gen/balance')).status).toBe(200);
    const fresh = await service.rotate(who);
    expect((await service.request(who, 'GET', '/gen/balance')).status).toBe(401);
    expect((await service.request(fresh, 'GET', '/gen/balance')).status).toBe(200);
  });
});
