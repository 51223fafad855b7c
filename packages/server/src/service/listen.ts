import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a port, or, when it is taken and `orFree`, on any free one. Throws a sentence that names the variable to change. */
export async function listen(
  server: Server,
  where: { host: string; port: number; variable: string; orFree: boolean },
): Promise<number> {
  try {
    return await bind(server, where.host, where.port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (where.orFree) return bind(server, where.host, 0);
    throw new Error(`port ${where.port} is in use: set ${where.variable} to another one, or start with --free-ports`);
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
