import { colorDistance, findPieces } from '../../image/index.ts';
import { soft } from './by-color.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** The sky: from the upper border down, bluish or bright, smooth. */
export function findSky(view: RegionView): Found | undefined {
  const { width, height, work, subject } = view;
  const { data } = work;
  const likely = (i: number): boolean => {
    if (subject[i]) return false;
    const [L, a, b] = [data[3 * i], data[3 * i + 1], data[3 * i + 2]];
    return (
      (b < -0.03 && L > 0.35 && a < 0.12) || (L > 0.78 && Math.hypot(a, b) < 0.16) || (b > 0.05 && L > 0.7 && a > 0.03)
    );
  };
  const open = new Uint8Array(subject.length);
  const stack: number[] = [];
  // Films have black bars above.
  let first = 0;
  while (first < 0.3 * height && isBlack(data, first, width)) first++;
  for (let i = first * width; i < (first + 1) * width; i++) if (likely(i)) stack.push(i);
  const started = stack.length;
  for (const i of stack) open[i] = 1;
  while (stack.length) {
    const i = stack.pop() as number;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= open.length || open[j] || !likely(j) || colorDistance(data, 3 * i, data, 3 * j) > 0.06)
        continue;
      open[j] = 1;
      stack.push(j);
    }
  }
  const share = open.reduce((sum, v) => sum + v, 0) / open.length;
  // A sky ends somewhere: what reaches the lower border alike is a wall of paper.
  let low = 0;
  for (let x = 0; x < width; x++) low += open[(height - 1) * width + x];
  if (share < 0.02 || started < 0.3 * width || low > 0.5 * width) return undefined;
  return { mask: maskFrom(view, (i) => open[i]), confidence: 0.7, why: 'bright and smooth from the upper border down' };
}

function isBlack(data: Float32Array, y: number, width: number): boolean {
  for (let i = y * width; i < (y + 1) * width; i++) if (data[3 * i] > 0.16) return false;
  return true;
}

/** The ground that the subject stands on: from the lower border up to the first edge that runs across, or to where the subject stands. */
export function findGround(view: RegionView): Found | undefined {
  const { width, height, work, subject, box } = view;
  const { data } = work;
  // The horizon: the row at which the ground's colours change most, outside the subject, between the subject's middle and its feet.
  let horizon = -1;
  let most = 0.02;
  const mean = (y: number): number[] => {
    const sum = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (subject[i]) continue;
      for (let c = 0; c < 3; c++) sum[c] += data[3 * i + c];
      sum[3]++;
    }
    return sum.slice(0, 3).map((v) => v / Math.max(1, sum[3]));
  };
  const rows = Array.from({ length: height }, (_, y) => mean(y));
  for (let y = Math.round(0.25 * height); y < Math.min(height - 3, box.bottom); y++) {
    const step = Math.hypot(...[0, 1, 2].map((c) => rows[y + 2][c] - rows[y - 2][c]));
    if (step > most) {
      most = step;
      horizon = y;
    }
  }
  const seen = horizon >= 0;
  const from = seen ? horizon : box.bottom - 0.12 * box.height;
  if (from > height - 3) return undefined;
  return {
    mask: maskFrom(view, (i, _x, y) => (subject[i] ? 0 : 1 - soft(y, from - 1, from + (seen ? 1 : 0.06 * height)))),
    confidence: seen ? 0.7 : 0.55,
    why: seen ? 'below the edge that runs across the picture' : 'what the subject stands on',
  };
}

/** The subject's shadow: ground beside its lower part that is darker than the ground around, and fades. */
export function findShadow(view: RegionView): Found | undefined {
  const { width, height, work, subject, box } = view;
  const { data } = work;
  // Light of the ground per row: its brighter half, outside the subject.
  const light = new Float64Array(height);
  const row: number[] = [];
  for (let y = 0; y < height; y++) {
    row.length = 0;
    for (let v = Math.max(0, y - 3); v <= Math.min(height - 1, y + 3); v++)
      for (let x = 0; x < width; x++) if (!subject[v * width + x]) row.push(data[3 * (v * width + x)]);
    row.sort((a, b) => a - b);
    light[y] = row.length ? row[Math.floor(0.75 * row.length)] : y > 0 ? light[y - 1] : 1;
  }
  const reach = 0.6 * Math.max(box.width, box.height);
  const dark = new Uint8Array(subject.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (subject[i] || y < box.top + 0.45 * box.height || y > box.bottom + reach) continue;
      if (x < box.left - reach || x > box.right + reach) continue;
      dark[i] = data[3 * i] < 0.965 * light[y] - 0.008 ? 1 : 0;
    }
  const { label, facts, count } = findPieces(dark, width, height, 1);
  const touches = new Float64Array(count);
  for (let i = 0; i < dark.length; i++) {
    if (label[i] < 0) continue;
    const x = i % width;
    for (const d of [1, 2, 3])
      for (const j of [x > d ? i - d : -1, x < width - d ? i + d : -1, i - d * width, i + d * width])
        if (j >= 0 && j < dark.length && subject[j]) touches[label[i]]++;
  }
  const keep = Array.from(touches, (n, p) => n > 0.03 * Math.sqrt(facts[4 * p]) * 10 && facts[4 * p] > 20);
  let area = 0;
  const mask = maskFrom(view, (i, _x, y) => {
    if (label[i] < 0 || !keep[label[i]]) return 0;
    area++;
    return 1 - soft(0.985 * light[y] - data[3 * i], 0.005, 0.04);
  });
  if (area < 0.004 * dark.length) return undefined;
  return { mask, confidence: 0.65, why: 'darker than the ground, beside the subject' };
}
