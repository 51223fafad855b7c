import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../packages/server/src/members/create-member.ts';
import { sweepExpired } from '../../packages/server/src/members/reset-password.ts';
import { allOps } from '../contract/support/all-ops.ts';
import { type Answer, startService, type TestService } from '../contract/support/service.ts';
import { Browser } from './support/browser.ts';

const PASSWORD = 'a fine long password';
let service: TestService;
let admin: Browser;
let adminId: string;
let count = 0;
const address = () => `person${count++}@example.com`;

beforeAll(async () => {
  service = await startService(allOps, { deps: { publicUrl: 'http://claywork.example' } });
  const made = await createMember(
    service.db,
    { email: 'Root@example.com', tier: 'free', admin: true, password: PASSWORD },
    undefined,
  );
  adminId = made.id;
  admin = new Browser(service);
  await admin.post('/account/sign-in', { email: 'root@example.com', password: PASSWORD });
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

async function joined(on = service.app) {
  const one = new Browser(service, on);
  const email = address();
  const { body } = await one.post('/account/sign-up', { email, password: PASSWORD });
  return { one, email, key: String(body.key), id: (body.member as { id: string }).id };
}

const seen = ({ status, body }: Answer) => ({ status, body });

describe('for all others', () => {
  it('there is nothing there, and nothing happens', async () => {
    const { one, id, key } = await joined();
    const routes: [string, string, unknown?][] = [
      ['GET', '/admin/members'],
      ['GET', `/admin/members/${id}`],
      ['PATCH', `/admin/members/${id}`, { admin: true }],
      ['PATCH', `/admin/members/${id}`, 'not json'],
      ['POST', `/admin/members/${id}/credits`, { amount: 5, note: 'please' }],
      ['GET', '/admin/invites'],
      ['POST', '/admin/invites', {}],
      ['DELETE', '/admin/invites/inv_x'],
    ];
    const nothing = { status: 404, body: { error: 'There is nothing here.' } };
    expect(seen(await one.get('/admin/nothing/at/all'))).toEqual(nothing);
    for (const [method, url, body] of routes) {
      const type = { 'content-type': 'application/json' };
      expect(seen(await one.ask(method, url, body, type))).toEqual(nothing);
      expect(seen(await one.ask(method, url, body, { ...type, 'x-api-key': key }))).toEqual(nothing);
      expect(seen(await new Browser(service).ask(method, url, body, type))).toEqual(nothing);
    }
    expect((await one.get('/account/session')).body).toMatchObject({ member: { admin: false } });
  });

  it('the first who signs up is a member like any other', async () => {
    const fresh = await startService(allOps);
    const one = new Browser(fresh);
    const { body } = await one.post('/account/sign-up', { email: 'first@example.com', password: PASSWORD });
    expect(body).toMatchObject({ member: { admin: false } });
    await fresh.stop();
  });
});

describe('members', () => {
  it('are listed newest first, in pages, and found by parts of their address or handle', async () => {
    const people = [await joined(), await joined(), await joined()];
    const first = (await admin.get('/admin/members?limit=2')).body as { members: { id: string }[]; total: number };
    expect(first.members.map(({ id }) => id)).toEqual([people[2]!.id, people[1]!.id]);
    expect(first).toMatchObject({ page: 1, limit: 2, has_more: true, pages: Math.ceil(first.total / 2) });
    const second = (await admin.get('/admin/members?limit=2&page=2')).body as { members: { id: string }[] };
    expect(second.members[0]!.id).toBe(people[0]!.id);
    expect((await admin.get('/admin/members?page=9999')).body).toMatchObject({ members: [], has_more: false });
    const found = async (q: string) => {
      const { body } = await admin.get(`/admin/members?q=${encodeURIComponent(q)}`);
      return (body.members as { id: string }[]).map(({ id }) => id);
    };
    expect(await found(people[1]!.email.toUpperCase())).toEqual([people[1]!.id]);
    expect(await found(people[1]!.id)).toEqual([people[1]!.id]);
    expect(await found('%')).toEqual([]);
    expect(await found('_______')).toEqual([]);
    expect((await admin.get('/admin/members?q=%00')).status).toBe(400);
  });

  it('one is shown with what they can spend, and without secrets', async () => {
    const { id, email, key } = await joined();
    const { body } = await admin.get(`/admin/members/${id}`);
    expect(body).toEqual({
      member: {
        id,
        handle: expect.stringMatching(/^maker-/),
        email,
        email_verified: false,
        has_password: true,
        tier: 'free',
        given_tier: 'free',
        admin: false,
        disabled: false,
        credits: 0,
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
      },
      balance: { credits: 0, allowance: { total: 100, used: 0, left: 100 }, resets_at: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toContain(key);
    for (const unknown of ['mem_0000000000000000000000', '%00', 'x'.repeat(300)]) {
      expect((await admin.get(`/admin/members/${unknown}`)).status).toBe(404);
    }
  });

  it('get another tier, which holds at once', async () => {
    const { one, id } = await joined();
    expect((await admin.ask('PATCH', `/admin/members/${id}`, { tier: 'studio' })).body).toMatchObject({
      member: { tier: 'studio' },
    });
    expect((await one.get('/gen/balance')).body).toMatchObject({ tier: 'studio', allowance: { total: 5000 } });
    expect(await admin.ask('PATCH', `/admin/members/${id}`, { tier: 'none' })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^tier: must be one of free, maker, studio/) },
    });
  });

  it('disabled ones are out at once, with key and sessions; enabled again, the key works, the sessions are gone', async () => {
    const { one, id, key, email } = await joined();
    const byKey = async () => (await service.request({ id, key }, 'GET', '/gen/balance')).status;
    const path = `/admin/members/${id}`;
    expect((await admin.ask('PATCH', path, { disabled: true })).body).toMatchObject({ member: { disabled: true } });
    expect([await byKey(), (await one.get('/gen/balance')).status]).toEqual([401, 401]);
    expect((await admin.ask('PATCH', path, { disabled: false })).body).toMatchObject({ member: { disabled: false } });
    expect([await byKey(), (await one.get('/gen/balance')).status]).toEqual([200, 401]);
    expect((await one.post('/account/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  it('can be made administrators and unmade, but for the last', async () => {
    const { one, id } = await joined();
    const path = `/admin/members/${id}`;
    for (const body of [{ admin: false }, { disabled: true }]) {
      expect((await admin.ask('PATCH', `/admin/members/${adminId}`, body)).status).toBe(409);
    }
    await admin.ask('PATCH', path, { admin: true });
    expect((await one.get('/admin/members')).status).toBe(200);
    await admin.ask('PATCH', path, { admin: false });
    expect((await one.get('/admin/members')).status).toBe(404);
    // a disabled administrator is none
    await admin.ask('PATCH', path, { admin: true, disabled: true });
    expect((await admin.ask('PATCH', `/admin/members/${adminId}`, { admin: false })).status).toBe(409);
    await admin.ask('PATCH', path, { admin: false });
  });

  it('of two administrators who unmake each other at once one is left', async () => {
    for (let i = 0; i < 5; i++) {
      const { one, id } = await joined();
      await admin.ask('PATCH', `/admin/members/${id}`, { admin: true });
      const answers = await Promise.all([
        admin.ask('PATCH', `/admin/members/${id}`, { admin: false }),
        one.ask('PATCH', `/admin/members/${adminId}`, { admin: false }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await service.db.pool.query('update member set admin = (id = $1)', [adminId]);
    }
  });
});

describe('credits', () => {
  it('are granted and corrected with a note, and never below nothing', async () => {
    const { one, id } = await joined();
    const grant = (amount: unknown, note: unknown = 'for the workshop') =>
      admin.post(`/admin/members/${id}/credits`, { amount, note });
    expect((await grant(500)).body).toEqual({ credits: 500 });
    expect((await grant(-200)).body).toEqual({ credits: 300 });
    expect(await grant(-301)).toMatchObject({ status: 409, body: { error: expect.stringContaining('300') } });
    for (const wrong of [0, 0.5, '5', 1e9, null]) expect((await grant(wrong)).status).toBe(400);
    for (const wrong of ['', 'two\nlines', '\0', 'x'.repeat(201), 7]) expect((await grant(5, wrong)).status).toBe(400);
    expect((await one.get('/gen/balance')).body).toMatchObject({ credits: 300 });
    const { body } = await one.get('/account/ledger');
    expect(JSON.stringify(body)).toContain('for the workshop');
    expect((await admin.post('/admin/members/mem_x/credits', { amount: 5, note: 'x' })).status).toBe(404);
  });
});

describe('invitations', () => {
  const invite = async (body: object = {}) => (await admin.post('/admin/invites', body)).body;
  const signUp = (on: Awaited<ReturnType<TestService['build']>>, token: unknown, email = address()) =>
    new Browser(service, on).post('/account/sign-up', {
      email,
      password: PASSWORD,
      ...(token !== undefined && { invite: token }),
    });

  it('let in as many as they say, to the tier they say, and no others', async () => {
    const closed = await service.build({ config: { ...service.config, signup: 'invite' } });
    const { token, link, invite: made } = await invite({ uses: 2, tier: 'maker', note: 'friends' });
    expect(link).toBe(`http://claywork.example/sign-up?invite=${token}`);
    expect(made).toMatchObject({ uses: 2, used: 0, tier: 'maker', note: 'friends', email: null });
    expect(await signUp(closed, undefined)).toMatchObject({ status: 400, body: { error: 'invite: is required' } });
    const wrong = await signUp(closed, 'x'.repeat(22));
    expect(wrong).toMatchObject({ status: 403, body: { error: expect.stringMatching(/^invite: /) } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(closed, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403]);
    for (const { status, body } of answers)
      if (status === 200) expect(body).toMatchObject({ member: { tier: 'maker' } });
    const { invites } = (await admin.get('/admin/invites')).body as { invites: { id: string; used: number }[] };
    expect(invites.find(({ id }) => id === (made as { id: string }).id)).toMatchObject({ used: 2 });
    expect(JSON.stringify(invites)).not.toContain(String(token));
    expect((await new Browser(service, closed).get('/account/session')).body).toMatchObject({ signup: 'invite' });
    await closed.close();
  });

  it('are not used up by a sign-up that fails', async () => {
    const closed = await service.build({ config: { ...service.config, signup: 'invite' } });
    const { email } = await joined();
    const { token } = await invite();
    expect((await signUp(closed, token, email)).status).toBe(409);
    expect((await signUp(closed, token)).status).toBe(200);
    await closed.close();
  });

  it('may be for one address, may run out, and may be withdrawn', async () => {
    const mine = address();
    const { token } = await invite({ email: mine.toUpperCase() });
    expect((await signUp(service.app, token)).status).toBe(403);
    expect((await signUp(service.app, token, mine)).status).toBe(200);
    const { token: late, invite: old } = await invite({ days: 1 });
    await service.db.pool.query("update invite set expires_at = now() - interval '1 second' where id = $1", [
      (old as { id: string }).id,
    ]);
    expect((await signUp(service.app, late)).status).toBe(403);
    const { token: gone, invite: made } = await invite();
    const path = `/admin/invites/${(made as { id: string }).id}`;
    expect((await admin.ask('DELETE', path)).body).toEqual({ ok: true });
    expect((await admin.ask('DELETE', path)).status).toBe(404);
    expect((await signUp(service.app, gone)).status).toBe(403);
  });

  it('a closed service takes nobody, invited or not', async () => {
    const closed = await service.build({ config: { ...service.config, signup: 'closed' } });
    const { token } = await invite();
    for (const one of [undefined, token]) {
      expect(await signUp(closed, one)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('no new') },
      });
    }
    await closed.close();
  });
});

it('what is over is put away, and nothing else', async () => {
  const { one, id } = await joined();
  const { email } = await joined();
  await one.post('/account/sign-in', { email, password: PASSWORD });
  await service.db.pool.query('update session set expires_at = now() where member_id = $1', [id]);
  const left = async () => Number((await service.db.pool.query('select count(*) as n from session')).rows[0].n);
  const before = await left();
  await sweepExpired(service.db);
  expect(await left()).toBe(before - 1);
});
