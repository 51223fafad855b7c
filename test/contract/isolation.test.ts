import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOps } from './support/all-ops.ts';
import { type Inputs, makeInputs, replaceLeaves, validBody } from './support/bodies.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let ada: TestMember;
let ben: TestMember;
let adas: Inputs;
let bens: Inputs;
/** A task of Ada's in each state. */
const states: Record<string, string> = {};

beforeAll(async () => {
  service = await startService(allOps);
  [ada, ben] = [await service.member(), await service.member()];
  adas = await makeInputs(service, ada, allOps);
  service.rest();
  bens = await makeInputs(service, ben, allOps);
  service.rest();
  const create = async () => {
    const body = { op: 'sample-sculpt', prompt: 'a secret dragon', visibility: 'private' };
    return String((await service.request(ada, 'POST', '/gen/create', body)).body.task_id);
  };
  for (const state of ['running', 'done', 'failed']) states[state] = await create();
  await service.finish(states.done!, ['model.glb']);
  await service.fail(states.failed!, 'It went wrong.');
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

/** What a client can see of an answer, without what differs between any two. */
const seen = ({ status, body, headers }: Answer) => ({ status, body, headers: { ...headers, date: undefined } });

const endpoints: [string, string, unknown?][] = [
  ['GET', '/gen/task/:id'],
  ['GET', '/gen/task/:id/events'],
  ['GET', '/gen/file/:id/0'],
  ['HEAD', '/gen/file/:id/0'],
  ['GET', '/gen/thumb/:id'],
  ['GET', '/gen/tasks?before=:id'],
  ['POST', '/gen/task/:id/visibility', { visibility: 'public' }],
  ['DELETE', '/gen/task/:id'],
];

describe('another member’s task is like one that never was', () => {
  for (const state of ['running', 'done', 'failed']) {
    it.each(endpoints)(`${state}: %s %s`, async (method, path, body) => {
      const ask = (id: string) => service.request(ben, method, path.replace(':id', id), body);
      const [theirs, unknown] = [await ask(states[state]!), await ask('tsk_0000000000000000000000')];
      expect(seen(theirs)).toEqual(seen(unknown));
      if (!path.includes('before=')) expect(theirs.status).toBe(404);
      const after = await service.request(ada, 'GET', `/gen/task/${states[state]}`);
      expect(after.body).toMatchObject({ status: state });
      const { body: list } = await service.request(ada, 'GET', '/gen/tasks');
      const item = (list.tasks as Record<string, unknown>[]).find((task) => task.task_id === states[state]);
      expect(item).toMatchObject({ visibility: 'private' });
    });
  }

  it('in lists: a member sees only their own', async () => {
    const { body } = await service.request(ben, 'GET', '/gen/tasks');
    const ids = (body.tasks as { task_id: string }[]).map((task) => task.task_id);
    expect(ids.toSorted()).toEqual(bens.tasks.toSorted());
  });
});

describe('another member’s ids in a create are like ones that never were', () => {
  const fields = [...allOps.values()].flatMap((op) =>
    Object.entries(op.inputs ?? {}).map(([field, kind]) => [op.name, field, kind] as const),
  );

  it.each(fields)('%s: %s', async (name, field, kind) => {
    const op = allOps.get(name)!;
    const body = await validBody(service, ben, op, bens);
    const before = await service.spendable(ben);
    const shape = body[field] ?? (field === 'refs' ? ['x'] : 'x');
    const ask = (id: string) =>
      service.request(ben, 'POST', '/gen/create', { ...body, [field]: replaceLeaves(shape, id) });
    const theirs = kind === 'task' ? adas.tasks : [adas[kind]];
    const unknown = await ask('tsk_0000000000000000000000');
    for (const id of theirs) {
      const refused = await ask(id);
      expect(seen(refused)).toEqual(seen(unknown));
      expect(refused.status).toBe(400);
      expect(String(refused.body.error)).toMatch(new RegExp(`^${field}.*: (no such task|bad token)$`));
    }
    expect(await service.spendable(ben)).toBe(before);
  });

  it.each(fields)('%s: %s refuses ids that no database could hold', async (name, field) => {
    const body = await validBody(service, ben, allOps.get(name)!, bens);
    const shape = body[field] ?? (field === 'refs' ? ['x'] : 'x');
    for (const id of ['\0', '\ud800', '’; drop table task; --', '../../etc/passwd', '%00', 'x'.repeat(199)]) {
      const answer = await service.request(ben, 'POST', '/gen/create', { ...body, [field]: replaceLeaves(shape, id) });
      expect(answer.status).toBe(400);
    }
  });
});
