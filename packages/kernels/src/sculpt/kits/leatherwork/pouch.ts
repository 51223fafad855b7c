import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import { outline } from '../joinery/index.ts';
import type { Surface } from './surface.ts';

/** A stuffed body of soft or stiff material: what it is meshed as, and where its skin is. */
export interface Pouch {
  surface: Surface;
  shape: Shape;
  /** The share v of the height at which the skin reaches y. */
  rowAt(y: number): number;
}

/**
 * A body standing on y = 0 through rows of [y, width, depth, z of the middle] from bottom to top; its sections are superellipses of
 * exponent `e` (2 = ellipse, 5 = box with soft edges). u runs along the girth at even steps from the front over +X.
 */
export function pouch(rows: readonly (readonly [number, number, number, number?])[], e = 3.2, around = 44): Pouch {
  const fine = sampleSpline(
    rows.map(([y, w, d, z]) => [y, w, d, z ?? 0]),
    6,
  );
  const girth = evenGirth(e);
  const surface: Surface = (u, v) => {
    const t = Math.min(1, Math.max(0, v)) * (fine.length - 1);
    const i = Math.min(fine.length - 2, Math.floor(t));
    const k = t - i;
    const at = (c: number): number => fine[i][c] + (fine[i + 1][c] - fine[i][c]) * k;
    const [x, z] = girth(u, at(1) / 2, at(2) / 2);
    return [x, Math.max(rows[0][0], at(0)) + (v < 0 || v > 1 ? (v - Math.round(v)) * 0.1 : 0), at(3) + z];
  };
  const levels = fine.map((_, i) => i / (fine.length - 1));
  const sections = levels.map((v) => ({
    points: Array.from({ length: around }, (_, i): Vec3 => surface(i / around, v)),
  }));
  return {
    surface,
    shape: { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' },
    rowAt: (y) => {
      const i = fine.findIndex((row) => row[0] >= y);
      if (i <= 0) return i < 0 ? 1 : 0;
      return (i - 1 + (y - fine[i - 1][0]) / Math.max(1e-9, fine[i][0] - fine[i - 1][0])) / (fine.length - 1);
    },
  };
}

/** Point of a superellipse of half axes a (x) and b (z) after the share u of its girth, from the front over +X. */
function evenGirth(e: number): (u: number, a: number, b: number) => Vec2 {
  const n = 96;
  const unit = outline.superellipse(1, 1, e, n * 4).map(([x, y]): Vec2 => [y, x]);
  return (u, a, b) => {
    // measured at the half axes' mean proportion: sections of one body hardly differ in it
    const table = tableOf(unit, Math.round((4 * a) / Math.max(1e-6, b)) / 4);
    const t = (u - Math.floor(u)) * table.total;
    let lo = 0;
    let hi = table.at.length - 1;
    while (hi - lo > 1) {
      const mid = (lo + hi) >> 1;
      if (table.at[mid] <= t) lo = mid;
      else hi = mid;
    }
    const k = (t - table.at[lo]) / Math.max(1e-9, table.at[hi] - table.at[lo]);
    const p = unit[lo % unit.length];
    const q = unit[hi % unit.length];
    return [(p[0] + (q[0] - p[0]) * k) * a, (p[1] + (q[1] - p[1]) * k) * b];
  };
}

interface Girth {
  at: number[];
  total: number;
}

const tables = new WeakMap<readonly Vec2[], Map<number, Girth>>();

/** Lengths along the unit outline stretched by `ratio` in x. */
function tableOf(unit: readonly Vec2[], ratio: number): Girth {
  let known = tables.get(unit);
  if (!known) tables.set(unit, (known = new Map()));
  const found = known.get(ratio);
  if (found) return found;
  const at = [0];
  for (let i = 1; i <= unit.length; i++) {
    const p = unit[i - 1];
    const q = unit[i % unit.length];
    at.push(at[i - 1] + Math.hypot((q[0] - p[0]) * ratio, q[1] - p[1]));
  }
  const table = { at, total: at[at.length - 1] };
  known.set(ratio, table);
  return table;
}
