import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCreatureMotion, motionToClip, TEST_SKELETONS, testRig, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing.ts';
import { render } from './render.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const path = (name: string) => join(folder.path, name);

const skeleton = TEST_SKELETONS.dog();
const target = testRig(skeleton);
const motion = makeCreatureMotion('preset:quadruped:trot', skeleton);
writeFileSync(path('dog.glb'), writeGlb({ ...target.scene, animations: [motionToClip(motion, target)] }));
writeFileSync(path('still.glb'), writeGlb(target.scene));
writeFileSync(path('broken.glb'), 'glTF, or not');

async function draw(...args: string[]) {
  const lines: string[] = [];
  await render(args, (line) => void lines.push(line));
  return lines.join('\n');
}

test('draws a clip as an animation of its length, the same one every time', async () => {
  const said = await draw(path('dog.glb'), '-o', path('a.webp'), '--clip', 'trot', '--size', '48');
  expect(said).toMatch(/preset:quadruped:trot/);
  const bytes = readFileSync(path('a.webp'));
  const { format, pages = 0, delay = [], loop, width, pageHeight } = await sharp(bytes, { animated: true }).metadata();
  expect({ format, loop, width, pageHeight }).toEqual({ format: 'webp', loop: 0, width: 48, pageHeight: 48 });
  expect(pages).toBeGreaterThan(8);
  const total = delay.reduce((a, b) => a + b, 0);
  expect(Math.abs(total - (1000 * (motion.frames - 1)) / motion.fps)).toBeLessThan(pages);
  const frame = (page: number) => sharp(bytes, { page }).raw().toBuffer();
  expect((await frame(0)).equals(await frame(4))).toBe(false);
  await draw(path('dog.glb'), '-o', path('b.webp'), '--size', '48');
  expect(readFileSync(path('b.webp')).equals(bytes)).toBe(true);
});

test('goes round what has no clips', async () => {
  expect(await draw(path('still.glb'), '-o', path('c.webp'), '--size', '32')).toMatch(/72 frames, 3.00 s, a turntable/);
});

test('says what is wrong', async () => {
  await expect(draw(path('dog.glb'), '-o', path('a.png'))).rejects.toThrow(/-o .*\.webp/);
  await expect(draw(path('none.glb'), '-o', path('a.webp'))).rejects.toThrow(/no such file: .*none\.glb/);
  await expect(draw(path('dog.glb'), '-o', path('no/a.webp'))).rejects.toThrow(/no such folder/);
  await expect(draw(path('dog.glb'), '-o', path('a.webp'), '--clip', 'fly')).rejects.toThrow(/no clip fly; .*trot/);
  await expect(draw(path('dog.glb'), '-o', path('a.webp'), '--size', '5')).rejects.toThrow(/--size .*32 to 1024/);
  await expect(draw(path('broken.glb'), '-o', path('a.webp'))).rejects.toThrow(/broken\.glb/);
  await expect(draw('-o', path('a.webp'))).rejects.toThrow(/one model file/);
});
