import type { Vec2 } from '../../../math/index.ts';

/** Points of a row of saw teeth along a straight line from `a` to `b`, pointing to its right: raked forwards, flat-bottomed gullets. */
export function toothLine(a: Vec2, b: Vec2, n: number, deep: number): Vec2[] {
  const [dx, dy] = [(b[0] - a[0]) / n, (b[1] - a[1]) / n];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [dy / l, -dx / l];
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    const at = (t: number, k: number): Vec2 => [
      a[0] + dx * (i + t) + nx * deep * k,
      a[1] + dy * (i + t) + ny * deep * k,
    ];
    out.push(at(0.06, 0), at(0.78, 1), at(0.94, 0));
  }
  return out;
}

/** Outline of a round saw blade of radius `r`: `n` hooked teeth of depth `deep` before round gullets. Counter-clockwise. */
export function discTeeth(r: number, n: number, deep: number): Vec2[] {
  const out: Vec2[] = [];
  const step = (2 * Math.PI) / n;
  for (let i = 0; i < n; i++)
    for (const [t, k] of [
      [0, 0.86],
      [0.06, 1],
      [0.22, 0.97],
      [0.42, 0.72],
      [0.58, 0.24],
      [0.7, 0],
      [0.84, 0.02],
      [0.94, 0.3],
    ] as const) {
      const a = -step * (i + t);
      out.push([(r - deep * (1 - k)) * Math.cos(a), (r - deep * (1 - k)) * Math.sin(a)]);
    }
  return out.reverse();
}
