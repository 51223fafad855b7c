import { type FloatImage, type Raster, toOklab } from '../image/index.ts';

/** A square of a picture. */
export interface Exemplar {
  left: number;
  top: number;
  side: number;
}

/** Sides that are tried, shares of the picture's shorter side; how far apart, shares of the side. */
const SIDES = [1, 0.72, 0.5, 0.36, 0.25, 0.17, 0.12];
const STEP = 0.25;
/** Share of a square that may lie on the ground that the picture's content stands on. */
const GROUND_MAX = 0.004;
/** OKLab difference between the quarters of a square that is one stuff, and what a square half as large must gain. */
const EVEN = 0.045;
const SMALLER = 0.03;
/** Pixels of exactly one colour are ground where they are this share of the picture, and reach its rim. */
const GROUND_LEAST = 0.04;
/** So many colours at most make most of a drawing. */
const FLAT_COLORS = 6;

/**
 * The square of a picture that shows most of what it is made of: the largest that is of one stuff all over. Photographs of a stuff are taken whole; of an
 * atlas a plain patch, clear of what no chart covers; of a scene what is most even.
 */
export function findExemplar(picture: Raster, linear: FloatImage): { exemplar: Exemplar; covered: Uint8Array } {
  const { width, height } = picture;
  const covered = findCovered(picture);
  const sums = integrate(toOklab(linear), covered);
  const shorter = Math.min(width, height);
  const middle = { left: Math.floor((width - shorter) / 2), top: Math.floor((height - shorter) / 2), side: shorter };
  let best: Exemplar = middle;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, share] of SIDES.entries()) {
    const side = Math.floor(shorter * share);
    if (side < 24) break;
    const step = Math.max(1, Math.floor(side * STEP));
    const places = share === 1 ? [middle] : placesOf(width, height, side, step);
    for (const place of places) {
      if (sums.ground(place.left, place.top, side, side) > GROUND_MAX * side * side) continue;
      const cost = Math.max(0, sums.unevenness(place) - EVEN) + SMALLER * rank;
      if (cost < least) [least, best] = [cost, place];
    }
  }
  return { exemplar: best, covered };
}

function placesOf(width: number, height: number, side: number, step: number): Exemplar[] {
  const out: Exemplar[] = [];
  for (let top = 0; top + side <= height; top += step)
    for (let left = 0; left + side <= width; left += step) out.push({ left, top, side });
  return out;
}

/** 1 where the picture shows something: neither transparent nor of the one flat colour that surrounds its charts. */
function findCovered({ width, height, channels, data }: Raster): Uint8Array {
  const pixels = width * height;
  const covered = new Uint8Array(pixels).fill(1);
  const counts = new Map<number, number>();
  const colorAt = (i: number): number =>
    channels < 3
      ? data[channels * i]
      : (data[channels * i] << 16) | (data[channels * i + 1] << 8) | data[channels * i + 2];
  for (let i = 0; i < pixels; i++) {
    if (channels === 4 && data[4 * i + 3] < 128) covered[i] = 0;
    else counts.set(colorAt(i), (counts.get(colorAt(i)) ?? 0) + 1);
  }
  if (!covered.includes(1)) return covered.fill(1);
  const rim = new Set<number>();
  for (let x = 0; x < width; x++) rim.add(colorAt(x)).add(colorAt(pixels - 1 - x));
  const [ground, count] = [...counts].reduce((m, entry) => (entry[1] > m[1] ? entry : m), [-1, 0]);
  // What is all of one colour has no ground, and a drawing in a few flat colours has none either: they all belong to it.
  const isGround = count > GROUND_LEAST * pixels && count < 0.97 * pixels && rim.has(ground) && isGrey(ground);
  if (!isGround || !isFlatAround(ground) || isDrawing(counts, ground)) return covered;
  for (let i = 0; i < pixels; i++) if (colorAt(i) === ground) covered[i] = 0;
  return covered;

  /** Ground lies in areas: its pixels have their like beside them. */
  function isFlatAround(color: number): boolean {
    let [alike, all] = [0, 0];
    for (let i = 0; i + width + 1 < pixels; i += 7) {
      if (colorAt(i) !== color) continue;
      all++;
      if (colorAt(i + 1) === color && colorAt(i + width) === color) alike++;
    }
    return alike > 0.9 * all;
  }
}

/** Black, white, or what lies between. */
function isGrey(color: number): boolean {
  const bytes = [color >> 16, (color >> 8) & 255, color & 255];
  return color < 256 || Math.max(...bytes) - Math.min(...bytes) < 14;
}

/** Whether most of what is not ground is of a few colours to the byte. */
function isDrawing(counts: ReadonlyMap<number, number>, ground: number): boolean {
  const rest = [...counts].flatMap(([color, count]) => (color === ground ? [] : [count])).sort((a, b) => b - a);
  const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);
  return sum(rest.slice(0, FLAT_COLORS)) > 0.6 * sum(rest);
}

/** Sums over rectangles in a few steps: of colours, and of ground. */
function integrate({ width, height, data }: FloatImage, covered: Uint8Array) {
  const row = width + 1;
  const sums = [0, 1, 2, 3].map(() => new Float64Array(row * (height + 1)));
  for (let y = 0; y < height; y++) {
    const line = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let c = 0; c < 3; c++) line[c] += data[3 * i + c];
      line[3] += 1 - covered[i];
      for (let c = 0; c < 4; c++) sums[c][(y + 1) * row + x + 1] = sums[c][y * row + x + 1] + line[c];
    }
  }
  const over = (c: number, left: number, top: number, w: number, h: number): number => {
    const [a, b] = [top * row + left, (top + h) * row + left];
    return sums[c][b + w] - sums[c][b] - sums[c][a + w] + sums[c][a];
  };
  /** Largest difference between the mean colours of two of the quarters. */
  const unevenness = ({ left, top, side }: Exemplar): number => {
    const half = Math.floor(side / 2);
    const means = [0, 1, 2, 3].map((q) =>
      [0, 1, 2].map((c) => over(c, left + (q & 1) * half, top + (q >> 1) * half, half, half) / (half * half)),
    );
    let most = 0;
    for (const a of means) for (const b of means) most = Math.max(most, Math.hypot(...a.map((v, c) => v - b[c])));
    return most;
  };
  return { ground: (left: number, top: number, w: number, h: number) => over(3, left, top, w, h), unevenness };
}
