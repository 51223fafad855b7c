import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOps, registered } from './support/all-ops.ts';
import { startService, type TestService } from './support/service.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        responses: object;
        security: unknown[];
        requestBody?: { content: Record<string, { schema: object }> };
      }
    >
  >;
  components: {
    schemas: Record<string, { properties: Record<string, object>; required: string[] }>;
    securitySchemes: object;
  };
}

const REDOCLY = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

let service: TestService;
let document: Document;
beforeAll(async () => {
  service = await startService(allOps);
  document = service.document;
});
afterAll(() => service?.stop());

describe('openapi.json', () => {
  it('lints clean', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'claywork-openapi-'));
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const run = promisify(execFile)(
      process.execPath,
      [REDOCLY, 'lint', 'openapi.json', '--format=json', '--skip-rule=operation-2xx-response'],
      {
        cwd: folder,
        env,
      },
    );
    const { stdout } = await run.catch((error) => error);
    await rm(folder, { recursive: true });
    const { totals, problems } = JSON.parse(stdout);
    expect({ totals, problems }).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
  }, 120_000);

  it('is 3.1, needs the key where a key is needed, and tells no costs', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.components.securitySchemes).toEqual({
      apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      session: { type: 'apiKey', in: 'cookie', name: 'claywork.session_token' },
    });
    const open = Object.entries(document.paths).filter(([, path]) =>
      Object.values(path).some(({ security }) => security.length === 0),
    );
    expect(open.map(([path]) => path).toSorted()).toEqual([
      '/account/auth/callback/{id}',
      '/account/oidc/{id}/start',
      '/account/password/forgot',
      '/account/password/reset',
      '/account/session',
      '/account/sign-in',
      '/account/sign-out',
      '/account/sign-up',
      '/config',
      '/gallery',
      '/gallery/{task_id}',
      '/gen/config',
      '/models',
      '/models/{id}',
      '/openapi.json',
      '/payments/paypal/webhook',
    ]);
    const bodies = Object.entries(document.components.schemas).filter(([name]) => /^Create[A-Z]/.test(name));
    expect(bodies.length).toBe(allOps.size);
    expect(JSON.stringify(bodies)).not.toMatch(/credits|\bcosts?\b|\bprice/i);
  });

  it('every operation has a good end, and but for the two that send a browser away it is a 2xx', () => {
    const without = Object.values(document.paths).flatMap((item) =>
      Object.values(item).filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('2'))),
    );
    expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(['finishOidc', 'startOidc']);
    expect(without.every(({ responses }) => '302' in responses)).toBe(true);
  });

  it('describes every live route, and no other', () => {
    // what is not under /api is not the API: pictures, pages
    const live = service.routes
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
      .map(({ method, url }) => `${method} ${url}`);
    const told = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(told.toSorted()).toEqual(live.toSorted());
    expect(told.length).toBeGreaterThanOrEqual(12);
  });

  it('has one request schema for each op, which takes its example and refuses another op’s', () => {
    const body = document.paths['/gen/create']!.post!.requestBody!.content['application/json']!.schema;
    const ajv = new Ajv2020({ strict: false, discriminator: false });
    ajv.addSchema({ $id: 'openapi', ...document });
    const validate = ajv.compile(JSON.parse(JSON.stringify(body).replaceAll('"#/', '"openapi#/')));
    for (const op of allOps.values()) {
      expect([op.name, validate({ op: op.name, ...(op.example as object) })]).toEqual([op.name, true]);
    }
    expect(validate({ op: 'no-such-op', prompt: 'a dragon' })).toBe(false);
    expect(validate({ prompt: 'a dragon' })).toBe(false);
    expect(validate({ op: 'sample-sculpt', prompt: 'ab' })).toBe(false);
  });

  it('names every registered op’s fields', () => {
    for (const op of registered.values()) {
      const name = `Create${op.name
        .split('-')
        .map((word) => word[0]!.toUpperCase() + word.slice(1))
        .join('')}`;
      const schema = document.components.schemas[name]!;
      expect(Object.keys(schema.properties)).toEqual(
        expect.arrayContaining(['op', 'visibility', ...Object.keys(op.example as object)]),
      );
    }
  });
});
