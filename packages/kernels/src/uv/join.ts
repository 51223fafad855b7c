import type { Chart } from './chart.ts';
import type { Glue } from './glue.ts';
import type { Flattened } from './patches.ts';
import { nextCorner } from './topology.ts';

/** The chart of two, B laid beside A. Undefined where drawing vertices together would overturn a triangle of B. */
export function joinCharts(a: Flattened, b: Flattened, how: Glue): Flattened | undefined {
  const shift = a.chart.vertexCount;
  const corner = a.chart.corners.length;
  const { place, count } = nameVertices(a.chart, b.chart, how.sewn);
  const uv = new Float64Array(2 * count);
  const source = new Int32Array(count);
  uv.set(a.flat.uv);
  source.set(a.chart.source);
  for (let v = 0; v < place.length; v++) {
    if (place[v] < shift) continue;
    const [x, y] = [b.flat.uv[2 * v], b.flat.uv[2 * v + 1]];
    uv[2 * place[v]] = how.cos * x - how.sin * y + how.x;
    uv[2 * place[v] + 1] = how.sin * x + how.cos * y + how.y;
    source[place[v]] = b.chart.source[v];
  }
  const corners = join(
    a.chart.corners,
    b.chart.corners.map((v) => place[v]),
  );
  const twin = join(
    a.chart.twin,
    b.chart.twin.map((c) => (c < 0 ? -1 : c + corner)),
  );
  for (const [p, q] of how.sewn) {
    twin[p] = q + corner;
    twin[q + corner] = p;
  }
  const rest = new Float64Array(a.flat.rest.length + b.flat.rest.length);
  rest.set(a.flat.rest);
  rest.set(b.flat.rest, a.flat.rest.length);
  for (let c = corner; c < corners.length; c += 3) if (!(areaTwice(uv, corners, c) > 0)) return undefined;
  const chart = { faces: [...a.chart.faces, ...b.chart.faces], corners, vertexCount: count, twin, source, euler: 1 };
  return { chart, flat: { corners, rest, uv, vertexCount: count } };
}

/** Twice the signed area of the triangle at corner `c`. */
export function areaTwice(uv: Float64Array, corners: Int32Array, c: number): number {
  const [p, q, r] = [2 * corners[c], 2 * corners[c + 1], 2 * corners[c + 2]];
  return (uv[q] - uv[p]) * (uv[r + 1] - uv[p + 1]) - (uv[r] - uv[p]) * (uv[q + 1] - uv[p + 1]);
}

/** The joint number of each vertex of B: sewn ones become A's, the others come after A's. */
function nameVertices(a: Chart, b: Chart, sewn: Glue['sewn']): { place: Int32Array; count: number } {
  const place = new Int32Array(b.vertexCount).fill(-1);
  for (const [p, q] of sewn) {
    place[b.corners[q]] = a.corners[nextCorner(p)];
    place[b.corners[nextCorner(q)]] = a.corners[p];
  }
  let count = a.vertexCount;
  for (let v = 0; v < place.length; v++) if (place[v] < 0) place[v] = count++;
  return { place, count };
}

function join(a: Int32Array, b: Int32Array): Int32Array {
  const out = new Int32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}
