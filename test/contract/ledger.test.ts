import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let ada: TestMember;
beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  ada = await service.member(500, 'free');
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

const ledger = async (who: TestMember, query = '') => service.request(who, 'GET', `/account/ledger${query}`);
const entriesOf = (body: Record<string, unknown>) => body.entries as Record<string, unknown>[];

it('tells every movement, newest first, to its own member only', async () => {
  const created = await service.request(ada, 'POST', '/gen/create', { op: 'sample-sculpt', prompt: 'a dragon' });
  await service.fail(String(created.body.task_id), 'No.');
  const { status, body } = await ledger(ada);
  expect(status).toBe(200);
  expect(entriesOf(body).map(({ kind, task_id, balance_after }) => [kind, task_id, balance_after])).toEqual([
    ['refund', created.body.task_id, 500],
    ['hold', created.body.task_id, 500],
    ['grant', null, 500],
  ]);
  expect(entriesOf(body)[0]).toMatchObject({ reason: 'Given back: sample-sculpt failed', op: 'sample-sculpt' });
  expect(body.has_more).toBe(false);
  const ben = await service.member(3);
  expect(entriesOf((await ledger(ben)).body)).toHaveLength(1);
  expect((await service.request(undefined, 'GET', '/account/ledger')).status).toBe(401);
});

it('is read in pages', async () => {
  const first = (await ledger(ada, '?limit=2')).body;
  expect([entriesOf(first).length, first.has_more]).toEqual([2, true]);
  const second = (await ledger(ada, `?limit=2&before=${entriesOf(first)[1]!.id}`)).body;
  expect([entriesOf(second).length, second.has_more]).toEqual([1, false]);
  expect(entriesOf((await ledger(ada, '?limit=0')).body)).toHaveLength(1);
  expect(entriesOf((await ledger(ada, '?before=0')).body)).toHaveLength(0);
});

it.each(['?before=x', '?before=-1', '?before=1e3', '?limit=many', '?before=99999999999999999999'])(
  'refuses %s by name',
  async (query) => {
    const { status, body } = await ledger(ada, query);
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^(before|limit): must be/)]);
  },
);
