import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';

/** What is struck on a coin. */
export interface Strike {
  r: number;
  t: number;
  relief: string;
  text: string;
  /** A square or round hole through the middle, as a share of the radius; 0 without. */
  hole: number;
  /** Sides of the blank: 0 round. */
  sides: number;
}

/** The blank about +Z: rim, field, reeded edge. */
function blank(r: number, t: number, hole: number, sides: number): Shape {
  const edge = sides ? outline.rounded(outline.ngon(r, sides, 90), r * 0.18) : reeded(r, Math.round(72));
  const holes = hole ? [outline.rounded(outline.ngon(r * hole, 4, 45), r * 0.02)] : [];
  return solid.slab(edge, t, [0, 0, 0], 'z', { holes, bevel: t * 0.12 });
}

function reeded(r: number, n: number): Vec2[] {
  return Array.from({ length: n * 2 }, (_, i): Vec2 => {
    const a = (Math.PI * i) / n;
    const k = i % 2 ? r : r * 0.986;
    return [k * Math.cos(a), k * Math.sin(a)];
  });
}

/** Profile of a head with a wreath, looking to the left, in units of its height. */
const HEAD = smoothLoop(
  [
    -0.13, -0.5, 0.2, -0.5, 0.16, -0.36, 0.17, -0.22, 0.3, -0.1, 0.36, 0.1, 0.33, 0.3, 0.2, 0.45, 0.02, 0.5, -0.14,
    0.44, -0.22, 0.33, -0.235, 0.2, -0.22, 0.14, -0.3, -0.02, -0.24, -0.05, -0.25, -0.1, -0.215, -0.13, -0.24, -0.17,
    -0.2, -0.22, -0.2, -0.28, -0.12, -0.31, -0.06, -0.3, -0.05, -0.38,
  ],
  3,
);

/** The picture on one face, standing `h` over z = 0, inside radius `r`. */
function picture(what: string, r: number, h: number): Shape[] {
  const slab = (points: readonly Vec2[], k = 1): Shape =>
    solid.slab(
      points.map(([x, y]): Vec2 => [x * r * k, y * r * k]),
      h * 2,
      [0, 0, 0],
      'z',
      { bevel: h * 0.4 },
    );
  switch (what) {
    case 'star':
      return [slab(starOutline(5, 0.66, 0.27))];
    case 'crown':
      return [
        slab(outline.pairs([-0.5, -0.34, 0.5, -0.34, 0.62, 0.3, 0.28, 0.0, 0, 0.46, -0.28, 0.0, -0.62, 0.3])),
        solid.box([r * 1.02, r * 0.1, h * 2.6], [0, -r * 0.42, 0], h * 0.3),
        ...[-0.62, 0, 0.62].map(
          (x): Shape => ({ op: 'ball', r: [r * 0.075, r * 0.075, h * 1.6], at: [x * r, (x ? 0.36 : 0.53) * r, 0] }),
        ),
      ];
    case 'skull':
      return [
        ...[1, -1].map((k): Shape => ({ op: 'ball', r: [r * 0.13, r * 0.12, h * 2], at: [k * r * 0.19, r * 0.1, h] })),
        solid.box([r * 0.07, r * 0.14, h * 3], [0, -r * 0.1, h * 0.2], h * 0.3),
        ...[-1, 0, 1].map((k) => solid.box([r * 0.02, r * 0.16, h * 3], [k * r * 0.1, -r * 0.4, h * 0.2], 0)),

        slab(
          outline.pairs([
            -0.22, -0.5, 0.22, -0.5, 0.26, -0.26, 0.42, -0.14, 0.48, 0.12, 0.38, 0.42, 0.12, 0.58, -0.12, 0.58, -0.38,
            0.42, -0.48, 0.12, -0.42, -0.14, -0.26, -0.26,
          ]),
        ),
      ];
    case 'clover':
      return [0, 1, 2, 3]
        .map(
          (i): Shape => ({
            op: 'ball',
            r: [r * 0.22, r * 0.2, h * 1.4],
            at: [
              r * 0.22 * Math.cos((i * Math.PI) / 2 + 0.78),
              r * 0.08 + r * 0.22 * Math.sin((i * Math.PI) / 2 + 0.78),
              0,
            ],
          }),
        )
        .concat([
          solid.tube(
            [
              [0, 0, 0],
              [r * 0.06, -r * 0.3, 0],
              [r * 0.16, -r * 0.5, 0],
            ],
            h * 0.9,
          ),
        ]);
    case 'head':
      return [
        slab(HEAD, 1.12),
        ...[0, 1, 2, 3, 4].map(
          (i): Shape => ({
            op: 'ball',
            r: [r * 0.1, r * 0.045, h * 1.7],
            at: [r * (-0.14 + 0.11 * i), r * (0.3 + 0.06 * Math.sin(i * 0.8)), h * 0.5],
            rot: [0, 0, 50 - 22 * i],
          }),
        ),
      ];
    default:
      return [];
  }
}

