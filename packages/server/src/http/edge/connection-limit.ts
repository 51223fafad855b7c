/** Requests in progress at once from one address. */
export const EDGE_CONNECTIONS = 20;

/** `limit_conn` of nginx: counts requests in progress, idle connections do not count. */
export class ConnectionLimit {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max = EDGE_CONNECTIONS) {
    this.#max = max;
  }

  /** Enters; false when the key has as many in progress as it may. Every true needs one `leave`. */
  enter(key: string): boolean {
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#max) return false;
    this.#open.set(key, open + 1);
    return true;
  }

  leave(key: string): void {
    const open = this.#open.get(key) ?? 0;
    if (open > 1) this.#open.set(key, open - 1);
    else this.#open.delete(key);
  }
}
