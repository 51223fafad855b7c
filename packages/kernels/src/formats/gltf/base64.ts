import { GeometryError } from '../../math/index.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = Uint8Array.from(ALPHABET, (c) => c.charCodeAt(0));
const VALUES = new Uint8Array(256).fill(255);
for (let i = 0; i < 64; i++) VALUES[CODES[i]] = i;

/** Base64 of bytes, padded. Through a byte buffer: strings glued letter by letter would take minutes for a model. */
export function encodeBase64(bytes: Uint8Array): string {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let o = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out[o++] = CODES[word >> 18];
    out[o++] = CODES[(word >> 12) & 63];
    out[o++] = i + 1 < bytes.length ? CODES[(word >> 6) & 63] : 61;
    out[o++] = i + 2 < bytes.length ? CODES[word & 63] : 61;
  }
  return new TextDecoder('latin1').decode(out);
}

/** Bytes of base64 text, with or without padding. Throws GeometryError `bad-base64` for any other character. */
export function decodeBase64(text: string): Uint8Array {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 61) end--;
  const out = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  let word = 0;
  let o = 0;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    const value = code < 256 ? VALUES[code] : 255;
    if (value === 255) throw new GeometryError('bad-base64', 'Embedded data is not valid base64.');
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[o++] = (word >> bits) & 255;
    }
  }
  return out;
}
