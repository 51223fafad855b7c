import type { Vec3 } from '../../math/index.ts';
import type { Bounds, PathPart } from '../../render/index.ts';
import type { Subject } from './types.ts';

/** Points kept for framing. */
const CLOUD_MAX = 30_000;

/** What is known of a subject beyond its parts. */
export interface SubjectFacts {
  /** Mean base colour, linear. */
  color: Vec3;
  /** The middle and the reach of its head, in the space of the parts. */
  head?: { at: Vec3; reach: number };
  floating: boolean;
}

/** Measures the subject as it stands. Parts must be in place (matrices applied). */
export function measureSubject(parts: readonly PathPart[], facts: SubjectFacts): Subject {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let count = 0;
  for (const { mesh } of parts) count += mesh.positions.length / 3;
  const step = Math.max(1, Math.floor(count / CLOUD_MAX));
  const cloud: number[] = [];
  for (const { mesh, matrix: m } of parts) {
    const p = mesh.positions;
    for (let v = 0; 3 * v < p.length; v++) {
      const [px, py, pz] = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
      const at = m
        ? [
            m[0] * px + m[4] * py + m[8] * pz + m[12],
            m[1] * px + m[5] * py + m[9] * pz + m[13],
            m[2] * px + m[6] * py + m[10] * pz + m[14],
          ]
        : [px, py, pz];
      let extreme = false;
      for (let a = 0; a < 3; a++) {
        if (at[a] < min[a]) {
          min[a] = at[a];
          extreme = true;
        }
        if (at[a] > max[a]) {
          max[a] = at[a];
          extreme = true;
        }
      }
      if (extreme || v % step === 0) cloud.push(at[0], at[1], at[2]);
    }
  }
  const bounds: Bounds = min[0] <= max[0] ? { min, max } : { min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] };
  const { head } = facts;
  return {
    bounds,
    cloud: cloud.length ? Float32Array.from(cloud) : boxPoints(bounds),
    size: Math.max(...[0, 1, 2].map((a) => bounds.max[a] - bounds.min[a])),
    color: facts.color,
    head: head && {
      min: [head.at[0] - head.reach, head.at[1] - head.reach, head.at[2] - head.reach],
      max: [head.at[0] + head.reach, head.at[1] + head.reach, head.at[2] + head.reach],
    },
    floating: facts.floating,
  };
}

/** The corners of a box as points. */
export function boxPoints({ min, max }: Bounds): Float32Array {
  const out: number[] = [];
  for (let c = 0; c < 8; c++) out.push(c & 1 ? max[0] : min[0], c & 2 ? max[1] : min[1], c & 4 ? max[2] : min[2]);
  return Float32Array.from(out);
}
