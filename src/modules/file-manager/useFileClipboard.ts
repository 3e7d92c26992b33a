import { useMemo, useState } from 'react';

import type { FileItem } from './api';
import type { FileActions } from './useFileActions';

/** Items that were copied or cut with the keyboard. */
interface Clipboard {
  mode: 'copy' | 'move';
  items: readonly FileItem[];
}

// Stable empty list: memoised children must not re-render.
const noIds: readonly string[] = [];

/** Copies and cuts items, to be pasted into a folder. */
export function useFileClipboard(actions: FileActions) {
  const [clipboard, setClipboard] = useState<Clipboard>();
  const cutIds = useMemo(() => (clipboard?.mode === 'move' ? clipboard.items.map(({ id }) => id) : noIds), [clipboard]);
  return {
    /** Ids of items that will be moved away when they are pasted. */
    cutIds,
    put: (mode: Clipboard['mode'], items: readonly FileItem[]) => setClipboard({ mode, items }),
    /** Returns whether there was something to paste. */
    paste(folder: { id: string | null; name: string }): boolean {
      if (!clipboard) return false;
      void actions.transfer(clipboard.mode, clipboard.items, folder).then((isDone) => {
        // What could not be moved is pasted again.
        if (isDone && clipboard.mode === 'move') setClipboard((now) => (now === clipboard ? undefined : now));
      });
      return true;
    },
    /** Leaves cut items where they are. Returns whether there were any. */
    cancelCut(): boolean {
      if (clipboard?.mode !== 'move') return false;
      setClipboard(undefined);
      return true;
    },
  };
}
