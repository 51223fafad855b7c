import type { Shape } from '../../curves/index.ts';
import type { Vec3 } from '../../math/index.ts';

/** A flower's cup. */
export interface BlossomOptions {
  /** Length of an outer petal, metres. */
  size: number;
  petals: number;
  /** How far the outer petals stand up from flat, degrees; the inner ring stands steeper. */
  rise: number;
}

/** Rows of a ring of petals, as shares of their length: little lift at the foot, a curl at the rim. */
const ROWS = [0.12, 0.42, 0.74, 1] as const;

/**
 * Two rings of petals round +Y, each ring one two-sided sheet: petals that grow together at the foot cost two texture charts instead
 * of two each. Its part must be `twoSided`. Standing at the origin, opening upwards.
 */
export function blossomShape({ size, petals, rise }: BlossomOptions): Shape {
  return { op: 'assembly', of: [ring(size, petals, rise, 0), ring(size * 0.74, petals, rise + 24, Math.PI / petals)] };
}

function ring(size: number, petals: number, rise: number, turn: number): Shape {
  const step = (2 * Math.PI) / petals;
  // across a petal: angle in petals, length of the ray, how far its rim stands over the middle
  const rays = [
    [-0.5, 0.34, 0.12],
    [-0.4, 0.8, 0.1],
    [-0.2, 0.97, 0.03],
    [0, 1, 0],
    [0.2, 0.97, 0.03],
    [0.4, 0.8, 0.1],
  ] as const;
  const a = (rise * Math.PI) / 180;
  const grid = ROWS.toReversed().map((t) => {
    const row: Vec3[] = [];
    for (let i = 0; i < petals; i++)
      for (const [u, length, edge] of rays) {
        const r = size * length * t;
        const angle = turn + (i + u) * step;
        const out = r * Math.cos(a) * (1 - 0.12 * t * t);
        const up = r * Math.sin(a) + size * (0.16 * t * t * t * length + edge * t);
        row.push([out * Math.cos(angle), up, -out * Math.sin(angle)]);
      }
    row.push(row[0]);
    return row;
  });
  return { op: 'sheet', grid, thickness: 0, spline: 'linear' };
}
