import type { FloatImage } from '../float-image.ts';

/** Parts of an upright figure. Left and right are the picture's. */
export const LIMBS = ['head', 'torso', 'left arm', 'right arm', 'left leg', 'right leg'] as const;

/** Two runs of legs fill this share of the height at least, and each this share of the box's width. */
const LEGS_LEAST = 0.07;
const LEG_WIDE = 0.1;
/** The gap between them lies between these shares of the width. */
const GAP = [0.3, 0.7] as const;
/** The neck is narrower than head and shoulders by this share of the width. */
const NECK_LEAST = 0.035;

interface Row {
  /** The run that goes on from the row above. */
  from: number;
  to: number;
}

/**
 * Divides the outline of an upright figure into head, torso, arms and legs: the neck is the narrowest row under the head, the legs part at the bottom, arms are what is wider than
 * the trunk. Limb of each pixel (index of {@link LIMBS}, -1 outside); undefined where the outline is not a figure's. `opaque`: one channel, cropped to the subject.
 */
export function planFigure({ width, height, data }: FloatImage): Int32Array | undefined {
  if (height < 0.72 * width) return undefined;
  const rows = followRows(data, width, height);
  const crotch = findCrotch(data, width, height);
  if (!crotch) return undefined;
  const neck = findNeck(rows, width, crotch.row);
  if (neck === undefined) return undefined;
  // The trunk without arms: rows in which they stand apart from it, or the hip.
  const widths = rows.slice(neck, crotch.row).map(({ from, to }) => to - from);
  widths.sort((a, b) => a - b);
  const trunk = Math.max(0.1 * width, 0.54 * (widths[Math.floor(0.25 * widths.length)] ?? width));
  const neckRow = rows[neck];
  const shoulders = (neckRow.from + neckRow.to) / 2;
  const label = new Int32Array(width * height).fill(-1);
  for (let y = 0, i = 0; y < height; y++) {
    const down = Math.min(1, Math.max(0, (y - neck) / Math.max(1, crotch.row - neck)));
    const middle = shoulders + down * (crotch.x - shoulders);
    for (let x = 0; x < width; x++, i++) {
      if (data[i] <= 0.5) continue;
      const side = x < middle ? 0 : 1;
      if (y < neck) label[i] = 0;
      else if (Math.abs(x - middle) > trunk && y < crotch.row + 0.6 * (height - crotch.row)) label[i] = 2 + side;
      else label[i] = y < crotch.row ? 1 : 4 + (x < crotch.x ? 0 : 1);
    }
  }
  return label;
}

function followRows(data: Float32Array, width: number, height: number): Row[] {
  const rows: Row[] = [];
  let middle = width / 2;
  for (let y = 0; y < height; y++) {
    let best: Row | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] <= 0.5) continue;
      const from = x;
      while (x < width && data[y * width + x] > 0.5) x++;
      const away = middle < from ? from - middle : middle > x ? middle - x : -(x - from) / width;
      if (away < least) {
        least = away;
        best = { from, to: x };
      }
    }
    const row = best ?? rows.at(-1) ?? { from: middle, to: middle };
    rows.push(row);
    middle += 0.12 * ((row.from + row.to) / 2 - middle);
  }
  return rows;
}

/** Where two legs part: the uppermost row of the gap between them that reaches down to the feet, and its column. */
function findCrotch(data: Float32Array, width: number, height: number): { row: number; x: number } | undefined {
  let row = -1;
  let last = 0;
  let sum = 0;
  let n = 0;
  for (let y = height - 1; y > 0.4 * height; y--) {
    const gap = middleGap(data, width, y, n ? sum / n : undefined);
    if (gap === undefined) {
      // Feet may touch, and the lowest rows be one foot's alone.
      if (n && ++last > 0.02 * height) break;
      if (!n && y < 0.82 * height) break;
      continue;
    }
    last = 0;
    row = y;
    sum += gap;
    n++;
  }
  return n > LEGS_LEAST * height ? { row, x: sum / n } : undefined;
}

/** Middle of the gap of a row between two wide runs; undefined where there is none. */
function middleGap(data: Float32Array, width: number, y: number, near: number | undefined): number | undefined {
  const runs: Row[] = [];
  for (let x = 0; x < width; x++) {
    if (data[y * width + x] <= 0.5) continue;
    const from = x;
    while (x < width && data[y * width + x] > 0.5) x++;
    if (x - from > LEG_WIDE * width) runs.push({ from, to: x });
  }
  for (let k = 0; k + 1 < runs.length; k++) {
    const at = (runs[k].to + runs[k + 1].from) / 2;
    const fits = near === undefined ? at > GAP[0] * width && at < GAP[1] * width : Math.abs(at - near) < 0.12 * width;
    if (fits) return at;
  }
  return undefined;
}

function findNeck(rows: readonly Row[], width: number, crotch: number): number | undefined {
  const wide = rows.map(({ from, to }) => to - from);
  let best = NECK_LEAST * width;
  let neck: number | undefined;
  let above = 0;
  for (let y = 1; y < 0.8 * crotch; y++) {
    above = Math.max(above, wide[y - 1]);
    if (y < 0.1 * rows.length) continue;
    let below = 0;
    for (let v = y + 1; v < Math.min(crotch, y + 0.4 * rows.length); v++) below = Math.max(below, wide[v]);
    // Waists are narrow too, but lower.
    const dip = (Math.min(above, below) - wide[y]) * Math.exp((-0.9 * y) / crotch);
    if (dip <= best) continue;
    best = dip;
    neck = y;
  }
  return neck;
}
