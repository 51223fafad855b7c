import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf } from '../../packages/server/src/engine/price-book.ts';
import { buildApp } from '../../packages/server/src/http/app.ts';
import { allOps, registered } from './support/all-ops.ts';
import { costByDocument } from './support/cost-by-document.ts';
import { paramsOf } from './support/random-params.ts';
import { startService, type TestService } from './support/service.ts';

type Doc = Record<string, never>;
const overrides = {
  prices: {
    'sample-sculpt': { base: 23 },
    quality: { pro: 11, draft_less: 30, draft_min: 6 },
    image_tiers: { ultra: 31 },
  },
  addons: { quad: 7, semantic: 12 },
};

let service: TestService;
let plain: TestService;
const configOf = async (one: TestService) => (await one.request(undefined, 'GET', '/gen/config')).body as Doc;

beforeAll(async () => {
  service = await startService(allOps, { operator: overrides });
  plain = await startService(allOps);
});
afterAll(async () => {
  await service?.stop();
  await plain?.stop();
});

describe('GET /gen/config', () => {
  it.each([...allOps.keys()])('is enough to compute every cost of %s', async (name) => {
    const op = allOps.get(name)!;
    for (const one of [plain, service]) {
      const document = await configOf(one);
      const credits = creditsOf(op, one.config);
      fc.assert(
        fc.property(paramsOf(op), (fields) => {
          const parsed = op.params.safeParse(fields);
          fc.pre(parsed.success);
          expect(costByDocument(document, { op: name, ...fields })).toBe(op.price(parsed.data, credits));
        }),
        { numRuns: 150 },
      );
    }
  });

  it('names registered ops only, each in exactly one lane', async () => {
    const app = await buildApp({
      db: plain.db,
      store: plain.store,
      ops: registered,
      config: plain.config,
      version: '1',
      edge: false,
      trustedProxies: [],
    });
    const document = (await app.inject({ url: '/api/gen/config', headers: { 'user-agent': 'x' } })).json();
    await app.close();
    const names = [...registered.keys()].toSorted();
    const lanes = Object.values(document.lanes as Record<string, { ops: string[] }>).flatMap((lane) => lane.ops);
    expect(lanes.toSorted()).toEqual(names);
    expect(Object.keys(document.costs).toSorted()).toEqual(names);
    expect(Object.keys(document.engines).toSorted()).toEqual(names);
  });

  it('holds the contract’s lists and the operator’s overrides', async () => {
    const document = await configOf(service);
    expect(document).toMatchObject({
      enabled: true,
      addons: { quad: 7, low_poly: 10, semantic: 12, pro_texture: 10, hd_geometry: 20 },
      quality: { draft: { delta: -30, min: 6 }, pro: { delta: 11 }, cinematic: { delta: 30, game_ready_delta: 11 } },
      image_tiers: {
        turbo: { name: 'Fast', cost: 5, sizes: ['1K'] },
        ultra: { cost: 31, sizes: ['2K', '4K'] },
        surcharge_4k: 10,
      },
      rig_types: ['biped', 'quadruped', 'hexapod', 'octopod', 'avian', 'serpentine', 'aquatic'],
      limits: { max_running: 3, prompt: { 'sample-sculpt': [3, 1200] }, tasks_list: 50, poll_interval_ms: 3000 },
      lanes: { generate: { capacity: 1000 } },
    });
    const lists = document as unknown as Record<string, string[]>;
    expect(lists.aspects).toHaveLength(10);
    expect(lists.animations).toContain('preset:quadruped:walk');
    expect(lists.animations_classic!.length).toBeGreaterThan(90);
    expect(lists.animations_classic!.every((name) => /^preset:biped:[a-z0-9_-]+$/.test(name))).toBe(true);
    expect(new Set(lists.animations_classic).size).toBe(lists.animations_classic!.length);
  });

  it('refuses to start with a price that belongs to nothing', async () => {
    const config = { ...plain.config, prices: { 'sample-sculpt': { cheap: 1 } } };
    await expect(plain.build({ config })).rejects.toThrow(/sample-sculpt\.cheap/);
  });
});
