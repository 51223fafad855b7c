import { nextSide, previousSide } from '../mesh/index.ts';
import { cornerAngle } from './corner-angle.ts';
import type { QuadMesh } from './extract.ts';
import { type CreasedSurface, MIRROR, rankVertices } from './isotropic.ts';

/**
 * Quads without a field: neighbouring triangles pair up over the edges that make the squarest quads, then every pair is cut into four and every
 * triangle left over into three. Always works, whatever the shape, but irregular vertices are many: for surfaces too ragged
 * for a map. Source: Catmull & Clark, "Recursively generated B-spline surfaces on arbitrary topological meshes", 1978 (the cut).
 */
export function pairTriangles(input: CreasedSurface): QuadMesh {
  const { surface: s, sharp } = input;
  const mate = chooseMates(input);
  const own = rankVertices(s, sharp);
  const positions = Array.from(s.positions);
  const rank = Array.from(own);
  const border = new Array<number>(own.length).fill(0);
  const add = (corners: readonly number[], r: number, b: number): number => {
    for (let k = 0; k < 3; k++)
      positions.push(corners.reduce((sum, v) => sum + s.positions[v * 3 + k], 0) / corners.length);
    border.push(b);
    return rank.push(r) - 1;
  };
  const middle = new Int32Array(s.vertex.length).fill(-1);
  for (let c = 0; c < s.vertex.length; c++) {
    if (mate[c] >= 0 || middle[c] >= 0) continue;
    const ends = [s.vertex[c], s.vertex[nextSide(c)]];
    const kind = s.twin[c] < 0 ? Math.max(1, sharp[c]) : 0;
    if (kind) for (const v of ends) border[v] = Math.max(border[v], kind);
    middle[c] = add(ends, sharp[c] ? 1 : 0, kind);
    if (s.twin[c] >= 0) middle[s.twin[c]] = middle[c];
  }
  const quads: number[] = [];
  for (let f = 0; f < s.vertex.length; f += 3) {
    const shared = [f, f + 1, f + 2].find((c) => mate[c] >= 0);
    if (shared !== undefined && mate[shared] < shared) continue;
    // the sides around, counter-clockwise
    const sides =
      shared === undefined
        ? [f, f + 1, f + 2]
        : [nextSide(shared), previousSide(shared), nextSide(mate[shared]), previousSide(mate[shared])];
    const centre = add(
      sides.map((c) => s.vertex[c]),
      0,
      0,
    );
    sides.forEach((c, i) => {
      const before = sides[(i + sides.length - 1) % sides.length];
      quads.push(s.vertex[c], middle[c], centre, middle[before]);
    });
  }
  const out = {
    positions: Float64Array.from(positions),
    quads: Int32Array.from(quads),
    rank: Uint8Array.from(rank),
    border: Uint8Array.from(border),
  };
  for (let v = 0; v < out.border.length; v++) if (out.border[v] === MIRROR) out.positions[v * 3] = 0;
  return out;
}

/** For each side across which a triangle is paired the side of the other, else -1. */
function chooseMates({ surface: s, sharp }: CreasedSurface): Int32Array {
  const mate = new Int32Array(s.vertex.length).fill(-1);
  const list: number[] = [];
  const score = new Float64Array(s.vertex.length);
  for (let c = 0; c < s.vertex.length; c++) {
    if (s.twin[c] < c || sharp[c]) continue;
    score[c] = askew(
      s.positions,
      [c, nextSide(s.twin[c]), previousSide(s.twin[c]), previousSide(c)].map((i) => s.vertex[i]),
    );
    if (score[c] < 1.2) list.push(c);
  }
  list.sort((a, b) => score[a] - score[b] || a - b);
  const taken = new Uint8Array(s.vertex.length / 3);
  for (const c of list) {
    const f = Math.floor(c / 3);
    const g = Math.floor(s.twin[c] / 3);
    if (taken[f] || taken[g] || f === g) continue;
    taken[f] = taken[g] = 1;
    mate[c] = s.twin[c];
    mate[s.twin[c]] = c;
  }
  return mate;
}

/** The largest deviation of a quad's corners from a right angle, radians. */
function askew(p: Float64Array, quad: readonly number[]): number {
  let most = 0;
  for (let i = 0; i < 4; i++) {
    const [a, v, b] = [quad[(i + 3) & 3], quad[i], quad[(i + 1) & 3]];
    most = Math.max(most, Math.abs(cornerAngle(p, a, v, b) - Math.PI / 2));
  }
  return most;
}
