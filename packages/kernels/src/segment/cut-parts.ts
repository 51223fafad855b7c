import { coarsen } from './coarsen.ts';
import type { FoundParts } from './find-parts.ts';
import { smoothLabels } from './smooth-labels.ts';

/** A surface cut along the borders of its parts. */
export interface CutSurface {
  /** xyz per vertex: the mesh's own first, then those of the fine mesh, then those of the cuts. */
  positions: number[];
  /** Three vertices a face. */
  corners: number[];
  /** Part, and face of the mesh that was divided, of each face. */
  part: number[];
  source: number[];
}

/** Cuts keep this far from the ends of an edge, as shares of it: no slivers. */
const MARGIN = 0.08;

/**
 * Cuts a surface into its parts along smooth lines: where a border runs along a hard edge it stays there, elsewhere triangles are cut where two parts weigh the
 * same. Away from borders the mesh's own triangles stay as they were. No holes come of it: every cut of an edge is made on both sides.
 */
export function cutParts(found: FoundParts): CutSurface {
  const { fine, graph, ofPatch } = found;
  const label = Int32Array.from(graph.ofFace, (patch) => ofPatch[patch]);
  const field = smoothLabels(fine, label, found.count);
  const { faces, corners } = coarsen(fine, label, field.isNear);
  const out: CutSurface = { positions: fine.positions.slice(), corners: [], part: [], source: [] };
  const viewOf = (face: number, v: number): number => (field.isPinned[v] ? label[face] : field.best[v]);
  const points = cutEdges(corners, faces, viewOf, field.weigh, out.positions);
  const emit = (a: number, b: number, c: number, part: number, face: number): void => {
    out.corners.push(a, b, c);
    out.part.push(part);
    out.source.push(fine.source[face]);
  };
  for (const face of faces) divide(corners, face, viewOf, points, out.positions, emit);
  return out;
}

type View = (face: number, vertex: number) => number;
type Points = Map<number, number>;

function keyOf(a: number, b: number): number {
  return Math.min(a, b) * 0x4000000 + Math.max(a, b);
}

/** A new vertex on every edge whose ends look different from one of its faces. */
function cutEdges(
  corners: readonly number[],
  faces: readonly number[],
  viewOf: View,
  weigh: (vertex: number, part: number) => number,
  positions: number[],
): Points {
  const points: Points = new Map();
  for (const face of faces) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[3 * face + k], corners[3 * face + ((k + 1) % 3)]];
      const [p, q] = [viewOf(face, a), viewOf(face, b)];
      if (p === q || points.has(keyOf(a, b))) continue;
      const da = Math.max(0, weigh(a, p) - weigh(a, q));
      const db = Math.max(0, weigh(b, q) - weigh(b, p));
      const t = Math.max(MARGIN, Math.min(1 - MARGIN, da + db > 0 ? da / (da + db) : 0.5));
      points.set(keyOf(a, b), positions.length / 3);
      for (let i = 0; i < 3; i++) positions.push((1 - t) * positions[3 * a + i] + t * positions[3 * b + i]);
    }
  }
  return points;
}

/** One face in pieces, each of one part: along its cut edges, whoever cut them. */
function divide(
  corners: readonly number[],
  face: number,
  viewOf: View,
  points: Points,
  positions: number[],
  emit: (a: number, b: number, c: number, part: number, face: number) => void,
): void {
  const v = [0, 1, 2].map((k) => corners[3 * face + k]);
  const part = v.map((at) => viewOf(face, at));
  const cut = v.map((at, k) => points.get(keyOf(at, v[(k + 1) % 3])) ?? -1);
  if (cut[0] < 0 && cut[1] < 0 && cut[2] < 0) {
    emit(v[0], v[1], v[2], part[0], face);
    return;
  }
  const alone = [0, 1, 2].find((k) => part[k] !== part[(k + 1) % 3] && part[k] !== part[(k + 2) % 3]);
  if (alone === undefined) {
    const ring = v.flatMap((at, k) => (cut[k] >= 0 ? [at, cut[k]] : [at]));
    const isCut = v.flatMap((_, k) => (cut[k] >= 0 ? [false, true] : [false]));
    trim(ring, isCut, (a, b, c) => emit(a, b, c, part[0], face));
    return;
  }
  const [j, k] = [(alone + 1) % 3, (alone + 2) % 3];
  if (part[j] === part[k]) {
    emit(v[alone], cut[alone], cut[k], part[alone], face);
    const rest = [cut[alone], v[j], ...(cut[j] >= 0 ? [cut[j]] : []), v[k], cut[k]];
    fan(rest, cut[j] >= 0 ? 2 : 0, (a, b, c) => emit(a, b, c, part[j], face));
    return;
  }
  // Three parts meet: around the middle.
  const middle = positions.length / 3;
  for (let i = 0; i < 3; i++)
    positions.push((positions[3 * v[0] + i] + positions[3 * v[1] + i] + positions[3 * v[2] + i]) / 3);
  for (let i = 0; i < 3; i++) {
    emit(v[i], cut[i], middle, part[i], face);
    emit(v[i], middle, cut[(i + 2) % 3], part[i], face);
  }
}

/** A face of one part whose sides others cut: `ring` goes round it. Corners between two cuts come off first, so that no piece is flat. */
function trim(
  ring: readonly number[],
  isCut: readonly boolean[],
  emit: (a: number, b: number, c: number) => void,
): void {
  const n = ring.length;
  const rest: number[] = [];
  let apex = -1;
  for (let i = 0; i < n; i++) {
    const [before, after] = [(i + n - 1) % n, (i + 1) % n];
    if (!isCut[i] && isCut[before] && isCut[after]) emit(ring[before], ring[i], ring[after]);
    else {
      if (isCut[i]) apex = rest.length;
      rest.push(ring[i]);
    }
  }
  fan(rest, apex, emit);
}

/** A convex ring as triangles around one of its vertices. */
function fan(ring: readonly number[], apex: number, emit: (a: number, b: number, c: number) => void): void {
  const n = ring.length;
  for (let i = 1; i + 1 < n; i++) emit(ring[apex], ring[(apex + i) % n], ring[(apex + i + 1) % n]);
}
