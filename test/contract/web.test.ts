import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestService } from './support/service.ts';

const SCRIPT = 'console.log("a part of the app");'.repeat(50);
const INLINE = 'document.documentElement.dataset.theme = "dark";';
const INDEX = `<!doctype html><html><head><script>${INLINE}</script><script type="module" src="/assets/main-abc.js"></script></head></html>`;

let service: TestService;
let folder: string;
let app: FastifyInstance;
let unbuilt: FastifyInstance;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}, on = app, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  on.inject({ method, url, headers: { 'user-agent': 'Mozilla/5.0', ...headers } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claywork-web-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(dist, 'index.html'), INDEX);
  await writeFile(join(dist, 'claywork.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, 'assets/main-abc.js'), SCRIPT);
  await writeFile(join(dist, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(dist, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(dist, 'assets/old-def.css'), 'a{}');
  await writeFile(join(dist, 'assets/old-def.css.gz'), gzipSync('of an earlier build'));
  await utimes(join(dist, 'assets/old-def.css.gz'), 1, 1);
  service = await startService(SAMPLE_OPS);
  app = await service.build({ webFolder: dist });
  unbuilt = await service.build({ webFolder: join(folder, 'nothing') });
});
afterAll(async () => {
  await app?.close();
  await unbuilt?.close();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the web app', () => {
  it.each(['/', '/index.html', '/studio', '/catalog/red-fox?page=2', '/account/keys/', '/a%20b'])(
    'is at %s, never kept without asking, under a policy that names no other host',
    async (url) => {
      const page = await get(url, html);
      expect([page.statusCode, page.body]).toEqual([200, INDEX]);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
      const policy = String(page.headers['content-security-policy']);
      expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      const script = policy.split('; ').find((part) => part.startsWith('script-src'))!;
      const hash = createHash('sha256').update(INLINE).digest('base64');
      expect(script).toBe(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
    },
  );

  it('sends hashed files for good, in what the browser unpacks, and says so when they are known', async () => {
    for (const [encoding, unpack] of [
      ['br', undefined],
      ['gzip', gunzipSync],
      [undefined, undefined],
    ] as const) {
      const answer = await get('/assets/main-abc.js', { 'accept-encoding': encoding ?? 'identity' });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      if (unpack) expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
      if (!encoding) expect(answer.body).toBe(SCRIPT);
      const again = await get('/assets/main-abc.js', {
        'accept-encoding': encoding ?? 'identity',
        'if-none-match': String(answer.headers.etag),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const head = await get('/assets/main-abc.js', {}, app, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(SCRIPT.length)]);
    expect((await get('/claywork.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/main-abc.js', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    // a packed file that is older than the plain one belongs to an earlier build
    expect((await get('/assets/old-def.css', { 'accept-encoding': 'gzip' })).body).toBe('a{}');
  });

  it('is not what is missing: 404 for parts that are gone, for programs, and for what is the API’s', async () => {
    for (const [url, headers] of [
      ['/assets/gone-123.js', html],
      ['/robots.json', { accept: '*/*' }],
      ['/api/nothing', html],
      ['/api', html],
      ['/media/nothing', html],
      ['/studio', { accept: 'application/json' }],
    ] as const) {
      const answer = await get(url, headers);
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { error: expect.any(String) }]);
    }
    expect((await get('/studio', html, app, 'POST')).statusCode).toBe(404);
    expect((await get('/api/gen/create', html)).statusCode).toBe(405);
  });

  it('never leaves its folder', async () => {
    for (const url of [
      '/../secret.json',
      '/..%2fsecret.json',
      '/assets/..%2f..%2fsecret.json',
      '/%2e%2e/secret.json',
      '/a%00.js',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('says how to build it while it is not there', async () => {
    const page = await get('/', html, unbuilt);
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('npm run web')]);
    expect((await get('/api/gen/config', {}, unbuilt)).statusCode).toBe(200);
  });

  it('is not served where only the API is wanted', async () => {
    for (const url of ['/', '/docs/', '/docs/js/scalar.js']) {
      expect((await get(url, html, service.app)).statusCode).toBe(404);
    }
  });
});

describe('/docs', () => {
  it('draws the description that the service gives, with nothing from another host', async () => {
    const page = await get('/docs/', html);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('/api/openapi.json');
    for (const [, source] of page.body.matchAll(/(?:src|href)="([^"]*)"/g))
      expect(source).not.toMatch(/^(?:https?:)?\/\//);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'/);
    expect(policy).toContain("connect-src 'self' blob: data:");
    const [, source] = /src="([^"]*scalar\.js)"/.exec(page.body)!;
    const url = new URL(source!, 'http://here/docs/').pathname;
    const script = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(script.rawPayload).length).toBeGreaterThan(1e6);
    expect((await get('/docs', html)).headers.location).toBe('/docs/');
  });
});
