import { textStrokes } from '../../curves/index.ts';
import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { GeometryError, type Vec2 } from '../../math/index.ts';
import { parseColor } from '../../texture/index.ts';
import { filled, mix } from '../layers/index.ts';
import type { Apply, Layers, Spot } from '../types.ts';

const LINES_MAX = 5;
const LEADING = 1.55;

/** Writes on the picture: as large as its place allows, in lines where it is long, with a thin contrary rim so that it is read on any ground. */
export const text: Apply<'text'> = (layers, { text: said, spot, color, size = 1 }) => {
  const { width, height } = layers.image;
  const lines = layOut(said, width, height, size);
  if (!lines.some((line) => line.strokes.length))
    throw new GeometryError('not-possible', `prompt: "${said}" has no letters that can be drawn.`);
  const { cap, top } = measure(lines, width, height, spot, size);
  const distance = filled(width, height, [1e6]);
  lines.forEach((line, k) => {
    const w = line.width * cap;
    const left = spot.across === 'left' ? 0.05 * width : spot.across === 'right' ? 0.95 * width - w : (width - w) / 2;
    const base = top + cap + k * LEADING * cap;
    for (const stroke of line.strokes)
      drawStroke(
        distance,
        stroke.map(([x, y]): Vec2 => [left + x * cap, base - y * cap]),
        cap,
      );
  });
  const half = 0.5 * lines[0].pen * cap;
  const letters = covered(distance, half);
  const rim = covered(distance, half + Math.max(1, 0.045 * cap));
  const ink = color ? parseColor(color) : brightBelow(layers, rim) > 0.35 ? [0.01, 0.01, 0.012] : [1, 1, 1];
  const dark = 0.2126 * ink[0] + 0.7152 * ink[1] + 0.0722 * ink[2] < 0.3;
  const contrary = filled(width, height, dark ? [1, 1, 1] : [0.01, 0.01, 0.015]);
  const faint = { ...rim, data: rim.data.map((v) => 0.75 * v) };
  const rimmed = mix(layers.image, contrary, faint);
  const image = mix(rimmed, filled(width, height, [...ink]), letters);
  const opacity = { ...layers.opacity, data: layers.opacity.data.map((a, i) => Math.max(a, rim.data[i])) };
  return { ...layers, image, opacity };
};

interface Line {
  strokes: Vec2[][];
  width: number;
  pen: number;
}

/** The lines of a text, in cap heights: as few as leave the letters large enough. */
function layOut(said: string, width: number, height: number, size: number): Line[] {
  const words = said.split(/\s+/).filter(Boolean);
  const wanted = 0.085 * size * height;
  for (let n = 1; n <= Math.min(LINES_MAX, words.length); n++) {
    const lines = breakInto(words, n).map((line) => textStrokes(line));
    const widest = Math.max(...lines.map((line) => line.width));
    if (widest * wanted <= 0.9 * width || n === Math.min(LINES_MAX, words.length)) return lines;
  }
  return [textStrokes(said)];
}

/** Words in so many lines of about the same length. */
function breakInto(words: readonly string[], count: number): string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const next = line ? `${line} ${word}` : word;
    if (line && lines.length < count - 1 && next.length > total / count + word.length / 2) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return [...lines, line];
}

function measure(
  lines: readonly Line[],
  width: number,
  height: number,
  { down }: Spot,
  size: number,
): { cap: number; top: number } {
  const widest = Math.max(...lines.map((line) => line.width), 0.5);
  const tall = 1 + LEADING * (lines.length - 1);
  const cap = Math.min((0.9 * width) / widest, 0.085 * size * 1.25 * height, (0.8 * height) / tall);
  const block = cap * tall;
  const air = 0.055 * height;
  const top = down === 'top' ? air : down === 'bottom' ? height - air - block - 0.3 * cap : (height - block) / 2;
  return { cap, top };
}

/** Distance to a stroke's centre line, kept where it is the least. */
function drawStroke({ width, height, data }: FloatImage, points: readonly Vec2[], cap: number): void {
  const reach = 0.35 * cap;
  for (let k = 0; k < Math.max(1, points.length - 1); k++) {
    const [ax, ay] = points[k];
    const [bx, by] = points[Math.min(points.length - 1, k + 1)];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    for (
      let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
      y <= Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
      y++
    )
      for (
        let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
        x <= Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
        x++
      ) {
        const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
        const d = Math.hypot(x - ax - t * dx, y - ay - t * dy);
        const i = y * width + x;
        if (d < data[i]) data[i] = d;
      }
  }
}

function covered(distance: FloatImage, half: number): FloatImage {
  const out = createFloatImage(distance.width, distance.height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.min(1, Math.max(0, half - distance.data[i] + 0.5));
  return out;
}

function brightBelow({ image }: Layers, mask: FloatImage): number {
  let sum = 0;
  let n = 1e-6;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 0.5) continue;
    sum += 0.2126 * image.data[3 * i] + 0.7152 * image.data[3 * i + 1] + 0.0722 * image.data[3 * i + 2];
    n++;
  }
  return sum / n;
}
