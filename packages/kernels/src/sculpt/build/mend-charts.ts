import type { Mesh } from '../../mesh/index.ts';
import type { UnwrapResult } from '../../uv/index.ts';

/** An edge longer in the plane than this many times its length in space has been flung away by the flattening. */
const STRETCH_WILD = 12;

/**
 * Brings back vertices that the flattening of a chart has flung away (needle-thin triangles do that): a vertex most of whose edges are
 * wildly stretched goes to the middle of its sound neighbours; a chart that stays wild is projected along its mean normal instead. Sound
 * charts come back as they are. Without this a single needle would claim the whole atlas. Cost: linear.
 */
export function mendCharts(result: UnwrapResult): UnwrapResult {
  const { mesh, chartOfFace } = result;
  const uvs = (mesh.uvs as Float32Array).slice();
  for (let round = 0; round < 4; round++) if (!pullBack(mesh, uvs)) break;
  const wild = new Set<number>();
  for (let f = 0; f < chartOfFace.length; f++)
    for (let k = 0; k < 3; k++)
      if (isWild(mesh, uvs, mesh.indices[3 * f + k], mesh.indices[3 * f + ((k + 1) % 3)])) wild.add(chartOfFace[f]);
  for (const chart of wild) projectChart(mesh, uvs, chartOfFace, chart);
  return { ...result, mesh: { ...mesh, uvs } };
}

function isWild(mesh: Mesh, uvs: Float32Array, a: number, b: number): boolean {
  const p = mesh.positions;
  const space = Math.hypot(p[3 * a] - p[3 * b], p[3 * a + 1] - p[3 * b + 1], p[3 * a + 2] - p[3 * b + 2]);
  const plane = Math.hypot(uvs[2 * a] - uvs[2 * b], uvs[2 * a + 1] - uvs[2 * b + 1]);
  return !(plane <= STRETCH_WILD * space + 1e-9);
}

/** One round; whether any vertex was moved. */
function pullBack(mesh: Mesh, uvs: Float32Array): boolean {
  const count = mesh.positions.length / 3;
  const all = new Uint16Array(count);
  const bad = new Uint16Array(count);
  const sum = new Float64Array(3 * count);
  const edges = (visit: (a: number, b: number) => void): void => {
    for (let c = 0; c < mesh.indices.length; c++) {
      const next = c % 3 === 2 ? c - 2 : c + 1;
      visit(mesh.indices[c], mesh.indices[next]);
    }
  };
  edges((a, b) => {
    all[a]++;
    all[b]++;
    if (!isWild(mesh, uvs, a, b)) return;
    bad[a]++;
    bad[b]++;
  });
  const flung = (v: number): boolean => 2 * bad[v] > all[v];
  edges((a, b) => {
    for (const [v, other] of [
      [a, b],
      [b, a],
    ])
      if (flung(v) && !flung(other)) {
        sum[3 * v] += uvs[2 * other];
        sum[3 * v + 1] += uvs[2 * other + 1];
        sum[3 * v + 2]++;
      }
  });
  let moved = false;
  for (let v = 0; v < count; v++) {
    if (!(sum[3 * v + 2] > 0)) continue;
    uvs[2 * v] = sum[3 * v] / sum[3 * v + 2];
    uvs[2 * v + 1] = sum[3 * v + 1] / sum[3 * v + 2];
    moved = true;
  }
  return moved;
}

function projectChart(mesh: Mesh, uvs: Float32Array, chartOfFace: Uint32Array, chart: number): void {
  const p = mesh.positions;
  const n = [0, 0, 0];
  const vertices = new Set<number>();
  for (let f = 0; f < chartOfFace.length; f++) {
    if (chartOfFace[f] !== chart) continue;
    const [a, b, c] = [mesh.indices[3 * f], mesh.indices[3 * f + 1], mesh.indices[3 * f + 2]];
    for (const v of [a, b, c]) vertices.add(v);
    const u = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
    const w = [0, 1, 2].map((k) => p[3 * c + k] - p[3 * a + k]);
    for (let k = 0; k < 3; k++) n[k] += u[(k + 1) % 3] * w[(k + 2) % 3] - u[(k + 2) % 3] * w[(k + 1) % 3];
  }
  // Drop the axis that the chart faces most.
  const axis = [0, 1, 2].sort((i, j) => Math.abs(n[j]) - Math.abs(n[i]))[0];
  const [s, t] = [(axis + 1) % 3, (axis + 2) % 3];
  for (const v of vertices) {
    uvs[2 * v] = p[3 * v + s];
    uvs[2 * v + 1] = p[3 * v + t];
  }
}
