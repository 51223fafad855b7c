import type { Budget } from '../_read/budget.ts';
import { refuse } from './expect.ts';
import { readAsciiNumber } from './read-ascii-number.ts';
import type { FbxDocument, FbxNode, FbxProperty } from './tree.ts';

const DEPTH_MAX = 64;
const NODE_BYTES = 600;
const PROPERTY_BYTES = 200;
/** Rows of more numbers are kept as one array. */
const ROW_MIN = 9;
const NONE: never[] = [];

const [COMMA, COLON, SEMICOLON, QUOTE, STAR, OPEN, CLOSE, NEWLINE] = [0x2c, 0x3a, 0x3b, 0x22, 0x2a, 0x7b, 0x7d, 0x0a];

interface Cursor {
  bytes: Uint8Array;
  at: number;
  budget: Budget;
}

/**
 * Reads the text form. Goes through the bytes once: lists of numbers become arrays without a string in between. Letters standing alone (keys of
 * version 6100, switches) become their character code, as in the binary form.
 */
export function readAsciiFbx(bytes: Uint8Array, budget: Budget): FbxDocument {
  const cursor: Cursor = { bytes, at: 0, budget };
  const said = /FBX\s+(\d+)\.(\d+)\.(\d+)/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 512)));
  const children = readChildren(cursor, 0);
  const extension = children.find((n) => n.name === 'FBXHeaderExtension');
  const field = extension?.children.find((n) => n.name === 'FBXVersion')?.properties[0]?.value;
  let version = said ? 1000 * Number(said[1]) + 100 * Number(said[2]) + Number(said[3]) : 0;
  if (typeof field === 'number') version = field;
  if (!version) version = children.some((n) => n.name === 'GlobalSettings') ? 7400 : 6100;
  if (!children.some((n) => n.name === 'Objects' || (version < 6000 && n.name === 'Model')))
    throw refuse('The file is not an FBX model, or it is empty.');
  if (version < 5000 || version >= 8000) throw refuse(`The file is FBX version ${version}; 5000 to 7700 can be read.`);
  return { version, ascii: true, children };
}

function readChildren(cursor: Cursor, depth: number): FbxNode[] {
  if (depth > DEPTH_MAX) throw refuse(`The nodes of the file are nested deeper than ${DEPTH_MAX}.`);
  const { bytes, budget } = cursor;
  const out: FbxNode[] = [];
  for (;;) {
    skipBlank(cursor);
    if (cursor.at >= bytes.length) {
      if (depth > 0) throw refuse('The file is cut short: a brace is not closed.');
      return out;
    }
    if (bytes[cursor.at] === CLOSE) {
      cursor.at++;
      if (depth > 0) return out;
      continue;
    }
    const name = readWord(cursor);
    skipBlank(cursor);
    if (!name || bytes[cursor.at] !== COLON) throw refuse(`The file is not valid FBX text at byte ${cursor.at}.`);
    cursor.at++;
    budget.spend(NODE_BYTES);
    const node: FbxNode = { name, properties: readProperties(cursor), children: NONE };
    skipBlank(cursor);
    if (bytes[cursor.at] === OPEN) {
      cursor.at++;
      node.children = readChildren(cursor, depth + 1);
      // "*12 { a: 1,2,3 }": the list stands inside.
      const list = node.children[0];
      if (node.properties.length === 0 && node.children.length === 1 && list.name === 'a') {
        node.properties = list.properties;
        node.children = NONE;
      }
    }
    out.push(node);
  }
}

/** What stands after a colon: values with commas between, over any number of lines, up to a brace or the next name with a colon. */
function readProperties(cursor: Cursor): FbxProperty[] {
  const { bytes, budget } = cursor;
  const row = new Row(budget);
  let out: FbxProperty[] = NONE;
  const put = (property: FbxProperty): void => {
    budget.spend(PROPERTY_BYTES);
    if (out === NONE) out = [];
    if (row.length) for (const value of row.take()) out.push({ type: 'D', value });
    out.push(property);
  };
  for (;;) {
    skipBlank(cursor);
    const c = bytes[cursor.at];
    if (c === undefined || c === OPEN || c === CLOSE) break;
    if (c === COMMA) cursor.at++;
    else if (c === STAR) {
      cursor.at++;
      readAsciiNumber(cursor);
    } else if (c === QUOTE) put({ type: 'S', value: readText(cursor) });
    else {
      const value = readAsciiNumber(cursor);
      if (value === undefined) {
        const start = cursor.at;
        const word = readWord(cursor);
        if (!word) throw refuse(`The file is not valid FBX text at byte ${start}.`);
        skipBlank(cursor);
        if (bytes[cursor.at] === COLON) {
          // The name of the next node.
          cursor.at = start;
          break;
        }
        if (word.length === 1 && out === NONE) row.add(word.charCodeAt(0));
        else if (word.length === 1) put({ type: 'C', value: word.charCodeAt(0) });
        else put({ type: 'S', value: word });
      } else if (out === NONE) row.add(value);
      else put({ type: 'D', value });
    }
  }
  if (row.length >= ROW_MIN) return [{ type: 'd', value: row.array() }];
  if (row.length) return row.take().map((value) => ({ type: 'D', value }));
  return out;
}

const EMPTY = new Float64Array(0);

/** Numbers that arrive one by one. */
class Row {
  length = 0;
  #data = EMPTY;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  add(value: number): void {
    if (this.length === this.#data.length) {
      const size = Math.max(4, 2 * this.length);
      this.#budget.spend(8 * size);
      const grown = new Float64Array(size);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.length++] = value;
  }

  array(): Float64Array {
    return this.#data.slice(0, this.length);
  }

  take(): (number | bigint)[] {
    const out = [...this.#data.subarray(0, this.length)];
    this.length = 0;
    return out;
  }
}

const decoder = new TextDecoder();

function readText(cursor: Cursor): string {
  const { bytes } = cursor;
  const end = bytes.indexOf(QUOTE, cursor.at + 1);
  if (end < 0) throw refuse('The file is cut short: a quotation mark is not closed.');
  cursor.budget.spend(2 * (end - cursor.at));
  const text = decoder.decode(bytes.subarray(cursor.at + 1, end));
  cursor.at = end + 1;
  return text.includes('&quot;') ? text.replaceAll('&quot;', '"') : text;
}

function readWord(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at;
  while (cursor.at < bytes.length && cursor.at - start < 512 && isWord(bytes[cursor.at])) cursor.at++;
  return decoder.decode(bytes.subarray(start, cursor.at));
}

function isWord(c: number): boolean {
  return (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || c >= 0x80 || WORD.has(c);
}

const WORD = new Set([...'_|-+./#()<>&'].map((c) => c.charCodeAt(0)));

/** Past blanks, line ends and comments. */
function skipBlank(cursor: Cursor): void {
  const { bytes } = cursor;
  for (;;) {
    const c = bytes[cursor.at];
    if (c === 0x20 || c === 0x09 || c === 0x0d || c === NEWLINE || c === 0) cursor.at++;
    else if (c === SEMICOLON) while (cursor.at < bytes.length && bytes[cursor.at] !== NEWLINE) cursor.at++;
    else return;
  }
}
