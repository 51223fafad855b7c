import { ConnectionLimit } from './connection-limit.ts';
import { RateLimit } from './rate-limit.ts';
import { isBlockedAgent } from './user-agent.ts';

export type EdgeVerdict = { pass: true; leave: () => void } | { pass: false; status: 403 | 429; html: string };

const REFUSED = Object.freeze({
  403: { pass: false as const, status: 403 as const, html: page('403 Forbidden') },
  429: { pass: false as const, status: 429 as const, html: page('429 Too Many Requests') },
});

/**
 * The edge in this process: User-Agent (costs no token), then rate, then connections (a refused one has spent its token).
 * `now` is monotonic milliseconds.
 */
export class Edge {
  readonly #rate = new RateLimit();
  readonly #connections = new ConnectionLimit();
  readonly #now: () => number;

  constructor(now: () => number = () => Math.floor(performance.now())) {
    this.#now = now;
  }

  /** Lets a request in, to be ended with `leave()`, or says how it is refused. */
  enter(address: string, userAgent: string | undefined): EdgeVerdict {
    if (isBlockedAgent(userAgent)) return REFUSED[403];
    const key = edgeKey(address);
    if (!this.#rate.take(key, this.#now()) || !this.#connections.enter(key)) return REFUSED[429];
    let inside = true;
    const leave = () => {
      if (inside) this.#connections.leave(key);
      inside = false;
    };
    return { pass: true, leave };
  }
}

/** An IPv4 address that came over an IPv6 socket is the same client, and a scope id names our interface, not theirs. */
export function edgeKey(address: string): string {
  const plain = address.toLowerCase().split('%')[0]!;
  return plain.startsWith('::ffff:') && plain.includes('.') ? plain.slice(7) : plain;
}

function page(title: string): string {
  return [
    `<html>`,
    `<head><title>${title}</title></head>`,
    `<body>`,
    `<center><h1>${title}</h1></center>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\r\n');
}
