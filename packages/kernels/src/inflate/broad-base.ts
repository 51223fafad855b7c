import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Of the height, how far up the foot is looked at: pictures from above round it off below. */
const UP = 0.07;
/** Share of the outline's width that one stretch of it takes there at least: balls have half of it. */
const BROAD = 0.62;
/** What is beside that stretch may be so large a share of it. */
const BESIDE = 0.25;
/** What rests on a broad foot goes on below it by this share of the outline's shorter side. */
const ON = 0.4;

/**
 * An outline that goes on below its foot, if that is broad: busts, sacks, cartons and houses are as deep where they rest on the ground as above it, though they end there.
 * Nothing for what stands on legs, on a narrow foot, or rolls.
 */
export function continueBase({ width, height, data }: FloatImage): FloatImage | undefined {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), y + 1];
  }
  const [w, h] = [right - left, bottom - top];
  const row = Math.round(bottom - 1 - UP * h);
  if (!(w > 4 && row > top)) return undefined;
  let [longest, all] = [0, 0];
  for (let x = left; x < right; x++) {
    const from = x;
    while (x < right && data[row * width + x] >= 0.5) x++;
    longest = Math.max(longest, x - from);
    all += x - from;
  }
  if (longest < BROAD * w || all - longest > BESIDE * longest) return undefined;
  const out = createFloatImage(width, height + Math.round(ON * Math.min(w, h)), 1);
  out.data.set(data);
  for (let y = row; y < out.height; y++)
    for (let x = 0; x < width; x++) {
      const above = out.data[(y - 1) * width + x];
      if (y > row) out.data[y * width + x] = Math.max(out.data[y * width + x], above);
    }
  return out;
}
