import type { Mesh } from '../../mesh/index.ts';
import type { UnwrapResult } from '../../uv/index.ts';

/** An edge longer in the plane than this many times its length in space has been flung away by the flattening. */
const STRETCH_WILD = 12;

/**
 * Brings back vertices that the flattening of a chart has flung away (needle-thin triangles do that): a vertex most of whose edges are
 * wildly stretched goes to the middle of its sound neighbours; a chart that stays wild is cut into flat pieces instead. Sound
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
  const mended = { ...result, mesh: { ...mesh, uvs } };
  return wild.size ? cutByAxis(mended, wild) : mended;
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

/** Cuts charts into pieces that face one of the six directions and projects each along it: coarse, but flat and without folds. */
function cutByAxis(result: UnwrapResult, wild: ReadonlySet<number>): UnwrapResult {
  const { mesh } = result;
  const p = mesh.positions;
  const chartOfFace = result.chartOfFace.slice();
  const indices = mesh.indices.slice();
  const side = sidesOf(mesh);
  // Pieces: faces of one side that hang together by an edge's two vertices.
  const source: number[] = Array.from({ length: p.length / 3 }, (_, v) => v);
  const uvs: number[] = Array.from(mesh.uvs as Float32Array);
  let charts = result.chartCount;
  for (const faces of piecesOf(mesh, chartOfFace, wild, side)) {
    const chart = charts++;
    const copies = new Map<number, number>();
    const axis = side[faces[0]] >> 1;
    const [s, t] = side[faces[0]] & 1 ? [(axis + 2) % 3, (axis + 1) % 3] : [(axis + 1) % 3, (axis + 2) % 3];
    for (const f of faces) {
      chartOfFace[f] = chart;
      for (let c = 3 * f; c < 3 * f + 3; c++) {
        const v = indices[c];
        let copy = copies.get(v);
        if (copy === undefined) {
          copy = source.push(v) - 1;
          uvs.push(p[3 * v + s], p[3 * v + t]);
          copies.set(v, copy);
        }
        indices[c] = copy;
      }
    }
  }
  return compact(result, indices, source, uvs, chartOfFace, charts);
}

/** 2 x axis, plus 1 where a face looks down it. */
function sidesOf({ positions: p, indices }: Mesh): Uint8Array {
  const side = new Uint8Array(indices.length / 3);
  for (let f = 0; f < side.length; f++) {
    const [a, b, c] = [indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]];
    const u = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
    const w = [0, 1, 2].map((k) => p[3 * c + k] - p[3 * a + k]);
    const n = [0, 1, 2].map((k) => u[(k + 1) % 3] * w[(k + 2) % 3] - u[(k + 2) % 3] * w[(k + 1) % 3]);
    const axis = [0, 1, 2].reduce((best, k) => (Math.abs(n[k]) > Math.abs(n[best]) ? k : best), 0);
    side[f] = 2 * axis + (n[axis] < 0 ? 1 : 0);
  }
  return side;
}

function piecesOf(mesh: Mesh, chartOfFace: Uint32Array, wild: ReadonlySet<number>, side: Uint8Array): number[][] {
  const byEdge = new Map<string, number[]>();
  const faces = [...chartOfFace.keys()].filter((f) => wild.has(chartOfFace[f]));
  const keys = (f: number): string[] =>
    [0, 1, 2].map((k) => {
      const [a, b] = [mesh.indices[3 * f + k], mesh.indices[3 * f + ((k + 1) % 3)]];
      return `${side[f]}/${Math.min(a, b)}/${Math.max(a, b)}`;
    });
  for (const f of faces) for (const key of keys(f)) byEdge.set(key, [...(byEdge.get(key) ?? []), f]);
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (const first of faces) {
    if (seen.has(first)) continue;
    seen.add(first);
    const piece = [first];
    for (let i = 0; i < piece.length; i++)
      for (const key of keys(piece[i]))
        for (const next of byEdge.get(key) ?? [])
          if (!seen.has(next)) {
            seen.add(next);
            piece.push(next);
          }
    pieces.push(piece);
  }
  return pieces;
}

/** Drops vertices that no face uses any more, and carries the attributes along. */
function compact(
  result: UnwrapResult,
  indices: Uint32Array,
  source: readonly number[],
  uvs: readonly number[],
  chartOfFace: Uint32Array,
  chartCount: number,
): UnwrapResult {
  const used = [...new Set(indices)].sort((a, b) => a - b);
  const place = new Map(used.map((v, i) => [v, i]));
  const gather = (from: Float32Array, width: number): Float32Array =>
    Float32Array.from(used.flatMap((v) => Array.from(from.subarray(source[v] * width, source[v] * width + width))));
  const mesh: Mesh = {
    ...result.mesh,
    positions: gather(result.mesh.positions, 3),
    indices: indices.map((v) => place.get(v) as number),
    uvs: Float32Array.from(used.flatMap((v) => [uvs[2 * v], uvs[2 * v + 1]])),
  };
  if (result.mesh.normals) mesh.normals = gather(result.mesh.normals, 3);
  return {
    mesh,
    chartOfFace,
    chartCount,
    sourceVertex: Uint32Array.from(used.map((v) => result.sourceVertex[source[v]])),
  };
}
