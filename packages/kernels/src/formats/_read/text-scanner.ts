const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;
const MINUS = 45;
const PLUS = 43;
const DOT = 46;

/** Powers of ten that doubles hold exactly. */
const POWERS = Float64Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));

/**
 * Reads words and numbers of a text file line by line, straight from its bytes: making a string of every number would cost ten times
 * as much. A backslash before the end of a line joins it with the next one. Nothing here throws; what is no number is NaN.
 */
export class TextScanner {
  readonly bytes: Uint8Array;
  at = 0;
  private exponent = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Goes to the first word of the next line that has one; false at the end. Call `skipLine` after each line. */
  nextLine(): boolean {
    const { bytes } = this;
    for (;;) {
      while (this.at < bytes.length && bytes[this.at] <= 32) this.at++;
      if (bytes[this.at] !== BACKSLASH || !this.isJoined()) return this.at < bytes.length;
      this.at += 2;
    }
  }

  /** Leaves the rest of the line. */
  skipLine(): void {
    while (!this.atLineEnd()) this.at++;
  }

  /** Skips blanks; true when nothing more stands on this line. */
  skipBlanks(): boolean {
    for (;;) {
      if (this.atLineEnd()) return true;
      if (this.bytes[this.at] > 32) return false;
      this.at++;
    }
  }

  /** The next word of the line, at most 256 characters of it; empty at the end of the line. */
  word(): string {
    if (this.skipBlanks()) return '';
    const start = this.at;
    this.skipWord();
    return decodeText(this.bytes.subarray(start, Math.min(this.at, start + 256)));
  }

  /** What stands on the line from here, at most 256 characters, without blanks around it. */
  rest(): string {
    if (this.skipBlanks()) return '';
    const start = this.at;
    this.skipLine();
    return decodeText(this.bytes.subarray(start, Math.min(this.at, start + 256))).trim();
  }

  /** The next word as a number: its longest beginning that is one, NaN if there is none. Leaves the whole word behind. */
  number(): number {
    if (this.skipBlanks()) return Number.NaN;
    const value = this.numberHere();
    this.skipWord();
    return value;
  }

  /** The number that begins exactly here; stays behind its last character. Digits beyond 2^53 fall back on the language's own reader. */
  numberHere(): number {
    const { bytes } = this;
    const start = this.at;
    let at = start;
    const negative = bytes[at] === MINUS;
    if (negative || bytes[at] === PLUS) at++;
    let mantissa = 0;
    let digits = 0;
    let scale = 0;
    for (; isDigit(bytes[at]); at++, digits++) mantissa = mantissa * 10 + bytes[at] - 48;
    if (bytes[at] === DOT)
      for (at++; isDigit(bytes[at]); at++, digits++, scale--) mantissa = mantissa * 10 + bytes[at] - 48;
    if (digits === 0) return Number.NaN;
    if ((bytes[at] | 32) === 101) at = this.exponentEnd(at);
    this.at = at;
    const exponent = this.exponent + scale;
    this.exponent = 0;
    if (mantissa < 9007199254740992 && exponent >= -22 && exponent <= 22) {
      const value = exponent < 0 ? mantissa / POWERS[-exponent] : mantissa * POWERS[exponent];
      return negative ? -value : value;
    }
    return Number(decodeText(bytes.subarray(start, at)));
  }

  /** Reads the exponent whose "e" stands at `at`; without digits after it, the number ends before the "e". */
  private exponentEnd(at: number): number {
    const { bytes } = this;
    let end = at + 1;
    const negative = bytes[end] === MINUS;
    if (negative || bytes[end] === PLUS) end++;
    if (!isDigit(bytes[end])) return at;
    let value = 0;
    for (; isDigit(bytes[end]); end++) value = Math.min(100_000, value * 10 + bytes[end] - 48);
    this.exponent = negative ? -value : value;
    return end;
  }

  /** Leaves the word that stands here. */
  skipWord(): void {
    const { bytes } = this;
    while (this.at < bytes.length && bytes[this.at] > 32 && !(bytes[this.at] === BACKSLASH && this.isJoined()))
      this.at++;
  }

  private atLineEnd(): boolean {
    const { bytes } = this;
    for (;;) {
      if (this.at >= bytes.length) return true;
      const byte = bytes[this.at];
      if (byte === BACKSLASH && this.isJoined()) this.at += bytes[this.at + 1] === RETURN ? 3 : 2;
      else return byte === NEWLINE || byte === RETURN;
    }
  }

  private isJoined(): boolean {
    const next = this.bytes[this.at + 1];
    return next === NEWLINE || (next === RETURN && this.bytes[this.at + 2] === NEWLINE);
  }
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

/** UTF-8, or Latin-1 where it is none: names in old files. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The text as UTF-8 without a byte order mark, whatever the mark at its beginning says it is written in. */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return bytes.subarray(3);
  const wide = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
  return wide ? new TextEncoder().encode(new TextDecoder(wide).decode(bytes)) : bytes;
}
