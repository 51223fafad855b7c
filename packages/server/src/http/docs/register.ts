import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contentPolicy, PAGE_HEADERS } from '../web/content-policy.ts';
import { DOCS_STYLE } from './style.ts';

const PREFIX = '/docs';
const SCRIPT = `${PREFIX}/js/scalar.js`;

/**
 * The API reference at `/docs/`, drawn from `/api/openapi.json` by Scalar out of its npm package. Its page may talk to this service only:
 * fonts, proxy, registry and assistant of its makers are turned off, and the content policy would not let them through.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  // five megabytes of text: only where they are served
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await app.register(async (scope) => {
    let packed: Promise<Buffer> | undefined;
    scope.addHook('onSend', async (request, reply, payload) => {
      reply.headers(PAGE_HEADERS);
      if (typeof payload !== 'string') return payload;
      if (request.routeOptions.url !== SCRIPT) {
        reply.header('cache-control', 'no-cache').header('content-security-policy', contentPolicy(payload));
        return payload;
      }
      reply.header('cache-control', 'public, max-age=86400').header('vary', 'Accept-Encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      packed ??= promisify(gzip)(payload, { level: 9 });
      return packed;
    });
    await scope.register(scalar, {
      routePrefix: PREFIX,
      configuration: {
        url: '/api/openapi.json',
        pageTitle: 'Claywork API',
        favicon: '/claywork.svg',
        authentication: { preferredSecurityScheme: 'apiKey' },
        theme: 'none',
        customCss: DOCS_STYLE,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        documentDownloadType: 'json',
        defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
