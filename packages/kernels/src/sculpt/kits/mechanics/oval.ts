import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import { outline } from '../joinery/index.ts';

/** One cross-section of a forged or moulded limb: its middle, its width in the plane of the path and its thickness across it. */
export interface OvalStation {
  at: Vec3;
  w: number;
  d: number;
}

/**
 * A limb through the stations whose sections stand square to its path: handles, jaws, tines. The thickness lies along `across`
 * (default z), the width square to it. `e` is the superellipse's exponent: 2 round, 4 nearly a box. Metres.
 */
export function oval(
  stations: readonly OvalStation[],
  o: { e?: number; n?: number; across?: Vec3; spline?: 'linear' | 'catmull'; cap?: 'flat' | 'round' } = {},
): Shape {
  const { e = 2.6, n = 20, across = [0, 0, 1], spline = 'catmull', cap = 'round' } = o;
  const last = stations.length - 1;
  const sections = stations.map(({ at, w, d }, i) => {
    const ahead = V3.normalize(V3.sub(stations[Math.min(last, i + 1)].at, stations[Math.max(0, i - 1)].at));
    const side = V3.normalize(V3.cross(across, ahead));
    const up = V3.cross(ahead, side);
    return { points: outline.superellipse(w / 2, d / 2, e, n).map((p): Vec3 => placed(at, side, up, p)) };
  });
  return { op: 'loft', sections, spline, smooth: true, cap };
}

function placed(at: Vec3, side: Vec3, up: Vec3, [u, v]: Vec2): Vec3 {
  return [at[0] + side[0] * u + up[0] * v, at[1] + side[1] * u + up[1] * v, at[2] + side[2] * u + up[2] * v];
}

/** {@link oval} in the xy plane from numbers in a row: x, y, width, thickness, x, y ... */
export function flatOval(numbers: readonly number[], o: Parameters<typeof oval>[1] & { z?: number } = {}): Shape {
  const stations: OvalStation[] = [];
  for (let i = 0; i + 3 < numbers.length; i += 4)
    stations.push({ at: [numbers[i], numbers[i + 1], o.z ?? 0], w: numbers[i + 2], d: numbers[i + 3] });
  return oval(stations, o);
}
