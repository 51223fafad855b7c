import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes as base62 digits, most significant first, padded to the length that many bytes can need. */
export function base62(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  const length = Math.ceil((bytes.length * 8) / Math.log2(62));
  let text = '';
  for (let i = 0; i < length; i++) {
    text = ALPHABET[Number(value % 62n)] + text;
    value /= 62n;
  }
  return text;
}

/** A number as so many base62 digits. */
export function base62Digits(value: number, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) {
    text = ALPHABET[value % 62] + text;
    value = Math.floor(value / 62);
  }
  return text;
}

/** An identifier nobody can guess: 128 random bits behind a prefix. */
export function randomId(prefix: string): string {
  return `${prefix}_${base62(randomBytes(16))}`;
}

export const newTaskId = (): string => randomId('tsk');
