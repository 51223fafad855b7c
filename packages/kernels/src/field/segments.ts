/** Numbers per segment of a chain, round or flat. The last four are a sphere around the segment: centre, radius. */
export const SEGMENT = 16;

/**
 * Distance to one round cone in world space. Numbers at p[o]: a (3), b - a (3), r1, r1 - r2, l2 - rr^2, 1 / l2, l2, r2.
 * A zero-length segment is a sphere (l2 = 0). Source: Quilez, "Round cone".
 */
export function roundCone(p: Float64Array, o: number, x: number, y: number, z: number): number {
  const px = x - p[o];
  const py = y - p[o + 1];
  const pz = z - p[o + 2];
  const l2 = p[o + 10];
  if (l2 === 0) return Math.sqrt(px * px + py * py + pz * pz) - p[o + 6];
  const bx = p[o + 3];
  const by = p[o + 4];
  const bz = p[o + 5];
  const rr = p[o + 7];
  const a2 = p[o + 8];
  const il2 = p[o + 9];
  const ty = px * bx + py * by + pz * bz;
  const tz = ty - l2;
  const qx = px * l2 - bx * ty;
  const qy = py * l2 - by * ty;
  const qz = pz * l2 - bz * ty;
  const x2 = qx * qx + qy * qy + qz * qz;
  const k = (rr < 0 ? -rr : rr) * rr * x2;
  const z2 = tz * tz * l2;
  if ((tz < 0 ? -a2 : a2) * z2 > k) return Math.sqrt(x2 + z2) * il2 - p[o + 11];
  const y2 = ty * ty * l2;
  if ((ty < 0 ? -a2 : a2) * y2 < k) return Math.sqrt(x2 + y2) * il2 - p[o + 6];
  return (Math.sqrt(x2 * a2 * il2) + ty * rr) * il2 - p[o + 6];
}

/**
 * Where the last call found its minimum. Neighbouring points mostly share it, and starting there lets the spheres rule the others
 * out at once. It changes how long a call takes, never what it returns.
 */
let hint = 0;

/** Hard minimum over the round cones of a chain. */
export function chain(p: Float64Array, x: number, y: number, z: number): number {
  const first = hint < p.length ? hint : 0;
  let best = roundCone(p, first, x, y, z);
  for (let o = 0; o < p.length; o += SEGMENT) {
    const reach = best + p[o + 15];
    if (reach < 0) continue;
    const mx = x - p[o + 12];
    const my = y - p[o + 13];
    const mz = z - p[o + 14];
    if (mx * mx + my * my + mz * mz > reach * reach || o === first) continue;
    const d = roundCone(p, o, x, y, z);
    if (d < best) {
      best = d;
      hint = o;
    }
  }
  return best;
}
