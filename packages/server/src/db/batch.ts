import { grouped } from './group.ts';

/** Enough for any turn of the event loop; two under way, so that one is asked while the other is answered. */
const GROUPS = { itemsMax: 256, inFlightMax: 2 };

/**
 * Joins lookups into one query: those of one turn of the event loop, and those that come while earlier ones are under way. Fresh
 * by construction (nothing is cached, and a lookup never joins a query that has already been sent); under load one round trip
 * serves many polls.
 */
export function batched<V>(load: (keys: string[]) => Promise<Map<string, V>>): (key: string) => Promise<V | undefined> {
  return grouped(async (keys: readonly string[]) => {
    const found = await load([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  }, GROUPS);
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
