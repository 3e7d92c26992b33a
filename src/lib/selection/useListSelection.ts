import { useState } from 'react';

import { useSelection } from './useSelection';
import type { Selection } from './useSelection';

const noKeys: readonly string[] = [];

/** The selection of several rows of a list; another list, by its `listKey`, begins with none. */
export function useListSelection(listKey: string, ids: readonly string[]): Selection {
  const [selected, setSelected] = useState<{ of: string; keys: readonly string[] }>({ of: listKey, keys: noKeys });
  return useSelection({
    mode: 'multiple',
    order: () => ids,
    selectedKeys: selected.of === listKey ? selected.keys : noKeys,
    onSelectionChange: (keys) => setSelected({ of: listKey, keys }),
  });
}
