/**
 * Joins corners that agree in every attribute into vertices. Open addressing over the bits of the attributes, so that a file in which a
 * million corners share one control point takes no longer than any other.
 */
export class CornerTable {
  /** Control point of each vertex, and the corner that made it. */
  readonly points: number[] = [];
  readonly makers: number[] = [];
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #attributes: Uint32Array;
  readonly #width: number;

  /** `attributes`: `width` words per corner; at most `corners` vertices will be asked for. */
  constructor(corners: number, attributes: Uint32Array, width: number) {
    let size = 16;
    while (size < 2 * corners) size *= 2;
    this.#slots = new Int32Array(size).fill(-1);
    this.#mask = size - 1;
    this.#attributes = attributes;
    this.#width = width;
  }

  /** The vertex of a corner at a control point, made when it is new. */
  vertexOf(corner: number, point: number): number {
    const width = this.#width;
    const words = this.#attributes;
    const at = corner * width;
    let hash = Math.imul(point + 1, 0x9e3779b1);
    for (let k = 0; k < width; k++) hash = Math.imul(hash ^ words[at + k], 0x85ebca6b) ^ (hash >>> 15);
    hash ^= hash >>> 13;
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const vertex = this.#slots[slot];
      if (vertex < 0) {
        this.#slots[slot] = this.points.length;
        this.points.push(point);
        this.makers.push(corner);
        return this.points.length - 1;
      }
      if (this.points[vertex] !== point) continue;
      const other = this.makers[vertex] * width;
      let same = true;
      for (let k = 0; k < width && same; k++) same = words[at + k] === words[other + k];
      if (same) return vertex;
    }
  }
}
