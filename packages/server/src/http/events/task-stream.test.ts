import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { WatchedState } from '../../queue/task-watch.ts';
import { hasSeen, TaskStream } from './task-stream.ts';

const state = (progress: number, more: Partial<WatchedState> = {}): WatchedState => ({
  memberId: 'm',
  taskId: 't',
  body: JSON.stringify({ progress }),
  ended: false,
  ...more,
});
const steps = (text: string) => [...text.matchAll(/"progress":(\d+)/g)].map(([, n]) => Number(n));
const ids = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id!);

describe('a task stream', () => {
  it('keeps the latest state for a client that does not read, and nothing before it', async () => {
    const stream = new TaskStream(undefined);
    const fat = 'x'.repeat(100_000);
    let got = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => (got += chunk));
    stream.show({ ...state(0), body: JSON.stringify({ progress: 0, fat }) });
    await turn();
    stream.pause();
    // one more fits before the stream says that it is full
    for (let i = 1; i <= 50; i++) stream.show({ ...state(i), body: JSON.stringify({ progress: i, fat }) });
    stream.show(state(100, { ended: true }));
    expect(stream.readableLength).toBeLessThan(250_000);
    stream.resume();
    await new Promise((resolve) => stream.once('close', resolve));
    const seen = steps(got);
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(100);
    expect(seen.length).toBeLessThanOrEqual(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('gives up a client that takes nothing for three heartbeats', async () => {
    const stream = new TaskStream(undefined);
    stream.on('data', () => {});
    await turn();
    stream.pause();
    stream.show({ ...state(1), body: 'x'.repeat(100_000) });
    for (let i = 0; i < 2; i++) stream.beat();
    expect(stream.destroyed).toBe(false);
    for (let i = 0; i < 2; i++) stream.beat();
    expect(stream.destroyed).toBe(true);
  });

  it('numbers events upwards from the last that the client has, whatever the clock says', async () => {
    const last = `${Date.now() + 60_000}-abc`;
    const stream = new TaskStream(last);
    let got = '';
    stream.on('data', (chunk) => (got += chunk));
    for (let i = 0; i < 3; i++) {
      await turn();
      stream.show(state(i));
    }
    await turn();
    const numbers = [last, ...ids(got)].map((id) => Number(id.split('-')[0]));
    expect(numbers).toHaveLength(4);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(hasSeen(ids(got)[2], state(2))).toBe(true);
    expect(hasSeen(ids(got)[2], state(1))).toBe(false);
    stream.finish();
    stream.show(state(9));
    await turn();
    expect(steps(got)).toEqual([0, 1, 2]);
  });
});
