import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';
import { strand } from '../../kits/plait.ts';

/** The wall of a basket: an outline that widens upwards. Metres. */
export interface Wall {
  /** Half extents at the foot, and how square: 2 an ellipse, 6 a box. */
  a: number;
  b: number;
  square: number;
  h: number;
  /** Scale of the outline at a height 0..1. */
  flare(t: number): number;
  /** Uprights, an even number, and rows of strands. */
  stakes: number;
  rows: number;
  /** Thickness of a strand. */
  thick: number;
  /** Straight wires instead of strands that go over and under. */
  wire?: boolean;
}

/** Where on the wall: `u` 0..1 round by length, `t` 0..1 up, `out` metres outwards. */
export type OnWall = (u: number, t: number, out: number) => Vec3;

/** The wall's surface. Round by length, so that uprights stand evenly on straight sides too. */
export function wallOf(w: Wall): OnWall {
  const dense = outline.superellipse(w.a, w.b, w.square, 240);
  const length = [0];
  for (let i = 1; i <= dense.length; i++) {
    const [p, q] = [dense[i - 1], dense[i % dense.length]];
    length.push(length[i - 1] + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const at = (u: number): Vec2 => {
    const want = (u - Math.floor(u)) * length[dense.length];
    let [low, high] = [0, dense.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (length[middle] > want) high = middle;
      else low = middle;
    }
    const k = (want - length[low]) / Math.max(1e-9, length[low + 1] - length[low]);
    const [p, q] = [dense[low], dense[(low + 1) % dense.length]];
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  };
  return (u, t, out) => {
    const [x, z] = at(u);
    const [x0, z0] = at(u - 0.004);
    const [x1, z1] = at(u + 0.004);
    const l = Math.hypot(x1 - x0, z1 - z0) || 1;
    const k = w.flare(t);
    return [x * k + ((z1 - z0) / l) * out, t * w.h, z * k - ((x1 - x0) / l) * out];
  };
}

/** The strands of the wall, row by row, each passing outside the uprights that the next passes inside. */
export function strands(w: Wall, on: OnWall, from = 0, to = 1): Shape[] {
  const rowH = ((to - from) * w.h) / w.rows;
  const swing = w.wire ? 0 : w.thick * 0.62;
  const per = w.wire ? 3 : 4;
  const n = w.stakes * per;
  return Array.from({ length: w.rows }, (_, i) => {
    const t = from + ((to - from) * (i + 0.5)) / w.rows;
    const sign = i % 2 ? -1 : 1;
    const path = Array.from({ length: n }, (_, k): Vec3 => {
      const u = k / n;
      return on(u, t, w.wire ? w.thick * 0.8 : sign * swing * Math.cos(Math.PI * w.stakes * u));
    });
    return strand(path, [0, 1, 0], w.wire ? outline.ngon(w.thick / 2, 6) : strandSection(w.thick, rowH), true);
  });
}

/** A willow rod pressed by its neighbours: as high as its row, a little less thick. */
function strandSection(thick: number, rowH: number): Vec2[] {
  return outline.superellipse(thick * 0.5, rowH * 0.53, 2.4, 8);
}

/** The uprights, from the floor to over the rim by `over` metres. */
export function stakes(w: Wall, on: OnWall, over: number): Shape {
  const top = 1 + over / w.h;
  return solid.many(
    Array.from({ length: w.stakes }, (_, i) => {
      const u = i / w.stakes;
      const path = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => on(u, t * top, 0));
      return strand(path, [1, 0.01, 0.3], outline.ngon(w.thick * (w.wire ? 0.45 : 0.42), 6));
    }),
  );
}

/** A closed line round the wall at the height `t`, `out` metres outside it. */
export function lineRound(on: OnWall, t: number, out: number, n = 60): Vec3[] {
  return Array.from({ length: n }, (_, i) => on(i / n, t, out));
}
