import type { Vec2 } from '../../../math/index.ts';
import { outline } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';

const heart = (k = 1): Vec2[] =>
  Array.from({ length: 56 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 56;
    return [
      k * Math.sin(t) ** 3,
      (k * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) / 16,
    ];
  }).reverse();
const crescent = (): Vec2[] => [...outline.arc(0, 0, 1, 40, 320, 26), ...outline.arc(0.42, 0, 0.73, 297, 63, 22)];
const circle = outline.ngon(1, 48);

/** Points of a quadratic curve without its last. */
const bend = (from: Vec2, by: Vec2, to: Vec2, n = 9): Vec2[] =>
  Array.from({ length: n }, (_, i): Vec2 => {
    const t = i / n;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
  });
/** A bat with spread wings: scalloped below, two ears. */
const bat = (): Vec2[] => {
  const right: Vec2[] = [
    ...bend([0, -0.62], [0.1, -0.2], [0.34, -0.46]),
    ...bend([0.34, -0.46], [0.4, -0.08], [0.66, -0.22]),
    ...bend([0.66, -0.22], [0.86, 0.06], [1, 0.4], 12),
    ...bend([1, 0.4], [0.62, 0.36], [0.46, 0.1], 12),
    ...bend([0.46, 0.1], [0.3, 0.06], [0.15, 0.16]),
    [0.15, 0.16],
    [0.14, 0.44],
    [0.06, 0.3],
  ];
  return [
    ...right,
    ...right
      .slice(1)
      .reverse()
      .map(([x, y]): Vec2 => [-x, y]),
  ];
};

/** A tongue of fire, its tip curled over, a smaller one at its side. */
const flame = (): Vec2[] => [
  ...bend([0, -1], [0.74, -1], [0.68, -0.3]),
  ...bend([0.68, -0.3], [0.64, 0.12], [0.42, 0.42]),
  ...bend([0.42, 0.42], [0.4, 0.16], [0.26, 0.02]),
  ...bend([0.26, 0.02], [0.34, 0.62], [-0.16, 1], 12),
  ...bend([-0.16, 1], [-0.02, 0.52], [-0.36, 0.18], 12),
  ...bend([-0.36, 0.18], [-0.74, -0.16], [-0.68, -0.48]),
  ...bend([-0.68, -0.48], [-0.58, -1], [0, -1]),
];
const drop = (): Vec2[] => [
  ...outline.arc(0, -0.36, 0.64, -180, 0, 24),
  ...bend([0.64, -0.36], [0.62, 0.1], [0, 1], 12),
  ...bend([0, 1], [-0.62, 0.1], [-0.64, -0.36], 12),
];

/** Three heaps on a flat foot, as far out as any of their circles reaches at each angle. */
const cloud = (): Vec2[] => {
  const middle: Vec2 = [0, -0.1];
  const circles = [
    [-0.58, -0.14, 0.4],
    [-0.1, 0.2, 0.5],
    [0.4, 0.04, 0.42],
    [0.66, -0.2, 0.34],
  ];
  const reach = (dx: number, dy: number): number => {
    const far = circles.map(([x, y, r]) => {
      const [ox, oy] = [x - middle[0], y - middle[1]];
      const along = ox * dx + oy * dy;
      const inside = r * r - (ox * ox + oy * oy - along * along);
      return inside > 0 ? along + Math.sqrt(inside) : 0;
    });
    const foot = dy < 0 ? (middle[1] + 0.54) / -dy : Number.POSITIVE_INFINITY;
    const wide = dx < 0 ? 0.6 : 0.7;
    const box = dy < 0 && Math.abs(dx / dy) * (middle[1] + 0.54) < wide ? foot : 0;
    return Math.min(Math.max(box, ...far), foot);
  };
  return Array.from({ length: 96 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 96;
    const r = reach(Math.cos(a), Math.sin(a));
    return [middle[0] + r * Math.cos(a), middle[1] + r * Math.sin(a)];
  });
};

/** Outlines in a square of half side 1; counter-clockwise. */
export const OUTLINES: Readonly<Record<string, readonly Vec2[]>> = {
  star: starOutline(5, 1, 0.42),
  heart: heart(),
  moon: crescent(),
  lightning: outline.pairs([-0.1, -1, 0.62, 0.16, 0.12, 0.16, 0.5, 1, -0.28, 1, -0.6, -0.06, -0.1, -0.06]),
  arrow: outline.pairs([-1, -0.3, 0.2, -0.3, 0.2, -0.72, 1, 0, 0.2, 0.72, 0.2, 0.3, -1, 0.3]),
  check: outline.pairs([-0.32, -0.76, 1, 0.56, 0.68, 0.86, -0.32, -0.14, -0.7, 0.22, -1, -0.08]),
  cross: outline.pairs([
    0.3, -1, 0.3, -0.3, 1, -0.3, 1, 0.3, 0.3, 0.3, 0.3, 1, -0.3, 1, -0.3, 0.3, -1, 0.3, -1, -0.3, -0.3, -0.3, -0.3, -1,
  ]),
  pin: [...outline.arc(0, 0.36, 0.62, -28, 208, 26), [0, -1]],
  speech: [
    ...outline.roundRect(2, 1.3, 0.34, 0, 0.3, 6).slice(0, 21),
    [-0.2, -0.35],
    [-0.55, -0.9],
    [-0.62, -0.35],
    ...outline.roundRect(2, 1.3, 0.34, 0, 0.3, 6).slice(21),
  ],
  spade: [...heart(0.8).map(([x, y]): Vec2 => [-x, -y + 0.2])],
  diamond: outline.pairs([0, -1, 0.7, 0, 0, 1, -0.7, 0]),
  smiley: circle,
  bat: bat(),
  cloud: cloud(),
  flame: flame(),
  drop: drop(),
  sun: outline.ngon(0.62, 48),
  snowflake: outline.ngon(1, 6),
};
