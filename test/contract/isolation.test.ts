import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOps } from './support/all-ops.ts';
import { type Inputs, makeInputs, replaceLeaves, validBody } from './support/bodies.ts';
import { type Description, type Operation, operationsOf, simplest } from './support/operations.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

const UNKNOWN = 'tsk_0000000000000000000000';

/** Whose an id in a path is. A path that none of these fits fails: whoever adds one says whose it is. */
const OWNERS: { path: RegExp; of: 'task' | 'session' | 'order' | 'everybody' }[] = [
  { path: /^\/(?:gen\/(?:task|file|thumb)|gallery|media\/(?:tasks|gallery))\/[{:]/, of: 'task' },
  { path: /^\/account\/sessions\/[{:]/, of: 'session' },
  { path: /^\/account\/orders\/[{:]/, of: 'order' },
  // the catalog, and the ways of signing in
  { path: /^\/(?:models|media\/models|favorites|account\/oidc|account\/auth\/callback)\/[{:]/, of: 'everybody' },
];
/** Fields of bodies that hold ids, beside those of creates and quotes, which their operations declare. */
const BODY_IDS: Record<string, 'task' | 'session' | 'order' | 'everybody'> = {
  'placeOrder.id': 'everybody',
};
const ID_FIELD = /(?:^|_)(?:ids?|task|tasks|token|input|order|session|before|after)$/;

const service: TestService = await startService(allOps);
const operations = operationsOf(service.document as Description);
const media = service.routes
  .filter(({ url }) => url.startsWith('/media/'))
  .map(({ method, url }): Operation => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    return { method, path, operationId: `${method} ${path}`, tags: [], closed: false, query: [], body: undefined };
  });
const isAdmin = ({ path, tags }: Operation) => path.startsWith('/admin/') || tags.includes('admin');
const forMembers = operations.filter((operation) => !isAdmin(operation));
const withIds = [...forMembers, ...media].filter(({ path }) => path.includes('{'));

let ada: TestMember;
let ben: TestMember;
let adas: Inputs;
let bens: Inputs;
/** A task of Ada's in each state. */
const states: Record<string, string> = {};
/** Everything of Ada's that nobody else may read. */
const secrets: string[] = [];
const theirs: Record<string, string[]> = { task: [], session: [], order: [] };
let before: unknown;

beforeAll(async () => {
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
  theirs.task = Object.values(states);
  theirs.session = [await insertSession()];
  theirs.order = [await insertOrder()];
  const { rows } = await service.db.pool.query('select email, handle from member where id = $1', [ada.id]);
  secrets.push(ada.id, ada.key, rows[0].email, rows[0].handle, 'a secret dragon', adas.image_token, adas.model_token);
  secrets.push(...Object.values(theirs).flat());
  before = await everythingOf(ada);
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

async function insertSession(): Promise<string> {
  await service.db.pool.query(
    `insert into session (id, member_id, token_digest, expires_at, agent)
     values ('ses_of_ada', $1, 'digest', now() + interval '1 day', 'a browser')`,
    [ada.id],
  );
  return 'ses_of_ada';
}

async function insertOrder(): Promise<string> {
  await service.db.pool.query(
    `insert into payment_order (id, member_id, kind, item, title, credits, price, currency, provider)
     values ('ord_of_ada', $1, 'pack', 'p500', '500 credits', 500, 500, 'USD', 'manual')`,
    [ada.id],
  );
  return 'ord_of_ada';
}

/** What Ada would notice. */
async function everythingOf(who: TestMember): Promise<unknown> {
  const rows = [];
  for (const table of ['task', 'upload', 'session', 'payment_order', 'ledger', 'api_key', 'task_like'])
    rows.push(await service.db.pool.query(`select * from ${table} where member_id = $1 order by 1`, [who.id]));
  return [await service.spendable(who), ...rows.map((one) => one.rows)];
}

/** What a client can see of an answer, without what differs between any two. */
const seen = ({ status, body, headers }: Answer) => ({ status, body, headers: { ...headers, date: undefined } });

/** The operation with an id in the place of its first name; whatever else it needs is made up. */
function ask(who: TestMember | undefined, { method, path, body }: Operation, id: string): Promise<Answer> {
  let first = true;
  const url = path.replaceAll(/\{\w+\}/g, () => {
    const part = first ? id : '0';
    first = false;
    return part;
  });
  return service.request(who, method, url, body && simplest(body));
}

const titled = (list: readonly Operation[]) => list.map((one) => [`${one.method} ${one.path}`, one] as const);
const ownerOf = ({ path }: Operation) => OWNERS.find((owner) => owner.path.test(path))?.of;

describe('an id of another member in a path is like one that never was', () => {
  it('of every path it is known whose its ids are', () => {
    expect(withIds.length).toBeGreaterThan(10);
    expect(withIds.filter((operation) => !ownerOf(operation)).map(({ path }) => path)).toEqual([]);
  });

  it.each(titled(withIds.filter((one) => ownerOf(one) !== 'everybody')))('%s', async (_, operation) => {
    for (const id of theirs[ownerOf(operation)!]!) {
      for (const who of [ben, undefined]) {
        const [other, unknown] = [await ask(who, operation, id), await ask(who, operation, UNKNOWN)];
        expect(seen(other)).toEqual(seen(unknown));
        // one that may be had by everybody is not there for anybody
        expect(other.status).toBe(who || !(operation.closed || operation.path.startsWith('/media/tasks/')) ? 404 : 401);
      }
    }
    expect(await everythingOf(ada)).toEqual(before);
  });
});

describe('what is for administrators does not exist for others', () => {
  it.each(titled(operations.filter(isAdmin)))('%s', async (_, operation) => {
    const nothing = { ...operation, path: '/admin/nothing-of-the-kind', body: operation.body };
    // a body that is refused unread closes the connection, which says what the description says to all: that there is such a route
    const told = ({ status, body }: Answer) => ({ status, body });
    const unknown = await ask(ben, nothing, UNKNOWN);
    expect(unknown.status).toBe(404);
    for (const id of [...Object.values(theirs).flat(), ada.id, UNKNOWN]) {
      for (const who of [ben, undefined]) expect(told(await ask(who, operation, id))).toEqual(told(unknown));
    }
    expect(await everythingOf(ada)).toEqual(before);
  });
});

describe('lists hold what is one’s own, or everybody’s', () => {
  const lists = forMembers.filter(({ method, path }) => method === 'GET' && !path.includes('{'));

  it.each(titled(lists))('%s', async (_, operation) => {
    for (const who of operation.closed ? [ben] : [ben, undefined]) {
      const answer = await ask(who, operation, '');
      expect(answer.status).toBe(200);
      // what is shown to all names its maker by the handle, which identifies nobody
      const hidden = operation.path === '/gallery' ? secrets.filter((secret) => !secret.startsWith('maker-')) : secrets;
      for (const secret of hidden) expect(answer.raw.body).not.toContain(secret);
      for (const name of operation.query) {
        for (const id of [...Object.values(theirs).flat(), ada.id]) {
          const by = (value: string) => service.request(who, 'GET', `${operation.path}?${name}=${value}`);
          expect([name, seen(await by(id))]).toEqual([name, seen(await by(UNKNOWN))]);
        }
      }
    }
    if (operation.closed) expect((await ask(undefined, operation, '')).status).toBe(401);
  });

  it('tasks: exactly one’s own', async () => {
    const { body } = await service.request(ben, 'GET', '/gen/tasks');
    const ids = (body.tasks as { task_id: string }[]).map((task) => task.task_id);
    expect(ids.toSorted()).toEqual(bens.tasks.toSorted());
  });
});

describe('another member’s ids in a body are like ones that never were', () => {
  const fields = [...allOps.values()].flatMap((op) =>
    Object.entries(op.inputs ?? {}).map(([field, kind]) => [op.name, field, kind] as const),
  );

  it('of every field that holds an id it is known whose it is', () => {
    const found = forMembers.flatMap(({ operationId, body }) =>
      Object.keys(body?.properties ?? {}).flatMap((name) => (ID_FIELD.test(name) ? `${operationId}.${name}` : [])),
    );
    expect(found.filter((one) => !BODY_IDS[one] && one !== 'resetPassword.token')).toEqual([]);
  });

  it.each(fields)('%s: %s, created and quoted', async (name, field, kind) => {
    const op = allOps.get(name)!;
    const body = await validBody(service, ben, op, bens);
    const before = await service.spendable(ben);
    const shape = body[field] ?? (field === 'refs' ? ['x'] : 'x');
    for (const path of ['create', 'quote']) {
      const by = (id: string) =>
        service.request(ben, 'POST', `/gen/${path}`, { ...body, [field]: replaceLeaves(shape, id) });
      const foreign = kind === 'task' ? adas.tasks : [adas[kind]];
      const unknown = await by(UNKNOWN);
      for (const id of foreign) {
        const refused = await by(id);
        expect(seen(refused)).toEqual(seen(unknown));
        expect(refused.status).toBe(400);
        expect(String(refused.body.error)).toMatch(new RegExp(`^${field}.*: (no such task|bad token)$`));
      }
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
