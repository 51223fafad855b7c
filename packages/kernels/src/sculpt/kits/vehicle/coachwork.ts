import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../joinery/index.ts';
import { fitting } from './fittings.ts';
import { steps } from './points.ts';

/** An opening in a body side: what to cut, and the pane that sits in it. */
export interface Opening {
  tool: Shape;
  pane: Shape;
}

/**
 * Recessed glass in a flat wall across `axis` whose surface is at `at` (sign: the way it faces): the opening is `deep` metres, the pane
 * sits in it. For x the outline is (z, y), for z (x, y).
 */
function opening(points: readonly Vec2[], axis: 'x' | 'z', at: number, deep = 0.05, r = 0.05): Opening {
  const s = Math.sign(at);
  const place = (d: number): Vec3 => (axis === 'x' ? [at - s * d, 0, 0] : [0, 0, at - s * d]);
  const soft = outline.rounded(points, r);
  return {
    tool: solid.slab(soft, 2 * deep, place(0), axis, { bevel: 0 }),
    pane: solid.slab(soft, deep * 0.9, place(deep * 0.75), axis, { bevel: 0 }),
  };
}

/** Upright windows from z0 to z1 between two heights, `n` of them with posts `post` wide: outlines (z, y), front to back. */
function row(z0: number, z1: number, y0: number, y1: number, n: number, post: number): Vec2[][] {
  const w = (z1 - z0 - post * (n - 1)) / n;
  return Array.from({ length: n }, (_, i): Vec2[] => {
    const z = z0 + i * (w + post);
    return [
      [z, y0],
      [z + w, y0],
      [z + w, y1],
      [z, y1],
    ];
  });
}

/** A mirror on an arm on each side: `root` on the body, `head` the middle of the glass (left side). */
function mirrors(b: Bench, root: Vec3, head: Vec3, size: Vec2): void {
  const [w, h] = size;
  const arm = (dy: number): Shape =>
    solid.tube(
      [
        [root[0], root[1] + dy, root[2]],
        [head[0] - w * 0.3, head[1] + dy, head[2]],
        [head[0], head[1] + dy, head[2]],
      ],
      0.018,
      { spline: 'linear' },
    );
  fitting.pair(b, 'mirror arm', 'trim', solid.many([arm(h * 0.42), arm(-h * 0.42)]));
  fitting.pair(b, 'mirror', 'trim', solid.box([w, h, w * 0.45], head, 0.03));
  fitting.pair(
    b,
    'mirror glass',
    { base: 'chrome', color: '#c6d0d6', rough: 0.05 },
    solid.box([w * 0.84, h * 0.88, 0.02], [head[0], head[1], head[2] - w * 0.23], 0.006),
  );
}

/** Two wiper arms with blades on a screen in the plane z, between heights. */
function wipers(b: Bench, z: number, y: number, half: number, h: number): void {
  for (const [name, x] of [
    ['left wiper', half * 0.15],
    ['right wiper', -half * 0.78],
  ] as const) {
    b.add(
      `${name} blade`,
      'trim',
      solid.bar(
        [
          [x, y + h * 0.22, z + 0.012],
          [x + half * 0.58, y + h * 0.4, z + 0.012],
        ],
        { kind: 'rect', w: 0.02, h: 0.016, r: 0.004 },
        { up: [0, 0, 1] },
      ),
    );
    b.add(
      `${name} arm`,
      'trim',
      solid.rod([x + half * 0.5, y - 0.03, z + 0.02], [x + half * 0.3, y + h * 0.31, z + 0.024], 0.011),
    );
  }
}

/** Round lamps in a bezel facing along z (sign of `face`). */
function lamps(b: Bench, name: string, slot: string, at: Vec3, r: number, face: 1 | -1): void {
  fitting.pair(b, `${name} bezel`, 'chrome', solid.hoop(r, { kind: 'circle', r: r * 0.14 }, at, 'z', 24));
  fitting.pair(
    b,
    name,
    slot,
    solid.put(
      solid.turned(
        [
          [0, -r * 0.2],
          [r * 0.98, -r * 0.2],
          [r * 0.8, r * 0.12],
          [0, r * 0.26],
        ],
        [0, 0, 0],
        { axis: 'z' },
      ),
      at,
      [0, face > 0 ? 0 : 180, 0],
    ),
  );
}

/** A grille of bars in a frame, facing +z, `w` x `h` about `at`. */
function grille(b: Bench, slot: string, at: Vec3, w: number, h: number, bars: number): void {
  const frame = solid.slab(outline.roundRect(w, h, h * 0.08), 0.05, [0, 0, 0], 'z', {
    bevel: 0.012,
    holes: [outline.roundRect(w - 0.1, h - 0.1, h * 0.05).reverse()],
  });
  b.add('grille frame', slot, solid.put(frame, at));
  b.add('grille', 'trim', solid.box([w - 0.06, h - 0.06, 0.02], [at[0], at[1], at[2] - 0.012], 0.004));
  const gap = (h - 0.1) / bars;
  b.add(
    'grille bars',
    slot,
    solid.many(
      steps(at[1] - h / 2 + 0.05 + gap / 2, at[1] + h / 2 - 0.05 - gap / 2, bars).map((y) =>
        solid.box([w - 0.08, gap * 0.42, 0.03], [at[0], y, at[2] + 0.004], 0.006),
      ),
    ),
  );
}

/** A seam, such as a door's, round an outline on the wall across x at `x`: a thin dark line, standing out 3 mm. */
function seam(points: readonly Vec2[], x: number, w = 0.02, r = 0.06): Shape {
  const outer = outline.rounded(points, r);
  const [us, vs] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [cu, cv] = [(Math.min(...us) + Math.max(...us)) / 2, (Math.min(...vs) + Math.max(...vs)) / 2];
  const [ku, kv] = [
    1 - (2 * w) / (Math.max(...us) - Math.min(...us)),
    1 - (2 * w) / (Math.max(...vs) - Math.min(...vs)),
  ];
  const inner = outer.map(([u, v]): Vec2 => [cu + (u - cu) * ku, cv + (v - cv) * kv]).reverse();
  return solid.slab(outer, 0.016, [x, 0, 0], 'x', { bevel: 0, holes: [inner] });
}

/** What coach builders fit: recessed windows, mirrors, wipers, lamps, grilles, door seams. */
export const coach = { opening, row, mirrors, wipers, lamps, grille, seam };
