/** A finite number, else the fallback. */
export function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** As many finite numbers as the fallback has, else the fallback. */
export function numbersOr<T extends number[]>(value: unknown, fallback: T): T {
  const ok = Array.isArray(value) && value.length === fallback.length && value.every((x) => Number.isFinite(x));
  return (ok ? [...(value as number[])] : [...fallback]) as T;
}

/** A string of at most 256 characters, else empty. */
export function textOr(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 256) : '';
}
