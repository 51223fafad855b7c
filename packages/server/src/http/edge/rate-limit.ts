/** Requests a second that trickle through, and how many more may come at once. */
export const EDGE_RATE = Object.freeze({ perSecond: 10, burst: 20 });

interface Bucket {
  /** What is over the rate, in thousandths of a request. */
  excess: number;
  last: number;
}

/** After this long a bucket has run empty and equals a new one: it can be forgotten. */
const FORGET_MS = 60_000;
/** A clock that steps back further than this counts as one millisecond of progress, as nginx has it. */
const BACKWARDS_MS = -60_000;

/**
 * `limit_req` of nginx with `nodelay`, in integers of thousandths: a leaky bucket for each key. A refused request leaves the
 * bucket as it was, so hammering does not lengthen the wait. `now` is in whole milliseconds of a monotonic clock.
 */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: number;
  readonly #burst: number;
  #swept = 0;

  constructor(limits: { perSecond: number; burst: number } = EDGE_RATE) {
    this.#rate = limits.perSecond * 1000;
    this.#burst = limits.burst * 1000;
  }

  /** Takes a token; false when the key is over its rate. */
  take(key: string, now: number): boolean {
    this.#sweep(now);
    const bucket = this.#buckets.get(key);
    if (!bucket) {
      this.#buckets.set(key, { excess: 0, last: now });
      return true;
    }
    let ms = now - bucket.last;
    if (ms < BACKWARDS_MS) ms = 1;
    else if (ms < 0) ms = 0;
    const excess = Math.max(bucket.excess - Math.trunc((this.#rate * ms) / 1000) + 1000, 0);
    if (excess > this.#burst) return false;
    bucket.excess = excess;
    if (ms) bucket.last = now;
    return true;
  }

  #sweep(now: number): void {
    if (now - this.#swept < FORGET_MS) return;
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) if (now - bucket.last >= FORGET_MS) this.#buckets.delete(key);
  }
}
