/** Text that becomes UTF-8 piece by piece, so that it may be longer than the longest string. */
export interface TextBuffer {
  /** Adds a line and its break. */
  line(text: string): void;
  /** Everything that was added; the buffer is empty then. */
  finish(): Uint8Array<ArrayBuffer>;
}

const PIECE_CHARS = 1 << 18;

/** Starts an empty text. */
export function createTextBuffer(): TextBuffer {
  const encoder = new TextEncoder();
  let pieces: Uint8Array[] = [];
  let lines: string[] = [];
  let chars = 0;
  const flush = (): void => {
    if (lines.length) pieces.push(encoder.encode(`${lines.join('\n')}\n`));
    lines = [];
    chars = 0;
  };
  return {
    line(text) {
      lines.push(text);
      chars += text.length;
      if (chars > PIECE_CHARS) flush();
    },
    finish() {
      flush();
      const out = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let at = 0;
      for (const piece of pieces) {
        out.set(piece, at);
        at += piece.length;
      }
      pieces = [];
      return out;
    },
  };
}
