// For tests: PayPal's side of the protocol (OAuth, Orders v2, Payments v2, webhooks), kept as its documentation says.
import { randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import type { PayPalSettings } from '../paypal/settings.ts';
import { makeCertificate, type TestCertificate } from './certificate.ts';
import { PayPalBooks, type Reply } from './paypal-books.ts';
import { judgeSignature } from './paypal-postback.ts';

/** What shall go wrong with the next request to a path: before or after it was done. */
export interface Fault {
  path: RegExp;
  when: 'before' | 'after';
  /** An error status, a connection that breaks, or silence. */
  how: number | 'drop' | 'hang';
}

export interface Webhook {
  headers: Record<string, string>;
  body: string;
}

const SIGNER = 'messageverificationcerts.sandbox.paypal.com';

/** A PayPal of the test's own, with money that is none. */
export class PayPalServer {
  readonly books = new PayPalBooks();
  readonly webhookId = '1JE4291016473214C';
  readonly clientId = 'client-of-the-shop';
  readonly secret = 'secret-of-the-shop';
  faults: Fault[] = [];
  /** Every request, as `POST /v2/checkout/orders`. */
  readonly asked: string[] = [];
  readonly tokens = new Set<string>();
  tokenSeconds = 32_400;
  readonly root: TestCertificate;
  /** Certificates by the last step of their address; a chain is several in one. */
  readonly certificates = new Map<string, string>();
  readonly signer: TestCertificate;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor() {
    this.root = makeCertificate({ name: 'Root of the tests', ca: true });
    const middle = makeCertificate({ name: 'Middle of the tests', ca: true, issuer: this.root });
    this.signer = makeCertificate({ name: SIGNER, issuer: middle });
    this.certificates.set('CERT-360caa42', this.signer.pem + middle.pem);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.books.base = this.url;
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  settings(more: Partial<PayPalSettings> = {}): PayPalSettings {
    const { clientId, secret, webhookId, url: api } = this;
    const roots = [this.root.pem];
    const quick = { timeoutMs: 400, pausesMs: [1, 1] };
    return { clientId, secret, webhookId, api, roots, returnUrl: 'https://shop.example', ...quick, ...more };
  }

  /** An event as it is sent, signed; changes make it one that PayPal never sent. */
  webhook(event: object, how: { webhookId?: string; key?: TestCertificate['key']; certUrl?: string } = {}): Webhook {
    const body = JSON.stringify(event);
    const id = `${randomBytes(4).toString('hex')}-3b3a-11ec-b750-f75a670c9758`;
    const time = new Date().toISOString();
    const message = `${id}|${time}|${how.webhookId ?? this.webhookId}|${crc32(body)}`;
    const signature = sign('RSA-SHA256', Buffer.from(message), how.key ?? this.signer.key);
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'PayPal/AUHD-214.0-58843487',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': how.certUrl ?? `${this.url}/v1/notifications/certs/CERT-360caa42`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-transmission-time': time,
      },
    };
  }

  /** The event of this type about an order, a payment or a refund in the books. */
  eventOf(type: string, resourceType: string, resource: object): Webhook {
    return this.webhook(this.books.event(type, resourceType, resource));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.asked.push(`${request.method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const fault = this.faults.find((one) => one.path.test(path));
    if (fault) this.faults = this.faults.filter((one) => one !== fault);
    if (fault?.when === 'before') return fail(response, fault.how);
    const reply = this.#route(request, path, body);
    if (fault) return fail(response, fault.how);
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
  }

  #route(request: IncomingMessage, path: string, body: string): Reply {
    const { authorization, 'content-type': type } = request.headers;
    const certificate = /^\/v1\/notifications\/certs\/([\w-]+)$/.exec(path);
    if (certificate) {
      const pem = this.certificates.get(certificate[1]!);
      return pem ? { status: 200, body: pem } : { status: 404, body: '' };
    }
    if (path === '/v1/oauth2/token') return this.#token(authorization, body);
    if (!this.tokens.has(authorization?.replace(/^Bearer /, '') ?? ''))
      return {
        status: 401,
        body: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      };
    if (request.method === 'POST' && type !== 'application/json')
      return { status: 415, body: { name: 'UNSUPPORTED_MEDIA_TYPE', message: 'The server does not support it.' } };
    if (path === '/v1/notifications/verify-webhook-signature')
      return judgeSignature(body, this.webhookId, (id) => (id === 'CERT-360caa42' ? this.signer : undefined));
    return this.books.handle(request.method ?? 'GET', path, body, request.headers);
  }

  #token(authorization: string | undefined, body: string): Reply {
    const expected = `Basic ${Buffer.from(`${this.clientId}:${this.secret}`).toString('base64')}`;
    if (authorization !== expected)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
    if (body !== 'grant_type=client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = `A21AA${randomBytes(12).toString('hex')}`;
    this.tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: this.tokenSeconds } };
  }
}

function fail(response: ServerResponse, how: Fault['how']): void {
  if (how === 'hang') return;
  if (how === 'drop') return void response.destroy();
  response.writeHead(how, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred.' }));
}
