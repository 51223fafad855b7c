import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { parseColor } from '../../texture/index.ts';
import type { Ground, PatternName } from '../types.ts';

/** A gradient from one colour at the top to another at the bottom, or from the middle outwards. Even to the eye. Linear light. */
export function drawGradient(
  width: number,
  height: number,
  { color, color2, radial }: Extract<Ground, { to: 'gradient' }>,
): FloatImage {
  const [a, b] = [parseColor(color), parseColor(color2)];
  const out = createFloatImage(width, height, 3);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = radial
        ? Math.min(1, Math.hypot((2 * x) / width - 1, (2 * y) / height - 1) / 1.25)
        : y / Math.max(1, height - 1);
      for (let c = 0; c < 3; c++, o++) out.data[o] = (Math.cbrt(a[c]) + t * (Math.cbrt(b[c]) - Math.cbrt(a[c]))) ** 3;
    }
  return out;
}

/** Edges of patterns are as soft as a pixel. */
type Shape = (x: number, y: number) => number;

/** Signed distances, in cells of the pattern: where positive, the first colour. */
const SHAPES: Readonly<Record<PatternName, Shape>> = {
  stripes: (x, y) => 0.25 - Math.abs(fraction(Math.SQRT1_2 * (x + y)) - 0.5),
  dots: (x, y) => 0.27 - Math.hypot(fraction(x + 0.5 * (Math.floor(y) & 1)) - 0.5, fraction(y) - 0.5),
  checks: (x, y) => ((Math.floor(x) + Math.floor(y)) & 1 ? 1 : -1) * Math.min(edge(x), edge(y)),
  grid: (x, y) => 0.045 - Math.min(edge(x), edge(y)),
  zigzag: (x, y) => 0.25 - Math.abs(fraction(y + Math.abs(fraction(x) - 0.5)) - 0.5),
  stars: (x, y) => star(fraction(x + 0.5 * (Math.floor(y) & 1)) - 0.5, fraction(y) - 0.5),
  hearts: (x, y) => heart(fraction(x + 0.5 * (Math.floor(y) & 1)) - 0.5, fraction(y) - 0.5),
  rays: (x, y) => Math.hypot(x, y) * 0.12 * Math.sin(12 * Math.atan2(y, x)),
  bricks: (x, y) => Math.min(edge(0.5 * (x + (Math.floor(1.6 * y) & 1))) * 2, edge(1.6 * y) / 1.6) - 0.035,
};

function fraction(v: number): number {
  return v - Math.floor(v);
}

/** Distance to the next whole number. */
function edge(v: number): number {
  const f = fraction(v);
  return Math.min(f, 1 - f);
}

function star(x: number, y: number): number {
  const a = Math.atan2(x, -y);
  const fold = Math.abs((((a / (2 * Math.PI)) * 5 + 10.5) % 1) - 0.5) * 2;
  return 0.32 - 0.18 * (1 - fold) - Math.hypot(x, y) + 0.02;
}

function heart(x: number, y: number): number {
  const u = Math.abs(x) / 0.3;
  const v = (-y - 0.02) / 0.3 + 0.1;
  return 0.12 * (1 - (u * u + (1.15 * v - 0.72 * Math.sqrt(u)) ** 2));
}

/** A pattern of two colours; the second is the paper. Linear light. */
export function drawPattern(
  width: number,
  height: number,
  { pattern, color, color2 }: Extract<Ground, { to: 'pattern' }>,
): FloatImage {
  const bricks = pattern === 'bricks';
  const ink = parseColor(color ?? (bricks ? '#a5533d' : '#8fb7d9'));
  const paper = parseColor(color2 ?? (bricks ? '#d5cdc3' : pale(color)));
  const cell = Math.min(width, height) / (pattern === 'grid' ? 16 : bricks ? 9 : 10);
  const shape = SHAPES[pattern];
  const out = createFloatImage(width, height, 3);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = Math.min(1, Math.max(0, shape((x - width / 2) / cell, (y - height / 2) / cell) * cell + 0.5));
      for (let c = 0; c < 3; c++, o++) out.data[o] = paper[c] + t * (ink[c] - paper[c]);
    }
  return out;
}

/** White beside a strong colour; a dark ground beside a pale one. */
function pale(color: string | undefined): string {
  if (!color) return '#f4f7fa';
  const [r, g, b] = parseColor(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.6 ? '#5b7fa6' : '#f6f4ee';
}
