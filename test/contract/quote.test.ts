import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../packages/server/src/http/budgets.ts';
import { allOps } from './support/all-ops.ts';
import { type Inputs, makeInputs, validBody } from './support/bodies.ts';
import { paramsOf } from './support/random-params.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

type Body = Record<string, unknown>;

let service: TestService;
let member: TestMember;
let inputs: Inputs;
const ask = (path: string, body: unknown, who: TestMember | undefined = member) =>
  service.request(who, 'POST', `/gen/${path}`, body);

beforeAll(async () => {
  service = await startService(allOps);
  member = await service.member(1_000_000);
  inputs = await makeInputs(service, member, allOps);
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

/** Everything that a create would leave a trace in. */
async function traces(): Promise<unknown> {
  const { rows } = await service.db.pool.query(
    `select (select count(*) from task) as tasks, (select count(*) from ledger) as ledger, (select sum(used) from lane) as lanes,
      (select sum(credits) from member) as credits, (select count(*) from idempotency) as replays,
      (select count(*) from graphile_worker._private_jobs) as jobs`,
  );
  return rows[0];
}

describe.each([...allOps.keys()])('quote %s', (name) => {
  const op = allOps.get(name)!;

  it('is what a create charges, or refuses what it refuses in the same words, and leaves no trace', async () => {
    service.rest();
    const valid = await validBody(service, member, op, inputs);
    const chained = Object.keys(op.inputs ?? {});
    const own = Object.fromEntries(chained.map((field) => [field, valid[field]]));
    const outcomes = new Set<number>();
    const same = async (body: Body) => {
      service.rest();
      const before = await traces();
      const quoted = await ask('quote', body);
      expect(await traces()).toEqual(before);
      const created = await ask('create', body);
      outcomes.add(created.status);
      if (created.status !== 200) return expect([quoted.status, quoted.body]).toEqual([created.status, created.body]);
      expect(quoted).toMatchObject({ status: 200, body: { cost: created.body.cost, enough: true } });
      await service.request(member, 'DELETE', `/gen/task/${created.body.task_id}`);
    };
    await same(valid);
    // inputs as they are at random are refused; with real ones the prices are compared
    const fields = fc.tuple(paramsOf(op), fc.integer({ min: 0, max: 9 }));
    const bodies = fc.sample(fields, 12).map(([random, n]): Body => ({ op: name, ...random, ...(n > 0 && own) }));
    for (const body of bodies) await same(body);
    expect(outcomes).toContain(200);
  });
});

describe('quote', () => {
  const body = { op: 'sample-sculpt', prompt: 'a dragon' };

  it('says whether allowance and credits reach, and goes on where a create would be refused for the moment', async () => {
    const poor = await service.member(7, 'free');
    const quoted = await ask('quote', body, poor);
    expect(quoted).toMatchObject({ status: 200, body: { allowance_left: 100, balance: 7, enough: true } });
    const max = service.config.tiers.free!.maxRunning;
    for (let i = 0; i < max; i++) expect((await ask('create', body, poor)).status).toBe(200);
    expect((await ask('create', body, poor)).status).toBe(429);
    const cost = Number(quoted.body.cost);
    const left = 100 - max * cost;
    expect((await ask('quote', body, poor)).body).toEqual({
      cost,
      allowance_left: left,
      balance: 7,
      enough: left + 7 >= cost,
    });
    await service.spendAll(poor);
    expect((await ask('quote', body, poor)).body).toEqual({ cost, allowance_left: 0, balance: 0, enough: false });
  });

  it('needs a key, and a JSON object', async () => {
    expect((await service.request(undefined, 'POST', '/gen/quote', body)).status).toBe(401);
    for (const wrong of ['[]', 'null', '{"op":', '']) {
      const answer = await service.request(member, 'POST', '/gen/quote', wrong, { 'content-type': 'application/json' });
      expect([answer.status, String(answer.body.error)]).toEqual([400, expect.stringContaining('body: ')]);
    }
    expect(await ask('quote', { op: 'no-such-op' })).toMatchObject({
      status: 400,
      body: { error: 'op: unknown operation' },
    });
  });

  it('has a budget of its own, and spends no create', async () => {
    const one = await service.member();
    await Promise.all(Array.from({ length: BUDGETS.quotes }, () => ask('quote', {}, one)));
    expect(await ask('quote', body, one)).toMatchObject({ status: 429, body: { error: expect.any(String) } });
    expect((await ask('create', body, one)).status).toBe(200);
  });
});
