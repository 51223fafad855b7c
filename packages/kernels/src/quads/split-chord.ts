import type { QuadMesh } from './extract.ts';

/**
 * Halves a row of quads: from side `from` through opposite sides to a border both ways, or round to where it began. Quads that the row
 * passes both ways are quartered.
 */
export function splitChord(mesh: QuadMesh, from: number): QuadMesh {
  const { quads } = mesh;
  const sides = sidesByEdge(quads);
  const middles = new Map<number, number>();
  const positions = Array.from(mesh.positions);
  const rank = Array.from(mesh.rank);
  const border = Array.from(mesh.border);
  const stack = [edgeKey(quads, from)];
  while (stack.length) {
    const edge = stack.pop() as number;
    if (middles.has(edge)) continue;
    middles.set(edge, rank.length);
    const list = sides.get(edge) as number[];
    const a = quads[list[0]];
    const b = quads[nextInQuad(list[0])];
    for (let k = 0; k < 3; k++) positions.push((positions[a * 3 + k] + positions[b * 3 + k]) / 2);
    const kind = list.length === 1 ? Math.min(border[a], border[b]) : 0;
    rank.push(kind > 0 ? 1 : 0);
    border.push(kind);
    for (const i of list) stack.push(edgeKey(quads, nextInQuad(nextInQuad(i))));
  }
  const out: number[] = [];
  for (let o = 0; o < quads.length; o += 4) {
    const [a, b, c, d] = [quads[o], quads[o + 1], quads[o + 2], quads[o + 3]];
    const [ab, bc, cd, da] = [0, 1, 2, 3].map((k) => middles.get(edgeKey(quads, o + k)) ?? -1);
    if (ab < 0 && bc < 0) out.push(a, b, c, d);
    else if (bc < 0) out.push(a, ab, cd, d, ab, b, c, cd);
    else if (ab < 0) out.push(a, b, bc, da, da, bc, c, d);
    else {
      const middle = rank.length;
      for (let k = 0; k < 3; k++) positions.push((positions[ab * 3 + k] + positions[cd * 3 + k]) / 2);
      rank.push(0);
      border.push(0);
      out.push(a, ab, middle, da, ab, b, bc, middle, middle, bc, c, cd, da, middle, cd, d);
    }
  }
  return {
    positions: Float64Array.from(positions),
    quads: Int32Array.from(out),
    rank: Uint8Array.from(rank),
    border: Uint8Array.from(border),
  };
}

/** The side of the same quad that follows side i. */
export function nextInQuad(i: number): number {
  return (i & ~3) + ((i + 1) & 3);
}

/** The open side that a row ends at which begins at an open side; `sideOf` finds sides by their ends, first * 2^26 + second. */
export function chordEnd(quads: Int32Array, sideOf: ReadonlyMap<number, number>, from: number): number {
  let side = from;
  for (;;) {
    side = nextInQuad(nextInQuad(side));
    const twin = sideOf.get(quads[nextInQuad(side)] * 67108864 + quads[side]);
    if (twin === undefined) return side;
    side = twin;
  }
}

function edgeKey(quads: Int32Array, i: number): number {
  const a = quads[i];
  const b = quads[nextInQuad(i)];
  return Math.min(a, b) * 67108864 + Math.max(a, b);
}

function sidesByEdge(quads: Int32Array): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (let i = 0; i < quads.length; i++) {
    const edge = edgeKey(quads, i);
    const list = out.get(edge);
    if (list) list.push(i);
    else out.set(edge, [i]);
  }
  return out;
}
