import type { FloatImage } from '../float-image.ts';
import { colorDistance } from './work-image.ts';

/** How much the colours of a bar differ, at most; and how large the step at its end is, at least. */
const EVEN = 0.03;
const STEP = 0.03;
/** The same for black, which compression and small sizes stain: nearly no light is a lot of lightness. */
const STAIN = 0.16;
const BLACK = 0.06;
/** Share of a bar's length along which the step is seen. */
const SEEN = 0.75;
/** No bar is wider than this share of the picture. */
const MOST = 0.3;

/**
 * The bars of one colour that fill a picture (work colours) up to a shape that it does not have, such as those of a letterbox: their widths at the left, top,
 * right, bottom, in pixels. A plain ground is no bar: it does not end along a straight line from one side to the other.
 */
export function findBars(work: FloatImage): [number, number, number, number] {
  const { width, height } = work;
  return [
    barWidth(work, 0, 1, width, width, height),
    barWidth(work, 0, width, height, 1, width),
    barWidth(work, width - 1, -1, width, width, height),
    barWidth(work, (height - 1) * width, -width, height, 1, width),
  ];
}

/** Lines of one colour from the frame inwards, where they end with a step. `inward`, `along`: index steps; `depth`, `length`: how many of each there are. */
function barWidth(
  { data }: FloatImage,
  start: number,
  inward: number,
  depth: number,
  along: number,
  length: number,
): number {
  const first = 3 * start;
  const [even, step] = data[first] < BLACK ? [STAIN, STAIN] : [EVEN, STEP];
  for (let d = 0; d < MOST * depth; d++) {
    let off = 0;
    let last = 0;
    for (let k = 0; k < length; k++) {
      const o = 3 * (start + d * inward + k * along);
      const away = colorDistance(data, o, data, first);
      if (away > even) off++;
      if (away > step) last++;
    }
    if (off <= 0.01 * length) continue;
    // a line between the bar and the picture may hold a bit of both
    return d > 0 && last > SEEN * length ? Math.min(depth, d + 1) : 0;
  }
  return 0;
}
