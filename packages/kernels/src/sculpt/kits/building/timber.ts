import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

/**
 * A roof along z in lapped rows, from half its section: (x, y) from the eaves at +x up to the ridge at x = 0, as a gambrel or a plain slope.
 * `row` is how much of a row is seen, `thick` the roof's thickness under it.
 */
export function lappedRoof(half: readonly Vec2[], l: number, row = 0.34, thick = 0.12): Shape {
  const over: Vec2[] = [];
  const under: Vec2[] = [];
  for (let s = 0; s + 1 < half.length; s++) {
    const [a, c] = [half[s], half[s + 1]];
    const run = Math.hypot(c[0] - a[0], c[1] - a[1]);
    const [ux, uy] = [(c[0] - a[0]) / run, (c[1] - a[1]) / run];
    const [nx, ny] = [uy, -ux];
    const n = Math.max(1, Math.round(run / row));
    const at = (d: number, o: number): Vec2 => [a[0] + ux * d + nx * o, a[1] + uy * d + ny * o];
    under.push(at(0, -thick));
    for (let i = 0; i < n; i++) over.push(at((run * i) / n, row * 0.14), at((run * (i + 1)) / n, row * 0.02));
  }
  const top = half[half.length - 1];
  under.push([0, top[1] - thick * 1.15]);
  const flip = (list: readonly Vec2[]): Vec2[] => list.toReversed().map(([x, y]): Vec2 => [-x, y]);
  const left = flip(over).slice(Math.abs(over[over.length - 1][0]) < 1e-6 ? 1 : 0);
  return solid.slab(
    [
      ...over.filter(([x]) => x > -0.001),
      ...left.filter(([x]) => x < 0.001),
      ...flip(under).slice(1).toReversed(),
      ...under.toReversed(),
    ],
    l,
    [0, 0, 0],
    'z',
    { bevel: 0 },
  );
}

/** A boarded leaf's frame with a diagonal cross, foot at y = 0, standing against z = 0. `cross` false leaves the frame with a middle rail. */
export function crossbuck(w: number, h: number, board: number, t: number, cross = true): Shape {
  const half = board / 2;
  const diagonal = (s: number): Shape =>
    solid.bar(
      [
        [s * (w / 2 - board), board, t * 0.42],
        [-s * (w / 2 - board), h - board, t * 0.42],
      ],
      { kind: 'rect', w: t * 0.8, h: board * 0.9 },
      { up: [s, 0.7, 0] },
    );
  return solid.many([
    ...[-1, 1].map((s) => solid.box([board, h, t], [s * (w / 2 - half), h / 2, t / 2], t * 0.15)),
    ...[half, h - half].map((y) => solid.box([w - 2 * board, board, t * 0.96], [0, y, t / 2], t * 0.15)),
    ...(cross
      ? [diagonal(1), solid.put(diagonal(-1), [0, 0, t * 0.04])]
      : [solid.box([w - 2 * board, board, t * 0.9], [0, h * 0.5, t / 2], t * 0.15)]),
  ]);
}

/** Boards or battens in a row along x about the origin, standing on y = 0, cut at the top by `top(x)`. */
export function battens(l: number, n: number, w: number, t: number, top: (x: number) => number, foot = 0): Shape {
  return solid.many(
    Array.from({ length: n }, (_, i) => {
      const x = ((i + 0.5) / n - 0.5) * l;
      const h = top(x) - foot;
      return solid.box([w, h, t], [x, foot + h / 2, 0], 0);
    }),
  );
}

/** A hinged iron strap with a rounded end, `l` long along +x from its hinge at the origin, against z = 0, with two bolts. */
export function strapHinge(l: number, h: number, t: number): Shape {
  const at = (x: number): Vec3 => [x, 0, t];
  return solid.many([
    solid.slab(
      outline.rounded(outline.pairs([0, -h / 2, l * 0.9, -h * 0.3, l, 0, l * 0.9, h * 0.3, 0, h / 2]), h * 0.2, 2),
      t,
      [0, 0, t / 2],
      'z',
      { bevel: t * 0.2 },
    ),
    solid.cyl(h * 0.32, h * 1.25, [0, 0, t * 0.7], 'y', { segments: 10 }),
    ...[0.3, 0.72].map((k): Shape => ({ op: 'ball', r: [h * 0.17, h * 0.17, t * 0.6], at: at(l * k) })),
  ]);
}
