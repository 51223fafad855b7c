/**
 * Triangles with per-vertex lists that edge collapses keep up to date. Corner c belongs to triangle floor(c / 3); the corners of a
 * vertex form a linked list (`head`, `next`), which a collapse joins in time proportional to its length.
 */
export class CollapseMesh {
  readonly corners: Uint32Array;
  readonly positions: Float64Array;
  readonly alive: Uint8Array;
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly mark: Uint32Array;
  faces: number;
  #markValue = 0;

  constructor(positions: Float64Array, indices: Uint32Array) {
    this.positions = positions;
    this.corners = indices.slice();
    this.faces = indices.length / 3;
    this.alive = new Uint8Array(this.faces).fill(1);
    this.head = new Int32Array(positions.length / 3).fill(-1);
    this.next = new Int32Array(indices.length);
    this.mark = new Uint32Array(positions.length / 3);
    for (let c = indices.length - 1; c >= 0; c--) {
      this.next[c] = this.head[indices[c]];
      this.head[indices[c]] = c;
    }
  }

  /**
   * Whether the edge a-b may be collapsed without changing the surface's topology (link condition of Dey et al. 1999): the ends'
   * common neighbours are exactly the apexes of the triangles on the edge, and no third edge links those through both ends.
   */
  canCollapse(a: number, b: number, onBoundaryA: boolean, onBoundaryB: boolean): boolean {
    let shared = 0;
    let valenceA = 0;
    const first = ++this.#markValue;
    for (let c = this.head[a]; c >= 0; c = this.next[c]) {
      const t = c - (c % 3);
      if (!this.alive[t / 3]) continue;
      valenceA++;
      for (let k = 0; k < 3; k++) {
        const v = this.corners[t + k];
        if (v !== a) this.mark[v] = first;
        if (v === b) shared++;
      }
    }
    if (shared === 0 || shared > 2) return false;
    if (onBoundaryA && onBoundaryB && shared !== 1) return false;
    const second = ++this.#markValue;
    let common = 0;
    let valenceB = 0;
    for (let c = this.head[b]; c >= 0; c = this.next[c]) {
      const t = c - (c % 3);
      if (!this.alive[t / 3]) continue;
      valenceB++;
      for (let k = 0; k < 3; k++) {
        const v = this.corners[t + k];
        if (v === b || v === a || this.mark[v] !== first) continue;
        this.mark[v] = second;
        common++;
      }
    }
    if (common !== shared) return false;
    // A closed shell of four faces is the smallest there is: what has three neighbours at each end must stay.
    return !(shared === 2 && valenceA === 3 && valenceB === 3);
  }

  /** Whether moving v to (x, y, z) turns over or flattens one of its triangles, those with `other` apart (they vanish). */
  flips(v: number, other: number, x: number, y: number, z: number): boolean {
    const p = this.positions;
    for (let c = this.head[v]; c >= 0; c = this.next[c]) {
      const k = c % 3;
      const t = c - k;
      if (!this.alive[t / 3]) continue;
      const i = this.corners[t + ((k + 1) % 3)];
      const j = this.corners[t + ((k + 2) % 3)];
      if (i === other || j === other) continue;
      const ux = p[3 * j] - p[3 * i];
      const uy = p[3 * j + 1] - p[3 * i + 1];
      const uz = p[3 * j + 2] - p[3 * i + 2];
      let wx = p[3 * v] - p[3 * i];
      let wy = p[3 * v + 1] - p[3 * i + 1];
      let wz = p[3 * v + 2] - p[3 * i + 2];
      const ax = uy * wz - uz * wy;
      const ay = uz * wx - ux * wz;
      const az = ux * wy - uy * wx;
      wx = x - p[3 * i];
      wy = y - p[3 * i + 1];
      wz = z - p[3 * i + 2];
      const bx = uy * wz - uz * wy;
      const by = uz * wx - ux * wz;
      const bz = ux * wy - uy * wx;
      const la = Math.sqrt(ax * ax + ay * ay + az * az);
      const lb = Math.sqrt(bx * bx + by * by + bz * bz);
      const base = ux * ux + uy * uy + uz * uz;
      const reach = base + wx * wx + wy * wy + wz * wz;
      if (lb < 1e-3 * reach) {
        // Thin slivers may pass only if they were as thin before.
        if (lb < 0.5 * la || lb < 1e-7 * reach) return true;
      }
      if (la > 0 && ax * bx + ay * by + az * bz < 0.2 * la * lb) return true;
    }
    return false;
  }

  /** Moves b's triangles to a and drops those that held both. */
  collapse(a: number, b: number): void {
    let tail = -1;
    let first = -1;
    const take = (v: number): void => {
      for (let c = this.head[v]; c >= 0; ) {
        const following = this.next[c];
        const t = c - (c % 3);
        if (this.alive[t / 3]) {
          const hasBoth = this.#holds(t, a) && this.#holds(t, b);
          if (hasBoth) {
            this.alive[t / 3] = 0;
            this.faces--;
          } else {
            if (tail < 0) first = c;
            else this.next[tail] = c;
            tail = c;
          }
        }
        c = following;
      }
    };
    take(a);
    take(b);
    if (tail >= 0) this.next[tail] = -1;
    this.head[a] = first;
    this.head[b] = -1;
    for (let c = first; c >= 0; c = this.next[c]) this.corners[c] = a;
  }

  #holds(t: number, v: number): boolean {
    return this.corners[t] === v || this.corners[t + 1] === v || this.corners[t + 2] === v;
  }
}
