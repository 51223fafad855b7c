import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/database.ts';
import { allOps } from './support/all-ops.ts';
import { paramsOf } from './support/random-params.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let member: TestMember;

beforeAll(async () => {
  service = await startService(allOps);
  member = await service.member();
});
afterAll(() => service?.stop());

/** Every answer is checked against the OpenAPI description on its way here; beyond that: no fault of ours, nothing told. */
function expectCalm(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400 && answer.raw.raw.req.method !== 'HEAD') expect(typeof answer.body.error).toBe('string');
  expect(answer.raw.body).not.toMatch(/\bat \S+ \(|node_modules|select |\.ts:\d/);
}

/** Anything that JSON can say, with texts that databases, paths and templates dislike. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud800',
    "'; drop table task; --",
    '../../../etc/passwd',
    '{{7*7}}',
    '__proto__',
    '\u202e',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0, 1e308, -0, 2 ** 31, 2 ** 53, 0.1),
);

describe('whatever is sent', () => {
  it.each([...allOps.keys()])('to create %s is answered as the description says', async (name) => {
    const op = allOps.get(name)!;
    const body = fc
      .tuple(
        paramsOf(op),
        fc.dictionary(fc.constantFrom(...Object.keys(op.example as object), 'visibility', 'seed', 'x'), nasty),
      )
      .map(([good, bad]) => ({ ...good, ...bad, op: name }));
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        service.rest();
        const answer = await service.request(member, 'POST', '/gen/create', sent);
        expectCalm(answer);
        if (answer.status !== 200) return;
        const task = await service.request(member, 'GET', `/gen/task/${answer.body.task_id}`);
        expect(task.status).toBe(200);
        await service.request(member, 'DELETE', `/gen/task/${answer.body.task_id}`);
      }),
      { numRuns: 60 },
    );
  });

  it('as a body, JSON or not, of any media type', async () => {
    const bytes = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constant('['.repeat(100_000)),
      fc.constant('{"a":'.repeat(9000)),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'x',
      '',
      'multipart/form-data',
    );
    const path = fc.constantFrom('/gen/create', '/gen/upload', '/gen/upload-model?ext=obj', '/gen/task/x/visibility');
    await fc.assert(
      fc.asyncProperty(path, bytes, type, async (url, body, media) => {
        service.rest();
        expectCalm(await service.request(member, 'POST', url, body, { 'content-type': media }));
      }),
      { numRuns: 200 },
    );
  });

  it('as a path, a query, a method or a header', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('..', '%00', '%', 'x'.repeat(500), '%c0%af'),
    );
    const path = fc
      .tuple(
        fc.oneof(
          fc.constantFrom('gen/task', 'gen/file', 'gen/thumb', 'gen/tasks', 'gen/balance', 'gen/nothing'),
          fc.constantFrom('models', 'favorites', 'gallery', 'downloads', 'members', 'config'),
        ),
        fc.array(part, { maxLength: 3 }),
        fc.boolean(),
      )
      .map(
        ([head, parts, raw]) =>
          `/${[head, ...parts.map((p) => (raw && /^[%!-~]*$/.test(p) ? p : encode(p)))].join('/')}`,
      );
    const method = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD');
    await fc.assert(
      fc.asyncProperty(path, method, part.map(encode), async (url, verb, key) => {
        service.rest();
        expectCalm(
          await service.request(
            member,
            verb,
            `${url}?before=${key}&limit=${key}&q=${key}&category=${key}&sort=${key}&op=${key}&format=${key}`,
          ),
        );
        expectCalm(await service.request({ id: '', key }, verb, url));
      }),
      { numRuns: 300 },
    );
  });

  it('as words to search for', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.stringMatching(/^[a-z'"\\\\:*&|!()<> -]{0,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom('', '&category=food'), async (q, more) => {
        const answer = await service.request(undefined, 'GET', `/models?q=${encode(q)}${more}`);
        expect(answer.status).toBe(200);
      }),
      { numRuns: 200 },
    );
  });

  it('503 while the database is away', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const alone = await service.build({ db });
    for (const path of ['/gen/balance', '/gen/task/tsk_x', '/gen/tasks', '/favorites', '/models', '/gallery/x']) {
      const answer = await service.requestOn(alone, member, 'GET', path);
      expect([answer.status, Object.keys(answer.body)]).toEqual([503, ['error']]);
    }
    expect((await service.requestOn(alone, undefined, 'GET', '/gen/config')).status).toBe(200);
    await alone.close();
    await db.close();
  });

  it('an internal fault says nothing about itself', async () => {
    const broken = await service.build({
      store: { ...service.store, put: () => Promise.reject(new Error('/secret/path is full')) },
    });
    const png = Buffer.from('glTF', 'latin1');
    const answer = await service.requestOn(broken, member, 'POST', '/gen/upload-model', png, {
      'content-type': 'model/gltf-binary',
    });
    expect([answer.status, answer.body]).toEqual([500, { error: 'Something went wrong on our side.' }]);
    await broken.close();
  });
});

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
