/**
 * A bounded map that keeps what was asked for recently: two generations, the younger becomes the older when it is full, and
 * what is asked for moves to the younger. Holds at most twice `weightMax`; a look-up costs one or two of a plain map.
 */
export class RecentMap<V> {
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #weight = 0;
  readonly #weightMax: number;
  readonly #weigh: (value: V) => number;

  constructor(weightMax: number, weigh: (value: V) => number = () => 1) {
    this.#weightMax = weightMax;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (this.#weight + weight > this.#weightMax) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    this.#young.set(key, value);
    this.#weight += weight;
  }

  delete(key: string): void {
    const young = this.#young.get(key);
    if (young !== undefined) {
      this.#young.delete(key);
      this.#weight -= this.#weigh(young);
    } else this.#old.delete(key);
  }

  /** Deletes every entry that `doomed` says so of: a walk through all. */
  deleteWhere(doomed: (value: V) => boolean): void {
    for (const generation of [this.#young, this.#old])
      for (const [key, value] of generation) if (doomed(value)) this.delete(key);
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#weight = 0;
  }
}
