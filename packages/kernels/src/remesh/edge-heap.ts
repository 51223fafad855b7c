/** A min-heap of candidate edges on typed arrays. Stale entries stay inside and are recognised by their stamps when popped. */
export class EdgeHeap {
  #cost: Float64Array;
  #a: Uint32Array;
  #b: Uint32Array;
  #stamp: Uint32Array;
  #size = 0;

  constructor(capacity: number) {
    this.#cost = new Float64Array(capacity);
    this.#a = new Uint32Array(capacity);
    this.#b = new Uint32Array(capacity);
    this.#stamp = new Uint32Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  /** Cost of the cheapest entry, stale ones included; Infinity when empty. */
  get least(): number {
    return this.#size ? this.#cost[0] : Infinity;
  }

  /** `stamp` is the sum of both ends' versions: it only grows, so a stale entry never equals a fresh one. */
  push(cost: number, a: number, b: number, stamp: number): void {
    if (this.#size === this.#cost.length) this.#grow();
    let i = this.#size++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.#cost[parent] <= cost) break;
      this.#move(parent, i);
      i = parent;
    }
    this.#cost[i] = cost;
    this.#a[i] = a;
    this.#b[i] = b;
    this.#stamp[i] = stamp;
  }

  /** Takes the cheapest entry into `out`: [a, b, stamp]. False when empty. */
  pop(out: Uint32Array): boolean {
    if (this.#size === 0) return false;
    out[0] = this.#a[0];
    out[1] = this.#b[0];
    out[2] = this.#stamp[0];
    const last = --this.#size;
    const cost = this.#cost[last];
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= last) break;
      if (child + 1 < last && this.#cost[child + 1] < this.#cost[child]) child++;
      if (this.#cost[child] >= cost) break;
      this.#move(child, i);
      i = child;
    }
    this.#move(last, i);
    return true;
  }

  #move(from: number, to: number): void {
    this.#cost[to] = this.#cost[from];
    this.#a[to] = this.#a[from];
    this.#b[to] = this.#b[from];
    this.#stamp[to] = this.#stamp[from];
  }

  #grow(): void {
    const size = this.#cost.length * 2;
    const cost = new Float64Array(size);
    cost.set(this.#cost);
    this.#cost = cost;
    const copy = (old: Uint32Array): Uint32Array => {
      const next = new Uint32Array(size);
      next.set(old);
      return next;
    };
    this.#a = copy(this.#a);
    this.#b = copy(this.#b);
    this.#stamp = copy(this.#stamp);
  }
}
