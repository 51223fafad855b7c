/** A value that can be watched: what React's `useSyncExternalStore` asks for. */
export class Store<T extends object> {
  private readonly listeners = new Set<() => void>();

  private value: T;

  constructor(value: T) {
    this.value = value;
  }

  readonly get = (): T => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes some of it; nobody is told where all stays as it is. */
  set(change: Partial<T>): void {
    const next = { ...this.value, ...change };
    if ((Object.keys(change) as (keyof T)[]).every((key) => Object.is(this.value[key], next[key]))) return;
    this.value = next;
    for (const listener of this.listeners) listener();
  }
}
