import type { Lattice } from '../field/index.ts';
import type { Mesh } from '../mesh/index.ts';

/**
 * Where the grid lines of one axis meet triangles. Line (i, j) of the two other axes, taken in the order after the axis, is number
 * i + j * (points along the first of them).
 */
export interface LineHits {
  /** First hit of each line; one entry more than lines. */
  start: Uint32Array;
  /** Place along the axis in cells, rising on each line. */
  depth: Float64Array;
  /** Triangle of each hit. */
  face: Uint32Array;
  /** +1 where the line enters (the triangle faces back along the axis), -1 where it leaves. */
  step: Int8Array;
}

/**
 * Meets every grid line of an axis with every triangle. On a shared edge exactly one of two neighbours is met, because both ask the same
 * sum of the same two corners: along a line through a closed surface the steps add up to nothing. Cost: about 30 ns per hit.
 */
export function scanLines(mesh: Pick<Mesh, 'positions' | 'indices'>, lattice: Lattice, axis: number): LineHits {
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  const lines = lattice.size[u] * lattice.size[v];
  const start = new Uint32Array(lines + 1);
  const scan = createScan(mesh, lattice, axis);
  scan((line) => {
    start[line + 1]++;
  });
  for (let l = 0; l < lines; l++) start[l + 1] += start[l];
  const total = start[lines];
  const hits: LineHits = {
    start,
    depth: new Float64Array(total),
    face: new Uint32Array(total),
    step: new Int8Array(total),
  };
  const end = start.slice(0, lines);
  scan((line, depth, face, step) => {
    let at = end[line]++;
    // Kept in order as they come: lines hold few hits.
    for (; at > start[line] && hits.depth[at - 1] > depth; at--) {
      hits.depth[at] = hits.depth[at - 1];
      hits.face[at] = hits.face[at - 1];
      hits.step[at] = hits.step[at - 1];
    }
    hits.depth[at] = depth;
    hits.face[at] = face;
    hits.step[at] = step;
  });
  return hits;
}

type Visit = (line: number, depth: number, face: number, step: number) => void;

function createScan(mesh: Pick<Mesh, 'positions' | 'indices'>, lattice: Lattice, axis: number): (visit: Visit) => void {
  const { positions, indices } = mesh;
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  const { cell, origin, size } = lattice;
  // Corners in cells, one triangle at a time.
  const cu = new Float64Array(3);
  const cv = new Float64Array(3);
  const cw = new Float64Array(3);
  return (visit) => {
    for (let f = 0; 3 * f < indices.length; f++) {
      for (let k = 0; k < 3; k++) {
        const o = 3 * indices[3 * f + k];
        cu[k] = (positions[o + u] - origin[u]) / cell;
        cv[k] = (positions[o + v] - origin[v]) / cell;
        cw[k] = (positions[o + axis] - origin[axis]) / cell;
      }
      const area = (cu[1] - cu[0]) * (cv[2] - cv[0]) - (cv[1] - cv[0]) * (cu[2] - cu[0]);
      if (area === 0) continue;
      const i0 = Math.max(0, Math.ceil(Math.min(cu[0], cu[1], cu[2])));
      const i1 = Math.min(size[u] - 1, Math.floor(Math.max(cu[0], cu[1], cu[2])));
      const j0 = Math.max(0, Math.ceil(Math.min(cv[0], cv[1], cv[2])));
      const j1 = Math.min(size[v] - 1, Math.floor(Math.max(cv[0], cv[1], cv[2])));
      const step = area > 0 ? -1 : 1;
      for (let j = j0; j <= j1; j++) {
        for (let i = i0; i <= i1; i++) {
          const a = leftOf(cu, cv, indices, 3 * f, 1, 2, i, j);
          if (a !== area > 0) continue;
          if (leftOf(cu, cv, indices, 3 * f, 2, 0, i, j) !== a || leftOf(cu, cv, indices, 3 * f, 0, 1, i, j) !== a)
            continue;
          const wb = (cu[2] - cu[0]) * (cv[0] - j) - (cv[2] - cv[0]) * (cu[0] - i);
          const wc = (cu[0] - i) * (cv[1] - cv[0]) - (cv[0] - j) * (cu[1] - cu[0]);
          const depth = cw[0] + (wb * (cw[1] - cw[0]) + wc * (cw[2] - cw[0])) / area;
          visit(i + j * size[u], depth, f, step);
        }
      }
    }
  };
}

/** Whether (i, j) lies left of the edge from corner m to corner n: always reckoned from the lower vertex to the higher. */
function leftOf(
  cu: Float64Array,
  cv: Float64Array,
  indices: ArrayLike<number>,
  o: number,
  m: number,
  n: number,
  i: number,
  j: number,
): boolean {
  const forward = indices[o + m] < indices[o + n];
  const s = forward ? m : n;
  const e = forward ? n : m;
  const cross = (cu[e] - cu[s]) * (j - cv[s]) - (cv[e] - cv[s]) * (i - cu[s]);
  return cross >= 0 === forward;
}
