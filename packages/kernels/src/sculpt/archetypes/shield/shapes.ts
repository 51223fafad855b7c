import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, smoothLoop, symmetric } from '../../kits/joinery/index.ts';

export type ShieldKind = 'heater' | 'round' | 'kite' | 'tower' | 'spartan' | 'buckler' | 'riot' | 'hero';

/** Face of a shield: its outline about the middle, how it bends, how thick it is. Metres. */
export interface ShieldPlan {
  kind: ShieldKind;
  outline: Vec2[];
  /** Half width and half height. */
  w: number;
  h: number;
  thick: number;
  /** Depth of the face at (x, y) in the middle's terms: 0 at the middle, negative towards the edge. */
  bend(x: number, y: number): number;
}

const HEATER = symmetric(
  [
    0, -0.4, 0.06, -0.36, 0.16, -0.23, 0.235, -0.06, 0.262, 0.12, 0.266, 0.27, 0.264, 0.325, 0.2, 0.318, 0.1, 0.322, 0,
    0.33,
  ],
  3,
);
const KITE = symmetric(
  [0, -0.58, 0.04, -0.52, 0.11, -0.34, 0.19, -0.1, 0.245, 0.12, 0.245, 0.27, 0.19, 0.4, 0.1, 0.455, 0, 0.47],
  3,
);

/** The plan of a kind of shield. */
export function planShield(kind: ShieldKind): ShieldPlan {
  const dish = (r: number, depth: number) => (x: number, y: number) => -depth * ((x * x + y * y) / (r * r));
  const curve =
    (w: number, depth: number) =>
    (x: number): number =>
      -depth * ((x * x) / (w * w));
  switch (kind) {
    case 'heater':
      return { kind, outline: HEATER, w: 0.266, h: 0.4, thick: 0.014, bend: curve(0.266, 0.05) };
    case 'kite':
      return { kind, outline: KITE, w: 0.245, h: 0.58, thick: 0.014, bend: curve(0.245, 0.05) };
    case 'tower':
      return {
        kind,
        outline: outline.roundRect(0.72, 1.08, 0.05, 0, 0, 4),
        w: 0.36,
        h: 0.54,
        thick: 0.012,
        bend: curve(0.36, 0.13),
      };
    case 'riot':
      return {
        kind,
        outline: outline.roundRect(0.54, 0.96, 0.07, 0, 0, 5),
        w: 0.27,
        h: 0.48,
        thick: 0.006,
        bend: curve(0.27, 0.06),
      };
    case 'spartan':
      return { kind, outline: outline.ngon(0.45, 48), w: 0.45, h: 0.45, thick: 0.008, bend: dish(0.45, 0.13) };
    case 'hero':
      return { kind, outline: outline.ngon(0.38, 48), w: 0.38, h: 0.38, thick: 0.008, bend: dish(0.38, 0.075) };
    case 'buckler':
      return { kind, outline: outline.ngon(0.17, 40), w: 0.17, h: 0.17, thick: 0.005, bend: dish(0.17, 0.03) };
    default:
      return { kind, outline: outline.ngon(0.42, 48), w: 0.42, h: 0.42, thick: 0.012, bend: dish(0.42, 0.035) };
  }
}

/** The outline resampled every `step` metres at most, shrunk by `inset` towards the middle, on the bent face. */
export function rim(p: ShieldPlan, inset: number, lift: number, step = 0.03): Vec3[] {
  const out: Vec3[] = [];
  const n = p.outline.length;
  for (let i = 0; i < n; i++) {
    const a = p.outline[i];
    const c = p.outline[(i + 1) % n];
    const pieces = Math.max(1, Math.ceil(Math.hypot(c[0] - a[0], c[1] - a[1]) / step));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const x = (a[0] + (c[0] - a[0]) * t) * (1 - inset / p.w);
      const y = (a[1] + (c[1] - a[1]) * t) * (1 - inset / p.h);
      out.push([x, y, p.bend(x, y) + lift]);
    }
  }
  return out;
}

/** Lion-like beast, cross, star and stripes as flat outlines in a square of +-1. */
export const EMBLEMS: Readonly<Record<string, readonly (readonly Vec2[])[]>> = {
  star: [
    Array.from({ length: 10 }, (_, i): Vec2 => {
      const a = Math.PI / 2 + (i * Math.PI) / 5;
      const r = i % 2 ? 0.42 : 1;
      return [r * Math.cos(a), r * Math.sin(a)];
    }),
  ],
  lambda: [
    [
      [-0.95, -0.9],
      [-0.55, -0.9],
      [0.04, 0.45],
      [0.55, -0.9],
      [0.95, -0.9],
      [0.28, 0.95],
      [-0.2, 0.95],
    ],
  ],
  fleur: [
    smoothLoop(
      [-0.1, -0.2, 0, -0.3, 0.1, -0.2, 0.2, 0.1, 0.3, 0.4, 0.12, 0.8, 0, 1, -0.12, 0.8, -0.3, 0.4, -0.2, 0.1],
      3,
    ),
    smoothLoop(
      [
        0.24, -0.2, 0.36, 0, 0.56, 0.26, 0.68, 0.16, 0.62, 0, 0.78, -0.02, 0.9, 0.2, 0.78, 0.46, 0.54, 0.5, 0.36, 0.3,
        0.25, 0.05,
      ],
      3,
    ),
    smoothLoop(
      [
        -0.25, 0.05, -0.36, 0.3, -0.54, 0.5, -0.78, 0.46, -0.9, 0.2, -0.78, -0.02, -0.62, 0, -0.68, 0.16, -0.56, 0.26,
        -0.36, 0, -0.24, -0.2,
      ],
      3,
    ),
    outline.roundRect(0.9, 0.16, 0.08, 0, -0.34, 3),
    smoothLoop([-0.16, -0.48, 0.16, -0.48, 0.26, -0.7, 0.1, -0.78, 0, -1, -0.1, -0.78, -0.26, -0.7], 3),
  ],
  eagle: [
    smoothLoop(
      [
        0, -0.95, 0.14, -0.7, 0.3, -0.9, 0.3, -0.55, 0.22, -0.3, 0.5, -0.55, 0.5, -0.2, 0.72, -0.3, 0.7, 0, 0.92, -0.02,
        0.88, 0.5, 0.6, 0.72, 0.3, 0.5, 0.16, 0.42, 0.14, 0.66, 0.3, 0.8, 0.06, 0.92, -0.12, 0.8, -0.14, 0.5, -0.16,
        0.42, -0.3, 0.5, -0.6, 0.72, -0.88, 0.5, -0.92, -0.02, -0.7, 0, -0.72, -0.3, -0.5, -0.2, -0.5, -0.55, -0.22,
        -0.3, -0.3, -0.55, -0.3, -0.9, -0.14, -0.7,
      ],
      2,
    ),
  ],
};