/** A coin about +Z with the middle of its blank at the origin: both faces have rim, beads and their picture or letters. */
export function addCoin(b: Bench, s: Strike, place: (of: Shape) => Shape, prefix = ''): void {
  const { r, t } = s;
  const z = t / 2;
  b.add(`${prefix}blank`, 'metal', place(blank(r, t, s.hole, s.sides)), { detail: 1.3 });
  for (const [face, k] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const side = (of: Shape): Shape => place(solid.put(of, [0, 0, k * z], k > 0 ? [0, 0, 0] : [0, 180, 0]));
    const round = s.sides
      ? outline.rounded(outline.ngon(r * 0.93, s.sides, 90), r * 0.16)
      : outline.ngon(r * 0.945, 56);
    b.add(
      `${prefix}${face} rim`,
      'rim',
      side(
        solid.tube(
          round.map(([x, y]): Vec3 => [x, y, 0]),
          r * 0.04,
          { closed: true, spline: 'linear' },
        ),
      ),
    );
    b.add(
      `${prefix}${face} beads`,
      'rim',
      side(
        solid.tube(
          Array.from(
            { length: 120 },
            (_, i): Vec3 => [r * 0.845 * Math.cos((Math.PI * i) / 60), r * 0.845 * Math.sin((Math.PI * i) / 60), 0],
          ),
          r * 0.026,
          { closed: true, spline: 'linear', taper: Array.from({ length: 120 }, (_, i) => (i % 3 === 0 ? 0.35 : 1)) },
        ),
      ),
      { detail: 0.8 },
    );
    if (s.hole)
      b.add(
        `${prefix}${face} hole rim`,
        'rim',
        side(
          solid.tube(
            outline.rounded(outline.ngon(r * s.hole * 1.12, 4, 45), r * 0.03).map(([x, y]): Vec3 => [x, y, 0]),
            r * 0.032,
            { closed: true, spline: 'linear' },
          ),
        ),
      );
    const relief = k > 0 || s.text ? s.relief : 'star';
    const shapes = picture(relief, r * 0.86, t * 0.3);
    if (shapes.length) b.add(`${prefix}${face} relief`, 'relief', side(solid.many(shapes)), { detail: 1.1 });
    if (s.text) {
      const h = r * (s.text.length > 1 ? 0.62 : 1.0);
      b.add(
        `${prefix}${face} letters`,
        'relief',
        side(
          solid.put({ op: 'text', value: s.text, height: h, depth: t * 0.66, bevel: t * 0.1, font: 'sans' }, [
            0,
            -h / 2,
            0,
          ]),
        ),
        { detail: 0.9 },
      );
    }
    if (s.hole) {
      const marks = [0, 1, 2, 3].map((i): Shape => {
        const a = (i * Math.PI) / 2;
        return solid.put(
          solid.many([
            solid.box([r * 0.2, r * 0.045, t * 0.3], [0, r * 0.08, 0]),
            solid.box([r * 0.24, r * 0.045, t * 0.3], [0, -r * 0.06, 0]),
            solid.box([r * 0.045, r * 0.26, t * 0.28], [0, 0, 0]),
          ]),
          [r * 0.6 * Math.sin(a), r * 0.6 * Math.cos(a), 0],
        );
      });
      b.add(`${prefix}${face} signs`, 'relief', side(solid.many(marks)), { detail: 0.6 });
    }
  }
}

/** Where the coins of a heap lie: twelve layers that narrow in three steps, the outer ones aslant. */
export function heap(r: number, t: number, rng: Rng): { at: Vec3; rot: Vec3 }[] {
  const taste = rng.fork('heap');
  const places: { at: Vec3; rot: Vec3 }[] = [];
  for (let layer = 0; layer < 12; layer++) {
    const reach = 2 - Math.floor(layer / 4);
    for (let ring = 0; ring <= reach; ring++) {
      const count = ring === 0 ? 1 : Math.round(ring * 4.2);
      for (let i = 0; i < count; i++) {
        const a = (2 * Math.PI * i) / count + layer * 0.7 + ring * 0.4 + taste.range(-0.15, 0.15);
        const d = ring * r * 1.5 * (1 - 0.05 * (layer % 4)) + taste.range(-0.15, 0.15) * r;
        const slope = ring === reach && layer > 0 ? taste.range(8, 22) : taste.range(0, 5);
        const y = t * 0.52 + layer * t * 1.02 + (Math.sin((slope * Math.PI) / 180) * r) / 2;
        places.push({
          at: [d * Math.sin(a), y, d * Math.cos(a)],
          rot: [slope * Math.cos(a), (a * 180) / Math.PI, -slope * Math.sin(a)],
        });
      }
    }
  }
  return places;
}
