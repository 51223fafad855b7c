/** Gives names that USD accepts, each once among siblings. */
export type NameGiver = (wanted: string, otherwise: string) => string;

/** Letters, digits and underscores, no digit first; a name that is taken gets a number. `taken` are given already. */
export function createNames(...taken: string[]): NameGiver {
  const given = new Set(taken);
  const last = new Map<string, number>();
  return (wanted, otherwise) => {
    const clean = wanted
      .slice(0, 80)
      .replace(/[^A-Za-z0-9_]+/g, '_')
      .replace(/^_+$/, '');
    const base = /^[0-9]/.test(clean) ? `_${clean}` : clean || otherwise;
    let name = base;
    for (let n = last.get(base) ?? 1; given.has(name); n++) {
      name = `${base}_${n}`;
      last.set(base, n + 1);
    }
    given.add(name);
    return name;
  };
}
