import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOps } from '../contract/support/all-ops.ts';
import { startService, type TestService } from '../contract/support/service.ts';
import { Browser } from './support/browser.ts';

const PASSWORD = 'a fine long password';
const BASE = 'http://claywork.example';
const CALLBACK = `${BASE}/api/account/auth/callback/oidc`;
let service: TestService;
let server: Server;
let issuer: string;
/** Who is signed in at the provider. */
let person: { sub: string; email: string; email_verified: boolean };
let count = 0;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'claywork', client_secret: 'a secret', redirect_uris: [CALLBACK] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['k'] },
    async findAccount(_, sub) {
      const { email, email_verified } = person;
      return { accountId: sub, claims: async () => ({ sub, email, email_verified, name: 'A Real Name' }) };
    },
    interactions: { url: () => '/interaction' },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url!.startsWith('/interaction')) return handle(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  });
  const oidc = { issuer, clientId: 'claywork', clientSecret: 'a secret', name: 'The Works' };
  service = await startService(allOps, { deps: { publicUrl: BASE, oidc } });
});
beforeEach(() => {
  service.rest();
  person = { sub: `sub${count}`, email: `person${count++}@example.com`, email_verified: true };
});
afterAll(async () => {
  await service?.stop();
  server?.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Follows the provider's pages as a browser with cookies does; returns the address that leads back to us. */
async function throughProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = url, hops = 0; hops < 10; hops++) {
    if (at.startsWith(BASE)) return at;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      cookies.set(pair!.slice(0, pair!.indexOf('=')), pair!.slice(pair!.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} at ${at}: ${await answer.text()}`);
    at = new URL(location, at).href;
  }
  throw new Error('round and round');
}

/** Signs in by the provider; returns where the browser ends up. */
async function comeBy(one: Browser, query = ''): Promise<string> {
  const start = await one.get(`/account/oidc/oidc/start${query}`);
  expect(start.status).toBe(302);
  const back = await throughProvider(String(start.headers.location));
  const answer = await one.get(back.slice(`${BASE}/api`.length));
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}

const whoIs = async (one: Browser) => (await one.get('/account/session')).body;

describe('an identity provider', () => {
  it('is offered by name, and makes a member with a key and an address that is proven', async () => {
    const one = new Browser(service);
    expect(await whoIs(one)).toMatchObject({ member: null, oidc: [{ id: 'oidc', name: 'The Works' }] });
    expect(await comeBy(one, '?to=/studio')).toBe(`${BASE}/studio`);
    const { member } = (await whoIs(one)) as { member: { id: string; handle: string } };
    expect(member).toMatchObject({ email: person.email, email_verified: true, has_password: false, tier: 'free' });
    expect(member.handle).toMatch(/^maker-/);
    expect((await one.get('/account/key')).body).toMatchObject({ revealable: true });
    const { rows } = await service.db.pool.query('select c::text as row from credential c where member_id = $1', [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
    const again = new Browser(service);
    await comeBy(again);
    expect(await whoIs(again)).toMatchObject({ member: { id: member.id } });
  });

  it('its members may set a password, and then sign in with it', async () => {
    const one = new Browser(service);
    await comeBy(one);
    expect((await one.post('/account/key/reveal', { password: PASSWORD })).status).toBe(400);
    expect((await one.post('/account/password', { password: PASSWORD })).status).toBe(200);
    expect((await one.post('/account/password', { password: 'another one of them' })).status).toBe(400);
    const other = new Browser(service);
    expect((await other.post('/account/sign-in', { email: person.email, password: PASSWORD })).status).toBe(200);
    const third = new Browser(service);
    await comeBy(third);
    expect((await whoIs(third)).member).toMatchObject({ email: person.email, has_password: true });
  });

  it('opens an account that is there by a proven address only', async () => {
    const owner = new Browser(service);
    await owner.post('/account/sign-up', { email: person.email, password: PASSWORD });
    const id = ((await whoIs(owner)).member as { id: string }).id;
    const guest = new Browser(service);
    // whoever signed up first may not have been the one whose address it is
    expect(await comeBy(guest)).toBe(`${BASE}/sign-in?error=account_not_linked`);
    expect(await whoIs(guest)).toMatchObject({ member: null });
    await service.db.pool.query('update member set email_verified = true where id = $1', [id]);
    person.email_verified = false;
    expect(await comeBy(guest)).toBe(`${BASE}/sign-in?error=account_not_linked`);
    person.email_verified = true;
    await comeBy(guest);
    expect(await whoIs(guest)).toMatchObject({ member: { id } });
  });

  it('is added by who is signed in, if the address is the same', async () => {
    const owner = new Browser(service);
    await owner.post('/account/sign-up', { email: person.email, password: PASSWORD });
    const id = ((await whoIs(owner)).member as { id: string }).id;
    expect(await comeBy(owner, '?to=/account')).toBe(`${BASE}/account`);
    const guest = new Browser(service);
    await comeBy(guest);
    expect(await whoIs(guest)).toMatchObject({ member: { id } });
    person = { sub: 'another', email: 'another@example.com', email_verified: true };
    expect(await comeBy(owner, '?to=/account')).toMatch(/^http:\/\/claywork\.example\/account\?error=/);
  });

  it('keeps to how one may sign up', async () => {
    const { config } = service;
    const root = await service.member();
    await service.db.pool.query('update member set admin = true where id = $1', [root.id]);
    const { token } = (await service.request(root, 'POST', '/admin/invites', { tier: 'maker' })).body;
    const oidc = { issuer, clientId: 'claywork', clientSecret: 'a secret', name: 'The Works' };
    const invited = await service.build({ config: { ...config, signup: 'invite' }, oidc });
    const one = new Browser(service, invited);
    expect(await comeBy(one)).toMatch(/^http:\/\/claywork\.example\/sign-in\?error=invite/);
    await comeBy(one, `?invite=${token}`);
    expect(await whoIs(one)).toMatchObject({ member: { email: person.email, tier: 'maker' } });
    await invited.close();
    const closed = await service.build({ config: { ...config, signup: 'closed' }, oidc });
    const other = new Browser(service, closed);
    await comeBy(other);
    expect(await whoIs(other)).toMatchObject({ member: { email: person.email } });
    person = { sub: 'late', email: 'late@example.com', email_verified: true };
    const late = new Browser(service, closed);
    expect(await comeBy(late)).toMatch(/^http:\/\/claywork\.example\/sign-in\?error=signup_disabled/);
    expect(await whoIs(late)).toMatchObject({ member: null });
    await closed.close();
  });

  it('lets no disabled member in', async () => {
    await comeBy(new Browser(service));
    await service.db.pool.query('update member set disabled_at = now() where email = $1', [person.email]);
    const one = new Browser(service);
    expect(await comeBy(one)).toMatch(/\/sign-in\?error=/);
    expect(await whoIs(one)).toMatchObject({ member: null });
  });

  it('a way back works once, and only in the browser that left', async () => {
    const one = new Browser(service);
    const start = await one.get('/account/oidc/oidc/start');
    const back = (await throughProvider(String(start.headers.location))).slice(`${BASE}/api`.length);
    const thief = new Browser(service);
    expect((await thief.get(back)).headers.location).toContain('error=');
    expect(await whoIs(thief)).toMatchObject({ member: null });
    await one.get(back);
    const replay = one.copy();
    expect((await replay.get(back)).headers.location).toContain('error=');
    for (const nonsense of ['', '?state=x&code=y', '?error=access_denied&state=x', '?code=%00']) {
      const answer = await thief.get(`/account/auth/callback/oidc${nonsense}`);
      expect(answer.status).toBeLessThan(500);
      expect(await whoIs(thief)).toMatchObject({ member: null });
    }
  });

  it('leads nowhere but to our own pages', async () => {
    for (const to of [
      'http://evil.example',
      '//evil.example',
      '/\\evil.example',
      'evil',
      '/a b',
      '%2F%2Fevil.example',
    ]) {
      const answer = await new Browser(service).get(
        `/account/oidc/oidc/start?to=${to.startsWith('%') ? to : encodeURIComponent(to)}`,
      );
      expect([to, answer.status]).toEqual([to, 400]);
    }
    for (const url of ['/account/oidc/google/start', '/account/auth/callback/google?code=x&state=y']) {
      expect((await new Browser(service).get(url)).status).toBe(404);
    }
  });

  it('that is away stops nobody else', async () => {
    const away = { issuer: 'http://127.0.0.1:1', clientId: 'claywork', clientSecret: 'x', name: 'The Works' };
    const app = await service.build({ oidc: away });
    const one = new Browser(service, app);
    expect((await one.post('/account/sign-up', { email: person.email, password: PASSWORD })).status).toBe(200);
    const answer = await new Browser(service, app).get('/account/oidc/oidc/start');
    expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining('The Works') } });
    await app.close();
  });

  it('where there is none, there is none', async () => {
    const app = await service.build({ oidc: undefined });
    expect((await new Browser(service, app).get('/account/oidc/oidc/start')).status).toBe(404);
    expect(await whoIs(new Browser(service, app))).toMatchObject({ oidc: [] });
    await app.close();
  });
});
