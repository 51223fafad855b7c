import type { BlockMatrix } from './block-factor.ts';
import type { GridLines, MapEnergy } from './energy.ts';
import { dissect } from './nested.ts';
import type { WedgeSystem } from './wedges.ts';

/** How strongly wedges are held to their grid line, against cotangent weights of about one half. */
const LINE_WEIGHT = 3;

/**
 * The normal equations of a map, split into free vertices (2 x 2 blocks, in elimination order) and the few variables that are to
 * become integers: two per generator, one per grid line.
 */
export interface SplitSystem {
  nodes: number;
  integers: number;
  /** Old node -> elimination place. */
  place: Int32Array;
  matrix: BlockMatrix;
  /** Coupling of node rows (2 per place) with the integers and, last column, the right-hand side: row-major, integers + 1 wide. */
  coupling: Float64Array;
  /** Integers against integers, row-major, and their right-hand side. */
  dense: Float64Array;
  denseRight: Float64Array;
}

/** Adds up all terms. */
export function assemble(sys: WedgeSystem, energy: MapEnergy, lines: GridLines, positions: Float64Array): SplitSystem {
  const nodes = sys.firstGenerator;
  const generators = sys.unknowns - nodes;
  const integers = generators * 2 + lines.count;
  const place = placeNodes(sys, energy, positions);
  const out: SplitSystem = {
    nodes,
    integers,
    place,
    matrix: {
      diagonal: new Float64Array(nodes * 3),
      rows: Array.from({ length: nodes }, () => []),
      blocks: Array.from({ length: nodes }, () => []),
    },
    coupling: new Float64Array(nodes * 2 * (integers + 1)),
    dense: new Float64Array(integers * integers),
    denseRight: new Float64Array(integers),
  };
  const row: Row = { index: [], value: [] };
  for (let e = 0; e < energy.weight.length; e++) {
    for (let k = 0; k < 2; k++) {
      row.index.length = row.value.length = 0;
      putWedge(sys, row, energy.from[e], k, -1);
      putWedge(sys, row, energy.to[e], k, 1);
      addSquare(out, row, energy.weight[e]);
    }
  }
  for (let i = 0; i < lines.entry.length; i++) {
    row.index.length = row.value.length = 0;
    putWedge(sys, row, lines.entry[i] >> 1, lines.entry[i] & 1, 1);
    row.index.push(nodes * 2 + generators * 2 + lines.line[i]);
    row.value.push(-1);
    addSquare(out, row, LINE_WEIGHT);
  }
  addPull(out, sys, energy, row);
  for (let i = 0; i < nodes; i++) {
    const trace = out.matrix.diagonal[i * 3] + out.matrix.diagonal[i * 3 + 2];
    out.matrix.diagonal[i * 3] += 1e-9 * trace + 1e-12;
    out.matrix.diagonal[i * 3 + 2] += 1e-9 * trace + 1e-12;
  }
  for (let i = 0; i < integers; i++) out.dense[i * integers + i] = out.dense[i * integers + i] * (1 + 1e-9) + 1e-9;
  return out;
}

interface Row {
  index: number[];
  value: number[];
}

function addPull(out: SplitSystem, sys: WedgeSystem, energy: MapEnergy, row: Row): void {
  const width = out.integers + 1;
  for (let w = 0; w < sys.wedges; w++) {
    for (let k = 0; k < 2; k++) {
      row.index.length = row.value.length = 0;
      putWedge(sys, row, w, k, 1);
      for (let i = 0; i < row.index.length; i++) {
        const at = row.index[i];
        const value = row.value[i] * energy.pull[w * 2 + k];
        if (at >= out.nodes * 2) out.denseRight[at - out.nodes * 2] += value;
        else out.coupling[(out.place[at >> 1] * 2 + (at & 1)) * width + width - 1] += value;
      }
    }
  }
}

/** Appends component k of a wedge, as a form in the real unknowns. */
function putWedge(sys: WedgeSystem, row: Row, w: number, k: number, sign: number): void {
  const b = sys.base[w];
  if (b >= 0) {
    const turn = sys.turn[w];
    row.index.push(b * 2 + ((k + turn) & 1));
    // re: x, -y, -x, y; im: y, x, -y, -x
    const negative = k === 0 ? turn === 1 || turn === 2 : turn >= 2;
    row.value.push(negative ? -sign : sign);
  }
  for (let e = sys.start[w]; e < sys.start[w + 1]; e++) {
    const g = sys.generator[e] * 2;
    const re = sys.coefficient[e * 2];
    const im = sys.coefficient[e * 2 + 1];
    if (re !== 0) {
      row.index.push(g + k);
      row.value.push(sign * re);
    }
    if (im !== 0) {
      row.index.push(g + 1 - k);
      row.value.push(k === 0 ? -sign * im : sign * im);
    }
  }
}

function addSquare(out: SplitSystem, row: Row, weight: number): void {
  const n = row.index.length;
  const limit = out.nodes * 2;
  const { integers, place, matrix } = out;
  for (let i = 0; i < n; i++) {
    const a = row.index[i];
    const wa = weight * row.value[i];
    for (let j = 0; j < n; j++) {
      const b = row.index[j];
      const value = wa * row.value[j];
      if (a >= limit) {
        if (b >= limit) out.dense[(a - limit) * integers + b - limit] += value;
        continue;
      }
      const pa = place[a >> 1];
      if (b >= limit) {
        out.coupling[(pa * 2 + (a & 1)) * (integers + 1) + b - limit] += value;
        continue;
      }
      const pb = place[b >> 1];
      if (pa === pb) {
        const slot = (a & 1) + (b & 1);
        // the off-diagonal one comes twice
        matrix.diagonal[pa * 3 + slot] += slot === 1 ? value / 2 : value;
      } else if (pa < pb) addBlock(matrix, pa, pb, (a & 1) * 2 + (b & 1), value);
    }
  }
}

function addBlock(m: BlockMatrix, row: number, column: number, slot: number, value: number): void {
  const rows = m.rows[column];
  let at = rows.indexOf(row);
  if (at < 0) {
    at = rows.length;
    rows.push(row);
    m.blocks[column].push(0, 0, 0, 0);
  }
  m.blocks[column][at * 4 + slot] += value;
}

function placeNodes(sys: WedgeSystem, energy: MapEnergy, positions: Float64Array): Int32Array {
  const nodes = sys.firstGenerator;
  const at = new Float64Array(nodes * 3);
  for (let v = 0; v < sys.firstWedge.length; v++) {
    const w = sys.firstWedge[v];
    if (w < 0 || sys.base[w] < 0) continue;
    for (let k = 0; k < 3; k++) at[sys.base[w] * 3 + k] = positions[v * 3 + k];
  }
  const start = new Int32Array(nodes + 1);
  for (let e = 0; e < energy.weight.length; e++) {
    const a = sys.base[energy.from[e]];
    const b = sys.base[energy.to[e]];
    if (a < 0 || b < 0) continue;
    start[a + 1]++;
    start[b + 1]++;
  }
  for (let i = 0; i < nodes; i++) start[i + 1] += start[i];
  const link = new Int32Array(start[nodes]);
  const fill = start.slice(0, nodes);
  for (let e = 0; e < energy.weight.length; e++) {
    const a = sys.base[energy.from[e]];
    const b = sys.base[energy.to[e]];
    if (a < 0 || b < 0) continue;
    link[fill[a]++] = b;
    link[fill[b]++] = a;
  }
  const order = dissect(at, start, link);
  const place = new Int32Array(nodes);
  for (let i = 0; i < nodes; i++) place[order[i]] = i;
  return place;
}
