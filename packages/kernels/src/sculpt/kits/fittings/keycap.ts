import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { outline } from '../joinery/index.ts';

/** A key of a keyboard on y = 0: `w` x `d` below, narrower by `taper` of its height on top. */
export function keycap(w: number, d: number, h: number, at: Vec3, taper = 0.35): Shape {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline
      .roundRect(w - k, d - k, Math.min(w, d) * 0.14, 0, 0, 1)
      .map(([x, z]): Vec3 => [at[0] + x, at[1] + y, at[2] - z]),
  });
  const k = h * taper * 2;
  return {
    op: 'loft',
    sections: [ring(0, 0), ring(k * 0.8, h * 0.86), ring(k + h * 0.24, h)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** Rows of a typing keyboard as key widths in units of one key, back row first; negative numbers are gaps. */
const ROWS_PC: readonly (readonly number[])[] = [
  [1, -0.6, 1, 1, 1, 1, -0.4, 1, 1, 1, 1, -0.4, 1, 1, 1, 1, -0.6],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** Keys of a typing keyboard over a field of `w` x `d` metres, centred, back row at -z, their feet on y = 0. */
export function typingKeys(w: number, d: number, h: number): { letters: Shape[]; others: Shape[] } {
  const unit = w / 15;
  const row = d / ROWS_PC.length;
  const letters: Shape[] = [];
  const others: Shape[] = [];
  ROWS_PC.forEach((keys, r) => {
    let x = -w / 2;
    for (const k of keys) {
      const width = Math.abs(k) * unit;
      const at: Vec3 = [x + width / 2, 0, -d / 2 + row * (r + 0.5)];
      const low = r === 0 ? 0.8 : 0.9;
      if (k > 0) (k === 1 && r > 0 ? letters : others).push(keycap(width - unit * 0.12, row * low, h, at));
      x += width;
    }
  });
  return { letters, others };
}
