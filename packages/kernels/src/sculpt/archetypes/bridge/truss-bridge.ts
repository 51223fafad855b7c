import type { Vec3 } from '../../../math/index.ts';
import { lacing, spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const [l, h, y, z] = [20, 3.4, 2.6, 2.2];
const n = 8;
const w = l / n;
const rect = (k: number): { kind: 'rect'; w: number; h: number; r: number } => ({
  kind: 'rect',
  w: k,
  h: k,
  r: 0.02,
});
const xs = Array.from({ length: n + 1 }, (_, i) => i * w - l / 2);

/** A railway bridge of two Pratt trusses with portals, lateral bracing, floor, sleepers and rails on stone abutments. */
export function buildTruss(b: Bench): void {
  addTrusses(b);
  addFloor(b);
  addEnds(b);
}

/** Chords, posts, diagonals, gussets, rivets and railings of both sides. */
function addTrusses(b: Bench): void {
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const p = (i: number, up: number): Vec3 => [xs[i], y + up * h, s * z];
    b.add(
      `${side} bottom chord`,
      'body',
      solid.bar([p(0, 0), p(n, 0)], { kind: 'rect', w: 0.3, h: 0.36, r: 0.02 }, { up: [0, 1, 0] }),
    );
    b.add(
      `${side} top chord`,
      'body',
      solid.bar(
        [p(0, 0), p(1, 1), p(n - 1, 1), p(n, 0)],
        { kind: 'rect', w: 0.34, h: 0.36, r: 0.02 },
        { up: [0, 1, 0] },
      ),
    );
    for (let i = 1; i < n; i++)
      b.add(`${side} post ${i}`, 'body', solid.bar([p(i, 0), p(i, 1)], rect(0.2), { up: [0, 0, 1] }));
    for (let i = 1; i < n - 1; i++) {
      const down = i < n / 2;
      b.add(
        `${side} diagonal ${i}`,
        'body',
        solid.bar([p(i, down ? 1 : 0), p(i + 1, down ? 0 : 1)], { kind: 'rect', w: 0.1, h: 0.2 }, { up: [0, 0, 1] }),
      );
    }
    const plate = solid.slab(
      outline.rounded(outline.pairs([-0.5, -0.2, 0.5, -0.2, 0.3, 0.45, -0.3, 0.45]), 0.05, 1),
      0.44,
      [0, 0, 0],
      'z',
      { bevel: 0.01 },
    );
    b.add(
      `${side} lower gussets`,
      'body',
      solid.at(
        plate,
        xs.slice(1, -1).map((x) => ({ at: [x, y, s * z] as Vec3 })),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} upper gussets`,
      'body',
      solid.at(
        plate,
        xs.slice(1, -1).map((x) => ({ at: [x, y + h, s * z] as Vec3, rot: [0, 0, 180] as Vec3 })),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} rivets`,
      'metal',
      solid.at(
        solid.cyl(0.045, 0.5, [0, 0, 0], 'z', { bevel: 0.01, segments: 6 }),
        xs.slice(1, -1).flatMap((x) => [-0.26, 0.26].map((u) => ({ at: [x + u, y + h - 0.1, s * z] as Vec3 }))),
      ),
      { detail: 0.3 },
    );
    b.add(
      `${side} railing`,
      'rail',
      solid.bar(
        [
          [-l / 2 + 1.6, y + 1.1, s * (z - 0.32)],
          [l / 2 - 1.6, y + 1.1, s * (z - 0.32)],
        ],
        rect(0.08),
        { up: [0, 1, 0] },
      ),
    );
  }
}

/** Floor beams, track and the bracing overhead. */
function addFloor(b: Bench): void {
  b.add(
    'floor beams',
    'body',
    solid.at(
      solid.box([0.26, 0.4, 2 * z], [0, 0, 0], 0.02),
      xs.map((x) => ({ at: [x, y - 0.08, 0] as Vec3 })),
    ),
    { detail: 0.5 },
  );
  b.add('stringers', 'body', solid.both(solid.box([l, 0.3, 0.16], [0, y + 0.18, 0.72], 0.02), 'z'));
  b.add(
    'sleepers',
    'deck',
    solid.at(
      solid.box([0.24, 0.16, 2.7], [0, 0, 0], 0.02),
      spaced([-l / 2 - 1.2, y + 0.4, 0], [l / 2 + 1.2, y + 0.4, 0], 36),
    ),
    { detail: 0.4 },
  );
  const rail = outline.pairs([
    -0.09, 0, 0.09, 0, 0.09, 0.03, 0.025, 0.05, 0.025, 0.13, 0.05, 0.14, 0.05, 0.19, -0.05, 0.19, -0.05, 0.14, -0.025,
    0.13, -0.025, 0.05, -0.09, 0.03,
  ]);
  b.add('rails', 'metal', solid.both(solid.slab(rail, l + 3.4, [0, y + 0.475, 0.72], 'x', { bevel: 0 }), 'z'));
  b.add(
    'top struts',
    'body',
    solid.at(
      solid.box([0.18, 0.2, 2 * z], [0, 0, 0], 0.02),
      xs.slice(1, -1).map((x) => ({ at: [x, y + h + 0.08, 0] as Vec3 })),
    ),
    { detail: 0.5 },
  );
  b.add(
    'top lacing',
    'body',
    solid.many(
      [1, -1].map((s) =>
        lacing(
          [xs[1], y + h + 0.08 + s * 0.03, -s * z],
          [xs[n - 1], y + h + 0.08 + s * 0.03, -s * z],
          [0, 0, 2 * s * z],
          n - 2,
          { kind: 'rect', w: 0.1, h: 0.06 },
          [0, 1, 0],
        ),
      ),
    ),
  );
}

/** Portals and abutments. */
function addEnds(b: Bench): void {
  for (const [end, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${end} portal`,
      'body',
      lacing(
        [s * (l / 2 - w * 0.72), y + h * 0.72, -z],
        [s * (l / 2 - w * 0.72), y + h * 0.72, z],
        [-s * w * 0.2, h * 0.2, 0],
        8,
        { kind: 'rect', w: 0.09, h: 0.09 },
        [1, 0, 0],
      ),
    );
    b.add(
      `${end} abutment`,
      'base',
      solid.slab(
        outline
          .pairs([-1.4, 0, 2.2, 0, 2.2, y + 0.3, 0.6, y + 0.3, 0.6, y - 0.4, -1, y - 0.4])
          .map(([x, v]) => [x * s, v] as const),
        5.6,
        [s * (l / 2 + 0.1), 0, 0],
        'z',
        { bevel: 0.04 },
      ),
    );
    b.add(
      `${end} bearing stones`,
      'trim',
      solid.both(solid.box([1.1, 0.22, 0.8], [s * (l / 2), y - 0.29, z], 0.03), 'z'),
    );
    b.add(
      `${end} wing walls`,
      'base',
      solid.both(
        solid.slab(
          outline.pairs([0.5, 0, 3.4, 0, 3.4, 1.2, 2.2, y + 0.7, 0.5, y + 0.7]).map(([x, v]) => [x * s, v] as const),
          0.5,
          [s * (l / 2 + 0.1), 0, 2.7],
          'z',
          { bevel: 0.04 },
        ),
        'z',
      ),
    );
  }
}
