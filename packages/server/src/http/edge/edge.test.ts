import { describe, expect, it } from 'vitest';
import { Edge, edgeKey } from './edge.ts';
import { RateLimit } from './rate-limit.ts';
import { isBlockedAgent } from './user-agent.ts';

const APP = 'MyApp/1.0 (me@example.com)';

/** Sends `count` requests at one instant and counts those that pass. */
function passes(limit: RateLimit, at: number, count: number): number {
  let passed = 0;
  for (let i = 0; i < count; i++) if (limit.take('a', at)) passed++;
  return passed;
}

describe('the rate limit passes what nginx 1.22.1 passes', () => {
  it('in the burst, between tokens and after rests', () => {
    const limit = new RateLimit();
    const vectors = [
      [0, 100, 21],
      [50, 10, 0],
      [99, 10, 0],
      [100, 10, 1],
      [1100, 50, 10],
      [3100, 50, 20],
      [5300, 50, 21],
    ] as const;
    for (const [at, count, pass] of vectors) expect([at, passes(limit, at, count)]).toEqual([at, pass]);
  });

  it('at 20 a second for a minute: 620 of 1200', () => {
    const limit = new RateLimit();
    let passed = 0;
    for (let i = 0; i < 1200; i++) passed += passes(limit, i * 50, 1);
    expect(passed).toBe(620);
  });

  it('at 9.5 a second for ten minutes: all', () => {
    const limit = new RateLimit();
    for (let i = 0; i < 5700; i++) expect(limit.take('a', Math.floor((i * 1000) / 9.5))).toBe(true);
  });

  it.each([30_000, 120_000])('with a clock that steps back by %i ms: no free burst', (step) => {
    const limit = new RateLimit();
    passes(limit, 200_000, 100);
    expect(passes(limit, 200_000 - step, 100)).toBe(0);
  });

  it('separately for each address, and forgetting idle ones changes nothing', () => {
    const limit = new RateLimit();
    expect(passes(limit, 0, 100)).toBe(21);
    expect(limit.take('b', 0)).toBe(true);
    expect(passes(limit, 120_000, 100)).toBe(21);
  });
});

describe('the edge', () => {
  const enter = (edge: Edge, agent: string | undefined = APP) => edge.enter('10.0.0.1', agent);

  it('passes 20 of 60 parallel requests on a fresh address, and the refused have spent their tokens', () => {
    let now = 0;
    const edge = new Edge(() => now);
    const verdicts = Array.from({ length: 60 }, () => enter(edge));
    expect(verdicts.filter((v) => v.pass)).toHaveLength(20);
    for (const v of verdicts) if (v.pass) v.leave();
    expect(enter(edge).pass).toBe(false);
    now = 100;
    expect(enter(edge).pass).toBe(true);
    expect(enter(edge).pass).toBe(false);
  });

  it('refuses the 21st in progress, and lets it in when one has ended; ending twice counts once', () => {
    let now = 0;
    const edge = new Edge(() => now);
    const inside = Array.from({ length: 20 }, () => enter(edge));
    now = 2000;
    expect(enter(edge)).toMatchObject({ pass: false, status: 429 });
    if (inside[0]!.pass) for (let i = 0; i < 2; i++) inside[0].leave();
    expect([enter(edge).pass, enter(edge).pass]).toEqual([true, false]);
  });

  it('turns blocked agents away with 403 before they cost a token', () => {
    const edge = new Edge(() => 0);
    for (let i = 0; i < 50; i++) expect(enter(edge, 'curl/8.5.0')).toMatchObject({ pass: false, status: 403 });
    const passed = Array.from({ length: 30 }, () => {
      const verdict = enter(edge);
      if (verdict.pass) verdict.leave();
      return verdict.pass;
    });
    expect(passed.filter(Boolean)).toHaveLength(21);
  });

  it('answers HTML, like a proxy', () => {
    expect(enter(new Edge(), '')).toMatchObject({ html: expect.stringContaining('<title>403 Forbidden</title>') });
  });

  it('knows an IPv4 client that came over IPv6', () => {
    expect(edgeKey('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(edgeKey('fe80::1%eth0')).toBe('fe80::1');
    expect(edgeKey('2001:DB8::1')).toBe('2001:db8::1');
  });
});

describe('blocked agents', () => {
  it.each([
    undefined,
    '',
    '  ',
    'curl/8.5.0',
    'Wget/1.21',
    'HTTPie/3.2.2',
    'python-requests/2.32',
    'Python-urllib/3.12',
    'python-httpx/0.27',
    'aiohttp/3.9',
    'Go-http-client/2.0',
    'Java/17.0.1',
    'Java1.6.0',
    'okhttp/4.12',
    'Apache-HttpClient/4.5 (Java/17)',
    'axios/1.7',
    'node',
    'undici',
    'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
    'got (https://github.com/sindresorhus/got)',
    'libwww-perl/6.7',
    'Ruby',
    'PHP/8.2',
    'GuzzleHttp/7',
    'Scrapy/2.11',
    'PostmanRuntime/7.39',
    'insomnia/9.3',
  ])('include %j', (agent) => expect(isBlockedAgent(agent)).toBe(true));

  it.each([
    APP,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
    'Gotham/1.0 (ops@example.com)',
    'Javelin/2',
    'claywork-sdk/0.1 (me)',
    'MyTool/1 curl/8.5',
  ])('do not include %j', (agent) => expect(isBlockedAgent(agent)).toBe(false));
});
