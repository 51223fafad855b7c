import { createTextBuffer } from '../_write/text-buffer.ts';

/** A USD layer in its text form, written line by line. */
export interface LayerText {
  line(text: string): void;
  /** `def Type "name"` with its metadata, and the brace that opens it. */
  open(head: string, metadata?: readonly string[]): void;
  close(): void;
  /** `head = [` tuples of `width` numbers `]`, and the attribute's metadata. */
  array(head: string, values: ArrayLike<number>, width: number, format: (x: number) => string, metadata?: string): void;
  finish(): Uint8Array;
}

const NUMBERS_PER_LINE = 240;
/** Deeper lines stand no further to the right: the depth of a scene would count twice. */
const INDENT_MAX = 8;

/** Starts an empty layer. */
export function createLayerText(): LayerText {
  const text = createTextBuffer();
  let depth = 0;
  const line = (content: string): void => text.line(`${'    '.repeat(Math.min(depth, INDENT_MAX))}${content}`);
  return {
    line,
    open(head, metadata = []) {
      line(metadata.length ? `${head} (` : head);
      for (const entry of metadata) line(`    ${entry}`);
      if (metadata.length) line(')');
      line('{');
      depth++;
    },
    close() {
      depth--;
      line('}');
    },
    array(head, values, width, format, metadata) {
      line(`${head} = [`);
      let row: string[] = [];
      for (let i = 0; i < values.length; i += width) {
        row.push(width === 1 ? format(values[i]) : tuple(values, i, width, format));
        const isLast = i + width >= values.length;
        if (!isLast && row.length * width < NUMBERS_PER_LINE) continue;
        text.line(isLast ? row.join(', ') : `${row.join(', ')},`);
        row = [];
      }
      if (!metadata) return line(']');
      // A line each, as Pixar's own tools write it: three.js reads nothing else.
      line('] (');
      for (const entry of metadata.split('; ')) line(`    ${entry}`);
      line(')');
    },
    finish: text.finish,
  };
}

/** `(a, b, c)` of the values from `at` on. */
export function tuple(values: ArrayLike<number>, at: number, width: number, format: (x: number) => string): string {
  let out = '(';
  for (let k = 0; k < width; k++) out += k ? `, ${format(values[at + k])}` : format(values[at + k]);
  return `${out})`;
}

/** A number of the given significance, in as few digits as it needs; what is no number becomes zero. */
export function significant(x: number): string {
  return Number.isFinite(x) ? String(Number(x.toPrecision(8)) + 0) : '0';
}

/** Numbers to an eight-figure fraction of the largest of them: right for coordinates, whatever their scale. */
export function createFormat(values: ArrayLike<number>): (x: number) => string {
  let top = 0;
  for (let i = 0; i < values.length; i++) top = Math.max(top, Math.abs(values[i]));
  const digits = top > 0 ? Math.min(15, Math.max(0, 8 - Math.ceil(Math.log10(top)))) : 0;
  const unit = 10 ** digits;
  return (x) => String(Math.round(x * unit) / unit + 0);
}
