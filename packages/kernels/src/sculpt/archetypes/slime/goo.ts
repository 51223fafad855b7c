import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, V3, type Vec3 } from '../../../math/index.ts';
import { frames } from '../../kits/frame.ts';
import { solid } from '../../kits/joinery/index.ts';

/** The skin of a slime and where things lie on it. */
export interface Goo {
  shape: Shape;
  top: Vec3;
  /** A point of the skin at an angle from the front to its left (radians) and a share of the height, with the outward direction. */
  on(angle: number, t: number): { at: Vec3; normal: Vec3 };
}

/** Share of the height and share of the radius. */
const PROFILES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  drop: [
    [0, 0.86],
    [0.02, 0.97],
    [0.08, 1.03],
    [0.2, 1],
    [0.36, 0.93],
    [0.52, 0.8],
    [0.66, 0.6],
    [0.78, 0.36],
    [0.87, 0.18],
    [0.95, 0.085],
    [1, 0.012],
  ],
  dome: [
    [0, 0.88],
    [0.02, 0.98],
    [0.09, 1.04],
    [0.24, 1.02],
    [0.42, 0.96],
    [0.6, 0.86],
    [0.76, 0.68],
    [0.88, 0.47],
    [0.96, 0.26],
    [0.995, 0.09],
    [1, 0.01],
  ],
  blob: [
    [0, 0.94],
    [0.02, 1.04],
    [0.08, 1.06],
    [0.2, 0.93],
    [0.36, 0.83],
    [0.55, 0.83],
    [0.72, 0.74],
    [0.86, 0.54],
    [0.95, 0.3],
    [0.99, 0.12],
    [1, 0.01],
  ],
  cube: [
    [0, 0.9],
    [0.01, 0.96],
    [0.05, 1],
    [0.3, 1],
    [0.6, 0.99],
    [0.9, 0.985],
    [0.96, 0.95],
    [0.99, 0.87],
    [1, 0.72],
    [1.004, 0.4],
    [1.005, 0.01],
  ],
};

/** A slime of a form, about half a metre high on y = 0. */
export function createGoo(form: string, rng: Rng): Goo {
  const profile = PROFILES[form] ?? PROFILES.drop;
  const cube = form === 'cube';
  const h = cube ? 0.5 : form === 'drop' ? 0.52 : 0.44;
  const w = cube ? 0.25 : 0.29;
  const seed = rng.int(900);
  const lean = cube ? 0 : rng.range(-0.02, 0.02);
  const radius = (t: number): number => {
    let i = 0;
    while (i < profile.length - 2 && t > profile[i + 1][0]) i++;
    const [a, c] = [profile[i], profile[i + 1]];
    const k = Math.min(1, Math.max(0, (t - a[0]) / (c[0] - a[0])));
    return a[1] + (c[1] - a[1]) * k;
  };
  const point = (angle: number, t: number): Vec3 => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const sag = form === 'blob' ? 0.16 : cube ? 0.025 : 0.07;
    const wave = 1 + sag * fbm(s * 1.6, t * 2.2, c * 1.6, 2, seed);
    const square = cube ? 1 / (Math.abs(s) ** 6 + Math.abs(c) ** 6) ** (1 / 6) : 1;
    const r = w * radius(t) * wave * square;
    const tip = form === 'drop' ? Math.max(0, t - 0.7) ** 1.5 * 0.24 : 0;
    return [r * s + lean * t + tip, h * t, r * c - tip * 0.2];
  };
  const n = 72;
  const rows = 44;
  const sections = Array.from({ length: rows + 1 }, (_, i) => {
    const t = (i / rows) ** 1.02;
    return {
      points: Array.from(
        { length: n },
        (_, j): Vec3 => point((2 * Math.PI * j) / n, t * profile[profile.length - 1][0]),
      ),
    };
  });
  return {
    shape: { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' },
    top: point(0, 1),
    on: (angle, t) => {
      const at = point(angle, t);
      const across = V3.sub(point(angle + 0.05, t), point(angle - 0.05, t));
      const up = V3.sub(point(angle, t + 0.02), point(angle, t - 0.02));
      return { at, normal: V3.normalize(V3.cross(across, up)) };
    },
  };
}

/** A shape that looks to +Z laid on the skin. */
export function laid(skin: Goo, angle: number, t: number, shape: Shape, out: number, roll = 0): Shape {
  const { at, normal } = skin.on(angle, t);
  return solid.put(
    roll ? solid.put(shape, [0, 0, 0], [0, 0, roll]) : shape,
    V3.addScaled(at, normal, out),
    frames.aim(normal),
  );
}
