import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ServiceError } from '../errors/service-error.ts';
import { cleanImage } from './image.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** IHDR of 32 x 32 pixels: depth, colour type, compression, filter, interlace. */
function header(...fields: number[]): Buffer {
  return chunk('IHDR', Buffer.from([0, 0, 0, 32, 0, 0, 0, 32, ...fields]));
}

/** What `of` bytes of zeros deflate to. */
function pixels(of: number): Buffer {
  return chunk('IDAT', deflateSync(Buffer.alloc(of)));
}

function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

const RGB = header(8, 2, 0, 0, 0);
const WHOLE = pixels(32 * 97);
const PALETTE = header(8, 3, 0, 0, 0);

const broken: [string, Buffer][] = [
  ['without pixels', png(RGB)],
  ['with pixels of no bytes', png(RGB, chunk('IDAT', Buffer.alloc(0)))],
  ['with too few rows', png(RGB, pixels(8 * 97))],
  ['with pixels that are not deflated', png(RGB, chunk('IDAT', Buffer.alloc(200, 0x41)))],
  ['with a row filter that does not exist', png(RGB, chunk('IDAT', deflateSync(Buffer.alloc(32 * 97, 9))))],
  ['without its palette', png(PALETTE, pixels(32 * 33))],
  [
    'with colours beyond its palette',
    png(PALETTE, chunk('PLTE', Buffer.alloc(3)), chunk('IDAT', deflateSync(Buffer.alloc(32 * 33, 200)))),
  ],
  ['with a palette of five bytes', png(PALETTE, chunk('PLTE', Buffer.alloc(5)), pixels(32 * 33))],
  ['of three bits', png(header(3, 2, 0, 0, 0), WHOLE)],
  ['of a colour type that does not exist', png(header(8, 5, 0, 0, 0), WHOLE)],
  ['of an unknown compression', png(header(8, 2, 4, 0, 0), WHOLE)],
  ['of an unknown filter', png(header(8, 2, 0, 9, 0), WHOLE)],
  ['of an unknown interlacing', png(header(8, 2, 0, 0, 7), WHOLE)],
  ['with two headers', png(RGB, RGB, WHOLE)],
  [
    'with a chunk that says it is endless',
    Buffer.concat([SIGNATURE, RGB, Buffer.from([0x7f, 255, 255, 255]), Buffer.from('IDATxx')]),
  ],
];
test.each(broken)('a PNG %s is the sender’s fault', async (_, bytes) => {
  await expect(cleanImage(bytes)).rejects.toThrow(ServiceError);
  await expect(cleanImage(bytes)).rejects.toMatchObject({
    code: 'invalid',
    message: 'body: the image cannot be decoded',
  });
});

test('a JPEG with a segment missing or a frame that makes no sense is the sender’s fault', async () => {
  const jpeg = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#985' } })
    .jpeg()
    .toBuffer();
  const find = (marker: number): number => jpeg.indexOf(Buffer.from([0xff, marker]));
  const without = (marker: number): Buffer => {
    const at = find(marker);
    return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
  };
  const frame = (offset: number, value: number): Buffer => {
    const out = Buffer.from(jpeg);
    out[find(0xc0) + offset] = value;
    return out;
  };
  const files = {
    'no tables': without(0xdb),
    'no frame': without(0xc0),
    '12 bits': frame(4, 12),
    'nine components': frame(9, 9),
    'no sampling': frame(11, 0),
    'much sampling': frame(11, 0xff),
    lossless: frame(1, 0xc3),
    'header alone': jpeg.subarray(0, 200),
  };
  for (const [name, bytes] of Object.entries(files))
    await expect(cleanImage(bytes), name).rejects.toMatchObject({ code: 'invalid' });
});

test('what would swell is not unpacked: text and profiles are dropped, pixels beyond the last row are not read', async () => {
  const bomb = deflateSync(Buffer.alloc(30_000_000, 65));
  const named = Buffer.concat([Buffer.from('c\0\0'), bomb]);
  const files = [
    png(RGB, chunk('zTXt', named), WHOLE),
    png(RGB, chunk('iCCP', named), WHOLE),
    png(RGB, chunk('IDAT', bomb)),
  ];
  for (const bytes of files.slice(0, 2)) {
    const made = await cleanImage(bytes);
    expect([made.width, made.height]).toEqual([32, 32]);
    expect(made.bytes.length).toBeLessThan(1000);
  }
  // 65 is no row filter.
  await expect(cleanImage(files[2])).rejects.toMatchObject({ code: 'invalid' });
});
