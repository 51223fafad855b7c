import type { Chart } from './chart.ts';
import { nextCorner, type Topology } from './topology.ts';

/** Total Gaussian curvature inside a disk, radians: by Gauss and Bonnet only the angles at its border are needed. */
export function curvatureInside(t: Topology, chart: Chart): number {
  const { corners, twin, source, vertexCount } = chart;
  const border = new Uint8Array(vertexCount);
  let inner = vertexCount;
  for (let c = 0; c < twin.length; c++) {
    if (twin[c] >= 0 || border[corners[c]]) continue;
    border[corners[c]] = 1;
    inner--;
  }
  const p = t.positions;
  let atBorder = 0;
  for (let c = 0; c < corners.length; c++) {
    if (!border[corners[c]]) continue;
    const next = nextCorner(c);
    const a = 3 * source[corners[c]];
    const b = 3 * source[corners[next]];
    const d = 3 * source[corners[nextCorner(next)]];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[d] - p[a];
    const vy = p[d + 1] - p[a + 1];
    const vz = p[d + 2] - p[a + 2];
    const l = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
    atBorder += Math.acos(Math.max(-1, Math.min(1, (ux * vx + uy * vy + uz * vz) / Math.max(l, 1e-30))));
  }
  return 2 * Math.PI * inner - (Math.PI * corners.length) / 3 + atBorder;
}
