import type { Selection } from '#lib/selection/useSelection';

import type { RecordNavigation } from './useRecordNavigation';

export interface TargetOptions<T> {
  /** The listed records. */
  records: readonly T[];
  /** The open record, which may not be listed. */
  open?: T | undefined;
  selection: Pick<Selection, 'isSelected'>;
  navigation: Pick<RecordNavigation, 'currentId'>;
}

/** What a command is about: the selected records, else the focused row, else the open record. */
export function targetRecords<T extends { id: string }>({
  records,
  open,
  selection,
  navigation,
}: TargetOptions<T>): readonly T[] {
  const selected = records.filter(({ id }) => selection.isSelected(id));
  if (selected.length > 0) return selected;
  const currentId = navigation.currentId();
  const current = open?.id === currentId ? open : records.find(({ id }) => id === currentId);
  return current ? [current] : [];
}
