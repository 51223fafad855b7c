import { type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ForgedEventError } from '../errors.ts';
import { signerKey } from './certificate.ts';
import { accepted, type PayPalClient } from './client.ts';
import type { PayPalSettings } from './settings.ts';

const CERTIFICATES_KEPT = 8;
const CERTIFICATE_BYTES_MAX = 64 * 1024;
const TIMEOUT_MS = 5000;

const headersSchema = z.object({
  'paypal-transmission-id': z.string().min(1).max(100),
  'paypal-transmission-time': z.string().min(1).max(100),
  'paypal-transmission-sig': z.string().min(1).max(1000),
  'paypal-cert-url': z.string().min(1).max(500),
  'paypal-auth-algo': z.string().regex(/^sha256withrsa$/i),
});
type Headers = z.output<typeof headersSchema>;

const statusSchema = z.object({ verification_status: z.string() });

/**
 * Proves that PayPal sent a webhook, and sent it for us: the signature is over the transmission, our webhook's id and the CRC-32 of the body,
 * by a certificate that is fetched from PayPal's own hosts only. Where the certificate cannot be judged here, PayPal is asked.
 */
export class WebhookVerifier {
  readonly #settings: PayPalSettings;
  readonly #client: PayPalClient;
  readonly #keys = new Map<string, KeyObject>();

  constructor(settings: PayPalSettings, client: PayPalClient) {
    this.#settings = settings;
    this.#client = client;
  }

  /** Throws `ForgedEventError`; `ProviderUnavailableError` when PayPal had to be asked and did not answer. */
  async check(headers: IncomingHttpHeaders, body: Uint8Array): Promise<void> {
    const parsed = headersSchema.safeParse(headers);
    if (!parsed.success) throw new ForgedEventError('it is not signed as PayPal signs');
    const own = parsed.data;
    const url = certificateUrl(own['paypal-cert-url'], this.#settings.api);
    if (!url) throw new ForgedEventError('its certificate is not on a host of PayPal');
    const key = await this.#key(url);
    const genuine = key ? isSigned(own, body, this.#settings.webhookId, key) : await this.#askPayPal(own, body);
    if (!genuine) throw new ForgedEventError('its signature is wrong');
  }

  async #key(url: string): Promise<KeyObject | undefined> {
    const known = this.#keys.get(url);
    if (known) return known;
    const pem = await fetchCertificate(url);
    const key = pem === undefined ? undefined : signerKey(pem, new Date(), this.#settings.roots);
    if (!key) return undefined;
    if (this.#keys.size >= CERTIFICATES_KEPT) this.#keys.clear();
    this.#keys.set(url, key);
    return key;
  }

  async #askPayPal(headers: Headers, body: Uint8Array): Promise<boolean> {
    const question = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: this.#settings.webhookId,
    };
    // the event goes back byte for byte: written anew, its signature would not fit
    const text = `${JSON.stringify(question).slice(0, -1)},"webhook_event":${Buffer.from(body).toString('utf8')}}`;
    const answer = await this.#client.ask({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: text,
      reads: true,
    });
    if (answer.status === 400 || answer.status === 422) return false;
    return accepted(statusSchema, answer).verification_status === 'SUCCESS';
  }
}

function isSigned(headers: Headers, body: Uint8Array, webhookId: string, key: KeyObject): boolean {
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time, 'paypal-transmission-sig': sig } = headers;
  const message = `${id}|${time}|${webhookId}|${crc32(body)}`;
  return verify('RSA-SHA256', Buffer.from(message), key, Buffer.from(sig, 'base64'));
}

/** The address, if it is one of PayPal's certificates: of the same world, live or sandbox, as the API. */
function certificateUrl(text: string, api: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const [url, base] = [new URL(text), new URL(api)];
  const hosts = new Set([base.host, base.host.replace(/^api-m\./, 'api.'), base.host.replace(/^api\./, 'api-m.')]);
  const good =
    url.protocol === base.protocol &&
    hosts.has(url.host) &&
    url.pathname.startsWith('/v1/notifications/certs/') &&
    !url.username &&
    !url.password;
  return good ? url.href : undefined;
}

async function fetchCertificate(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = response.ok ? await response.text() : '';
    return text.length <= CERTIFICATE_BYTES_MAX ? text : undefined;
  } catch {
    return undefined;
  }
}
