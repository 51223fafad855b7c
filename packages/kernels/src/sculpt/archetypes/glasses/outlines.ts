import type { Vec2 } from '../../../math/index.ts';
import { outline, smoothLoop } from '../../kits/joinery/index.ts';

/** Outlines of the lens before the left eye (outer side at +x), centred, metres. */
const LENSES: Readonly<Record<string, () => Vec2[]>> = {
  classic: () =>
    smoothLoop([
      0.024, 0.012, 0.014, 0.0165, -0.008, 0.0162, -0.0215, 0.0125, -0.0225, 0.004, -0.018, -0.01, -0.008, -0.0172,
      0.008, -0.0172, 0.018, -0.012, 0.0235, 0,
    ]),
  round: () => outline.ngon(0.0225, 40),
  square: () => outline.roundRect(0.047, 0.033, 0.0085, 0, 0, 5),
  aviator: () =>
    smoothLoop([
      0.026, 0.006, 0.02, 0.0185, 0, 0.0205, -0.019, 0.0195, -0.0235, 0.011, -0.021, -0.006, -0.012, -0.02, 0.002,
      -0.025, 0.016, -0.0205, 0.0245, -0.008,
    ]),
  cat: () =>
    smoothLoop([
      0.031, 0.0215, 0.024, 0.02, 0.004, 0.0145, -0.017, 0.013, -0.0225, 0.005, -0.019, -0.0085, -0.007, -0.0158, 0.01,
      -0.0145, 0.021, -0.004, 0.0265, 0.01,
    ]),
  heart: () => {
    const out: Vec2[] = [];
    for (let i = 0; i < 44; i++) {
      const t = (2 * Math.PI * i) / 44;
      out.push([
        0.00165 * 16 * Math.sin(t) ** 3,
        0.00165 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) + 0.003,
      ]);
    }
    return out.reverse();
  },
  star: () =>
    outline.rounded(
      Array.from({ length: 10 }, (_, i): Vec2 => {
        const a = Math.PI / 2 + (Math.PI * i) / 5;
        const r = i % 2 ? 0.0145 : 0.0305;
        return [r * Math.cos(a), r * Math.sin(a) - 0.002];
      }),
      0.003,
    ),
  goggle: () => outline.superellipse(0.031, 0.0235, 2.5, 40),
};

/** Names of the lens outlines. */
export const LENS_SHAPES: readonly string[] = Object.keys(LENSES);

/** The outline of a lens, counter-clockwise. */
export function lensOutline(name: string): Vec2[] {
  return (LENSES[name] ?? LENSES.classic)();
}

/** The outline moved outwards by `d` along its corners' normals. Counter-clockwise in and out. */
export function grown(points: readonly Vec2[], d: number): Vec2[] {
  const n = points.length;
  return points.map((p, i) => {
    const a = points[(i + n - 1) % n];
    const c = points[(i + 1) % n];
    const t: Vec2 = [c[0] - a[0], c[1] - a[1]];
    const l = Math.hypot(t[0], t[1]) || 1;
    return [p[0] + (t[1] / l) * d, p[1] - (t[0] / l) * d];
  });
}
