import sharp from 'sharp';
import { CONTRACT } from '../config/contract.data.ts';
import { ServiceError } from '../errors/service-error.ts';
import { wrongType } from './read-body.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;
type ImageType = (typeof IMAGE_TYPES)[number];

export interface CleanImage {
  bytes: Uint8Array;
  mime: ImageType;
  name: string;
  width: number;
  height: number;
}

const MAGIC: readonly [ImageType, readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
const { image_pixels: PIXELS_MAX, image_side_min: SIDE_MIN, image_bytes: BYTES_MAX } = CONTRACT.limits;

/** Reads an image to the end, refusing it at its first bytes when they are not of the type it was sent as. */
export async function readImage(body: AsyncIterable<Uint8Array>, contentType: string | undefined): Promise<Buffer> {
  const declared = contentType?.split(';')[0]?.trim().toLowerCase();
  const wrong = () => wrongType('The image must be PNG or JPEG, and its Content-Type must say which.', IMAGE_TYPES);
  if (!IMAGE_TYPES.some((type) => type === declared)) throw wrong();
  const chunks: Uint8Array[] = [];
  let head = Buffer.alloc(0);
  for await (const chunk of body) {
    if (head.length < 8) {
      head = Buffer.concat([head, chunk.subarray(0, 8)]);
      if (head.length >= 8 && typeOf(head) !== declared) throw wrong();
    }
    chunks.push(chunk);
  }
  if (head.length === 0) throw new ServiceError('invalid', 'body: must not be empty');
  if (typeOf(head) !== declared) throw wrong();
  return Buffer.concat(chunks);
}

/**
 * Decodes and encodes again, so that nothing downstream sees bytes that a stranger wrote: metadata is gone, the orientation is
 * applied, odd colour spaces are sRGB. Size is checked from the header, before anything is decoded.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const cannot = (cause: unknown) => new ServiceError('invalid', 'body: the image cannot be decoded', { cause });
  const header = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw cannot(error);
    });
  const { width = 0, height = 0, format } = header;
  if (width * height > PIXELS_MAX) throw new ServiceError('invalid', `body: at most ${PIXELS_MAX} pixels`);
  if (Math.min(width, height) < SIDE_MIN) throw new ServiceError('invalid', `body: at least ${SIDE_MIN} pixels a side`);
  const decoded = sharp(bytes, options).autoOrient().toColourspace('srgb');
  const png = format === 'png';
  const encoded = png
    ? decoded.png({ compressionLevel: 6 })
    : decoded.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimizeCoding: false });
  const { data, info } = await decoderFree(() => encoded.toBuffer({ resolveWithObject: true })).catch((error) => {
    throw cannot(error);
  });
  const [mime, name] = png ? (['image/png', 'image.png'] as const) : (['image/jpeg', 'image.jpg'] as const);
  return { bytes: data, mime, name, width: info.width, height: info.height };
}

export const IMAGE_BYTES_MAX = BYTES_MAX;

/** Decoders at work at once: each may hold a few hundred megabytes for a moment. */
const DECODERS_MAX = 2;
let decoding = 0;
const waiting: (() => void)[] = [];

async function decoderFree<T>(work: () => Promise<T>): Promise<T> {
  if (decoding >= DECODERS_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  else decoding++;
  try {
    return await work();
  } finally {
    // the place is handed on, not given up: nobody can slip in between
    const next = waiting.shift();
    if (next) next();
    else decoding--;
  }
}

function typeOf(head: Uint8Array): ImageType | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, i) => head[i] === byte))?.[0];
}
