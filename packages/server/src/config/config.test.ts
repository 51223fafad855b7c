import { describe, expect, test } from 'vitest';
import { openProvider } from '../payments/open-provider.ts';
import { readEnv } from './env.ts';
import { parseOperatorConfig } from './operator.ts';

describe('the environment', () => {
  test('has defaults, and empty variables are unset ones', () => {
    const env = readEnv({ PORT: '', DATABASE_URL: '' }, '/srv');
    expect(env).toMatchObject({ port: 8787, opsPort: 8788, opsHost: '127.0.0.1', dataDir: '/srv/data' });
    expect(env).toMatchObject({ databaseUrl: undefined, edge: true, keyReveal: true, configFileGiven: false });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['EDGE', 'maybe'],
    ['KEY_REVEAL', 'no'],
    ['WORKER_CONCURRENCY', '0'],
    ['PUBLIC_URL', 'example'],
    ['KEY_SECRET', 'short'],
    ['PLANNER_URL', 'ftp://example.org/v1'],
    ['PLANNER_URL', 'localhost:11434'],
    ['PLANNER_WHEN', 'never'],
    ['PLANNER_TIMEOUT_MS', '0'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});

test('a planner needs its model, and keeps its key out of the address', () => {
  expect(readEnv({}).planner).toBeUndefined();
  expect(() => readEnv({ PLANNER_URL: 'http://localhost/v1' })).toThrow('PLANNER_MODEL');
  expect(() => readEnv({ PLANNER_URL: 'http://me:secret@localhost/v1', PLANNER_MODEL: 'm' })).toThrow('PLANNER_KEY');
  expect(readEnv({ PLANNER_URL: 'http://localhost/v1', PLANNER_MODEL: 'm' }).planner).toMatchObject({
    model: 'm',
    key: undefined,
    when: 'unsure',
    timeoutMs: 20_000,
  });
});

test('mail needs a sender, an identity provider all of its settings and an address to come back to', () => {
  expect(readEnv({})).toMatchObject({ mail: undefined, oidc: undefined });
  expect(() => readEnv({ SMTP_URL: 'http://mail.example.org' })).toThrow('SMTP_URL');
  expect(() => readEnv({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('MAIL_FROM');
  const mail = readEnv({ SMTP_URL: 'smtps://me:x@mail.example.org', MAIL_FROM: 'Clay <clay@example.org>' }).mail;
  expect(mail).toEqual({ url: 'smtps://me:x@mail.example.org', from: 'Clay <clay@example.org>' });
  const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'clay', OIDC_CLIENT_SECRET: 'x' };
  expect(() => readEnv(oidc)).toThrow('PUBLIC_URL');
  expect(() => readEnv({ ...oidc, OIDC_CLIENT_SECRET: '' })).toThrow('OIDC_CLIENT_SECRET');
  expect(readEnv({ ...oidc, PUBLIC_URL: 'https://clay.example.org' }).oidc).toEqual({
    issuer: 'https://id.example.org',
    clientId: 'clay',
    clientSecret: 'x',
    name: 'Single sign-on',
  });
});

describe('payments', () => {
  const paypal = {
    PAYMENTS: 'paypal',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
    PUBLIC_URL: 'https://shop.example/',
  };

  test('are by hand until told otherwise, and PayPal’s sandbox until told otherwise', () => {
    expect(readEnv({}).payments).toEqual({ provider: 'manual' });
    expect(readEnv({ PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
    expect(readEnv(paypal).payments).toMatchObject({
      api: 'https://api-m.sandbox.paypal.com',
      returnUrl: 'https://shop.example',
    });
  });

  test.each(['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PUBLIC_URL'])('by PayPal need %s', (name) => {
    expect(() => readEnv({ ...paypal, [name]: '' })).toThrow(`${name}: must be set`);
  });

  test('tell the secret to nobody on the way', () => {
    expect(() => readEnv({ ...paypal, PAYPAL_API: 'http://api-m.paypal.com' })).toThrow('PAYPAL_API: must be https');
    expect(() => readEnv({ ...paypal, PAYPAL_API: 'paypal.com' })).toThrow('PAYPAL_API');
    expect(readEnv({ ...paypal, PAYPAL_API: 'http://127.0.0.1:9/' }).payments).toMatchObject({
      api: 'http://127.0.0.1:9',
    });
  });

  test('refuse prices that PayPal cannot take', () => {
    const env = readEnv(paypal).payments;
    const packs = [{ id: 'odd', credits: 5, price: 150, currency: 'HUF' }];
    expect(() => openProvider(env, parseOperatorConfig({ packs }))).toThrow(
      'packs: odd: PayPal takes HUF in whole units',
    );
    expect(openProvider(env, parseOperatorConfig({}))).toMatchObject({ name: 'paypal', clientId: 'id' });
    expect(openProvider({ provider: 'manual' }, parseOperatorConfig({ packs }))?.name).toBe('manual');
  });
});

describe("the operator's configuration", () => {
  test('replaces values and leaves the others', () => {
    const config = parseOperatorConfig({ tiers: { free: { allowance: 7 } }, lanes: { mesh: { capacity: 1 } } });
    expect(config.tiers.free).toMatchObject({ allowance: 7, maxRunning: 3, title: 'Free' });
    expect(config.lanes.mesh).toEqual({ capacity: 1, slots: 2 });
    expect(config.lanes.generate).toEqual({ capacity: 8, slots: 2 });
  });

  test.each([
    [{ lane: {} }, 'lane'],
    [{ lanes: { warp: { capacity: 1 } } }, 'lanes'],
    [{ lanes: { mesh: { capacity: 1.5 } } }, 'lanes.mesh.capacity'],
    [{ tiers: { free: { maxRunning: 9 } } }, 'tiers.free.maxRunning'],
    [{ tiers: { gold: { allowance: 9 } } }, 'tiers.gold'],
    [{ prices: { retopo: { smart: -1 } } }, 'prices.retopo.smart'],
    [{ enabled: 'yes' }, 'enabled'],
    [{ packs: [{ id: 'p', credits: 0, price: 1, currency: 'USD' }] }, 'packs.0.credits'],
    [{ packs: [{ id: 'p', credits: 1, price: 1, currency: 'usd' }] }, 'packs.0.currency'],
    [{ packs: Array(2).fill({ id: 'p', credits: 1, price: 1, currency: 'USD' }) }, 'same id'],
    [{ models: { price: 0 } }, 'models.price'],
  ])('%j is refused by name', (value, name) => {
    expect(() => parseOperatorConfig(value)).toThrow(name);
  });
});
