import { expect, test } from 'vitest';
import type { Raster } from '../image/index.ts';
import { applyInstructions } from './apply-instructions.ts';

/** A red disc left of the middle on a white ground. */
function disc(): Raster {
  const data = new Uint8Array(3 * 64 * 48).fill(250);
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 64; x++) if (Math.hypot(x - 26, y - 24) < 12) data.set([200, 30, 30], 3 * (64 * y + x));
  return { width: 64, height: 48, channels: 3, data };
}

test('a picture is mirrored, and the input stays as it was', async () => {
  const before = disc();
  const { picture, instructions } = await applyInstructions(before, 'please mirror it', { seed: 1 });
  expect(instructions).toMatchObject([{ kind: 'flip', across: true }]);
  expect([...picture.data.subarray(3 * (64 * 24 + 37), 3 * (64 * 24 + 38))]).toEqual([200, 30, 30]);
  expect(before.data).toEqual(disc().data);
});

test('what is not understood is named', async () => {
  await expect(applyInstructions(disc(), 'mirror it and frobnicate the gizmo', { seed: 1 })).rejects.toThrow(
    /"frobnicate the gizmo" was not understood/,
  );
});

test('an edit that changes nothing is refused', async () => {
  const flat: Raster = { width: 8, height: 8, channels: 3, data: new Uint8Array(192).fill(90) };
  await expect(applyInstructions(flat, 'mirror the picture', { seed: 1 })).rejects.toThrow(/changes nothing/);
});
