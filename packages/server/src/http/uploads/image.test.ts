import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { cleanImage } from './image.ts';

/** Upper half red, left half of the lower one blue, the rest green: every way to turn it is told apart. */
const TURNED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32" fill="#00a000"/><rect width="64" height="16" fill="#c00000"/><rect y="16" width="32" height="16" fill="#0000c0"/></svg>',
);
/** A disc of half opaque red on nothing. */
const DISC = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="30" cy="20" r="16" fill="#d02020" fill-opacity="0.5"/></svg>',
);

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  return [...(await sharp(bytes).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

/** A PNG that says it has another size. */
function claim(png: Buffer, width: number, height: number): Buffer {
  const out = Buffer.from(png);
  out.writeUInt32BE(width, 16);
  out.writeUInt32BE(height, 20);
  out.writeUInt32BE(crc32(out.subarray(12, 29)), 29);
  return out;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i stands upright and is forgotten', async (orientation) => {
  // Corners of the upright picture, from the places that the orientation puts them at in the file.
  const upright = (): Sharp => sharp(TURNED);
  const stored: Record<number, Sharp> = {
    1: upright(),
    2: upright().flop(),
    3: upright().rotate(180),
    4: upright().flip(),
    5: sharp(await sharp(TURNED).rotate(90).png().toBuffer()).flop(),
    6: upright().rotate(270),
    7: sharp(await sharp(TURNED).rotate(270).png().toBuffer()).flop(),
    8: upright().rotate(90),
  };
  const sent = await stored[orientation].withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
  const { bytes, width, height } = await cleanImage(sent);
  expect([width, height]).toEqual([64, 32]);
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  const [topLeft, bottomLeft, bottomRight] = [
    await pixel(bytes, 6, 4),
    await pixel(bytes, 6, 28),
    await pixel(bytes, 58, 28),
  ];
  expect(topLeft[0]).toBeGreaterThan(150);
  expect(bottomLeft[2]).toBeGreaterThan(150);
  expect(bottomRight[1]).toBeGreaterThan(120);
});

const kinds: [string, (s: Sharp) => Sharp][] = [
  ['16 bits a channel', (s) => s.toColourspace('rgb16').png()],
  ['a palette with transparency', (s) => s.png({ palette: true, colours: 16 })],
  ['grey with alpha', (s) => s.greyscale().png()],
  ['16-bit grey with alpha', (s) => s.toColourspace('grey16').png()],
  ['interlaced', (s) => s.png({ progressive: true })],
  ['a colour profile', (s) => s.withIccProfile('p3').png()],
];
test.each(kinds)('PNG with %s becomes eight bits of sRGB, its transparency kept', async (_, encode) => {
  const { bytes, mime } = await cleanImage(await encode(sharp(DISC)).toBuffer());
  expect([mime, (await sharp(bytes).metadata()).depth]).toEqual(['image/png', 'uchar']);
  expect((await pixel(bytes, 1, 1))[3]).toBe(0);
  const [r, g, , a] = await pixel(bytes, 30, 20);
  expect(Math.abs(a - 128)).toBeLessThan(6);
  expect(Math.abs(r - g) < 4 || r > 180).toBe(true);
});

test('JPEG in four inks, in grey and progressive become sRGB', async () => {
  const flat = sharp(TURNED).flatten();
  for (const sent of [flat.clone().toColourspace('cmyk').jpeg(), flat.clone().jpeg({ progressive: true })]) {
    const { bytes } = await cleanImage(await sent.toBuffer());
    expect((await sharp(bytes).metadata()).channels).toBe(3);
    const [r, g] = await pixel(bytes, 40, 6);
    expect(r - g).toBeGreaterThan(90);
  }
  const grey = await cleanImage(await flat.clone().greyscale().jpeg().toBuffer());
  expect((await sharp(grey.bytes).metadata()).space).toBe('srgb');
});

test('of an animated PNG the first frame is taken; what follows a picture is dropped', async () => {
  const png = await sharp(DISC).png().toBuffer();
  // acTL after IHDR: two frames, forever
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(crc32(body), 16);
  const animated = Buffer.concat([
    png.subarray(0, 33),
    chunk,
    png.subarray(33),
    Buffer.from('PK\u0003\u0004 trailing'),
  ]);
  const { bytes, width, height } = await cleanImage(animated);
  expect([width, height]).toEqual([60, 40]);
  expect(Buffer.from(bytes).includes('acTL')).toBe(false);
  expect(Buffer.from(bytes).includes('trailing')).toBe(false);
});

test('sizes at the limits', async () => {
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
  expect(await cleanImage(await of(16, 16))).toMatchObject({ width: 16, height: 16 });
  await expect(cleanImage(await of(15, 15))).rejects.toThrow('at least 16 pixels');
  await expect(cleanImage(await of(8000, 5013))).rejects.toThrow('at most 40000000 pixels');
});

test('what lies about its size, is cut short or is damaged is refused with a sentence', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 90, height: 70, channels: 3, background: '#888', noise } });
  const png = await picture.clone().png().toBuffer();
  const jpeg = await picture.clone().jpeg().toBuffer();
  const damaged = Buffer.from(png);
  damaged.fill(0x55, png.length >> 1, (png.length >> 1) + 40);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const large = Buffer.from(jpeg);
  large.writeUInt16BE(65_000, frame + 5);
  large.writeUInt16BE(65_000, frame + 7);
  for (const [bytes, words] of [
    [claim(png, 100_000, 100_000), 'pixels'],
    [claim(png, 0x7fff_ffff, 16), 'cannot be decoded'],
    [large, 'pixels'],
    [claim(png, 6000, 6000), 'cannot be decoded'],
    [claim(png, 0, 70), 'cannot be decoded'],
    [damaged, 'cannot be decoded'],
    [png.subarray(0, png.length - 30), 'cannot be decoded'],
    [png.subarray(0, 33), 'cannot be decoded'],
    [jpeg.subarray(0, jpeg.length >> 1), 'cannot be decoded'],
    [jpeg.subarray(0, 3), 'cannot be decoded'],
    [Buffer.alloc(64), 'cannot be decoded'],
  ] as const)
    await expect(cleanImage(bytes)).rejects.toThrow(words);
});

test('the largest pictures take less than 500 MB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const plain = sharp({ create: { width: 7900, height: 5060, channels: 3, background: '#5a78c8' } });
    const files: Record<string, Sharp> = {
      'turned.jpg': plain.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true }),
      'interlaced.png': plain.clone().ensureAlpha(0.5).png({ progressive: true, compressionLevel: 1 }),
    };
    const module = pathToFileURL(join(import.meta.dirname, 'image.ts')).href;
    // On Linux a process inherits its parent's peak (here the test runner's) as maxRSS, but not as VmHWM.
    const script = `import { existsSync, readFileSync } from 'node:fs';
      const { cleanImage } = await import('${module}');
      await cleanImage(readFileSync(process.argv[1]));
      const status = '/proc/self/status';
      const peak = existsSync(status) && /VmHWM:\\s*(\\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1];
      console.log((peak ? Number(peak) : process.resourceUsage().maxRSS) / 1024);`;
    for (const [name, file] of Object.entries(files)) {
      const path = join(folder, name);
      await writeFile(path, await file.toBuffer());
      const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, path]);
      expect(Number((await run).stdout)).toBeLessThan(500);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
