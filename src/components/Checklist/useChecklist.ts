import { useUndo } from '#components/Toast';
import { arrayMove } from '#lib/collections/reorder';

import type { ChecklistItem, ChecklistProps } from './Checklist';

export type UseChecklistOptions = {
  /** The items in their order. */
  items: readonly ChecklistItem[];
  /** Greatest number of items. */
  max: number;
  /** Changes the items as they are now: those of a form that saves itself may have changed since. */
  onChange: (update: (items: readonly ChecklistItem[]) => readonly ChecklistItem[]) => void;
  /** What is said of a removed item, while it can be brought back. */
  removedText: (item: ChecklistItem) => string;
};

/** Props of a `Checklist` whose items are one value of a form: added, ticked, renamed, moved, and removed with undo. */
export function useChecklist({ items, max, onChange, removedText }: UseChecklistOptions) {
  const offerUndo = useUndo();
  const changeItem = (id: string, part: Partial<ChecklistItem>) =>
    onChange((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return {
    items,
    onAdd: (text) =>
      onChange((before) =>
        before.length < max ? [...before, { id: crypto.randomUUID(), text, done: false }] : before,
      ),
    onToggle: (id, done) => changeItem(id, { done }),
    onRename(id, text) {
      changeItem(id, { text });
      return undefined;
    },
    onMove: ({ from, to }) => onChange((before) => arrayMove(before, from.index, to.index)),
    onRemove(id) {
      const at = items.findIndex((item) => item.id === id);
      const removed = items[at];
      if (!removed) return;
      onChange((before) => before.filter((item) => item.id !== id));
      offerUndo({ text: removedText(removed), undo: () => onChange((before) => before.toSpliced(at, 0, removed)) });
    },
  } satisfies Partial<ChecklistProps>;
}
