import { createServer, type Server } from 'node:http';
import type { Database } from '../db/database.ts';
import { ping } from '../db/ping.ts';
import { verifyLedger } from '../ledger/verify.ts';
import type { Metrics } from './metrics.ts';

/** The operator's endpoints, on a port of their own outside the edge rules: /healthz, /readyz (`?deep`), /metrics. */
export function createOpsServer(deps: { db: Database; metrics: Metrics; draining(): boolean }): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://ops');
    const answer = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    try {
      if (url.pathname === '/healthz') answer(200, '{"status":"ok"}');
      else if (url.pathname === '/readyz') await ready(deps, url.searchParams.has('deep'), answer);
      else if (url.pathname === '/metrics') answer(200, await deps.metrics.text(), 'text/plain; version=0.0.4');
      else answer(404, '{"error":"not found"}');
    } catch (error) {
      answer(503, JSON.stringify({ status: 'unavailable', error: (error as Error).message }));
    }
  });
}

async function ready(
  deps: { db: Database; draining(): boolean },
  deep: boolean,
  answer: (status: number, body: string) => unknown,
): Promise<void> {
  if (deps.draining()) return void answer(503, '{"status":"draining"}');
  await ping(deps.db);
  const violations = deep ? await verifyLedger(deps.db) : [];
  answer(
    violations.length ? 503 : 200,
    JSON.stringify({ status: violations.length ? 'unsound' : 'ready', ...(deep && { violations }) }),
  );
}
