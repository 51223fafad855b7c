/**
 * Places circles close together without overlap: the largest in the middle, each next where it touches two others nearest to it. Returns
 * [x, z] of each, in the order given, and the radius of the whole about the origin. Cost: O(n^3) for n up to a few dozen.
 */
export function packCircles(radii: readonly number[]): { at: [number, number][]; radius: number } {
  const order = radii.map((_, i) => i).sort((a, b) => radii[b] - radii[a] || a - b);
  const at: [number, number][] = radii.map(() => [0, 0]);
  const placed: number[] = [];
  for (const i of order) {
    if (placed.length === 1) at[i] = [radii[placed[0]] + radii[i], 0];
    else if (placed.length) at[i] = nearestFree(i, placed, at, radii);
    placed.push(i);
  }
  const total = radii.reduce((sum, r) => sum + r * r, 0) || 1;
  const [cx, cz] = [0, 1].map((a) => radii.reduce((sum, r, i) => sum + r * r * at[i][a], 0) / total);
  const centred = at.map(([x, z]): [number, number] => [x - cx, z - cz]);
  return { at: centred, radius: Math.max(...centred.map(([x, z], i) => Math.hypot(x, z) + radii[i])) };
}

function nearestFree(
  i: number,
  placed: readonly number[],
  at: readonly (readonly [number, number])[],
  radii: readonly number[],
): [number, number] {
  let best: [number, number] = [0, 0];
  let nearest = Infinity;
  for (const a of placed)
    for (const b of placed) {
      if (a === b) continue;
      const p = touching(at[a], radii[a] + radii[i], at[b], radii[b] + radii[i]);
      if (!p) continue;
      const distance = Math.hypot(p[0], p[1]);
      const free = placed.every((c) => Math.hypot(p[0] - at[c][0], p[1] - at[c][1]) > (radii[c] + radii[i]) * 0.9999);
      if (free && distance < nearest - 1e-9) {
        nearest = distance;
        best = p;
      }
    }
  return best;
}

/** The point at distance `ra` of `a` and `rb` of `b`, on the left of the way from a to b. */
function touching(
  a: readonly [number, number],
  ra: number,
  b: readonly [number, number],
  rb: number,
): [number, number] | undefined {
  const dx = b[0] - a[0];
  const dz = b[1] - a[1];
  const d = Math.hypot(dx, dz);
  if (d < 1e-12 || d > ra + rb || d < Math.abs(ra - rb)) return undefined;
  const along = (ra * ra - rb * rb + d * d) / (2 * d);
  const aside = Math.sqrt(Math.max(0, ra * ra - along * along));
  return [a[0] + (dx * along - dz * aside) / d, a[1] + (dz * along + dx * aside) / d];
}
