import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';

test('never says anything that was not set last, and never holds more than twice its weight', () => {
  const step = fc.tuple(fc.constantFrom('set', 'get', 'delete', 'sweep'), fc.nat(9), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const map = new RecentMap<number>(8, (value) => value);
      const model = new Map<string, number>();
      for (const [what, n, value] of steps) {
        const key = String(n);
        if (what === 'set') {
          map.set(key, value);
          model.set(key, value);
          expect(map.get(key)).toBe(value);
        } else if (what === 'delete') {
          map.delete(key);
          model.delete(key);
        } else if (what === 'sweep') {
          map.deleteWhere((held) => held === value);
          for (const [other, held] of model) if (held === value) model.delete(other);
        } else {
          const found = map.get(key);
          if (found !== undefined) expect(found).toBe(model.get(key));
        }
        const held = [...model.keys()].map((other) => map.get(other) ?? 0);
        expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(16);
      }
    }),
  );
});

test('keeps what is asked for again and again, and drops the rest', () => {
  const map = new RecentMap<number>(100);
  for (let i = 0; i < 10_000; i++) {
    map.set(String(i), i);
    expect(map.get('7') ?? i).toBe(i < 7 ? i : 7);
  }
  expect(map.get('7')).toBe(7);
  expect(map.get('8')).toBeUndefined();
  expect(map.size).toBeLessThanOrEqual(200);
});
