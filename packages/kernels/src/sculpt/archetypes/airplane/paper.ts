import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import type { Bench } from '../../kits/joinery/index.ts';
import { fitting } from '../../kits/vehicle/index.ts';

/** A folded dart: each half one sheet from the wing's edge over the top fold down to the keel. */
export function buildPaper(b: Bench, rng: Rng): Sculpture {
  const half = 0.1 + rng.range(-0.01, 0.012);
  const rise = 0.018 + rng.range(0, 0.012);
  const [nose, tail, y] = [0.15, -0.15, 0.045];
  const row = (t: number): Vec3[] => {
    const z = nose + (tail - nose) * t;
    const w = half * Math.max(0.02, t);
    const keel: Vec3 = [0.0008, y - 0.045 * Math.min(1, 0.12 + t * 1.5), z];
    return [keel, [0.003, y, z], [0.003 + w * 0.5, y + rise * 0.5 * t, z], [0.003 + w, y + rise * t, z]];
  };
  const sheet = [0, 0.25, 0.5, 0.75, 1].map(row);
  fitting.pair(b, 'wing', 'body', { op: 'sheet', grid: sheet, thickness: 0.0012, spline: 'linear' });
  const fold = [0, 0.3, 0.6, 0.86].map((t): Vec3[] => {
    const z = nose - 0.003 + (tail - nose) * t;
    const k = Math.max(0.02, t) * half;
    const end = Math.max(0.1, 1 - Math.max(0, t - 0.6) * 3.4);
    return [
      [0.0045, y + 0.0012, z],
      [0.0045 + k * 0.4 * end, y + 0.0014 + rise * 0.4 * t * end, z],
    ];
  });
  fitting.pair(b, 'folded layer', b.tint('body', { color2: '#dcd8cc' }), {
    op: 'sheet',
    grid: fold,
    thickness: 0.001,
    spline: 'linear',
  });
  return { parts: b.parts };
}
