import { useState } from 'react';

import { useSelection } from './useSelection';
import type { Selection } from './useSelection';

const noKeys: readonly string[] = [];

/**
 * The selection of several rows of a list; another list, by its `listKey`, begins with none. Rows that are disabled
 * are never selected.
 */
export function useListSelection(
  listKey: string,
  ids: readonly string[],
  isDisabled?: (id: string) => boolean,
): Selection {
  const [selected, setSelected] = useState<{ of: string; keys: readonly string[] }>({ of: listKey, keys: noKeys });
  return useSelection({
    mode: 'multiple',
    order: () => ids,
    isDisabled,
    selectedKeys: selected.of === listKey ? selected.keys : noKeys,
    onSelectionChange: (keys) => setSelected({ of: listKey, keys }),
  });
}
