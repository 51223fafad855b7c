import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Of the height of a figure, how high its feet are, and where it is looked for how many they are. */
const HIGH = 0.1;
const SOLE = 0.025;
/** A foot is so much longer than it is wide. */
const LONG = 1.7;

/** Whether an outline is that of a figure from the front: upright, on two feet beside each other. */
export function standsOnFeet({ width, height, data }: FloatImage): boolean {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  if (!(h > 1.05 * w)) return false;
  const row = Math.min(height - 1, Math.round(box.bottom - 1 - SOLE * h));
  const feet: [number, number][] = [];
  for (let x = box.left; x < box.right; x++) {
    if (data[row * width + x] < 0.5) continue;
    const start = x;
    while (x < box.right && data[row * width + x] >= 0.5) x++;
    feet.push([start, x]);
  }
  if (feet.length !== 2) return false;
  const [a, b] = feet.map(([from, to]) => to - from);
  return Math.min(a, b) > 0.05 * w && Math.max(a, b) < 0.45 * w && Math.max(a, b) < 2.2 * Math.min(a, b);
}

/** Lets feet reach forward: stretches squared half thicknesses at the lower end of an outline, in place. Where the middle then lies, pixels. */
export function reachForward(square: FloatImage): FloatImage {
  const { width, height, data } = square;
  const mid = createFloatImage(width, height, 1);
  let [top, bottom] = [height, 0];
  for (let i = 0; i < data.length; i++) {
    if (!(data[i] > 0)) continue;
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.floor(i / width) + 1;
  }
  const from = bottom - HIGH * (bottom - top);
  for (let i = 0; i < data.length; i++) {
    const t = Math.min(1, (Math.floor(i / width) - from) / (0.6 * (bottom - from)));
    if (!(data[i] > 0 && t > 0)) continue;
    const stretch = 1 + (LONG - 1) * t * t * (3 - 2 * t);
    mid.data[i] = (stretch - 1) * Math.sqrt(data[i]);
    data[i] *= stretch * stretch;
  }
  return mid;
}
