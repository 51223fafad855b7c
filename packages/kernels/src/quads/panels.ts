import { buildSurface, type Mesh, nextSide } from '../mesh/index.ts';

/** Borders of panels run beside another panel's within this share of the diagonal, for this share of their length. */
const GAP = 0.005;
const BESIDE = 0.6;

/** Whether the borders of open shells run along each other for the most part: then a surface has been torn there. */
export function arePanels(shells: readonly Mesh[], diagonal: number): boolean {
  if (shells.length < 2) return false;
  const cell = GAP * diagonal;
  const points: number[] = [];
  const owner: number[] = [];
  shells.forEach((shell, i) => {
    const s = buildSurface(shell.positions, shell.indices);
    for (let c = 0; c < s.vertex.length; c++) {
      if (s.twin[c] >= 0) continue;
      const a = s.vertex[c] * 3;
      const b = s.vertex[nextSide(c)] * 3;
      const d = [0, 1, 2].map((k) => s.positions[b + k] - s.positions[a + k]);
      const steps = Math.max(1, Math.min(400, Math.ceil(Math.hypot(d[0], d[1], d[2]) / cell)));
      for (let t = 0; t < steps; t++) {
        for (let k = 0; k < 3; k++) points.push(s.positions[a + k] + (d[k] * (t + 0.5)) / steps);
        owner.push(i);
      }
    }
  });
  const cells = new Map<string, Set<number>>();
  const place = (i: number): number[] => [0, 1, 2].map((k) => Math.floor(points[i * 3 + k] / cell));
  for (let i = 0; i < owner.length; i++) {
    const key = place(i).join(',');
    const set = cells.get(key);
    if (set) set.add(owner[i]);
    else cells.set(key, new Set([owner[i]]));
  }
  let beside = 0;
  for (let i = 0; i < owner.length; i++) {
    const [x, y, z] = place(i);
    let found = false;
    for (let n = 0; n < 27 && !found; n++) {
      const set = cells.get(`${x + (n % 3) - 1},${y + (Math.floor(n / 3) % 3) - 1},${z + Math.floor(n / 9) - 1}`);
      if (set) found = set.size > 1 || !set.has(owner[i]);
    }
    if (found) beside++;
  }
  return beside > BESIDE * owner.length;
}
