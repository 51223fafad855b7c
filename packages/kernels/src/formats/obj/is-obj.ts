import { toUtf8 } from '../_read/text-scanner.ts';

const HEAD = 65536;
/** A statement with something behind it that can belong to it. */
const STATEMENT = /^[ \t]*(?:(?:v|vt|vn|vp|f|fo|l|p)[ \t]+[-+.\d\\ni]|(?:o|g|usemtl|mtllib|usemap|maplib)[ \t]+\S)/im;

/** Whether these can be the first bytes of an OBJ, which has no mark of its own: some line is a statement, or all are comments. */
export function isObj(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(toUtf8(bytes.subarray(0, HEAD)));
  const lines = head.replace(/\r\n?/g, '\n');
  return STATEMENT.test(lines) || (/^\s*#/.test(lines) && !/^[ \t]*[^#\s]/m.test(lines));
}
