export type Cell = string | number;

const GAP = '  ';
/** What stands to the right in its column: numbers, with a unit or without; nothing. */
const NUMBER = /^(?:-?\d[\d.]*(?: [kM]?B)?|-)$/;

/**
 * Rows as lines, columns under each other, numbers to the right; the last column goes on in further lines where it would be wider than `width` characters. Control
 * characters, which a file's names may hold, do not reach the terminal.
 */
export function table(rows: readonly (readonly Cell[])[], width: number, indent = ''): string[] {
  const clean = rows.map((row) => row.map((cell) => String(cell).replace(/\p{C}/gu, '?')));
  const last = clean[0].length - 1;
  const widths = clean[0].map((_, c) => (c === last ? 0 : Math.max(...clean.map((row) => row[c].length))));
  const isNumber = clean[0].map(
    (_, c) => c > 0 && clean.length > 1 && clean.slice(1).every((row) => NUMBER.test(row[c])),
  );
  const before = indent.length + widths.reduce((sum, w) => sum + w, 0) + GAP.length * last;
  if (isNumber[last]) widths[last] = Math.max(...clean.map((row) => row[last].length));
  return clean.flatMap((row) => {
    const head = row.map((cell, c) => (isNumber[c] ? cell.padStart(widths[c]) : cell.padEnd(widths[c])));
    const lines = wrap(head[last], Math.max(24, width - before));
    return lines.map((text, i) =>
      `${
        i === 0
          ? indent +
            head
              .slice(0, last)
              .map((cell) => cell + GAP)
              .join('')
          : ' '.repeat(before)
      }${text}`.trimEnd(),
    );
  });
}

/** The text in lines of at most so many characters, broken at blanks. */
export function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Long names keep their beginning. */
export function shorten(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}
