import { useState } from 'react';

/** The same array as long as its items are the same, in their order: what depends on it is not computed again. */
export function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(list);
  const isSame =
    stable === list || (stable.length === list.length && list.every((item, index) => item === stable[index]));
  if (!isSame) setStable(list);
  return isSame ? stable : list;
}
