import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOps } from '../contract/support/all-ops.ts';
import { startService, type TestService } from '../contract/support/service.ts';
import { Browser } from './support/browser.ts';

let service: TestService;
let count = 0;
const address = () => `person${count++}@example.com`;
const PASSWORD = 'a fine long password';
const browser = () => new Browser(service);

beforeAll(async () => {
  service = await startService(allOps);
});
afterAll(() => service?.stop());

async function joined(email = address()) {
  const one = browser();
  const { body } = await one.post('/account/sign-up', { email, password: PASSWORD });
  return { one, email, key: String(body.key), id: String((body.member as { id: string }).id) };
}

describe('signing up', () => {
  it('makes a member with a key and a session, and says who they are', async () => {
    const one = browser();
    const email = 'New.Person@Example.com';
    const answer = await one.post('/account/sign-up', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      member: {
        email: 'new.person@example.com',
        tier: 'free',
        admin: false,
        has_password: true,
        email_verified: false,
      },
      key: expect.stringMatching(/^cw_live_/),
    });
    const { body } = await one.get('/account/session');
    expect(body).toEqual({ member: (answer.body as { member: object }).member, signup: 'open', oidc: [] });
    const who = { id: '', key: String(answer.body.key) };
    expect((await service.request(who, 'GET', '/gen/balance')).body).toMatchObject({ tier: 'free', credits: 0 });
    expect((await one.get('/gen/balance')).status).toBe(200);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { one } = await joined();
    expect(one.attributes('claywork.session_token')).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']),
    );
    expect(one.attributes('claywork.session_token')).not.toContain('Secure');
  });

  it('of two with one address at once makes one member, and of the other nothing', async () => {
    const email = address();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        browser().post('/account/sign-up', { email: i % 2 ? email : email.toUpperCase(), password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const { rows } = await service.db.pool.query('select id from member where email = $1', [email]);
    expect(rows).toHaveLength(1);
    for (const table of ['credential', 'api_key', 'session']) {
      const { rowCount } = await service.db.pool.query(`select 1 from ${table} where member_id = $1`, [rows[0].id]);
      expect([table, rowCount]).toEqual([table, 1]);
    }
  });

  it.each([
    ['short', 'password: must be at least 8 characters'],
    ['x'.repeat(129), 'password: must be at most 128 characters'],
    ['PassWord123', 'password: is among the most common ones: choose another'],
    ['aaaaaaaaaaaa', 'password: is among the most common ones: choose another'],
    ['Someone.Here@example.com', 'password: must not be your e-mail address'],
    ['someone.here', 'password: must not be your e-mail address'],
  ])('refuses the password %s', async (password, error) => {
    service.rest();
    const answer = await browser().post('/account/sign-up', { email: 'someone.here@example.com', password });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('refuses what is no address, and names the field', async () => {
    for (const email of ['', 'x', 'a@b', 'a b@example.com', `${'a'.repeat(300)}@example.com`, 7, null]) {
      const answer = await browser().post('/account/sign-up', { email, password: PASSWORD });
      expect([email, answer.status]).toEqual([email, 400]);
      expect(String(answer.body.error)).toMatch(/^email: /);
    }
  });
});

describe('signing in and out', () => {
  it('takes the address in any case and the password in any form of the same characters', async () => {
    const email = address();
    await browser().post('/account/sign-up', { email, password: 'pa\u0301sswo\u0308rter' });
    const one = browser();
    const answer = await one.post('/account/sign-in', { email: email.toUpperCase(), password: 'p\u00e1ssw\u00f6rter' });
    expect(answer).toMatchObject({ status: 200, body: { member: { email } } });
    expect((await one.get('/gen/tasks')).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike, in similar time', async () => {
    const { email } = await joined();
    const tries = { wrong: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let i = 0; i < 8; i++) {
      service.rest();
      for (const [kind, who] of [
        ['wrong', email],
        ['unknown', address()],
      ] as const) {
        const start = performance.now();
        const answer = await browser().post('/account/sign-in', { email: who, password: 'not this password' });
        tries[kind].push(performance.now() - start);
        answers.add(JSON.stringify([answer.status, answer.body, Object.keys(answer.headers).toSorted()]));
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('[401,{"error":"E-mail address or password is wrong."}');
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
    const ratio = median(tries.wrong) / median(tries.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('ends the session that signs out, and no other', async () => {
    const { one, email } = await joined();
    const other = browser();
    await other.post('/account/sign-in', { email, password: PASSWORD });
    const copy = one.copy();
    expect((await one.post('/account/sign-out')).body).toEqual({ ok: true });
    for (const signedOut of [one, copy]) {
      expect((await signedOut.get('/gen/balance')).status).toBe(401);
      expect((await signedOut.get('/account/session')).body).toMatchObject({ member: null });
    }
    expect((await other.get('/gen/balance')).status).toBe(200);
    expect((await browser().post('/account/sign-out')).status).toBe(200);
  });

  it('lets a disabled member in no more, and ends what they have at once', async () => {
    const { one, email, id, key } = await joined();
    await service.db.pool.query('update member set disabled_at = now() where id = $1', [id]);
    expect((await one.get('/gen/balance')).status).toBe(401);
    expect((await one.get('/account/session')).body).toMatchObject({ member: null });
    expect((await service.request({ id, key }, 'GET', '/gen/balance')).status).toBe(401);
    const right = await browser().post('/account/sign-in', { email, password: PASSWORD });
    expect(right).toMatchObject({ status: 403, body: { error: expect.stringContaining('disabled') } });
    const wrong = await browser().post('/account/sign-in', { email, password: 'not this password' });
    expect(wrong.status).toBe(401);
  });

  it('keeps neither tokens nor passwords in clear', async () => {
    const { one } = await joined();
    const token = one.cookie('claywork.session_token')!.split('.')[0]!;
    for (const table of ['session', 'credential', 'member', 'verification']) {
      const { rows } = await service.db.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
      for (const { row } of rows) {
        expect(row).not.toContain(token);
        expect(row).not.toContain(PASSWORD);
      }
    }
  });
});

describe('limits', () => {
  it('on failed sign-ins to one account, wherever they come from; good ones do not count', async () => {
    service.rest();
    const { email } = await joined();
    for (let i = 0; i < 25; i++) {
      expect((await browser().post('/account/sign-in', { email, password: PASSWORD })).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      statuses.push((await browser().post('/account/sign-in', { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    const right = await browser().post('/account/sign-in', { email, password: PASSWORD });
    expect(right).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^Too many failed sign-ins to/) },
    });
    service.rest();
    expect((await browser().post('/account/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  it('on sign-ups from one address', async () => {
    service.rest();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await browser().post('/account/sign-up', { email: address(), password: PASSWORD })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    service.rest();
  });
});
