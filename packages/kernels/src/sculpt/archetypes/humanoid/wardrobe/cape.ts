import { V3, type Vec3 } from '../../../../math/index.ts';
import { SIDES } from '../body/bones.ts';
import type { Dress, Material } from './dress.ts';
import { onTrunk } from './places.ts';

/** A cloth that hangs down the back from the shoulders. `wide`: half angle at the hem, degrees; `hem`: height over the ground as a share. */
export function cape(
  d: Dress,
  o: { material?: Material; hem?: number; wide?: number; name?: string; flare?: number; clasp?: Material } = {},
): void {
  const { body } = d;
  const u = body.figure.u;
  const cols = 41;
  const rows = 16;
  const chest = body.joint('chest');
  const hem = (o.hem ?? 0.08) * body.figure.height;
  const grid: Vec3[][] = [];
  const half = ((o.wide ?? 100) * Math.PI) / 180;
  for (let r = 0; r < rows; r++) {
    const k = r / (rows - 1);
    const row: Vec3[] = [];
    for (let c = 0; c < cols; c++) {
      const v = (c / (cols - 1)) * 2 - 1;
      const a = Math.PI + v * half * (1 - 0.22 * k);
      const neck = onTrunk(body, 0.965, a, 0.013 * u);
      const shoulder = onTrunk(body, 0.9, a, 0.02 * u);
      const fold = Math.sin(v * 17) * 0.011 * u * Math.min(1, k * 2.2);
      // over the shoulder line first, then straight down, away from the back
      const side = Math.abs(Math.sin(a));
      const wide = (0.145 + 0.05 * k + (o.flare ?? 0.04) * k) * u;
      const deep = (0.085 + 0.1 * k ** 1.3 + (o.flare ?? 0.04) * k) * u;
      const hang: Vec3 = [
        chest[0] + Math.sin(a) * (wide + fold),
        0,
        chest[2] + Math.cos(a) * (deep + fold) - 0.012 * u,
      ];
      const yTop = shoulder[1] - 0.03 * u * side;
      const y = neck[1] + (hem - neck[1]) * k;
      const f = Math.min(1, k / 0.16);
      const g = f * f * (3 - 2 * f);
      row.push([
        neck[0] + (hang[0] - neck[0]) * g,
        k < 0.16 ? neck[1] + (yTop - 0.1 * u - neck[1]) * f * f : Math.min(y, yTop - 0.1 * u),
        neck[2] + (hang[2] - neck[2]) * g,
      ]);
    }
    grid.push(row);
  }
  smoothColumns(grid);
  d.bench.add(
    o.name ?? 'cape',
    o.material ?? 'cape',
    { op: 'sheet', grid, thickness: 0.006 * u, spline: 'catmull' },
    { detail: 1 },
  );
  if (o.clasp)
    for (const [side, s] of SIDES)
      d.bench.add(
        `${side} clasp`,
        o.clasp,
        { op: 'ball', r: [0.014 * u, 0.014 * u, 0.006 * u], at: onTrunk(body, 0.925, s * 0.62, 0.018 * u) },
        { joint: 'chest' },
      );
}

function smoothColumns(grid: Vec3[][]): void {
  for (let pass = 0; pass < 2; pass++)
    for (let c = 0; c < grid[0].length; c++)
      for (let r = 1; r + 1 < grid.length; r++) {
        const m = V3.lerp(grid[r - 1][c], grid[r + 1][c], 0.5);
        grid[r][c] = V3.lerp(grid[r][c], m, 0.5);
      }
}
