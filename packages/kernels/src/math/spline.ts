/**
 * A point of the centripetal Catmull-Rom spline between p1 and p2 (t in [0, 1]), per component over any number of
 * components. Centripetal knots keep it free of loops and overshoot where points are unevenly spaced.
 * Source: Yuksel, Schaefer & Keyser, "Parameterization and applications of Catmull-Rom curves", 2011.
 */
export function catmullRom(
  p0: readonly number[],
  p1: readonly number[],
  p2: readonly number[],
  p3: readonly number[],
  t: number,
): number[] {
  const d1 = knot(p0, p1);
  const d2 = knot(p1, p2);
  const d3 = knot(p2, p3);
  const out: number[] = new Array(p1.length);
  if (d2 === 0) return [...p1];
  const t2 = t * t;
  const t3 = t2 * t;
  for (let i = 0; i < p1.length; i++) {
    const slope = (p2[i] - p1[i]) / d2;
    const m1 = d1 > 0 ? slope + ((p1[i] - p0[i]) / d1 - (p2[i] - p0[i]) / (d1 + d2)) : slope;
    const m2 = d3 > 0 ? slope + ((p3[i] - p2[i]) / d3 - (p3[i] - p1[i]) / (d2 + d3)) : slope;
    out[i] =
      (2 * t3 - 3 * t2 + 1) * p1[i] + (t3 - 2 * t2 + t) * m1 * d2 + (3 * t2 - 2 * t3) * p2[i] + (t3 - t2) * m2 * d2;
  }
  return out;
}

/**
 * A polyline through the points' Catmull-Rom spline, `steps` pieces per span, the given points among the results. Rows may
 * carry more than xyz (a radius, say): spacing looks at the first three components only. Closed: the last joins the first and
 * is not repeated.
 */
export function sampleSpline(rows: readonly (readonly number[])[], steps: number, closed = false): number[][] {
  const n = rows.length;
  if (n < 2) return rows.map((r) => [...r]);
  const out: number[][] = [];
  const at = (i: number): readonly number[] => {
    if (closed) return rows[((i % n) + n) % n];
    if (i < 0) return mirrored(rows[1], rows[0]);
    if (i >= n) return mirrored(rows[n - 2], rows[n - 1]);
    return rows[i];
  };
  const spans = closed ? n : n - 1;
  for (let s = 0; s < spans; s++) {
    out.push([...rows[s]]);
    for (let j = 1; j < steps; j++) out.push(catmullRom(at(s - 1), at(s), at(s + 1), at(s + 2), j / steps));
  }
  if (!closed) out.push([...rows[n - 1]]);
  return out;
}

function mirrored(inner: readonly number[], end: readonly number[]): number[] {
  return end.map((v, i) => 2 * v - inner[i]);
}

function knot(a: readonly number[], b: readonly number[]): number {
  let s = 0;
  const n = Math.min(3, a.length);
  for (let i = 0; i < n; i++) s += (a[i] - b[i]) * (a[i] - b[i]);
  return Math.sqrt(Math.sqrt(s));
}
