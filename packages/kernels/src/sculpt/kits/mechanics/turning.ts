import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';

/**
 * A handle with flutes along +Y: stations [y, radius, depth of the flutes as a share of it], `n` lobes about it. Moulded screwdriver grips,
 * tap handles, knurled caps (many shallow lobes). Metres.
 */
export function fluted(
  stations: readonly (readonly [y: number, r: number, depth: number])[],
  n: number,
  o: { per?: number; round?: number; spline?: 'linear' | 'catmull'; cap?: 'flat' | 'round' } = {},
): Shape {
  const { per = 6, round = 1.6, spline = 'linear', cap = 'flat' } = o;
  const m = n * per;
  const sections = stations.map(([y, r, depth]) => ({
    points: Array.from({ length: m }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / m;
      const k = r * (1 - depth * Math.abs(Math.sin((n * a) / 2)) ** round);
      return [k * Math.cos(a), y, -k * Math.sin(a)];
    }),
  }));
  return { op: 'loft', sections, spline, smooth: true, cap };
}

/** A knurled ring about +Y, `h` tall, standing on y = 0: crossed cuts leave rows of pyramids. One shell. Metres. */
export function knurl(r: number, h: number, n = 24, rows = 4): Shape {
  const sections = Array.from({ length: rows * 2 + 1 }, (_, j) => ({
    points: Array.from({ length: n * 2 }, (_, i): Vec3 => {
      const a = (Math.PI * i) / n;
      const k = r * ((i + j) % 2 ? 0.93 : 1) * (j === 0 || j === rows * 2 ? 0.95 : 1);
      return [k * Math.cos(a), (h * j) / (rows * 2), -k * Math.sin(a)];
    }),
  }));
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** A twist drill along +Y: two flutes, ground point. `r` radius, `h` length with the point. Metres. */
export function twistDrill(r: number, h: number, y0: number): Shape {
  const turns = h / (r * 7);
  const n = Math.max(8, Math.round(turns * 14));
  const section: Vec2[] = [];
  for (let i = 0; i < 20; i++) {
    const a = (2 * Math.PI * i) / 20;
    const flute = Math.max(0, Math.cos(2 * a)) ** 0.7;
    section.push([r * (1 - 0.52 * flute) * Math.cos(a), r * (1 - 0.52 * flute) * Math.sin(a)]);
  }
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const y = y0 + h * t;
    const point = Math.min(1, Math.max(0.04, (h * (1 - t)) / (r * 0.9)));
    const turn = 2 * Math.PI * turns * t;
    return {
      points: section.map(([u, v]): Vec3 => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return [(u * c - v * s) * point, y, -(u * s + v * c) * point];
      }),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}
