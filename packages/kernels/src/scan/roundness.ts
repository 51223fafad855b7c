import type { View } from './register.ts';

/** Rows that are looked at, and how far from end to end a row must be filled to count. */
const ROWS = 72;
const FILLED = 0.97;
/** Thirds of a row that are compared, as shares from its left. */
const LEFT = [0.08, 0.28] as const;
const MIDDLE = [0.4, 0.6] as const;
const RIGHT = [0.72, 0.92] as const;
/** From the first of these differences on, roots of linear light, a surface goes round; from the second on that is sure. */
const ROUND = [0.035, 0.07] as const;

/**
 * Whether what has straight outlines is round, 0..1: light falls evenly onto a flat face, but changes from left to right round a can. In most rows it must, for what is
 * painted on a face does not go from top to bottom.
 */
export function measureRoundness(views: readonly View[]): number {
  const change = views.map(changeAcross).reduce((sum, c) => sum + c, 0) / views.length;
  return Math.min(1, Math.max(0, (change - ROUND[0]) / (ROUND[1] - ROUND[0])));
}

/** How light changes over most rows of a view: from left to right, or from the middle to both. */
function changeAcross({ alpha, colors, pixels }: View): number {
  const high = alpha.height - 1 - 2 * pixels.atV;
  const slopes: number[] = [];
  const bends: number[] = [];
  for (let r = 0; r < ROWS; r++) {
    const row = Math.round(pixels.atV + ((r + 0.5) / ROWS) * high) * alpha.width;
    let [from, to, n] = [alpha.width, -1, 0];
    for (let x = 0; x < alpha.width; x++) {
      if (alpha.data[row + x] < 0.5) continue;
      from = Math.min(from, x);
      to = x;
      n++;
    }
    if (n < 16 || n < FILLED * (to + 1 - from)) continue;
    const lightOf = ([a, b]: readonly [number, number]): number => {
      const [begin, end] = [Math.ceil(from + a * n), Math.floor(from + b * n)];
      let sum = 0;
      for (let o = 3 * (row + begin); o < 3 * (row + end); o++) sum += Math.sqrt(Math.max(0, colors.data[o]));
      return sum / (3 * Math.max(1, end - begin));
    };
    const [left, middle, right] = [lightOf(LEFT), lightOf(MIDDLE), lightOf(RIGHT)];
    slopes.push(right - left);
    bends.push((left + right) / 2 - middle);
  }
  return Math.max(Math.abs(median(slopes)), Math.abs(median(bends)));
}

function median(numbers: number[]): number {
  return numbers.length ? numbers.sort((a, b) => a - b)[numbers.length >> 1] : 0;
}
