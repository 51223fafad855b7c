/** A graph of places with normals, for smoothing crosses: one level of a hierarchy, flat arrays. */
export interface FieldLevel {
  count: number;
  /** Unit normals, 3N. */
  normal: Float64Array;
  /** Area each node stands for, N. */
  area: Float64Array;
  /** Neighbours of node i: link[start[i]] .. link[start[i + 1]]. */
  start: Int32Array;
  link: Int32Array;
  weight: Float64Array;
  /** 1 where the direction is given, N. */
  fixed: Uint8Array;
  /** Unit tangent directions, one arm of each cross, 3N. */
  q: Float64Array;
  /** How the surface bends: summed tensors, 6N; the direction they ask for, 3N, and how strongly, N. */
  bend: Float64Array;
  guide: Float64Array;
  pull: Float64Array;
  /** Node of the next coarser level, N; empty on the coarsest. */
  parent: Int32Array;
}

/**
 * Pairs nodes up again and again until few are left: neighbours that face alike and are small pair first.
 * Source: Jakob et al., "Instant field-aligned meshes", 2015, section 3.3.
 */
export function buildHierarchy(finest: FieldLevel): FieldLevel[] {
  const levels = [finest];
  for (;;) {
    const fine = levels[levels.length - 1];
    if (fine.count < 24) return levels;
    const coarse = coarsen(fine);
    if (coarse.count > fine.count * 0.95) return levels;
    levels.push(coarse);
  }
}

function pairUp(fine: FieldLevel): number {
  const { count, normal, area, start, link } = fine;
  const total = link.length;
  const from = new Int32Array(total);
  const score = new Float64Array(total);
  const order: number[] = [];
  for (let i = 0; i < count; i++) {
    for (let e = start[i]; e < start[i + 1]; e++) {
      const j = link[e];
      from[e] = i;
      if (j <= i) continue;
      const dot =
        normal[i * 3] * normal[j * 3] + normal[i * 3 + 1] * normal[j * 3 + 1] + normal[i * 3 + 2] * normal[j * 3 + 2];
      const ratio = area[i] > area[j] ? area[i] / area[j] : area[j] / area[i];
      score[e] = (1 + dot) / ratio;
      order.push(e);
    }
  }
  order.sort((x, y) => score[y] - score[x] || x - y);
  fine.parent = new Int32Array(count).fill(-1);
  let n = 0;
  for (const e of order) {
    const i = from[e];
    const j = link[e];
    if (fine.parent[i] >= 0 || fine.parent[j] >= 0) continue;
    fine.parent[i] = fine.parent[j] = n++;
  }
  for (let i = 0; i < count; i++) if (fine.parent[i] < 0) fine.parent[i] = n++;
  return n;
}

function coarsen(fine: FieldLevel): FieldLevel {
  const n = pairUp(fine);
  const { parent } = fine;
  const normal = new Float64Array(n * 3);
  const area = new Float64Array(n);
  const fixed = new Uint8Array(n);
  const q = new Float64Array(n * 3);
  const bend = new Float64Array(n * 6);
  const child = new Int32Array(n * 2).fill(-1);
  for (let i = 0; i < fine.count; i++) {
    const c = parent[i];
    child[child[c * 2] < 0 ? c * 2 : c * 2 + 1] = i;
    area[c] += fine.area[i];
    for (let k = 0; k < 3; k++) normal[c * 3 + k] += fine.normal[i * 3 + k] * fine.area[i];
    for (let k = 0; k < 6; k++) bend[c * 6 + k] += fine.bend[i * 6 + k];
    if (fine.fixed[i] && !fixed[c]) {
      fixed[c] = 1;
      for (let k = 0; k < 3; k++) q[c * 3 + k] = fine.q[i * 3 + k];
    }
  }
  for (let c = 0; c < n; c++) {
    const l = Math.hypot(normal[c * 3], normal[c * 3 + 1], normal[c * 3 + 2]);
    const first = child[c * 2];
    for (let k = 0; k < 3; k++) normal[c * 3 + k] = l > 1e-12 ? normal[c * 3 + k] / l : fine.normal[first * 3 + k];
  }
  const start = new Int32Array(n + 1);
  const link: number[] = [];
  const weight: number[] = [];
  const stamp = new Int32Array(n).fill(-1);
  for (let c = 0; c < n; c++) {
    const begin = link.length;
    for (const i of [child[c * 2], child[c * 2 + 1]]) {
      if (i < 0) continue;
      for (let e = fine.start[i]; e < fine.start[i + 1]; e++) {
        const d = parent[fine.link[e]];
        if (d === c) continue;
        if (stamp[d] >= begin) weight[stamp[d]] += fine.weight[e];
        else {
          stamp[d] = link.length;
          link.push(d);
          weight.push(fine.weight[e]);
        }
      }
    }
    start[c + 1] = link.length;
  }
  return {
    count: n,
    normal,
    area,
    start,
    link: Int32Array.from(link),
    weight: Float64Array.from(weight),
    fixed,
    q,
    bend,
    guide: new Float64Array(n * 3),
    pull: new Float64Array(n),
    parent: new Int32Array(0),
  };
}
