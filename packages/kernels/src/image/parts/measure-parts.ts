import { colourWord } from './colour-word.ts';

/** What a part is like. Places are shares of the subject's box, from its left and top. */
export interface PartFacts {
  /** Share of the subject's area. */
  share: number;
  x: number;
  y: number;
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Width and height in shares of the box's longest side. */
  wide: number;
  high: number;
  /** Length over breadth, from 1. */
  slender: number;
  /** Share of its rim that is on the subject's outline. */
  outer: number;
  /** Mean colour, OKLab. */
  color: readonly [number, number, number];
  word: string;
}

/** Measures the parts of a label picture (-1 = none). `colours`: OKLab, three channels. */
export function measureParts(
  label: Int32Array,
  count: number,
  colours: Float32Array,
  width: number,
  height: number,
): PartFacts[] {
  const s = new Float64Array(16 * count);
  const box = Array.from({ length: count }, () => [width, height, 0, 0]);
  const all = [width, height, 0, 0];
  let total = 0;
  for (let i = 0; i < label.length; i++) {
    const p = label[i];
    if (p < 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    const o = 16 * p;
    total++;
    s[o]++;
    s[o + 1] += x;
    s[o + 2] += y;
    s[o + 3] += x * x;
    s[o + 4] += x * y;
    s[o + 5] += y * y;
    for (let c = 0; c < 3; c++) s[o + 6 + c] += colours[3 * i + c];
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      const other = j >= 0 && j < label.length ? label[j] : -1;
      if (other === p) continue;
      s[o + 9]++;
      if (other < 0) s[o + 10]++;
    }
    for (const b of [box[p], all]) {
      b[0] = Math.min(b[0], x);
      b[1] = Math.min(b[1], y);
      b[2] = Math.max(b[2], x + 1);
      b[3] = Math.max(b[3], y + 1);
    }
  }
  const w = Math.max(1, all[2] - all[0]);
  const h = Math.max(1, all[3] - all[1]);
  const longest = Math.max(w, h);
  return box.map((b, p) => {
    const o = 16 * p;
    const n = Math.max(1, s[o]);
    const [mx, my] = [s[o + 1] / n, s[o + 2] / n];
    const xx = s[o + 3] / n - mx * mx + 0.1;
    const xy = s[o + 4] / n - mx * my;
    const yy = s[o + 5] / n - my * my + 0.1;
    const half = Math.hypot((xx - yy) / 2, xy);
    const color = [s[o + 6] / n, s[o + 7] / n, s[o + 8] / n] as const;
    return {
      share: s[o] / Math.max(1, total),
      x: (mx - all[0]) / w,
      y: (my - all[1]) / h,
      box: [(b[0] - all[0]) / w, (b[1] - all[1]) / h, (b[2] - all[0]) / w, (b[3] - all[1]) / h],
      wide: (b[2] - b[0]) / longest,
      high: (b[3] - b[1]) / longest,
      slender: Math.sqrt(((xx + yy) / 2 + half) / Math.max(0.05, (xx + yy) / 2 - half)),
      outer: s[o + 10] / Math.max(1, s[o + 9]),
      color,
      word: colourWord(...color),
    };
  });
}
