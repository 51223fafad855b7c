/**
 * Joins the lookups that arrive in one turn of the event loop into one query. Fresh by construction (nothing is cached), and
 * under load one round trip serves many polls.
 */
export function batched<V>(load: (keys: string[]) => Promise<Map<string, V>>): (key: string) => Promise<V | undefined> {
  let waiting: { key: string; resolve: (value: V | undefined) => void; reject: (error: unknown) => void }[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    load([...new Set(batch.map((item) => item.key))]).then(
      (found) => {
        for (const item of batch) item.resolve(found.get(item.key));
      },
      (error) => {
        for (const item of batch) item.reject(error);
      },
    );
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(flush);
    });
}

/** One value per database handle, made on first use and dropped with it. */
export function perDatabase<D extends object, T>(make: (db: D) => T): (db: D) => T {
  const made = new WeakMap<D, T>();
  return (db) => {
    let value = made.get(db);
    if (value === undefined) made.set(db, (value = make(db)));
    return value;
  };
}
