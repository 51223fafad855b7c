import { createFloatImage, type FloatImage, luminanceOf } from '../../image/index.ts';
import { createRng } from '../../math/index.ts';
import type { StyleInput } from './styles.ts';

/** Points of a net over the picture, drawn to its edges: so many across the longer side. */
function netOf(image: FloatImage, cells: number, seed: number) {
  const { width, height } = image;
  const cell = Math.max(width, height) / cells;
  const across = Math.ceil(width / cell) + 1;
  const down = Math.ceil(height / cell) + 1;
  const rng = createRng(seed).fork('net');
  const light = luminanceOf(image);
  const at = new Float32Array(2 * across * down);
  for (let j = 0, k = 0; j < down; j++)
    for (let i = 0; i < across; i++, k++) {
      const x = Math.min(width - 1, i * cell);
      const y = Math.min(height - 1, j * cell);
      const border = i === 0 || j === 0 || i === across - 1 || j === down - 1;
      let [bx, by, best] = [x, y, 0.02];
      for (let t = 0; t < 26 && !border; t++) {
        const px = x + (rng.next() - 0.5) * 0.8 * cell;
        const py = y + (rng.next() - 0.5) * 0.8 * cell;
        const g = slopeAt(light, Math.round(px), Math.round(py)) * (0.7 + 0.3 * rng.next());
        if (t === 0 || g > best) [bx, by, best] = [px, py, Math.max(best, g)];
      }
      at[2 * k] = bx;
      at[2 * k + 1] = by;
    }
  return { across, down, at };
}

function slopeAt({ width, height, data }: FloatImage, x: number, y: number): number {
  if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return 0;
  const i = y * width + x;
  return (
    Math.abs(Math.sqrt(data[i + 2]) - Math.sqrt(data[i - 2])) +
    Math.abs(Math.sqrt(data[i + 2 * width]) - Math.sqrt(data[i - 2 * width]))
  );
}

/** Flat triangles between points on the picture's edges, each in its mean colour; fields are halved along the edges in them. */
export function lowpoly({ image, seed }: StyleInput): FloatImage {
  const { across, down, at } = netOf(image, 44, seed);
  const out = createFloatImage(image.width, image.height, 3);
  out.data.set(image.data);
  const corner = (i: number, j: number): number => j * across + i;
  for (let j = 0; j + 1 < down; j++)
    for (let i = 0; i + 1 < across; i++) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
      const ways = [
        [triangleOf(image, at, a, b, c), triangleOf(image, at, a, c, d)],
        [triangleOf(image, at, a, b, d), triangleOf(image, at, b, c, d)],
      ];
      const [one, other] = ways.map(([first, second]) => first.error + second.error);
      // Even fields are halved this way and that.
      const turned = Math.abs(one - other) < 1e-6 ? ((i + j) & 1) === 0 : other < one;
      for (const triangle of ways[turned ? 1 : 0]) paintTriangle(out, at, triangle);
    }
  return out;
}

/** Three points of a net, their mean colour, and how much the picture differs from it: squares, summed up. */
interface Triangle {
  points: readonly [number, number, number];
  color: readonly [number, number, number];
  error: number;
}

function triangleOf({ width, height, data }: FloatImage, at: Float32Array, a: number, b: number, c: number): Triangle {
  let [r, g, blue, squares, n] = [0, 0, 0, 0, 0];
  overTriangle(at, [a, b, c], width, height, (o) => {
    r += data[o];
    g += data[o + 1];
    blue += data[o + 2];
    squares += data[o] ** 2 + data[o + 1] ** 2 + data[o + 2] ** 2;
    n++;
  });
  const k = 1 / Math.max(1, n);
  return {
    points: [a, b, c],
    color: [r * k, g * k, blue * k],
    error: Math.max(0, squares - k * (r * r + g * g + blue * blue)),
  };
}

function paintTriangle({ width, height, data }: FloatImage, at: Float32Array, { points, color }: Triangle): void {
  overTriangle(at, points, width, height, (o) => data.set(color, o));
}

/** Calls with the place of the first number of every pixel of a triangle. */
function overTriangle(
  at: Float32Array,
  [a, b, c]: readonly [number, number, number],
  width: number,
  height: number,
  visit: (o: number) => void,
): void {
  const [ax, ay, bx, by, cx, cy] = [at[2 * a], at[2 * a + 1], at[2 * b], at[2 * b + 1], at[2 * c], at[2 * c + 1]];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
      const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
      if (u >= -1e-3 && v >= -1e-3 && u + v <= 1.001) visit(3 * (y * width + x));
    }
}

/** Stained glass: pieces of even colour between dark leads, lighter in their middles. */
export function mosaic({ image, seed }: StyleInput): FloatImage {
  const { width, height } = image;
  const { across, down, at } = netOf(image, 38, seed);
  const cell = Math.max(width, height) / 38;
  const owner = new Int32Array(width * height);
  const rim = new Float32Array(width * height);
  const sums = new Float64Array(4 * across * down);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      const ci = Math.min(across - 1, Math.round(x / cell));
      const cj = Math.min(down - 1, Math.round(y / cell));
      let [near, next, mine] = [1e9, 1e9, 0];
      for (let j = Math.max(0, cj - 2); j <= Math.min(down - 1, cj + 2); j++)
        for (let i = Math.max(0, ci - 2); i <= Math.min(across - 1, ci + 2); i++) {
          const k = j * across + i;
          const d = Math.hypot(at[2 * k] - x, at[2 * k + 1] - y);
          if (d < near) [next, near, mine] = [near, d, k];
          else if (d < next) next = d;
        }
      owner[p] = mine;
      rim[p] = (next - near) / cell;
      for (let c = 0; c < 3; c++) sums[4 * mine + c] += image.data[3 * p + c];
      sums[4 * mine + 3]++;
    }
  const out = createFloatImage(width, height, 3);
  for (let p = 0; p < owner.length; p++) {
    const k = owner[p];
    const lead = Math.min(1, Math.max(0, (rim[p] - 0.07) / 0.05));
    const shine = 0.86 + 0.3 * Math.min(1, rim[p]);
    for (let c = 0; c < 3; c++)
      out.data[3 * p + c] = Math.min(1, 0.012 + lead * ((sums[4 * k + c] / sums[4 * k + 3]) * shine - 0.012));
  }
  return out;
}
