/** The angle at vertex v between the ways to a and b, radians. */
export function cornerAngle(p: ArrayLike<number>, a: number, v: number, b: number): number {
  let dot = 0;
  let la = 0;
  let lb = 0;
  for (let k = 0; k < 3; k++) {
    const x = p[a * 3 + k] - p[v * 3 + k];
    const y = p[b * 3 + k] - p[v * 3 + k];
    dot += x * y;
    la += x * x;
    lb += y * y;
  }
  return Math.acos(Math.max(-1, Math.min(1, dot / Math.sqrt(Math.max(1e-300, la * lb)))));
}
