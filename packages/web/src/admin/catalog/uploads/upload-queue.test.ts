import type { Model } from '@claywork/sdk';
import { describe, expect, test, vi } from 'vitest';
import { type Send, UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const model = (id: string) => ({ id, title: id }) as Model;

/** Sends when told to. */
function held() {
  const sent: {
    name: string;
    arrive: (id: string) => void;
    fail: (error: Error) => void;
    options: Parameters<Send>[2];
  }[] = [];
  const send: Send = (one, _said, options) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
      sent.push({ name: one.name, arrive: (id) => resolve(model(id)), fail: reject, options });
    });
  const queue = new UploadQueue(send);
  const states = () => queue.snapshot().map((upload) => `${upload.file.name} ${upload.state} ${upload.percent}`);
  return { sent, queue, states, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

describe('files on their way into the catalog', () => {
  test('go one after the other, and tell how far they are', async () => {
    const { sent, queue, states, settled } = held();
    const heard = vi.fn();
    queue.subscribe(heard);
    queue.add([file('a.glb'), file('b.glb')], { license: 'MIT' });
    expect(states()).toEqual(['a.glb sending 0', 'b.glb waiting 0']);
    sent[0]!.options.onProgress(0.426);
    expect(states()[0]).toBe('a.glb sending 42');
    sent[0]!.options.onProgress(1);
    expect(states()[0]).toBe('a.glb looking 100');
    sent[0]!.arrive('mdl_a');
    await settled();
    expect(states()).toEqual(['a.glb done 100', 'b.glb sending 0']);
    expect(heard.mock.calls.length).toBeGreaterThan(4);
    sent[1]!.arrive('mdl_b');
    await settled();
    queue.clear();
    expect(states()).toEqual([]);
  });

  test('that fail are not in the way of others, and may be sent again with other words', async () => {
    const { sent, queue, states, settled } = held();
    queue.add([file('a.txt'), file('b.glb')], {}, ({ name }) =>
      name.endsWith('.txt') ? new Error('no model') : undefined,
    );
    expect(states()).toEqual(['a.txt failed 0', 'b.glb sending 0']);
    sent[0]!.fail(new Error('license: is not known'));
    await settled();
    expect(queue.snapshot()[1]).toMatchObject({ state: 'failed', error: new Error('license: is not known') });
    queue.retry(queue.snapshot()[1]!.id, { license: 'MIT' });
    expect(queue.snapshot()[1]).toMatchObject({ state: 'sending', error: undefined, said: { license: 'MIT' } });
  });

  test('that are taken off the list are stopped, and the next one goes', async () => {
    const { sent, queue, states, settled } = held();
    queue.add([file('a.glb'), file('b.glb'), file('c.glb')], {});
    const [a, b] = queue.snapshot();
    queue.remove(b!.id);
    queue.remove(a!.id);
    await settled();
    expect([sent[0]!.options.signal.aborted, states()]).toEqual([true, ['c.glb sending 0']]);
    sent[1]!.arrive('mdl_c');
    await settled();
    queue.know('mdl_c', { ...model('mdl_c'), title: 'Sea' });
    expect(queue.snapshot()[0]!.model!.title).toBe('Sea');
    queue.know('mdl_c', undefined);
    expect(queue.snapshot()).toEqual([]);
  });
});
