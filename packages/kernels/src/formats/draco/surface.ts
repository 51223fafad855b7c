/**
 * The faces around each vertex, as corners: corner c belongs to face c / 3. The surface of an attribute has a boundary wherever its
 * values are split. -1 = none.
 */
export interface Surface {
  /** Vertex of each corner. */
  vertex: Int32Array;
  /** The corner across the edge that lies opposite to each corner. */
  opposite: Int32Array;
  /** Per vertex the corner from which all others are reached by swinging right. */
  leftMost: Int32Array;
  vertices: number;
  isBoundary(vertex: number): boolean;
}

export const next = (c: number): number => (c % 3 === 2 ? c - 2 : c + 1);

export const previous = (c: number): number => (c % 3 === 0 ? c + 2 : c - 1);

/** The corner of the same vertex in the face to the left; -1 at a boundary. */
export function swingLeft(opposite: Int32Array, c: number): number {
  const o = opposite[next(c)];
  return o < 0 ? -1 : next(o);
}

/** The corner of the same vertex in the face to the right; -1 at a boundary. */
export function swingRight(opposite: Int32Array, c: number): number {
  const o = opposite[previous(c)];
  return o < 0 ? -1 : previous(o);
}
