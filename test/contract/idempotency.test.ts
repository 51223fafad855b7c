import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../packages/server/src/http/budgets.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let member: TestMember;
const body = { op: 'sample-sculpt', prompt: 'a dragon' };
const create = (key: string, sent: unknown = body, who = member) =>
  service.request(who, 'POST', '/gen/create', sent, { 'idempotency-key': key });

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
});
beforeEach(async () => {
  service.rest();
  member = await service.member();
});
afterAll(() => service?.stop());

describe('Idempotency-Key', () => {
  it('gives the same answer again, charges once and says so', async () => {
    const before = await service.spendable(member);
    const first = await create('a');
    const again = await create('a');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true']);
    expect(await service.spendable(member)).toBe(before - 20);
  });

  it('of many at once creates one; the others are replays or conflicts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('a')));
    const created = answers.filter(({ status, headers }) => status === 200 && !headers['idempotent-replayed']);
    expect(created).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body: list } = await service.request(member, 'GET', '/gen/tasks');
    expect(list.tasks).toHaveLength(1);
  });

  it('422 with another body, and belongs to its member', async () => {
    await create('a');
    expect((await create('a', { ...body, prompt: 'a cat' })).status).toBe(422);
    const other = await service.member();
    expect((await create('a', { ...body, prompt: 'a cat' }, other)).headers['idempotent-replayed']).toBeUndefined();
  });

  it('does not remember refusals: what was wrong may be put right', async () => {
    expect((await create('a', { ...body, prompt: '' })).status).toBe(400);
    expect((await create('a')).status).toBe(200);
  });

  it('still answers when the running maximum is reached and the task is gone', async () => {
    const first = await create('a');
    await service.request(member, 'DELETE', `/gen/task/${first.body.task_id}`);
    for (let i = 0; i < service.config.tiers.studio!.maxRunning; i++) await create(`b${i}`);
    expect((await create('a')).body).toEqual(first.body);
  });

  it('replays a 502 as it was', async () => {
    const refusing = await service.build({ admit: async () => 'The engine cannot make this.' });
    const headers = { 'idempotency-key': 'a' };
    const first = await service.requestOn(refusing, member, 'POST', '/gen/create', body, headers);
    const again = await service.requestOn(refusing, member, 'POST', '/gen/create', body, headers);
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([502, first.body, 'true']);
    await refusing.close();
  });

  it('a replay costs a unit of the create budget like any request', async () => {
    for (let i = 0; i < BUDGETS.creates; i++) expect((await create('a')).status).toBe(200);
    expect((await create('a')).status).toBe(429);
  });

  it.each(['', 'x'.repeat(256), 'naïve'])('400 for the key %j', async (key) => {
    expect((await create(key)).status).toBe(400);
  });
});
