import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { parseOperatorConfig } from './operator.ts';

describe('the environment', () => {
  test('has defaults, and empty variables are unset ones', () => {
    const env = readEnv({ PORT: '', DATABASE_URL: '' }, '/srv');
    expect(env).toMatchObject({ port: 8787, opsPort: 8788, opsHost: '127.0.0.1', dataDir: '/srv/data' });
    expect(env).toMatchObject({ databaseUrl: undefined, edge: true, keyReveal: true, configFileGiven: false });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['EDGE', 'maybe'],
    ['KEY_REVEAL', 'no'],
    ['WORKER_CONCURRENCY', '0'],
    ['PUBLIC_URL', 'example'],
    ['KEY_SECRET', 'short'],
    ['PLANNER_URL', 'ftp://example.org/v1'],
    ['PLANNER_URL', 'localhost:11434'],
    ['PLANNER_WHEN', 'never'],
    ['PLANNER_TIMEOUT_MS', '0'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});

test('a planner needs its model, and keeps its key out of the address', () => {
  expect(readEnv({}).planner).toBeUndefined();
  expect(() => readEnv({ PLANNER_URL: 'http://localhost/v1' })).toThrow('PLANNER_MODEL');
  expect(() => readEnv({ PLANNER_URL: 'http://me:secret@localhost/v1', PLANNER_MODEL: 'm' })).toThrow('PLANNER_KEY');
  expect(readEnv({ PLANNER_URL: 'http://localhost/v1', PLANNER_MODEL: 'm' }).planner).toMatchObject({
    model: 'm',
    key: undefined,
    when: 'unsure',
    timeoutMs: 20_000,
  });
});

describe("the operator's configuration", () => {
  test('replaces values and leaves the others', () => {
    const config = parseOperatorConfig({ tiers: { free: { allowance: 7 } }, lanes: { mesh: { capacity: 1 } } });
    expect(config.tiers.free).toMatchObject({ allowance: 7, maxRunning: 3, title: 'Free' });
    expect(config.lanes.mesh).toEqual({ capacity: 1, slots: 2 });
    expect(config.lanes.generate).toEqual({ capacity: 8, slots: 2 });
  });

  test.each([
    [{ lane: {} }, 'lane'],
    [{ lanes: { warp: { capacity: 1 } } }, 'lanes'],
    [{ lanes: { mesh: { capacity: 1.5 } } }, 'lanes.mesh.capacity'],
    [{ tiers: { free: { maxRunning: 9 } } }, 'tiers.free.maxRunning'],
    [{ tiers: { gold: { allowance: 9 } } }, 'tiers.gold'],
    [{ prices: { retopo: { smart: -1 } } }, 'prices.retopo.smart'],
    [{ enabled: 'yes' }, 'enabled'],
  ])('%j is refused by name', (value, name) => {
    expect(() => parseOperatorConfig(value)).toThrow(name);
  });
});
