import type { FloatImage } from '../image/index.ts';

/** Square cells of a picture, each a power of two wide. */
export interface Cells {
  count: number;
  /** Upper left corner and width, pixels. */
  x: Uint16Array;
  y: Uint16Array;
  size: Uint8Array;
}

/** Halvings of the largest cells: eight pixels wide. */
const LEVELS = 3;
/** A pixel's worth of difference that is never worth a split, display values squared. */
const LEAST = 0.25;

/**
 * Divides a picture into cells, small ones where it changes: cells are quartered while the squared difference from their mean is over a limit, which is
 * the least that keeps to `most` cells; even pictures have `least`, where they have the pixels. `picture`: display values 0..255 premultiplied, and opacity 0..255; what is empty gets no cell.
 */
export function splitCells(picture: FloatImage, { least, most }: { least: number; most: number }): Cells {
  const levels = buildLevels(picture);
  // An even picture has smaller cells than it needs.
  while (levels.length > 1 && walk(picture, levels, LEAST) < least) levels.pop();
  let low = Math.log(LEAST);
  let high = Math.log(4 * 255 * 255 * 4 ** LEVELS);
  if (walk(picture, levels, Math.exp(low)) > most)
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (walk(picture, levels, Math.exp(middle)) > most) low = middle;
      else high = middle;
    }
  else high = low;
  const limit = Math.exp(high);
  const count = walk(picture, levels, limit);
  const cells: Cells = { count, x: new Uint16Array(count), y: new Uint16Array(count), size: new Uint8Array(count) };
  walk(picture, levels, limit, cells);
  return cells;
}

/** Per level, the largest cells last: squared difference from the mean, and opacity, of every cell. */
interface Level {
  columns: number;
  error: Float32Array;
  opacity: Float32Array;
}

function buildLevels({ width, height, data }: FloatImage): Level[] {
  let columns = width;
  let rows = height;
  let sums: Float64Array = Float64Array.from(data);
  let squares = new Float64Array(width * height);
  for (let i = 0; i < data.length; i++) squares[i >> 2] += data[i] * data[i];
  const levels: Level[] = [];
  for (let size = 1; size <= 1 << LEVELS; size *= 2) {
    const error = new Float32Array(columns * rows);
    const opacity = new Float32Array(columns * rows);
    for (let i = 0; i < error.length; i++) {
      let mean = 0;
      for (let c = 0; c < 4; c++) mean += sums[4 * i + c] ** 2;
      error[i] = Math.max(0, squares[i] - mean / (size * size));
      opacity[i] = sums[4 * i + 3];
    }
    levels.push({ columns, error, opacity });
    const [w, h] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
    const [s, q] = [new Float64Array(4 * w * h), new Float64Array(w * h)];
    for (let y = 0, i = 0; y < rows; y++)
      for (let x = 0; x < columns; x++, i++) {
        const o = (y >> 1) * w + (x >> 1);
        q[o] += squares[i];
        for (let c = 0; c < 4; c++) s[4 * o + c] += sums[4 * i + c];
      }
    [columns, rows, sums, squares] = [w, h, s, q];
  }
  return levels;
}

/** Counts the cells at a limit, and writes them where there is room. */
function walk({ width, height }: FloatImage, levels: readonly Level[], limit: number, cells?: Cells): number {
  let n = 0;
  const visit = (level: number, x: number, y: number): void => {
    const size = 1 << level;
    if (x * size >= width || y * size >= height) return;
    const { columns, error, opacity } = levels[level];
    const i = y * columns + x;
    if (opacity[i] < 1) return;
    if (level > 0 && error[i] > limit) {
      for (let k = 0; k < 4; k++) visit(level - 1, 2 * x + (k & 1), 2 * y + (k >> 1));
      return;
    }
    if (cells) {
      cells.x[n] = x * size;
      cells.y[n] = y * size;
      cells.size[n] = size;
    }
    n++;
  };
  const top = levels.length - 1;
  const rows = Math.ceil(height / (1 << top));
  for (let y = 0; y < rows; y++) for (let x = 0; x < levels[top].columns; x++) visit(top, x, y);
  return n;
}
