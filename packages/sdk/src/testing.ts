import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Claywork, type ClayworkOptions } from './claywork.ts';
import type { Clock } from './transport/clock.ts';

/** One request, as the server got it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
/** What the server does with one request. */
export type Step = (request: Seen, response: ServerResponse) => void;

/** Time that stands still: pauses are noted and over at once, patience ends when a test says so. */
export class TestClock implements Clock {
  /** Every pause, in ms. */
  readonly pauses: number[] = [];
  readonly #patience = new Set<() => void>();

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.pauses.push(ms);
  }

  after(_ms: number, call: () => void): () => void {
    this.#patience.add(call);
    return () => this.#patience.delete(call);
  }

  /** All patience is at an end. */
  expire(): void {
    for (const call of [...this.#patience]) call();
  }
}

/** A server that does what a script says, one step a request, and a client of it on a clock that stands still. */
export async function scripted(steps: Step[], options: Partial<ClayworkOptions> = {}) {
  const seen: Seen[] = [];
  const clock = new TestClock();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
    seen.push(one);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    step?.(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const client = new Claywork({
    baseUrl,
    key: 'cw_live_test',
    app: 'Tests/1.0 (tests@example.com)',
    clock,
    ...options,
  });
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { client, clock, seen, stop, [Symbol.asyncDispose]: stop };
}

/** Answers JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers a page, as the edge does. */
export function html(status: number): Step {
  return (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}
