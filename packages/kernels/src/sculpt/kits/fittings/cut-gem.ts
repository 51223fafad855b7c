import type { Vec3 } from '../../../math/index.ts';

/** Corners of a cut stone about its girdle at the origin, table up: a brilliant (round, pear or heart) or a step cut; `r` half its width. */
export function cutGem(r: number, cut: string): Vec3[] {
  return cut === 'emerald' ? stepCut(r) : brilliant(r, cut);
}

/** Outline factor of the girdle at angle a (0 = +x): round, drop or heart. */
function girdle(cut: string, a: number): number {
  if (cut === 'pear')
    return 0.78 + 0.42 * Math.max(0, Math.cos(a - Math.PI / 2)) ** 5 + 0.08 * Math.max(0, -Math.sin(a));
  return 1;
}

/** Round brilliant: octagonal table 56 %, star and kite points, 16-sided girdle of 2 %, crown 35°, pavilion 41° to the culet. */
function brilliant(r: number, cut: string): Vec3[] {
  const points: Vec3[] = [];
  const ring = (n: number, turn: number, k: number, y: number): void => {
    for (let i = 0; i < n; i++) {
      const a = ((i + turn) * 2 * Math.PI) / n;
      const g = girdle(cut, a) * k * r;
      points.push([g * Math.cos(a), y * r, g * Math.sin(a)]);
    }
  };
  ring(8, 0.5, 0.56, 0.33);
  ring(8, 0, 0.78, 0.205);
  ring(16, 0, 1, 0.025);
  ring(16, 0, 1, -0.025);
  ring(8, 0, 0.42, -0.53);
  ring(8, 0.5, 0.16, -0.77);
  points.push([0, -0.86 * r, 0]);
  return points;
}

/** Emerald cut: cropped rectangle in steps. */
function stepCut(r: number): Vec3[] {
  const points: Vec3[] = [];
  const step = (k: number, y: number): void => {
    const [a, c, t] = [1.0 * k * r, 0.72 * k * r, 0.22 * r * Math.max(k, 0.5)];
    for (const [x, z] of [
      [a - t, c],
      [a, c - t],
      [a, -c + t],
      [a - t, -c],
      [-a + t, -c],
      [-a, -c + t],
      [-a, c - t],
      [-a + t, c],
    ] as const)
      points.push([x, y * r, z]);
  };
  step(0.66, 0.36);
  step(0.8, 0.29);
  step(0.92, 0.17);
  step(1, 0.03);
  step(1, -0.03);
  step(0.86, -0.28);
  step(0.64, -0.52);
  step(0.36, -0.72);
  return points;
}
