import { createServer } from 'node:net';

/** A port that nobody listens on. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return tryPort(0, host);
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
