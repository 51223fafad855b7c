import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import { createSkin, type Skin } from '../joinery/index.ts';

/** How a body of sections is closed and how finely it is made. */
export interface BodyOptions {
  /** Points round a section. Default 32. */
  around?: number;
  /** Pieces between sections. Default 3; 1 leaves straight runs. */
  along?: number;
  /** Length of the rounded cap beyond the first and the last section, metres; 0 leaves a flat end. Default 0. */
  tail?: number;
  nose?: number;
  /** How much the tips of the caps sink, metres. */
  droop?: number;
  /** How far the surface stands outside the sections, metres: for glass and plates that are cut out of the same body. Default 0. */
  grow?: number;
}

/** How far along a cap its rings lie. */
const CAP = [0.2, 0.42, 0.62, 0.78, 0.9, 0.97, 1];

/**
 * A streamlined body along z: fuselages, hulls, boilers, tanks. Six numbers a section, from tail to nose: z, height of the widest line,
 * half width, height above and depth below that line, exponent of the superellipse (2 round, 4 boxy).
 */
export function streamlined(flat: readonly number[], o: BodyOptions = {}): Skin {
  const g = o.grow ?? 0;
  const rows: number[][] = [];
  for (let i = 0; i + 5 < flat.length; i += 6) {
    const [z, y, w, up, down, e] = flat.slice(i, i + 6);
    rows.push([z, y, w + g, up + g, down + g, e]);
  }
  const fine =
    (o.along ?? 3) > 1
      ? sampleSpline(
          rows.map(([z, y, ...rest]) => [0, y, z, ...rest]),
          o.along ?? 3,
        )
      : null;
  const all = fine ? fine.map(([, y, z, ...rest]) => [z, y, ...rest]) : rows;
  const n = o.around ?? 32;
  const rings = all.map((row) => ring(row, n));
  const cap = (row: readonly number[], length: number): Vec3[][] =>
    CAP.map((k) => {
      const s = Math.sqrt(Math.max(0, 1 - k * k));
      const [z, y, w, up, down, e] = row;
      return ring([z + length * k, y - (o.droop ?? 0) * k * k, w * s, up * s, down * s, e], n);
    });
  if (o.tail) rings.unshift(...cap(all[0], -o.tail - g).reverse());
  if (o.nose) rings.push(...cap(all[all.length - 1], o.nose + g));
  return createSkin(rings, false);
}

function ring([z, y, w, up, down, e]: readonly number[], n: number): Vec3[] {
  return Array.from({ length: n }, (_, i): Vec3 => {
    const a = (2 * Math.PI * (i + 0.5)) / n;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const v = Math.sign(s) * Math.abs(s) ** (2 / e);
    return [Math.max(0, w) * Math.sign(c) * Math.abs(c) ** (2 / e), y + v * Math.max(0, s > 0 ? up : down), z];
  });
}
