import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62, base62Digits } from '../db/ids.ts';

const PREFIX = 'cw_live_';
const SHAPE = /^cw_live_[0-9A-Za-z]{49}$/;

function checksum(text: string): string {
  return base62Digits(crc32(text) >>> 0, 6);
}

/** A fresh key: prefix, 32 random bytes in base62 (43 digits), and 6 digits of CRC-32 over both. */
export function newKey(): string {
  const body = PREFIX + base62(randomBytes(32));
  return body + checksum(body);
}

/** Whether it can be a key at all: a typing mistake costs no query. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -6)) === text.slice(-6);
}

/** The digest under which a key is stored. 256 random bits need no slow hash. */
export function keyDigest(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** The same in hexadecimal. */
export function keyDigestHex(key: string): string {
  return hash('sha256', key, 'hex');
}
