import { blur, findPieces } from '../../image/index.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/**
 * Finds lettering: where many small strokes lie close together in rows, wherever in the picture. Strokes are what differs strongly from the mean around, in pieces of like height.
 */
export function findLettering(view: RegionView): Found | undefined {
  const { width, height, work } = view;
  const { data } = work;
  const around = blur(work, 4).data;
  for (const sign of [-1, 1]) {
    const stroke = new Uint8Array(width * height);
    for (let i = 0; i < stroke.length; i++) if (sign * (data[3 * i] - around[3 * i]) > 0.09) stroke[i] = 1;
    const { label, facts, count } = findPieces(stroke, width, height, 1, true);
    const box = boxesOf(label, count, width);
    const letters: number[] = [];
    for (let p = 0; p < count; p++) {
      const [w, h] = [box[4 * p + 2] - box[4 * p] + 1, box[4 * p + 3] - box[4 * p + 1] + 1];
      const fill = facts[4 * p] / (w * h);
      if (h >= 4 && h <= 0.16 * height && w <= 2.2 * h && w >= 1 && fill > 0.15 && fill < 0.95) letters.push(p);
    }
    const lines = linesOf(letters, box);
    if (!lines.length) continue;
    const mask = maskFrom(view, (_i, x, y) =>
      lines.some((l) => x >= l[0] - 2 && x <= l[2] + 2 && y >= l[1] - 2 && y <= l[3] + 2) ? 1 : 0,
    );
    return { mask, confidence: 0.65, why: 'small strokes of one height in a row' };
  }
  return undefined;
}

function boxesOf(label: Int32Array, count: number, width: number): Int32Array {
  const box = new Int32Array(4 * count);
  for (let p = 0; p < count; p++) box.set([1e6, 1e6, -1, -1], 4 * p);
  for (let i = 0; i < label.length; i++) {
    const o = 4 * label[i];
    if (o < 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    box[o] = Math.min(box[o], x);
    box[o + 1] = Math.min(box[o + 1], y);
    box[o + 2] = Math.max(box[o + 2], x);
    box[o + 3] = Math.max(box[o + 3], y);
  }
  return box;
}

/** Rows of four letters and more: like heights, level, and close. */
function linesOf(letters: readonly number[], box: Int32Array): (readonly [number, number, number, number])[] {
  const order = [...letters].sort((a, b) => box[4 * a] - box[4 * b]);
  const used = new Set<number>();
  const lines: (readonly [number, number, number, number])[] = [];
  for (const first of order) {
    if (used.has(first)) continue;
    const line = [first];
    for (const p of order) {
      const last = line[line.length - 1];
      if (p === last || used.has(p) || box[4 * p] <= box[4 * last]) continue;
      const h = box[4 * last + 3] - box[4 * last + 1] + 1;
      const own = box[4 * p + 3] - box[4 * p + 1] + 1;
      const gap = box[4 * p] - box[4 * last + 2];
      const level = Math.abs(box[4 * p + 3] - box[4 * last + 3]);
      if (gap > 1.1 * h || level > 0.35 * h || own > 1.7 * h || h > 1.7 * own) continue;
      line.push(p);
    }
    if (line.length < 4) continue;
    for (const p of line) used.add(p);
    lines.push([
      Math.min(...line.map((p) => box[4 * p])),
      Math.min(...line.map((p) => box[4 * p + 1])),
      Math.max(...line.map((p) => box[4 * p + 2])),
      Math.max(...line.map((p) => box[4 * p + 3])),
    ]);
  }
  return lines;
}
