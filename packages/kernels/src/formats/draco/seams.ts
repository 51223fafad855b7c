import { refuse } from './expect.ts';
import type { BitDecoder } from './rans.ts';
import { next, previous, type Surface, swingLeft, swingRight } from './surface.ts';

/** The surface of an attribute: the one of the positions cut open along the edges where the attribute has two values. */
export interface SeamedSurface extends Surface {
  /** Per position vertex: does a seam, or the mesh's boundary, run through it? */
  onSeam: Uint8Array;
}

/** Reads which edges are seams, for every attribute in turn, and numbers the attributes' own vertices. */
export function readSeams(base: Surface, faces: number, decoders: readonly BitDecoder[]): SeamedSurface[] {
  const cut = decoders.map(() => ({ opposite: base.opposite.slice(), onSeam: new Uint8Array(base.vertices) }));
  for (let c = 0; c < 3 * faces; c++) {
    const o = base.opposite[c];
    // Each edge is told of once, at the face that comes first.
    if (o >= 0 && Math.floor(o / 3) < Math.floor(c / 3)) continue;
    for (let a = 0; a < cut.length; a++) if (o < 0 || decoders[a].next()) cutEdge(base, cut[a], c, o);
  }
  return cut.map(({ opposite, onSeam }) => numberVertices(base, opposite, onSeam));
}

function cutEdge(base: Surface, cut: { opposite: Int32Array; onSeam: Uint8Array }, c: number, o: number): void {
  cut.opposite[c] = -1;
  cut.onSeam[base.vertex[next(c)]] = 1;
  cut.onSeam[base.vertex[previous(c)]] = 1;
  if (o < 0) return;
  cut.opposite[o] = -1;
  cut.onSeam[base.vertex[next(o)]] = 1;
  cut.onSeam[base.vertex[previous(o)]] = 1;
}

function numberVertices(base: Surface, opposite: Int32Array, onSeam: Uint8Array): SeamedSurface {
  const vertex = new Int32Array(base.vertex.length).fill(-1);
  const leftMost = new Int32Array(base.vertex.length).fill(-1);
  let vertices = 0;
  for (let v = 0; v < base.vertices; v++) {
    let first = base.leftMost[v];
    if (first < 0) continue;
    if (onSeam[v]) {
      for (let c = swingLeft(opposite, first); c >= 0; c = swingLeft(opposite, c)) {
        if (c === base.leftMost[v]) throw refuse('a seam runs through a vertex but along none of its edges');
        first = c;
      }
    }
    leftMost[vertices] = first;
    vertex[first] = vertices++;
    for (let c = swingRight(base.opposite, first); c >= 0 && c !== first; c = swingRight(base.opposite, c)) {
      if (opposite[next(c)] < 0) {
        if (vertices >= leftMost.length) throw refuse('it has too many vertices');
        leftMost[vertices++] = c;
      }
      vertex[c] = vertices - 1;
    }
  }
  const isBoundary = (v: number): boolean => leftMost[v] < 0 || onSeam[base.vertex[leftMost[v]]] === 1;
  return { vertex, opposite, leftMost, vertices, isBoundary, onSeam };
}

/** One point per set of corners that share every attribute. Returns the point of each corner and their number. */
export function numberPoints(
  base: Surface,
  isHole: Uint8Array,
  attributes: readonly SeamedSurface[],
): { points: Uint32Array; count: number } {
  const points = new Uint32Array(base.vertex.length);
  let count = 0;
  for (let v = 0; v < base.vertices; v++) {
    if (base.leftMost[v] < 0) continue;
    const first = isHole[v] ? base.leftMost[v] : findSeam(base, attributes, v);
    let before = first;
    points[first] = count++;
    for (let c = swingRight(base.opposite, first); c >= 0 && c !== first; c = swingRight(base.opposite, c)) {
      const split = attributes.some((a) => a.vertex[c] !== a.vertex[before]);
      points[c] = split ? count++ : points[before];
      before = c;
    }
  }
  return { points, count };
}

/** A corner to the right of a seam of any attribute; the left-most one when there is none. */
function findSeam(base: Surface, attributes: readonly SeamedSurface[], v: number): number {
  const start = base.leftMost[v];
  for (const { onSeam, vertex } of attributes) {
    if (!onSeam[v]) continue;
    for (let c = swingRight(base.opposite, start); c !== start; c = swingRight(base.opposite, c)) {
      if (c < 0) throw refuse('a closed fan of faces is open');
      if (vertex[c] !== vertex[start]) return c;
    }
  }
  return start;
}
