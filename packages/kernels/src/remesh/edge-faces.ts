/** The faces on each edge of a mesh that changes, by the edge's two vertices: a hash table on typed arrays. */
export class EdgeFaces {
  /** Entry of each place of the table, -1 for none. */
  #table: Int32Array;
  /** Of each entry: lower and higher vertex, its first two faces (-1 for none). */
  #entries: Int32Array;
  /** The third face and on, of edges that have so many. */
  readonly #more = new Map<number, number[]>();
  #count = 0;

  /** `edges`: about how many there will be; more are no error. */
  constructor(edges: number) {
    let size = 1024;
    while (size < 2 * edges) size *= 2;
    this.#table = new Int32Array(size).fill(-1);
    this.#entries = new Int32Array(2 * size);
  }

  /** Adds a face to an edge, after those it has. True where the edge was unknown. */
  add(a: number, b: number, face: number): boolean {
    const known = this.#find(a, b);
    if (known < 0) {
      this.#insert(a, b, face);
      return true;
    }
    const entries = this.#entries;
    if (entries[4 * known + 2] < 0) entries[4 * known + 2] = face;
    else if (entries[4 * known + 3] < 0) entries[4 * known + 3] = face;
    else {
      const list = this.#more.get(known);
      if (list) list.push(face);
      else this.#more.set(known, [face]);
    }
    return false;
  }

  /** The faces of an edge, in the order in which they came; it has none afterwards. */
  take(a: number, b: number): number[] {
    const known = this.#find(a, b);
    if (known < 0) return [];
    const [first, second] = [this.#entries[4 * known + 2], this.#entries[4 * known + 3]];
    const faces = [...(first < 0 ? [] : [first]), ...(second < 0 ? [] : [second]), ...(this.#more.get(known) ?? [])];
    this.#entries[4 * known + 2] = this.#entries[4 * known + 3] = -1;
    this.#more.delete(known);
    return faces;
  }

  /** Puts a face of an edge in the place of another. */
  replace(a: number, b: number, face: number, by: number): void {
    const known = this.#find(a, b);
    if (known < 0) return;
    for (const place of [4 * known + 2, 4 * known + 3])
      if (this.#entries[place] === face) {
        this.#entries[place] = by;
        return;
      }
    const list = this.#more.get(known);
    if (list) list[list.indexOf(face)] = by;
  }

  #find(a: number, b: number): number {
    return this.#table[this.#placeOf(Math.min(a, b), Math.max(a, b))];
  }

  /** Where an edge stands in the table, or would. */
  #placeOf(low: number, high: number): number {
    const [table, entries] = [this.#table, this.#entries];
    const mask = table.length - 1;
    let h = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    h = (h ^ (h >>> 15)) & mask;
    for (let e = table[h]; e >= 0; e = table[h]) {
      if (entries[4 * e] === low && entries[4 * e + 1] === high) break;
      h = (h + 1) & mask;
    }
    return h;
  }

  #insert(a: number, b: number, face: number): void {
    if (2 * (this.#count + 1) > this.#table.length) this.#grow();
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    this.#table[this.#placeOf(low, high)] = this.#count;
    this.#entries.set([low, high, face, -1], 4 * this.#count++);
  }

  #grow(): void {
    const entries = new Int32Array(2 * this.#entries.length);
    entries.set(this.#entries);
    this.#entries = entries;
    this.#table = new Int32Array(2 * this.#table.length).fill(-1);
    for (let e = 0; e < this.#count; e++) this.#table[this.#placeOf(entries[4 * e], entries[4 * e + 1])] = e;
  }
}
