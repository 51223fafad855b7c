import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Answer, TestService } from '../../contract/support/service.ts';

type Headers = Record<string, string>;

/** A browser that shows our own pages: it keeps cookies and says where its requests come from. */
export class Browser {
  readonly #service: TestService;
  readonly #on: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  readonly #attributes = new Map<string, string[]>();
  /** What it sends with everything that changes something. */
  proof: Headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };

  constructor(service: TestService, on: FastifyInstance = service.app) {
    this.#service = service;
    this.#on = on;
  }

  get(url: string, more: Headers = {}): Promise<Answer> {
    return this.ask('GET', url, undefined, more);
  }

  post(url: string, body?: unknown, more: Headers = {}): Promise<Answer> {
    return this.ask('POST', url, body, more);
  }

  async ask(method: string, url: string, body?: unknown, more: Headers = {}): Promise<Answer> {
    const proof = method === 'GET' ? {} : this.proof;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...proof, ...(cookie && { cookie }), ...more };
    const answer = await this.#service.requestOn(this.#on, undefined, method, url, body, headers);
    this.keep(answer.headers);
    return answer;
  }

  /** Takes over what an answer says of cookies. */
  keep(headers: LightMyRequestResponse['headers']): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      this.#attributes.set(name, attributes);
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(at + 1));
    }
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  attributes(name: string): string[] {
    return this.#attributes.get(name) ?? [];
  }

  /** Another browser with the same cookies, as a thief would have. */
  copy(): Browser {
    const copy = new Browser(this.#service, this.#on);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    return copy;
  }
}
