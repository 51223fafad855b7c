import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return tryPort(0, host);
}

const QUIET_FIRST = 15_000;
const QUIET_COUNT = 15_000;

/**
 * A free port below those that systems give to outgoing connections, for a server that must come back on it: while it is away, a
 * client's own connection attempts could otherwise be given the very port, and keep the server from binding it.
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = QUIET_FIRST + randomInt(QUIET_COUNT);
    if (await isFree(port)) return port;
  }
}

/** Whether nobody listens on a port. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return tryPort(port, host).then(
    () => true,
    () => false,
  );
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = (server.address() as { port: number }).port;
      server.close(() => resolve(bound));
    });
  });
}
