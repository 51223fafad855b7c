import { type FloatImage, resize } from '../image/index.ts';
import { acrossOf, isSide, type Registered, type View, type ViewName } from './register.ts';

/** Colours of views on a lattice's rows: roots of linear light, three channels, from -X or -Z on. */
export type RowColors = ReadonlyMap<ViewName, FloatImage>;

/** The colours of every view on a lattice of so many places and rows, from `origin` on. */
export function placeColors(
  { views, size }: Registered,
  counts: readonly [number, number, number],
  origin: readonly number[],
  cell: number,
): RowColors {
  const out = new Map<ViewName, FloatImage>();
  for (const view of views) {
    const n = isSide(view.name) ? counts[2] : counts[0];
    const from = isSide(view.name) ? origin[2] : origin[0];
    const { image, per } = shrink(view, cell);
    const data = new Float32Array(3 * n * counts[1]);
    const { name, pixels: m } = view;
    for (let j = 0, o = 0; j < counts[1]; j++) {
      const v = (m.atV + m.perV * (size[1] - (origin[1] + j * cell)) + 0.5) * per[1] - 0.5;
      for (let i = 0; i < n; i++, o += 3) {
        const place = from + i * cell;
        const u = (m.atU + m.perU * acrossOf(name, place, place) + 0.5) * per[0] - 0.5;
        read(image, u, v, data, o);
      }
    }
    out.set(name, { width: n, height: counts[1], channels: 3, data });
  }
  return out;
}

/** About a pixel a cell, colours times alpha. */
function shrink({ colors, alpha, pixels }: View, cell: number): { image: FloatImage; per: [number, number] } {
  const { width, height } = alpha;
  const data = new Float32Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const a = alpha.data[i];
    for (let c = 0; c < 3; c++) data[4 * i + c] = a * Math.sqrt(Math.max(0, colors.data[3 * i + c]));
    data[4 * i + 3] = a;
  }
  const w = Math.min(width, Math.max(4, Math.round(width / (pixels.perU * cell))));
  const h = Math.min(height, Math.max(4, Math.round(height / (pixels.perV * cell))));
  return { image: resize({ width, height, channels: 4, data }, w, h), per: [w / width, h / height] };
}

function read({ width, height, data }: FloatImage, u: number, v: number, out: Float32Array, o: number): void {
  const cu = Math.min(width - 1.001, Math.max(0, u));
  const cv = Math.min(height - 1.001, Math.max(0, v));
  const [iu, iv] = [Math.floor(cu), Math.floor(cv)];
  const [fu, fv] = [cu - iu, cv - iv];
  const i = 4 * (iv * width + iu);
  const q = i + 4 * width;
  const at = (c: number): number =>
    (data[i + c] * (1 - fu) + data[i + 4 + c] * fu) * (1 - fv) + (data[q + c] * (1 - fu) + data[q + 4 + c] * fu) * fv;
  const a = Math.max(1e-3, at(3));
  for (let c = 0; c < 3; c++) out[o + c] = at(c) / a;
}
