import { toUtf8 } from '../_read/text-scanner.ts';

const HEAD = 65536;
const HEADER = 84;
const TRIANGLE = 50;
/** Lengths that somebody models; bytes of anything else, taken for floats, are mostly outside. */
const [TINY, HUGE] = [1e-30, 1e15];

/**
 * Whether an STL is of the text form. "solid" at its beginning proves nothing, so its length speaks for a binary file, and else the words that
 * must come next; files without their first line are told by their facets.
 */
export function isTextStl(bytes: Uint8Array): boolean {
  const text = toUtf8(bytes.subarray(0, HEAD));
  const head = new TextDecoder('latin1').decode(text);
  const named = /^\s*solid/i.test(head);
  if (bytes.length >= HEADER && head.slice(0, 512).includes('\0')) {
    const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
    if (bytes.length === HEADER + TRIANGLE * count) return false;
  }
  if (head.includes('\0')) return named && /facet\s+normal/i.test(head);
  return named ? /\b(?:facet|vertex|endsolid)\b/i.test(head) : /^\s*facet\s+normal\b/i.test(head);
}

/** Whether these can be the first bytes of a binary STL, which has no mark of its own: most of its corners must be lengths. */
export function isBinaryStl(head: Uint8Array): boolean {
  // text has no such bytes, and binary files cannot do without
  if (head.length < HEADER || !toUtf8(head).some((byte) => byte < 9)) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let good = 0;
  let all = 0;
  for (let at = HEADER + 12; at + 36 <= Math.min(head.length, HEAD); at += TRIANGLE, all++) {
    let sound = true;
    for (let k = 0; k < 36 && sound; k += 4) {
      const length = Math.abs(view.getFloat32(at + k, true));
      sound = length === 0 || (length > TINY && length < HUGE);
    }
    if (sound) good++;
  }
  return 2 * good >= all;
}
