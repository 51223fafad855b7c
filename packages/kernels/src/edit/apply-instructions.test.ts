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

test('the negative field forbids what would be added, and says so', async () => {
  const { instructions, notes } = await applyInstructions(disc(), 'mirror it and add a black frame', {
    seed: 1,
    negative: 'frame, text',
  });
  expect(instructions.map((i) => i.kind)).toEqual(['flip']);
  expect(notes).toEqual([expect.stringMatching(/left out: negative/)]);
  await expect(applyInstructions(disc(), 'add fog', { seed: 1, negative: 'fog' })).rejects.toThrow(/^negative: /);
});

test('what must stay stays to the last bit', async () => {
  const { picture } = await applyInstructions(disc(), 'make it black and white and keep the background', { seed: 1 });
  const before = disc();
  expect([...picture.data.subarray(0, 3 * 64 * 6)]).toEqual([...before.data.subarray(0, 3 * 64 * 6)]);
  const o = 3 * (64 * 24 + 26);
  expect(picture.data[o]).toBe(picture.data[o + 1]);
});

test('a colour is reached, and light and shade stay', async () => {
  const lit = disc();
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 64; x++)
      if (Math.hypot(x - 26, y - 24) < 12) lit.data.set([150 + 4 * (24 - y), 20, 20], 3 * (64 * y + x));
  const { picture } = await applyInstructions(lit, 'make the ball blue', { seed: 1 });
  const at = (x: number, y: number) => [...picture.data.subarray(3 * (64 * y + x), 3 * (64 * y + x) + 3)];
  const [r, g, b] = at(26, 24);
  // #2457b8
  expect(Math.abs(r - 0x24) + Math.abs(g - 0x57) + Math.abs(b - 0xb8)).toBeLessThan(30);
  expect(at(26, 15)[2]).toBeGreaterThan(at(26, 33)[2]);
});

test('a strong colour is reached on what shines, where deep shade and glare take half of it', async () => {
  const shiny = disc();
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 64; x++)
      if (Math.hypot(x - 26, y - 24) < 12) shiny.data.fill(40 + 8 * (36 - y), 3 * (64 * y + x), 3 * (64 * y + x) + 3);
  const { picture } = await applyInstructions(shiny, 'make the ball bright red', { seed: 1 });
  const inner: number[][] = [];
  for (let y = 14; y < 35; y++) inner.push([...picture.data.subarray(3 * (64 * y + 26), 3 * (64 * y + 26) + 3)]);
  const redness = inner.map(([r, g, b]) => r - (g + b) / 2).sort((a, b) => a - b);
  // #e01f1a: 195 more red than anything else.
  expect(redness[inner.length >> 1]).toBeGreaterThan(178);
  expect(inner[2][0]).toBeGreaterThan(inner[18][0] + 60);
});

test('lettering is drawn where it was asked for', async () => {
  const { picture } = await applyInstructions(disc(), 'write "HI" at the top left in huge red letters', { seed: 1 });
  const changed = (x0: number, x1: number) => {
    let n = 0;
    for (let y = 0; y < 12; y++) for (let x = x0; x < x1; x++) if (picture.data[3 * (64 * y + x) + 1] < 190) n++;
    return n;
  };
  expect(changed(0, 24)).toBeGreaterThan(4);
  expect(changed(40, 64)).toBe(0);
});
