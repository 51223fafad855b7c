import type { FastifyInstance } from 'fastify';
import { Edge } from './edge/edge.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back the place among the address's connections, for answers that last; absent without the edge. */
    leaveEdge: (() => void) | undefined;
  }
}

/** Applies the edge rules to everything under `/api`, before anything else looks at the request. */
export function registerEdge(app: FastifyInstance, now?: () => number): void {
  const edge = new Edge(now && (() => Math.floor(now())));
  app.decorateRequest('leaveEdge', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api(?:[/?]|$)/.test(request.url)) return;
    const verdict = edge.enter(request.ip, request.headers['user-agent']);
    if (!verdict.pass) return reply.code(verdict.status).type('text/html').send(verdict.html);
    request.leaveEdge = verdict.leave;
    reply.raw.once('close', verdict.leave);
    reply.raw.once('finish', verdict.leave);
  });
}
