import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../packages/server/src/members/mail.ts';
import { allOps } from '../contract/support/all-ops.ts';
import { startService, type TestService } from '../contract/support/service.ts';
import { Browser } from './support/browser.ts';

const PASSWORD = 'a fine long password';
const NEXT = 'an even finer password';
let service: TestService;
let smtp: SMTPServer;
let mailer: ReturnType<typeof smtpMailer>;
/** What the mail server has taken. */
const mails: { from: string; to: string; login: string; text: string }[] = [];
let count = 0;

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'pa ss' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope, user }, done) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), login: String(user), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://user:pa%20ss@127.0.0.1:${port}`, 'Claywork <clay@example.org>');
  service = await startService(allOps, { deps: { mailer, publicUrl: 'http://claywork.example' } });
});
afterAll(async () => {
  await service?.stop();
  mailer?.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

async function joined() {
  service.rest();
  const one = new Browser(service);
  const email = `person${count++}@example.com`;
  const { body } = await one.post('/account/sign-up', { email, password: PASSWORD });
  return { one, email, key: String(body.key), id: (body.member as { id: string }).id };
}

async function signedIn(email: string, password: string) {
  const one = new Browser(service);
  const { status } = await one.post('/account/sign-in', { email, password });
  return { one, status };
}

/** A log that can be read. */
function memoryLog() {
  const lines: object[] = [];
  return { lines, logger: pino({ level: 'trace' }, { write: (line) => lines.push(JSON.parse(line)) }) };
}

const opens = async (key: unknown) =>
  (await service.request({ id: '', key: String(key) }, 'GET', '/gen/balance')).status === 200;

/** Asks for a reset and reads the token from the mail. */
async function tokenFor(email: string): Promise<string> {
  const before = mails.length;
  expect((await new Browser(service).post('/account/password/forgot', { email })).body).toEqual({ ok: true });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(before + 1);
  const text = mails.at(-1)!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http:\/\/claywork\.example\/reset\?token=(\w+)/.exec(text)![1]!;
}

const reset = (token: string, password = NEXT) =>
  new Browser(service).post('/account/password/reset', { token, password });

describe('changing the password', () => {
  it('rotates the key and ends all other sessions, together', async () => {
    const { one, email, key } = await joined();
    const { one: other } = await signedIn(email, PASSWORD);
    const answer = await one.post('/account/password', { current: PASSWORD, password: NEXT });
    expect(answer.status).toBe(200);
    expect([await opens(key), await opens(answer.body.key)]).toEqual([false, true]);
    expect((await one.get('/gen/balance')).status).toBe(200);
    expect((await other.get('/gen/balance')).status).toBe(401);
    expect((await signedIn(email, PASSWORD)).status).toBe(401);
    expect((await signedIn(email, NEXT)).status).toBe(200);
  });

  it('needs the current one, and a good new one; nothing changes otherwise', async () => {
    const { one, email, key } = await joined();
    for (const [body, error] of [
      [{ current: 'wrong', password: NEXT }, 'current: is not your password'],
      [{ password: NEXT }, 'current: is not your password'],
      [{ current: PASSWORD, password: 'short' }, 'password: must be at least 8 characters'],
      [{ current: PASSWORD, password: email }, 'password: must not be your e-mail address'],
      [{ current: PASSWORD }, 'password: is required'],
    ] as const) {
      expect(await one.post('/account/password', body)).toMatchObject({ status: 400, body: { error } });
    }
    expect(await opens(key)).toBe(true);
    expect((await signedIn(email, PASSWORD)).status).toBe(200);
  });

  it('of eight at once one is done', async () => {
    const { one, email } = await joined();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        one.post('/account/password', { current: PASSWORD, password: `${NEXT}${i}` }),
      ),
    );
    const done = answers.flatMap(({ status, body }, i) => (status === 200 ? [{ i, key: body.key }] : []));
    expect(done).toHaveLength(1);
    expect(await opens(done[0]!.key)).toBe(true);
    expect((await signedIn(email, `${NEXT}${done[0]!.i}`)).status).toBe(200);
  });

  it('cannot be guessed at', async () => {
    const { one } = await joined();
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push((await one.post('/account/key/reveal', { password: 'wrong' })).status);
    expect(tries).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await one.post('/account/password', { current: PASSWORD, password: NEXT })).status).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('is reset by mail: the key changes, all sessions end, the address is proven', async () => {
    const { one, email, key } = await joined();
    const token = await tokenFor(email.toUpperCase());
    expect(mails.at(-1)).toMatchObject({ from: 'clay@example.org', to: email, login: 'user' });
    const answer = await reset(token);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect([await opens(key), await opens(answer.body.key)]).toEqual([false, true]);
    expect((await one.get('/gen/balance')).status).toBe(401);
    const { one: again, status } = await signedIn(email, NEXT);
    expect(status).toBe(200);
    expect((await again.get('/account/session')).body).toMatchObject({ member: { email, email_verified: true } });
  });

  it('is reset once per token, however many try at once', async () => {
    const { email } = await joined();
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => reset(token, `${NEXT}${i}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await opens(answers[winner]!.body.key)).toBe(true);
    expect((await signedIn(email, `${NEXT}${winner}`)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^token: /) } });
  });

  it('a new password ends earlier mails; a bad one uses up nothing', async () => {
    const { email } = await joined();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect(await reset(second, 'short')).toMatchObject({ status: 400, body: { error: /^password: / } });
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('a token is good for an hour', async () => {
    const { email, id } = await joined();
    const token = await tokenFor(email);
    const { rows } = await service.db.pool.query(
      'select extract(epoch from expires_at - now()) as left from verification where value = $1',
      [id],
    );
    expect(Number(rows[0].left)).toBeGreaterThan(3590);
    expect(Number(rows[0].left)).toBeLessThanOrEqual(3600);
    await service.db.pool.query('update verification set expires_at = now() where value = $1', [id]);
    expect((await reset(token)).status).toBe(400);
  });

  it('tells nobody who is a member: same answer, similar time, and no mail to strangers or the disabled', async () => {
    const { email } = await joined();
    const gone = await joined();
    await service.db.pool.query('update member set disabled_at = now() where id = $1', [gone.id]);
    const before = mails.length;
    const answers = new Set<string>();
    for (const who of ['nobody@example.com', gone.email, email]) {
      const start = performance.now();
      const answer = await new Browser(service).post('/account/password/forgot', { email: who });
      expect(performance.now() - start).toBeLessThan(500);
      answers.add(JSON.stringify([answer.status, answer.body, Object.keys(answer.headers).toSorted()]));
    }
    expect(answers.size).toBe(1);
    await expect.poll(() => mails.length, { timeout: 5000 }).toBe(before + 1);
    expect(mails.at(-1)!.to).toBe(email);
  });

  it('is asked for three times in a quarter of an hour', async () => {
    service.rest();
    const statuses = [];
    const email = 'nobody.at.all@example.com';
    for (let i = 0; i < 4; i++) {
      statuses.push((await new Browser(service).post('/account/password/forgot', { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('tokens that are none change nothing', async () => {
    service.rest();
    for (const token of ['x', '%', '\0', "' or 1=1", 'x'.repeat(128)]) {
      expect((await reset(token)).status).toBe(400);
    }
  });

  it('without a mail server the link is in the log', async () => {
    const { lines, logger } = memoryLog();
    const plain = await service.build({
      mailer: undefined,
      logger,
      publicUrl: undefined,
      localUrl: 'http://localhost:9',
    });
    const { email } = await joined();
    await new Browser(service, plain).post('/account/password/forgot', { email });
    await expect.poll(() => lines.length).toBe(1);
    const { link } = lines[0] as { link: string };
    const token = /^http:\/\/localhost:9\/reset\?token=(\w+)$/.exec(link)![1]!;
    expect((await new Browser(service, plain).post('/account/password/reset', { token, password: NEXT })).status).toBe(
      200,
    );
    const { one } = await signedIn(email, NEXT);
    expect((await one.get('/account/session')).body).toMatchObject({ member: { email_verified: false } });
    await plain.close();
  });

  it('a mail server that is away is our trouble, not theirs', async () => {
    const { lines: faults, logger } = memoryLog();
    const away = smtpMailer('smtp://127.0.0.1:1', 'clay@example.org');
    const broken = await service.build({ mailer: away, logger });
    const { email } = await joined();
    const answer = await new Browser(service, broken).post('/account/password/forgot', { email });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    await expect.poll(() => faults.length, { timeout: 5000 }).toBe(1);
    expect(JSON.stringify(faults)).not.toMatch(/token/);
    await broken.close();
  });
});

describe('the key', () => {
  it('is masked, shown for the password, and made anew at once', async () => {
    const { one, key } = await joined();
    expect((await one.get('/account/key')).body).toEqual({
      last_four: key.slice(-4),
      created_at: expect.any(String),
      revealable: true,
    });
    expect(await one.post('/account/key/reveal', { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { error: 'password: is not your password' },
    });
    expect((await one.post('/account/key/reveal', { password: PASSWORD })).body).toEqual({ key });
    const { body } = await one.post('/account/key/regenerate');
    expect([await opens(key), await opens(body.key)]).toEqual([false, true]);
    expect((await one.get('/account/key')).body).toMatchObject({ last_four: String(body.key).slice(-4) });
  });

  it('without copies can only be made anew', async () => {
    const off = await service.build({ keyReveal: false });
    service.rest();
    const one = new Browser(service, off);
    const { body } = await one.post('/account/sign-up', { email: `off${count++}@example.com`, password: PASSWORD });
    expect((await one.get('/account/key')).body).toMatchObject({ revealable: false });
    expect((await one.post('/account/key/reveal', { password: PASSWORD })).status).toBe(409);
    const { body: next } = await one.post('/account/key/regenerate');
    expect([await opens(body.key), await opens(next.key)]).toEqual([false, true]);
    await off.close();
  });
});

describe('sessions', () => {
  it('are listed and ended one by one, by their owner only', async () => {
    const { one, email } = await joined();
    const { one: other } = await signedIn(email, PASSWORD);
    const stranger = await joined();
    const { body } = await one.get('/account/sessions');
    const sessions = body.sessions as { id: string; current: boolean; agent: string }[];
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    expect(sessions[0]!.agent).toBe('ClayworkTests/1.0 (tests@example.com)');
    const theirs = sessions.find(({ current }) => !current)!;
    for (const id of [theirs.id, 'ses_0000000000000000000000', '%00']) {
      const answer = await stranger.one.ask('DELETE', `/account/sessions/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { error: 'No such session.' } });
    }
    expect((await one.ask('DELETE', `/account/sessions/${theirs.id}`)).body).toEqual({ ok: true });
    expect((await other.get('/gen/balance')).status).toBe(401);
    expect((await one.get('/gen/balance')).status).toBe(200);
  });

  it('end after thirty days unused, and live on while used', async () => {
    const { one, id } = await joined();
    const left = async () => {
      const { rows } = await service.db.pool.query(
        'select extract(epoch from expires_at - now()) / 86400 as days from session where member_id = $1',
        [id],
      );
      return Math.round(Number(rows[0].days));
    };
    expect(await left()).toBe(30);
    await service.db.pool.query("update session set expires_at = now() + interval '10 days' where member_id = $1", [
      id,
    ]);
    await one.get('/account/session');
    expect(await left()).toBe(30);
    await service.db.pool.query('update session set expires_at = now() where member_id = $1', [id]);
    expect((await one.get('/gen/balance')).status).toBe(401);
    expect((await one.get('/account/session')).body).toMatchObject({ member: null });
  });
});
