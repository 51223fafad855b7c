import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { giveWay } from './give-way.ts';

const spinning = `for (;;);`;
const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) process.kill(pid, 'SIGKILL');
});

function spin(): number {
  const { pid } = spawn(process.execPath, ['-e', spinning], { stdio: 'ignore' });
  pids.push(pid!);
  return pid!;
}

/** R: it runs. T: it is held. */
const stateOf = (pid: number) => /\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))![1];
const never = new AbortController().signal;
const usual = { signal: never, mostMs: 60_000, everyMs: 20 };

test('it begins when nobody else needs the machine', async () => {
  let busy = true;
  let begun = false;
  const done = giveWay(
    async () => {
      begun = true;
      return 'made';
    },
    { ...usual, busy: async () => busy, pids: () => [] },
  );
  await sleep(100);
  expect(begun).toBe(false);
  busy = false;
  expect(await done).toBe('made');
});

test('it is not waited for ever, and who is told to stop does not begin', async () => {
  const began = performance.now();
  const options = { ...usual, mostMs: 100, busy: async () => true, pids: () => [] };
  expect(await giveWay(async () => 'made', options)).toBe('made');
  expect(performance.now() - began).toBeGreaterThan(90);
  const stop = new AbortController();
  const stopped = giveWay(async () => 'made', { ...options, mostMs: 60_000, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await expect(stopped).rejects.toThrow('enough');
});

test('where nobody can say whether the machine is needed, the work is done', async () => {
  const busy = () => Promise.reject(new Error('gone'));
  expect(await giveWay(async () => 'made', { ...usual, busy, pids: () => [] })).toBe('made');
});

describe.runIf(process.platform === 'linux')('processes', () => {
  test('stand still while somebody needs the machine, and go on after it', async () => {
    const pid = spin();
    let busy = false;
    let end = () => {};
    const done = giveWay(() => new Promise<void>((resolve) => (end = resolve)), {
      ...{ ...usual, busy: async () => busy, pids: () => [pid] },
    });
    await sleep(100);
    expect(stateOf(pid)).not.toBe('T');
    busy = true;
    await expect.poll(() => stateOf(pid)).toBe('T');
    busy = false;
    await expect.poll(() => stateOf(pid)).not.toBe('T');
    busy = true;
    await expect.poll(() => stateOf(pid)).toBe('T');
    end();
    await done;
    await expect.poll(() => stateOf(pid)).not.toBe('T');
  });

  test('one that was held goes on when whoever held it is killed', async () => {
    const pid = spin();
    const hold = new URL('../../engine/child/hold-processes.ts', import.meta.url).href;
    const source = `import { holdProcesses } from '${hold}'; holdProcesses([${pid}]); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
    await expect.poll(() => stateOf(pid), { timeout: 10_000 }).toBe('T');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect.poll(() => stateOf(pid)).not.toBe('T');
  });
});
