import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** How the pieces of a golem are formed. */
export type Make = 'boulder' | 'block' | 'shard' | 'smooth';

/** A piece of half axes r about `at`: a boulder, a hewn block, a cluster's facet, a lump of clay. Metres. */
export function rock(make: Make, r: Vec3, at: Vec3, rng: Rng): Shape {
  if (make === 'block') {
    const thin = Math.min(...r);
    return solid.box([r[0] * 1.8, r[1] * 1.86, r[2] * 1.8], at, thin * 0.22, [
      rng.range(-3, 3),
      rng.range(-4, 4),
      rng.range(-3, 3),
    ]);
  }
  if (make === 'smooth') return lumpyBall(r, at, 0.07, rng.int(999), 16, 26);
  const points: Vec3[] = [];
  const n = make === 'shard' ? 15 : 26;
  const turn = rng.range(0, 6);
  for (let i = 0; i < n; i++) {
    const y = 1 - (2 * (i + 0.5)) / n;
    const a = i * 2.39996 + turn;
    const q = Math.sqrt(1 - y * y);
    const k = rng.range(0.84, 1.1);
    // corners stand out: a boulder is nearer to a box than to a ball
    const box = 1 / Math.max(Math.abs(q * Math.cos(a)), Math.abs(y), Math.abs(q * Math.sin(a))) ** 0.42;
    points.push([
      at[0] + r[0] * k * box * q * Math.cos(a) * 0.94,
      at[1] + r[1] * k * box * y * 0.94,
      at[2] + r[2] * k * box * q * Math.sin(a) * 0.94,
    ]);
  }
  return { op: 'hull', points, bevel: Math.min(...r) * (make === 'shard' ? 0.03 : 0.09) };
}
