import { createRng, cutOut, type Raster } from '@claywork/kernels';
import { describe, expect, it } from 'vitest';
import { cutOnThreads } from './cut-on-threads.ts';

/** A two-coloured ball on leaves, each lighter or darker. */
function drawBall(side: number): Raster {
  const rng = createRng(5);
  const data = new Uint8Array(3 * side * side);
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [x / side - 0.5, y / side - 0.45];
      const leaf = [40, 110, 30].map((c) => c * rng.range(0.5, 1.5));
      const shade = 1 - 1.2 * Math.max(0, v);
      const ball = (u > 0.1 ? [220, 60, 50] : [210, 190, 160]).map((c) => c * shade);
      for (const c of u * u + v * v < 0.08 ? ball : leaf) data[i++] = c;
    }
  return { width: side, height: side, channels: 3, data };
}

describe('cutOnThreads', () => {
  it('cuts the same out as one thread does, to the bit, and what stands on the ground', async () => {
    const picture = drawBall(200);
    const here = cutOut(picture);
    expect(here.source).toBe('busy');
    expect(here.coverage).toBeGreaterThan(0.2);
    for (const _ of ['while they load', 'once they are warm']) {
      const there = await cutOnThreads(picture, new AbortController().signal);
      expect(there.coverage).toBe(here.coverage);
      expect(Buffer.from(there.alpha.buffer).equals(Buffer.from(here.alpha.buffer))).toBe(true);
      expect(Buffer.from(there.colors.buffer).equals(Buffer.from(here.colors.buffer))).toBe(true);
    }
  });

  it('ends with what it was aborted for, and says when there is nothing to cut out', async () => {
    const controller = new AbortController();
    const cutting = cutOnThreads(drawBall(200), controller.signal);
    controller.abort(new Error('not wanted'));
    await expect(cutting).rejects.toThrow('not wanted');
    const nothing = { width: 64, height: 64, channels: 4 as const, data: new Uint8Array(4 * 64 * 64) };
    await expect(cutOnThreads(nothing, new AbortController().signal)).rejects.toMatchObject({ code: 'no-subject' });
  });
});
