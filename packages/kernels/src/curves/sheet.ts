import { GeometryError, sampleSpline, V3, type Vec3 } from '../math/index.ts';
import { type Mesh, weld } from '../mesh/index.ts';
import { createBuilder } from './builder.ts';
import type { MeshContext } from './context.ts';
import type { MeshNode } from './shape.ts';

type Sheet = Extract<MeshNode, { op: 'sheet' }>;

/** A thin surface through a grid of points: two faces a thickness apart and a rounded rim, or one open layer at thickness 0. */
export function sheetMesh(shape: Sheet, ctx: MeshContext): Mesh {
  const cols = shape.grid[0]?.length ?? 0;
  if (shape.grid.length < 2 || cols < 2 || shape.grid.some((r) => r.length !== cols)) {
    throw new GeometryError('bad_shape', 'A sheet needs at least two rows of equally many points, two at least.');
  }
  const grid = shape.spline === 'linear' ? shape.grid.map((r) => [...r]) : refine(shape.grid, ctx);
  let size = 0;
  for (const row of grid) for (const p of row) size = Math.max(size, V3.distance(p, grid[0][0]));
  const tolerance = size * 1e-5;
  const b = createBuilder();
  if (shape.thickness <= 0) {
    const ids = grid.map((row) => row.map((p) => b.vertex(p)));
    layer(b, ids, false);
    return weld(b.finish(false), tolerance);
  }
  const half = shape.thickness / 2;
  const normals = smoothNormals(grid, tolerance);
  const front = grid.map((row, i) => row.map((p, j) => b.vertex(V3.addScaled(p, normals[i][j], half))));
  const back = grid.map((row, i) => row.map((p, j) => b.vertex(V3.addScaled(p, normals[i][j], -half))));
  layer(b, front, false);
  layer(b, back, true);
  const around = border(grid.length, grid[0].length);
  const rim = around.map(([i, j]) => b.vertex(V3.addScaled(grid[i][j], outward(grid, i, j), half * 0.8)));
  for (let k = 0; k < around.length; k++) {
    const n = (k + 1) % around.length;
    const [i, j] = around[k];
    const [p, q] = around[n];
    b.quad(rim[k], rim[n], front[p][q], front[i][j]);
    b.quad(back[i][j], back[p][q], rim[n], rim[k]);
  }
  return weld(b.finish(), Math.min(tolerance, shape.thickness * 0.01));
}

function refine(grid: readonly (readonly Vec3[])[], ctx: MeshContext): Vec3[][] {
  const steps = (n: number): number => Math.max(1, Math.min(6, Math.round((14 * ctx.detail) / (n - 1))));
  const wide = grid.map((row) => (row.length > 2 ? sampleSpline(row, steps(row.length)) : row.map((p) => [...p])));
  const columns = wide[0].map((_, j) => {
    const column = wide.map((row) => row[j]);
    return column.length > 2 ? sampleSpline(column, steps(column.length)) : column;
  });
  return columns[0].map((_, i) => columns.map((c): Vec3 => [c[i][0], c[i][1], c[i][2]]));
}

function layer(b: ReturnType<typeof createBuilder>, ids: readonly (readonly number[])[], turned: boolean): void {
  for (let i = 0; i + 1 < ids.length; i++) {
    for (let j = 0; j + 1 < ids[i].length; j++) {
      if (turned) b.quad(ids[i][j], ids[i + 1][j], ids[i + 1][j + 1], ids[i][j + 1]);
      else b.quad(ids[i][j], ids[i][j + 1], ids[i + 1][j + 1], ids[i + 1][j]);
    }
  }
}

/** Normals from the quads around each point; points that coincide share the sum, so that a tip stays one tip. */
function smoothNormals(grid: readonly (readonly Vec3[])[], tolerance: number): Vec3[][] {
  const sums = grid.map((row) => row.map((): Vec3 => [0, 0, 0]));
  for (let i = 0; i + 1 < grid.length; i++) {
    for (let j = 0; j + 1 < grid[i].length; j++) {
      const n = V3.cross(V3.sub(grid[i + 1][j + 1], grid[i][j]), V3.sub(grid[i + 1][j], grid[i][j + 1]));
      for (const [di, dj] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ])
        sums[i + di][j + dj] = V3.add(sums[i + di][j + dj], n);
    }
  }
  const shareRun = (points: [number, number][]): void => {
    let total: Vec3 = [0, 0, 0];
    for (const [i, j] of points) total = V3.add(total, sums[i][j]);
    for (const [i, j] of points) sums[i][j] = total;
  };
  for (const run of coincidentRuns(grid, tolerance)) shareRun(run);
  return sums.map((row) => row.map((n) => V3.normalize(n, [0, 0, 1])));
}

/** First and last rows and columns that shrink to a point. */
function coincidentRuns(grid: readonly (readonly Vec3[])[], tolerance: number): [number, number][][] {
  const rows = grid.length;
  const cols = grid[0].length;
  const lines: [number, number][][] = [
    ...[0, rows - 1].map((i) => Array.from({ length: cols }, (_, j): [number, number] => [i, j])),
    ...[0, cols - 1].map((j) => Array.from({ length: rows }, (_, i): [number, number] => [i, j])),
  ];
  return lines.filter((l) => l.every(([i, j]) => V3.distance(grid[i][j], grid[l[0][0]][l[0][1]]) <= tolerance));
}

/** The border's grid points, once round, so that quads between rim and faces look outwards. */
function border(rows: number, cols: number): [number, number][] {
  const out: [number, number][] = [];
  for (let j = 0; j < cols - 1; j++) out.push([0, j]);
  for (let i = 0; i < rows - 1; i++) out.push([i, cols - 1]);
  for (let j = cols - 1; j > 0; j--) out.push([rows - 1, j]);
  for (let i = rows - 1; i > 0; i--) out.push([i, 0]);
  return out;
}

/** Unit direction off the sheet at a border point: away from the neighbours inside. */
function outward(grid: readonly (readonly Vec3[])[], i: number, j: number): Vec3 {
  const rows = grid.length;
  const cols = grid[0].length;
  const p = grid[i][j];
  // along a line that shrank to a point every border point must go the same way: look from the middle of the next line
  const inI = i === 0 ? 1 : i === rows - 1 ? rows - 2 : i;
  const inJ = j === 0 ? 1 : j === cols - 1 ? cols - 2 : j;
  const pinchedRow = (i === 0 || i === rows - 1) && V3.distance(grid[i][0], grid[i][cols - 1]) < 1e-9;
  const pinchedCol = (j === 0 || j === cols - 1) && V3.distance(grid[0][j], grid[rows - 1][j]) < 1e-9;
  const from = pinchedRow ? grid[inI][cols >> 1] : pinchedCol ? grid[rows >> 1][inJ] : grid[inI][inJ];
  return V3.normalize(V3.sub(p, from), [0, 0, 0]);
}
