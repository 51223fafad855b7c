import { V3 } from './linear.ts';
import type { Vec3 } from './vec.ts';

/** The point at a share `t` (0 to 1) of a polyline's length. */
export function alongLine(line: readonly Vec3[], t: number): Vec3 {
  const lengths = line.slice(1).map((p, k) => V3.distance(p, line[k]));
  let left = t * lengths.reduce((a, b) => a + b, 0);
  for (let k = 0; k < lengths.length; k++) {
    if (left <= lengths[k]) return V3.lerp(line[k], line[k + 1], lengths[k] ? left / lengths[k] : 0);
    left -= lengths[k];
  }
  return line[line.length - 1];
}
