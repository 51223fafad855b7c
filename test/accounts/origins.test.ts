import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOps } from '../contract/support/all-ops.ts';
import { startService, type TestService } from '../contract/support/service.ts';
import { Browser } from './support/browser.ts';

let service: TestService;
let one: Browser;
let key: string;
const CREATE = { op: 'sample-sculpt', prompt: 'a dragon' };

beforeAll(async () => {
  service = await startService(allOps, { deps: { publicUrl: 'http://claywork.example' } });
  one = new Browser(service);
  const { body } = await one.post('/account/sign-up', { email: 'a@example.com', password: 'a fine long password' });
  key = String(body.key);
});
afterAll(() => service?.stop());

const OURS: [string, Record<string, string>][] = [
  ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['an older one, by the host asked', { origin: 'http://localhost:8080', host: 'localhost:8080' }],
  ['an older one, by the public address', { origin: 'http://claywork.example' }],
  ['one behind a proxy that speaks HTTPS', { origin: 'https://localhost:8443', host: 'localhost:8443' }],
];
const FOREIGN: [string, Record<string, string>][] = [
  ['nobody says where from', {}],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }],
  ['another site that knows our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://claywork.example' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://blog.claywork.example' }],
  ['an older browser at another site', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://localhost:81', host: 'localhost:80' }],
  ['a sandboxed page', { origin: 'null' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['nonsense', { origin: 'not an address' }],
];
const UNSAFE: [string, string, unknown?][] = [
  ['POST', '/gen/create', CREATE],
  ['POST', '/gen/task/tsk_x/visibility', { visibility: 'public' }],
  ['DELETE', '/gen/task/tsk_x'],
  ['POST', '/account/sign-out'],
];

describe.each(UNSAFE)('with a session, %s %s', (method, url, body) => {
  it.each(FOREIGN)('is refused: %s', async (_, proof) => {
    service.rest();
    const thief = one.copy();
    thief.proof = proof;
    const answer = await thief.ask(method, url, body);
    expect(answer).toMatchObject({ status: 403, body: { error: expect.stringMatching(/^Origin: /) } });
    expect((await one.get('/gen/balance')).status).toBe(200);
  });
});

describe('with a session', () => {
  it.each(OURS)('our own pages may change things: %s', async (_, proof) => {
    service.rest();
    const page = one.copy();
    page.proof = proof;
    const created = await page.post('/gen/create', CREATE);
    expect(created.status).toBe(200);
    expect((await page.ask('DELETE', `/gen/task/${created.body.task_id}`)).status).toBe(200);
  });

  it.each(FOREIGN)('reading needs no proof: %s', async (_, proof) => {
    expect((await one.get('/gen/balance', proof)).status).toBe(200);
  });

  it('tasks can be polled; those of others are not there', async () => {
    service.rest();
    const { task_id } = (await one.post('/gen/create', CREATE)).body;
    const byKey = await service.request({ id: '', key }, 'GET', `/gen/task/${task_id}`);
    const bySession = await one.get(`/gen/task/${task_id}`);
    expect(bySession).toMatchObject({ status: 200, body: byKey.body });
    const other = await service.member();
    const theirs = await service.request(other, 'POST', '/gen/create', CREATE);
    for (const id of [theirs.body.task_id, 'tsk_0000000000000000000000', '%00', 'x'.repeat(300)]) {
      expect(await one.get(`/gen/task/${id}`)).toMatchObject({ status: 404, body: { error: 'No such task.' } });
    }
    expect((await new Browser(service).get(`/gen/task/${task_id}`)).status).toBe(401);
  });
});

describe('a key', () => {
  it('needs no proof, and wins over a session', async () => {
    service.rest();
    const other = await service.member();
    const thief = one.copy();
    thief.proof = {};
    const created = await thief.post('/gen/create', CREATE, { 'x-api-key': other.key });
    expect(created.status).toBe(200);
    const path = `/gen/task/${created.body.task_id}`;
    expect((await service.request(other, 'GET', path)).status).toBe(200);
    expect((await one.get(path)).status).toBe(404);
    expect((await one.get(path, { 'x-api-key': other.key })).status).toBe(200);
  });

  it('that is wrong is not made good by a session', async () => {
    for (const wrong of ['', 'cw_live_wrong', key.slice(0, -1)]) {
      for (const path of ['/gen/balance', '/gen/task/tsk_x']) {
        expect((await one.get(path, { 'x-api-key': wrong })).status).toBe(401);
      }
    }
  });
});

describe('signing in', () => {
  const body = { email: 'a@example.com', password: 'a fine long password' };

  it.each(FOREIGN.slice(1))('is refused from another site: %s', async (_, proof) => {
    const visitor = new Browser(service);
    visitor.proof = proof;
    const answers = await Promise.all([
      visitor.post('/account/sign-in', body),
      visitor.post('/account/sign-up', { ...body, email: 'b@example.com' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
  });

  it('is for programs, too', async () => {
    const program = new Browser(service);
    program.proof = {};
    expect((await program.post('/account/sign-in', body)).status).toBe(200);
  });

  it('cannot be done by a form', async () => {
    const visitor = new Browser(service);
    const form = 'email=a%40example.com&password=a+fine+long+password';
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      expect((await visitor.post('/account/sign-in', form, { 'content-type': type })).status).toBe(415);
    }
  });
});

it('over HTTPS the cookie is for HTTPS only', async () => {
  const secure = await service.build({ publicUrl: 'https://claywork.example' });
  const visitor = new Browser(service, secure);
  await visitor.post('/account/sign-in', { email: 'a@example.com', password: 'a fine long password' });
  expect(visitor.attributes('__Secure-claywork.session_token')).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']),
  );
  expect((await visitor.get('/gen/balance')).status).toBe(200);
  await secure.close();
});

it('cookies that are no session are nobody', async () => {
  const values = ['', 'x', '.', '%', '%00', 'a.b', '"', `${'x'.repeat(4000)}.y`, 'token=token', "' or 1=1 --"];
  for (const value of values) {
    const visitor = new Browser(service);
    visitor.setCookie('claywork.session_token', value);
    expect((await visitor.get('/gen/balance')).status).toBe(401);
    expect(await visitor.get('/account/session')).toMatchObject({ status: 200, body: { member: null } });
  }
});
