import type { FastifyInstance } from 'fastify';
import { noRoute } from './errors/no-route.ts';
import { ServiceError } from './errors/service-error.ts';
import type { WebApp } from './web/web-app.ts';

/** Unknown addresses are the web app's where there is one, else 404; known ones with another method 405 with `Allow`. */
export function registerNotFound(app: FastifyInstance, web?: WebApp): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const source = url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[a-z_]+/g, '[^/]+');
    routes.push({ pattern: new RegExp(`^${source}$`), methods: [method].flat() });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (web?.takes(request)) return web.answer(request, reply);
    const path = request.url.split('?', 1)[0]!;
    const allowed = new Set(routes.flatMap((route) => (route.pattern.test(path) ? route.methods : [])));
    if (allowed.size === 0 || allowed.has(request.method)) throw noRoute();
    const allow = [...allowed].sort().join(', ');
    throw new ServiceError('method', `Use ${allow} here.`, { headers: { allow } });
  });
}
