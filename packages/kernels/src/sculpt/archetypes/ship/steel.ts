import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, type ShipHull, steps } from '../../kits/vehicle/index.ts';

/** Red lead below the water line, and a thin line above it. */
export function bottomPaint(b: Bench, y: number): MaterialSpec {
  const below = (h: number) => ({ kind: 'span' as const, dir: [0, -1, 0] as Vec3, from: -h - 0.02, to: -h });
  return b.tint('hull', {
    layers: [
      { mask: below(y + 0.3), material: { color: '#e9e6dc' } },
      { mask: below(y), material: { color: '#8f2a22' } },
    ],
  });
}

/** Anchors, hawse pipes, propeller and rudder of a steel ship. */
export function addUnderwater(b: Bench, hull: ShipHull, stern: number, bow: number): void {
  const p = hull.strake(0.72, 0.02, bow - 3.2, bow - 3.1)[0];
  fitting.pair(
    b,
    'anchor',
    'cannons',
    solid.many([
      solid.rod([p[0] + 0.12, p[1] - 0.7, p[2]], [p[0] + 0.22, p[1] + 0.4, p[2]], 0.1),
      solid.tube(
        [
          [p[0] + 0.16, p[1] - 0.35, p[2] - 0.55],
          [p[0] + 0.1, p[1] - 0.75, p[2]],
          [p[0] + 0.16, p[1] - 0.35, p[2] + 0.55],
        ],
        0.12,
      ),
    ]),
  );
  b.add('propeller', 'trim', {
    op: 'placed',
    of: fitting.propeller([0, 0, 0], 1.05, 0.9, 4, 0.2),
    places: [{ at: [0, 1.3, stern + 0.35], rot: [0, 180, 0] }],
  });
  b.add('propeller shaft', 'cannons', solid.rod([0, 1.3, stern + 0.3], [0, 1.3, stern + 2.6], 0.2), { hidden: true });
  b.add(
    'rudder',
    'cannons',
    solid.slab(
      outline.rounded(pairs([stern - 0.2, 0.3, stern - 1.2, 0.4, stern - 1.0, 2.5, stern - 0.1, 2.6]), 0.1),
      0.2,
      [0, 0, 0],
      'x',
      { bevel: 0.05 },
    ),
  );
}

/** Levels of a deck house: boxes that step back, window bands, railings, bridge on top. Returns its height. */
export function addHouse(
  b: Bench,
  name: string,
  z0: number,
  z1: number,
  half: number,
  y: number,
  levels: number,
  step: Vec2 = [0.15, 0.35],
): number {
  const h = 1.15;
  for (let i = 0; i < levels; i++) {
    const [a, c, w] = [z0 + step[0] * i, z1 - step[1] * i, half - 0.12 * i];
    const lo = y + h * i;
    b.add(
      `${name} level ${i + 1}`,
      'tower',
      solid.slab(outline.roundRect(2 * w, c - a, 0.3, 0, -(a + c) / 2), h - 0.1, [0, lo + h / 2 - 0.05, 0], 'y', {
        bevel: 0.03,
      }),
    );
    b.add(
      `${name} deck edge ${i + 1}`,
      'tower',
      solid.slab(outline.roundRect(2 * w + 0.3, c - a + 0.3, 0.35, 0, -(a + c) / 2), 0.12, [0, lo + h - 0.06, 0], 'y', {
        bevel: 0.02,
      }),
    );
    b.add(
      `${name} windows ${i + 1}`,
      'windows',
      solid.slab(
        outline.roundRect(2 * w + 0.02, c - a + 0.02, 0.3, 0, -(a + c) / 2),
        h * 0.34,
        [0, lo + h * 0.52, 0],
        'y',
        { bevel: 0.01 },
      ),
    );
    const n = Math.max(2, Math.round((c - a) / 1.1));
    b.add(
      `${name} pillars ${i + 1}`,
      'tower',
      solid.many([
        ...steps(a + 0.35, c - 0.35, n).map((z) =>
          solid.box([2 * w + 0.06, h * 0.4, 0.3], [0, lo + h * 0.52, z], 0.02),
        ),
        ...steps(-w + 0.5, w - 0.5, Math.max(2, Math.round(w * 1.4))).map((x) =>
          solid.box([0.3, h * 0.4, c - a + 0.06], [x, lo + h * 0.52, (a + c) / 2], 0.02),
        ),
      ]),
    );
  }
  return y + h * levels;
}
