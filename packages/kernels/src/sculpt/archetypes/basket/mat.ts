import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { outline } from '../../kits/joinery/index.ts';
import { strand } from '../../kits/plait.ts';

/** A plaited mat about y = 0 over the half extents `a` x `b`: strips along x over and under those along z. One shell a strip. */
export function mat(a: number, b: number, strips: number, thick: number): Shape[] {
  const w = (2 * a) / strips;
  const rows = Math.max(2, Math.round((2 * b) / w));
  const d = (2 * b) / rows;
  const strip = (n: number, turn: number, width: number, place: (k: number, y: number) => Vec3): Shape =>
    strand(
      Array.from({ length: n * 2 + 1 }, (_, k) =>
        place(k, k % 2 ? thick * 0.5 * (((k - 1) / 2 + turn) % 2 ? -1 : 1) : 0),
      ),
      [0, 1, 0],
      outline.superellipse(width * 0.48, thick * 0.5, 3, 8),
    );
  return [
    ...Array.from({ length: rows }, (_, j) => strip(strips, j, d, (k, y) => [-a + (w * k) / 2, y, -b + d * (j + 0.5)])),
    ...Array.from({ length: strips }, (_, i) =>
      strip(rows, i + 1, w, (k, y) => [-a + w * (i + 0.5), y, -b + (d * k) / 2]),
    ),
  ];
}
