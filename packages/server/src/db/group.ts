interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** A group that takes longer, on a connection that hangs or a row that is locked, no longer holds up the others. */
const SLOW_MS = 1000;

/**
 * Joins writes under one commit: what arrives while others are being flushed to disk waits for them and then goes together.
 * Nobody waits for company: alone, an item goes at once. Each caller hears of its own result, after the commit.
 */
export function grouped<T, R>(
  run: (items: readonly T[]) => Promise<R[]>,
  options: { itemsMax: number; inFlightMax: number },
): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let inFlight = 0;
  let scheduled = false;
  const schedule = () => {
    if (scheduled || waiting.length === 0 || inFlight >= options.inFlightMax) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const release = takePlace();
      const group = waiting.splice(0, options.itemsMax);
      run(group.map(({ item }) => item))
        .then(
          (results) => {
            for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
          },
          (error) => {
            for (const { reject } of group) reject(error);
          },
        )
        .finally(release);
      schedule();
    });
  };
  const takePlace = () => {
    let held = true;
    inFlight++;
    const release = () => {
      clearTimeout(timer);
      if (held) inFlight--;
      held = false;
      schedule();
    };
    const timer = setTimeout(release, SLOW_MS);
    return release;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
