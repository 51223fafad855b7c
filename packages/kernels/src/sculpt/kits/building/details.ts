import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

/** A column from y = 0: base, fluted or smooth shaft with entasis, capital of its order. Radius at the foot, whole height. */
export function column(
  r: number,
  h: number,
  order: 'doric' | 'ionic' | 'corinthian' | 'plain' = 'doric',
): { base: Shape; shaft: Shape; capital: Shape } {
  const foot = order === 'doric' ? 0.02 * h : 0.055 * h;
  const head = order === 'corinthian' ? r * 2.1 : r * 1.05;
  const flutes = order === 'plain' ? 0 : 14;
  const section = (k: number, y: number): { points: Vec3[] } => ({
    points: Array.from({ length: flutes ? flutes * 2 : 24 }, (_, i): Vec3 => {
      const n = flutes ? flutes * 2 : 24;
      const a = (2 * Math.PI * i) / n;
      const q = flutes && i % 2 ? k * 0.94 : k;
      return [q * Math.cos(a), y, q * Math.sin(a)];
    }),
  });
  const rows = [0, 0.35, 0.7, 1].map((t) => section(r * (1 - 0.16 * t ** 1.6), foot + (h - foot - head) * t));
  const shaft: Shape = { op: 'loft', sections: rows, spline: 'linear', smooth: false, cap: 'flat' };
  const base =
    order === 'doric'
      ? solid.turned(
          [
            [0, 0],
            [r * 1.12, 0],
            [r * 1.12, foot],
            [0, foot],
          ],
          [0, 0, 0],
          { bevel: foot * 0.2, segments: 24 },
        )
      : solid.many([
          solid.box([r * 2.7, foot * 0.4, r * 2.7], [0, foot * 0.2, 0], foot * 0.08),
          solid.turned(
            [
              [0, foot * 0.38],
              [r * 1.3, foot * 0.38],
              [r * 1.33, foot * 0.55],
              [r * 1.15, foot * 0.7],
              [r * 1.2, foot * 0.85],
              [r * 1.02, foot * 1.02],
              [0, foot * 1.02],
            ],
            [0, 0, 0],
            { bevel: foot * 0.06, segments: 24 },
          ),
        ]);
  return { base, shaft, capital: capitalOf(r, h, head, order) };
}

function capitalOf(r: number, h: number, head: number, order: string): Shape {
  const y = h - head;
  const k = r * 0.86;
  const abacus = solid.box([r * 2.5, head * 0.24, r * 2.5], [0, h - head * 0.12, 0], head * 0.04);
  let capital: Shape = solid.many([
    solid.turned(
      [
        [0, y - 0.002],
        [k, y - 0.002],
        [k * 1.04, y + head * 0.2],
        [r * 1.16, y + head * 0.62],
        [r * 1.2, y + head * 0.78],
        [0, y + head * 0.78],
      ],
      [0, 0, 0],
      { bevel: head * 0.05, segments: 24 },
    ),
    abacus,
  ]);
  if (order === 'ionic') {
    const volute = solid.turned(
      [
        [0, 0],
        [head * 0.42, 0],
        [head * 0.42, r * 2.3],
        [head * 0.2, r * 2.36],
        [0, r * 2.36],
      ],
      [0, 0, 0],
      { axis: 'z', bevel: head * 0.05, segments: 18 },
    );
    capital = solid.many([
      solid.turned(
        [
          [0, y],
          [k, y],
          [r * 1.08, y + head * 0.5],
          [0, y + head * 0.5],
        ],
        [0, 0, 0],
        { bevel: 0, segments: 20 },
      ),
      solid.put(volute, [r * 1.05, y + head * 0.46, -r * 1.16]),
      solid.put(volute, [-r * 1.05, y + head * 0.46, -r * 1.16]),
      abacus,
    ]);
  }
  if (order === 'corinthian') {
    // two tiers of leaves as one scalloped bell: leaves of their own would be most of a temple's shells
    const ring = (q: number, v: number, wave: number, phase: number): { points: Vec3[] } => ({
      points: Array.from({ length: 32 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 32;
        const out = q * (1 + wave * Math.cos(8 * a + phase));
        return [out * Math.cos(a), y + head * v, out * Math.sin(a)];
      }),
    });
    const bell = [
      ring(k, 0, 0, 0),
      ring(k * 1.12, 0.16, 0.1, 0),
      ring(k * 1.36, 0.36, 0.16, 0),
      ring(k * 1.06, 0.4, 0.06, Math.PI),
      ring(k * 1.2, 0.56, 0.1, Math.PI),
      ring(k * 1.52, 0.74, 0.16, Math.PI),
      ring(k * 1.2, 0.79, 0, 0),
    ];
    capital = solid.many([{ op: 'loft', sections: bell, spline: 'linear', smooth: false, cap: 'flat' }, abacus]);
  }
  return capital;
}

/** A railing round a circle: posts, two rails. */
export function roundRailing(
  r: number,
  y: number,
  h: number,
  posts: number,
  t: number,
): { posts: Shape; rails: Shape } {
  return {
    posts: { op: 'arrayed', n: posts, around: 'y', of: solid.rod([r, y, 0], [r, y + h, 0], t) },
    rails: solid.many(
      [0.5, 1].map((k) =>
        solid.hoop(r, { kind: 'circle', r: k === 1 ? t * 1.25 : t * 0.8 }, [0, y + h * k, 0], 'y', 48),
      ),
    ),
  };
}

/** A four-sided roof with a flared foot that may bend inwards as it rises: half width, foot and height; `bell` 0 is straight. */
export function pyramidRoof(a: number, y: number, h: number, bell = 0.12, sides = 4, c = a): Shape {
  const steps = bell ? [0, 0.06, 0.16, 0.32, 0.55, 0.8, 1] : [0, 1];
  const turn = sides === 4 ? 45 : 180 / sides;
  const ring = (k: number, v: number): { points: Vec3[] } => ({
    points: outline
      .ngon(sides === 4 ? Math.SQRT2 : 1 / Math.cos(Math.PI / sides), sides, turn)
      .map(([x, z]): Vec3 => [x * k * a, v, -z * k * c]),
  });
  const sections = steps.map((t) =>
    ring(
      Math.max(0.012, (1 - t) * (1 - bell * Math.sin(Math.PI * Math.min(1, t * 1.15)) * (t > 0 ? 1 : 0))),
      y + h * t,
    ),
  );
  return {
    op: 'loft',
    sections: [ring(0.97, y - h * 0.03), ...sections],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** Profile of an onion dome of radius r from y = 0, and its height. */
export function onionProfile(r: number, onion = 1): { profile: Vec2[]; height: number } {
  const points = onion
    ? outline.pairs([
        0, 0, 0.78, 0, 0.9, 0.14, 1, 0.38, 1.02, 0.6, 0.94, 0.86, 0.74, 1.14, 0.46, 1.4, 0.22, 1.64, 0.09, 1.86, 0.03,
        2.05, 0, 2.06,
      ])
    : outline.pairs([0, 0, 1, 0, 0.995, 0.16, 0.96, 0.36, 0.86, 0.58, 0.7, 0.77, 0.48, 0.91, 0.24, 0.985, 0, 1]);
  return { profile: points.map(([x, y]): Vec2 => [x * r, y * r]), height: points[points.length - 1][1] * r };
}
