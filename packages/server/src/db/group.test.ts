import { expect, test, vi } from 'vitest';
import { grouped } from './group.ts';

function recorder() {
  const calls: { items: readonly number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const run = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      calls.push({ items, finish: () => resolve(items.map((item) => item * 10)), fail: reject });
    });
  return { calls, run };
}
/** Long enough for a group that has ended to let the next one start. */
const turn = async () => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('what comes in one turn goes together, and each caller hears of its own result', async () => {
  const { calls, run } = recorder();
  const put = grouped(run, { itemsMax: 8, inFlightMax: 1 });
  const results = Promise.all([put(1), put(2), put(3)]);
  await turn();
  expect(calls.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  calls[0]!.finish();
  expect(await results).toEqual([10, 20, 30]);
});

test('what comes while the most groups are under way waits for one to end, then goes together, at most so many', async () => {
  const { calls, run } = recorder();
  const put = grouped(run, { itemsMax: 2, inFlightMax: 1 });
  const results = [put(1)];
  await turn();
  results.push(put(2), put(3), put(4));
  await turn();
  expect(calls).toHaveLength(1);
  for (let i = 0; i < 3; i++) {
    calls[i]!.finish();
    await turn();
  }
  expect(calls.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40]);
});

test('a group that fails fails for all of its callers, and the next one goes on', async () => {
  const { calls, run } = recorder();
  const put = grouped(run, { itemsMax: 8, inFlightMax: 1 });
  const lost = Promise.allSettled([put(1), put(2)]);
  await turn();
  calls[0]!.fail(new Error('gone'));
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = put(3);
  await turn();
  calls[1]!.finish();
  expect(await next).toBe(30);
});

test('a group that hangs gives its place up after a second, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { calls, run } = recorder();
  const put = grouped(run, { itemsMax: 8, inFlightMax: 1 });
  const slow = put(1);
  await turn();
  void put(2);
  await turn();
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  await turn();
  expect(calls.map(({ items }) => items)).toEqual([[1], [2]]);
  calls[0]!.finish();
  expect(await slow).toBe(10);
  void put(3);
  await turn();
  expect(calls).toHaveLength(2);
  vi.useRealTimers();
});
