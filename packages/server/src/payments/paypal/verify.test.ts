import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ForgedEventError, ProviderUnavailableError } from '../errors.ts';
import { makeCertificate } from '../testing/certificate.ts';
import { PayPalServer, type Webhook } from '../testing/paypal-server.ts';
import { PayPalClient } from './client.ts';
import { WebhookVerifier } from './verify.ts';

const EVENT = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', summary: 'déjà vu ☂', resource: {} };
const POSTBACK = 'POST /v1/notifications/verify-webhook-signature';
const SIGNER = 'messageverificationcerts.paypal.com';

let paypal: PayPalServer;
let verifier: WebhookVerifier;
beforeAll(async () => {
  paypal = await new PayPalServer().start();
});
beforeEach(() => {
  paypal.asked.length = 0;
  paypal.faults = [];
  verifier = new WebhookVerifier(paypal.settings(), new PayPalClient(paypal.settings()));
});
afterAll(() => paypal.stop());

const check = ({ headers, body }: Webhook, more: Record<string, string> = {}) =>
  verifier.check({ ...headers, ...more }, Buffer.from(body));

test('what PayPal signed is believed, and its certificate is fetched once', async () => {
  for (let i = 0; i < 3; i++) await check(paypal.webhook({ ...EVENT, id: `WH-${i}` }));
  expect(paypal.asked).toEqual(['GET /v1/notifications/certs/CERT-360caa42']);
});

test.each([
  ['another body', { body: JSON.stringify({ ...EVENT, id: 'WH-2' }) }, {}],
  ['another time', {}, { 'paypal-transmission-time': '2020-01-01T00:00:00Z' }],
  ['another transmission', {}, { 'paypal-transmission-id': 'x' }],
  ['another signature', {}, { 'paypal-transmission-sig': Buffer.alloc(256, 7).toString('base64') }],
  ['no signature at all', {}, { 'paypal-transmission-sig': '' }],
  ['a weaker algorithm', {}, { 'paypal-auth-algo': 'SHA1withRSA' }],
])('%s is not what PayPal signed', async (_, change, headers) => {
  const webhook = paypal.webhook(EVENT);
  await expect(check({ ...webhook, ...change }, headers)).rejects.toThrow(ForgedEventError);
  expect(paypal.asked).not.toContain(POSTBACK);
});

test('an event for the webhook of another shop is not ours', async () => {
  await expect(check(paypal.webhook(EVENT, { webhookId: 'ANOTHER' }))).rejects.toThrow(ForgedEventError);
});

test.each([
  'https://evil.example/v1/notifications/certs/CERT-360caa42',
  'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-360caa42',
  'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-360caa42',
  'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
  'http://127.0.0.1:1/v1/notifications/certs/CERT-360caa42',
  'file:///v1/notifications/certs/CERT-360caa42',
  'not an address',
])('no certificate is fetched from %s', async (certUrl) => {
  await expect(check(paypal.webhook(EVENT, { certUrl }))).rejects.toThrow(ForgedEventError);
  expect(paypal.asked).toEqual([]);
});

test('neither from another place on the right host', async () => {
  for (const path of ['/v2/checkout/orders/x', '/v1/notifications/certs/../../oauth2/token', '/certs/CERT-360caa42']) {
    await expect(check(paypal.webhook(EVENT, { certUrl: paypal.url + path }))).rejects.toThrow(ForgedEventError);
  }
  expect(paypal.asked).toEqual([]);
});

/** An attacker can put nothing there, but a verifier must not depend on it. */
function certificates() {
  const own = makeCertificate({ name: 'Own root', ca: true });
  const plain = makeCertificate({ name: 'Not an authority', issuer: paypal.root });
  return [
    ['self-made', makeCertificate({ name: SIGNER }), ''],
    ['of an unknown root', makeCertificate({ name: SIGNER, issuer: own }), own.pem],
    ['of another name', makeCertificate({ name: 'shop.example', issuer: paypal.root }), ''],
    ['expired', makeCertificate({ name: SIGNER, issuer: paypal.root, days: [-30, -1] }), ''],
    ['of tomorrow', makeCertificate({ name: SIGNER, issuer: paypal.root, days: [1, 30] }), ''],
    ['signed by no authority', makeCertificate({ name: SIGNER, issuer: plain }), plain.pem],
    ['an authority itself', makeCertificate({ name: SIGNER, issuer: paypal.root, ca: true }), ''],
  ] as const;
}

test('a certificate that cannot be judged is not believed: PayPal is asked, and says no', async () => {
  for (const [name, certificate, chain] of certificates()) {
    paypal.certificates.set('CERT-odd', certificate.pem + chain);
    const certUrl = `${paypal.url}/v1/notifications/certs/CERT-odd`;
    paypal.asked.length = 0;
    await expect(check(paypal.webhook(EVENT, { key: certificate.key, certUrl })), name).rejects.toThrow(
      ForgedEventError,
    );
    expect(paypal.asked, name).toContain(POSTBACK);
  }
});

test('where the certificate cannot be fetched or read PayPal is asked, with the event byte for byte', async () => {
  const spaced = paypal.webhook(EVENT);
  const certificate = { path: /certs/, when: 'before' as const, how: 503 };
  paypal.faults = [certificate];
  await check(spaced);
  paypal.faults = [certificate];
  await expect(check({ ...spaced, body: spaced.body.replace('{', '{ ') })).rejects.toThrow(ForgedEventError);
  expect(paypal.asked.filter((one) => one === POSTBACK)).toHaveLength(2);
});

test('when PayPal cannot be asked either, it is neither true nor forged', async () => {
  const away = { path: /certs|verify|token/, when: 'before' as const, how: 503 };
  paypal.faults = Array.from({ length: 9 }, () => ({ ...away }));
  await expect(check(paypal.webhook(EVENT))).rejects.toThrow(ProviderUnavailableError);
});

test('a certificate with a short way to the root is as good', async () => {
  const direct = makeCertificate({ name: SIGNER, issuer: paypal.root });
  paypal.certificates.set('CERT-short', direct.pem);
  await check(paypal.webhook(EVENT, { key: direct.key, certUrl: `${paypal.url}/v1/notifications/certs/CERT-short` }));
  expect(paypal.asked).not.toContain(POSTBACK);
});
