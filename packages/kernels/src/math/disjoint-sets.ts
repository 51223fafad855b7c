/** Sets that only ever join, of the numbers below a count; each is known by its least member. */
export class DisjointSets {
  readonly #root: Int32Array;

  constructor(count: number) {
    this.#root = new Int32Array(count).map((_, n) => n);
  }

  find(i: number): number {
    const root = this.#root;
    while (root[i] !== i) i = root[i] = root[root[i]];
    return i;
  }

  join(i: number, j: number): void {
    const [x, y] = [this.find(i), this.find(j)];
    if (x !== y) this.#root[Math.max(x, y)] = Math.min(x, y);
  }

  /** Number of each member's set, from 0 in order of first appearance. */
  number(): Int32Array {
    const numbers = new Int32Array(this.#root.length);
    let count = 0;
    // A set's least member comes first, and is its root.
    for (let i = 0; i < numbers.length; i++) {
      const r = this.find(i);
      numbers[i] = r === i ? count++ : numbers[r];
    }
    return numbers;
  }
}
