/** A binary min-heap of numbers by key. Equal keys are ordered by number, so that the order is deterministic. */
export interface MinHeap {
  clear(): void;
  push(key: number, value: number): void;
  /** Removes and returns the value with the smallest key, -1 if empty; its key is then in `key`. */
  pop(): number;
  /** Key of the last popped value. */
  readonly key: number;
}

/** Creates a heap for at most `capacity` entries. */
export function createMinHeap(capacity: number): MinHeap {
  const keys = new Float64Array(capacity);
  const values = new Int32Array(capacity);
  let size = 0;
  let popped = 0;

  const isBefore = (key: number, value: number, index: number) => {
    const other = keys[index] ?? 0;
    return key < other || (key === other && value < (values[index] ?? 0));
  };
  const put = (index: number, key: number, value: number) => {
    keys[index] = key;
    values[index] = value;
  };

  return {
    clear() {
      size = 0;
    },
    push(key, value) {
      if (size === capacity) throw new Error(`The heap holds ${capacity} entries already: it was made too small.`);
      let index = size;
      size += 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (!isBefore(key, value, parent)) break;
        put(index, keys[parent] ?? 0, values[parent] ?? 0);
        index = parent;
      }
      put(index, key, value);
    },
    pop() {
      if (size === 0) return -1;
      const first = values[0] ?? 0;
      popped = keys[0] ?? 0;
      size -= 1;
      const [key, value] = [keys[size] ?? 0, values[size] ?? 0];
      let index = 0;
      for (;;) {
        let child = 2 * index + 1;
        if (child >= size) break;
        if (child + 1 < size && isBefore(keys[child + 1] ?? 0, values[child + 1] ?? 0, child)) child += 1;
        if (!isBefore(keys[child] ?? 0, values[child] ?? 0, size)) break;
        put(index, keys[child] ?? 0, values[child] ?? 0);
        index = child;
      }
      put(index, key, value);
      return first;
    },
    get key() {
      return popped;
    },
  };
}
