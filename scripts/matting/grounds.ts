// Grounds to put cut-outs on: made up, unlike any photograph that matting is measured on, and as restless.
import { fbm, type Rng } from '../../packages/kernels/src/math/index.ts';

/** Kinds of made-up grounds. */
export const GROUNDS = ['leaves', 'floor', 'street', 'mottled'] as const;
type Color = readonly [number, number, number];

/** A ground of a kind, sRGB 0..255, three channels. */
export function paintGround(kind: (typeof GROUNDS)[number], width: number, height: number, rng: Rng): Float32Array {
  const data = new Float32Array(3 * width * height);
  const seed = rng.int(1000);
  const base = anyColor(rng, 40, 190);
  wash(data, width, height, () => base);
  if (kind === 'leaves') {
    const green: Color = [rng.range(30, 110), rng.range(60, 150), rng.range(20, 80)];
    wash(data, width, height, () => [25, 35, 22]);
    drop(data, width, height, rng, 2600, [1.5, 0.035 * width], () =>
      vary(rng, rng.range(0, 1) < 0.85 ? green : anyColor(rng, 60, 220), 55),
    );
    shadeOver(data, width, height, seed, 0.6);
  } else if (kind === 'floor') {
    const [floor, wall] = [anyColor(rng, 60, 170), anyColor(rng, 30, 220)];
    const line = rng.range(0.35, 0.7) * height;
    wash(data, width, height, (x, y) =>
      y > line
        ? scale(floor, 0.8 + 0.5 * noise(x * 0.25, y * 0.6, 4, seed))
        : scale(wall, 0.9 + 0.2 * noise(x * 0.02, y * 0.02, 3, seed)),
    );
    drop(data, width, line, rng, 60, [0.02 * width, 0.2 * width], () => anyColor(rng, 20, 230));
    drop(data, width, line, rng, 300, [1.5, 0.03 * width], () => anyColor(rng, 20, 200));
  } else if (kind === 'street') {
    const sky: Color = [rng.range(150, 230), rng.range(180, 235), rng.range(200, 250)];
    const road = scale([128, 126, 124], rng.range(0.5, 1.3));
    wash(data, width, height, (x, y) =>
      y > 0.6 * height ? scale(road, 0.75 + 0.5 * noise(x * 0.5, y * 0.9, 3, seed)) : sky,
    );
    drop(data, width, 0.62 * height, rng, 14, [0.08 * width, 0.22 * width], () => anyColor(rng, 40, 200), true);
    drop(data, width, 0.62 * height, rng, 120, [0.008 * width, 0.03 * width], () => anyColor(rng, 20, 240), true);
    drop(data, width, 0.62 * height, rng, 700, [1.5, 0.02 * width], () => vary(rng, [60, 90, 45], 50));
  } else {
    const other = anyColor(rng, 30, 230);
    const fine = rng.range(0.03, 0.2);
    wash(data, width, height, (x, y) => {
      const t = Math.min(1, Math.max(0, 0.5 + 1.3 * (noise(x * fine, y * fine, 5, seed) - 0.5)));
      return [0, 1, 2].map((c) => base[c] * t + other[c] * (1 - t)) as unknown as Color;
    });
    drop(data, width, height, rng, 40, [0.02 * width, 0.12 * width], () => vary(rng, other, 60));
  }
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, Math.max(0, data[i] + rng.range(-6, 6)));
  return data;
}

function wash(data: Float32Array, width: number, height: number, color: (x: number, y: number) => Color): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), 3 * (y * width + x));
}

/** Things that lie one over the other, small ones far more often: dead leaves, Lee, Mumford & Huang, 2001. Ellipses, or upright boxes. */
function drop(
  data: Float32Array,
  width: number,
  height: number,
  rng: Rng,
  count: number,
  [least, most]: readonly [number, number],
  color: () => Color,
  boxes = false,
): void {
  for (let n = 0; n < count; n++) {
    const u = rng.range(0, 1);
    const size = 1 / Math.sqrt((1 - u) / least ** 2 + u / most ** 2);
    const [cx, cy] = [rng.range(0, width), rng.range(0, height)];
    const [turn, flat] = boxes ? [0, rng.range(0.5, 2)] : [rng.range(0, Math.PI), rng.range(0.3, 1)];
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const own = color();
    const reach = Math.ceil(size * Math.max(1, flat));
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++)
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        const p = (c * (x - cx) + s * (y - cy)) / size;
        const q = (c * (y - cy) - s * (x - cx)) / (size * flat);
        if (boxes ? Math.abs(p) > 1 || Math.abs(q) > 1 : p * p + q * q > 1) continue;
        data.set(scale(own, 0.9 + 0.15 * p), 3 * (y * width + x));
      }
  }
}

function shadeOver(data: Float32Array, width: number, height: number, seed: number, depth: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 1 - depth + 2 * depth * noise((4 * x) / width, (4 * y) / width, 3, seed);
      for (let c = 0; c < 3; c++) data[3 * (y * width + x) + c] *= light;
    }
}

function anyColor(rng: Rng, low: number, high: number): Color {
  const grey = rng.range(low, high);
  const [r, g, b] = [0, 0, 0].map(() => 0.6 * grey + 0.4 * rng.range(low, high));
  return [r, g, b];
}

function vary(rng: Rng, [r, g, b]: Color, by: number): Color {
  const light = rng.range(-by, by);
  return [r + light + rng.range(-12, 12), g + light + rng.range(-12, 12), b + light + rng.range(-12, 12)];
}

function scale([r, g, b]: Color, k: number): Color {
  return [k * r, k * g, k * b];
}

/** Noise about 0.5. */
function noise(x: number, y: number, octaves: number, seed: number): number {
  return 0.5 + 0.5 * fbm(x, y, 0.5, octaves, seed);
}
