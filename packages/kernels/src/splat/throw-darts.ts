/**
 * Keeps every point, in order, that no kept one is nearer to than the distance: Poisson disks, if the order is random. Numbers of the kept ones. Cells
 * of a hashed grid hold chains of them, so that a point costs the same among any number.
 */
export function throwDarts(points: Float32Array, count: number, distance: number): Uint32Array {
  const mask = (1 << Math.ceil(Math.log2(Math.max(16, count)))) - 1;
  const first = new Int32Array(mask + 1).fill(-1);
  const next = new Int32Array(count);
  const kept = new Uint32Array(count);
  const limit = distance * distance;
  let n = 0;
  for (let i = 0; i < count; i++) {
    const x = points[3 * i];
    const y = points[3 * i + 1];
    const z = points[3 * i + 2];
    const cx = Math.floor(x / distance);
    const cy = Math.floor(y / distance);
    const cz = Math.floor(z / distance);
    let free = true;
    for (let k = 0; k < 27 && free; k++) {
      const c = hashCell(cx + (k % 3) - 1, cy + (Math.floor(k / 3) % 3) - 1, cz + Math.floor(k / 9) - 1) & mask;
      for (let j = first[c]; j >= 0 && free; j = next[j]) {
        const dx = points[3 * j] - x;
        const dy = points[3 * j + 1] - y;
        const dz = points[3 * j + 2] - z;
        free = dx * dx + dy * dy + dz * dz >= limit;
      }
    }
    if (!free) continue;
    const c = hashCell(cx, cy, cz) & mask;
    next[i] = first[c];
    first[c] = i;
    kept[n++] = i;
  }
  return kept.subarray(0, n);
}

function hashCell(x: number, y: number, z: number): number {
  return Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791);
}
