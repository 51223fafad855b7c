/** A binary min-heap of integer items with float keys; ties go to the lower item, so that results never depend on history. */
export interface MinHeap {
  size(): number;
  push(item: number, key: number): void;
  /** Lowest item; its key is then in `lastKey()`. */
  pop(): number;
  lastKey(): number;
}

/** Creates an empty heap. Entries are never changed: push again and skip stale ones when they come out. */
export function createHeap(): MinHeap {
  const items: number[] = [];
  const keys: number[] = [];
  let last = 0;
  const less = (i: number, j: number): boolean => keys[i] < keys[j] || (keys[i] === keys[j] && items[i] < items[j]);
  const swap = (i: number, j: number): void => {
    const a = items[i];
    items[i] = items[j];
    items[j] = a;
    const k = keys[i];
    keys[i] = keys[j];
    keys[j] = k;
  };
  return {
    size: () => items.length,
    lastKey: () => last,
    push(item, key) {
      let i = items.push(item) - 1;
      keys.push(key);
      while (i > 0 && less(i, (i - 1) >> 1)) {
        swap(i, (i - 1) >> 1);
        i = (i - 1) >> 1;
      }
    },
    pop() {
      const top = items[0];
      last = keys[0];
      const endItem = items.pop() as number;
      const endKey = keys.pop() as number;
      if (items.length > 0) {
        items[0] = endItem;
        keys[0] = endKey;
        for (let i = 0; ; ) {
          let m = i;
          if (2 * i + 1 < items.length && less(2 * i + 1, m)) m = 2 * i + 1;
          if (2 * i + 2 < items.length && less(2 * i + 2, m)) m = 2 * i + 2;
          if (m === i) break;
          swap(i, m);
          i = m;
        }
      }
      return top;
    },
  };
}
