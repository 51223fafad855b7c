import type { Segment } from './segments.ts';
import type { RegionView } from './view.ts';

/** Where the parts of an upright figure are, pixels of the view. */
export interface BodyPlan {
  /** Middle of the body, across. */
  middle: number;
  /** Rows. */
  top: number;
  neck: number;
  hip: number;
  ankle: number;
  bottom: number;
  /** Half the width of the trunk, without arms. */
  trunk: number;
  /** How much like a figure it is, 0..1. */
  upright: number;
}

/**
 * Reads the outline of a figure from its widths, row by row: the neck is the narrowest row under the head, the trunk's width is that of the body without arms. Heads are an
 * eighth of a tall figure and half of a toy.
 */
export function planBody({ width, subject, box }: RegionView): BodyPlan {
  const { top, bottom, height } = box;
  // Widths of the run that goes on from the row above: arms and weapons beside the head do not count.
  const runs = new Float64Array(height);
  const mids = new Float64Array(height);
  let middle = rowMiddle(subject, width, top, bottom);
  for (let k = 0; k < height; k++) {
    const run = runAt(subject, width, top + k, middle);
    runs[k] = run ? run[1] - run[0] : k > 0 ? runs[k - 1] : 0;
    mids[k] = run ? (run[0] + run[1]) / 2 : middle;
    middle += 0.1 * (mids[k] - middle);
  }
  const smooth = Float64Array.from(runs, (_, k) => {
    let sum = 0;
    let n = 0;
    for (let j = Math.max(0, k - 3); j <= Math.min(height - 1, k + 3); j++, n++) sum += runs[j];
    return sum / n;
  });
  let neck = Math.round(height / 6.5);
  const least = 0.04 * box.width;
  let best = least;
  let above = 0;
  for (let k = 1; k < 0.62 * height; k++) {
    above = Math.max(above, smooth[k - 1]);
    let below = 0;
    for (let j = k + 1; j < Math.min(height, k + 0.35 * height); j++) below = Math.max(below, smooth[j]);
    // Waists are narrow too, but lower.
    const dip = (Math.min(above, below) - smooth[k]) * Math.exp((-0.9 * k) / height);
    if (k < 0.08 * height || dip <= best) continue;
    best = dip;
    neck = k;
  }
  const body = height - neck;
  const trunkRows = [...smooth.slice(neck + Math.round(0.1 * body), neck + Math.round(0.5 * body))].sort(
    (a, b) => a - b,
  );
  const trunk = (trunkRows[Math.floor(0.3 * trunkRows.length)] ?? 0.5 * box.width) / 2;
  const tall = Math.min(1, Math.max(0, (height / box.width - 0.7) / 0.5));
  return {
    middle: mids[Math.min(height - 1, neck + Math.round(0.2 * body))],
    top,
    neck: top + neck,
    hip: top + neck + Math.round(0.46 * body),
    ankle: bottom - Math.round(0.13 * Math.min(body, 0.8 * height)),
    bottom,
    trunk,
    // Without a neck it is a figure by its height alone.
    upright: best > least ? tall : 0.5 * tall,
  };
}

/** Whether a segment has the colour of skin, of people rather than of goblins. */
export function isSkin({ color: [L, a, b] }: Segment): boolean {
  const chroma = Math.hypot(a, b);
  const hue = Math.atan2(b, a);
  return L > 0.32 && chroma > 0.04 && chroma < 0.27 && hue > 0.35 && hue < 1.35 && (L > 0.5 || chroma < 0.2);
}

/** Mean column of the subject between two rows, pixels; the middle of the picture where there is none. */
export function rowMiddle(subject: Uint8Array, width: number, top: number, bottom: number): number {
  let sum = 0;
  let n = 0;
  for (let i = top * width; i < bottom * width; i++) {
    if (!subject[i]) continue;
    sum += i % width;
    n++;
  }
  return n ? sum / n : width / 2;
}

/** The run of a row's subject that holds or is nearest to a column: from, and before what, in pixels; undefined where the row is empty. */
export function runAt(subject: Uint8Array, width: number, y: number, at: number): [number, number] | undefined {
  let best: [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let x = 0; x < width; x++) {
    if (!subject[y * width + x]) continue;
    const from = x;
    while (x < width && subject[y * width + x]) x++;
    const away = at < from ? from - at : at > x ? at - x : 0;
    if (away < least) {
      least = away;
      best = [from, x];
    }
  }
  return best;
}
