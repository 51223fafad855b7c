const POWERS = Float64Array.from({ length: 23 }, (_, i) => 10 ** i);

/**
 * Reads a number at the cursor and moves it on; undefined, and the cursor stays, where there is none. Up to 15 digits and powers of ten up to
 * 22 are exact in a double, so that one division gives the nearest double; longer ones go through `Number`. The forms of
 * Microsoft's printf (1.#INF, -1.#IND, nan) are read as infinity and NaN.
 * Source: W. D. Clinger, "How to read floating point numbers accurately", 1990.
 */
export function readAsciiNumber(cursor: { bytes: Uint8Array; at: number }): number | undefined {
  const { bytes, at: start } = cursor;
  let at = start;
  const negative = bytes[at] === 0x2d;
  if (negative || bytes[at] === 0x2b) at++;
  let mantissa = 0;
  let digits = 0;
  let decimals = 0;
  let any = false;
  let point = false;
  for (; ; at++) {
    const c = bytes[at];
    if (c >= 0x30 && c <= 0x39) {
      any = true;
      if (digits > 0 || c > 0x30) digits++;
      if (digits <= 15) mantissa = 10 * mantissa + (c - 0x30);
      if (point) decimals++;
    } else if (c === 0x2e && !point) point = true;
    else break;
  }
  if (!any || bytes[at] === 0x23) return readWordNumber(cursor, negative);
  let exponent = 0;
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    let e = at + 1;
    const minus = bytes[e] === 0x2d;
    if (minus || bytes[e] === 0x2b) e++;
    if (bytes[e] >= 0x30 && bytes[e] <= 0x39) {
      while (bytes[e] >= 0x30 && bytes[e] <= 0x39) exponent = Math.min(9999, 10 * exponent + bytes[e++] - 0x30);
      if (minus) exponent = -exponent;
      at = e;
    }
  }
  // A word that starts with a digit is no number.
  if ((bytes[at] >= 0x41 && bytes[at] <= 0x5a) || (bytes[at] >= 0x61 && bytes[at] <= 0x7a) || bytes[at] === 0x5f)
    return undefined;
  cursor.at = at;
  const power = exponent - decimals;
  if (digits > 15 || power > 22 || power < -22) return Number(latin(bytes, start, Math.min(at, start + 400)));
  const value = power < 0 ? mantissa / POWERS[-power] : mantissa * POWERS[power];
  return negative ? -value : value;
}

function readWordNumber(cursor: { bytes: Uint8Array; at: number }, negative: boolean): number | undefined {
  const word = /^[-+]?(?:1\.#(?:INF|QNAN|SNAN|IND)[0-9]*|inf(?:inity)?|nan(?:\([a-z]*\))?)(?![A-Za-z])/i.exec(
    latin(cursor.bytes, cursor.at, cursor.at + 24),
  );
  if (!word) return undefined;
  cursor.at += word[0].length;
  return /inf/i.test(word[0]) ? (negative ? -Infinity : Infinity) : Number.NaN;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
