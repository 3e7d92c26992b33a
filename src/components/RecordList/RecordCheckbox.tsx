import { use } from 'react';

import { Checkbox } from '#components/Checkbox';
import { useRangeClick } from '#lib/selection/useRangeClick';

import { RowStateContext } from './rowState';

export type RecordCheckboxProps = {
  /** Id of the record. */
  rowKey: string;
  /** Accessible name: "Select “Floor plans”". */
  label: string;
};

/**
 * Selects a record of a `RecordList` whose `renderItems` shows cards, with Shift held all since the last selected one. A
 * `RecordRow` has its own.
 */
export function RecordCheckbox({ rowKey, label }: RecordCheckboxProps) {
  const { selection } = use(RowStateContext);
  const rangeClick = useRangeClick();
  if (!selection) return null;
  return (
    <span role="presentation" {...rangeClick.props}>
      <Checkbox
        label={label}
        hideLabel
        checked={selection.isSelected(rowKey)}
        onChange={(checked) => selection.check(rowKey, checked, rangeClick.isRange())}
      />
    </span>
  );
}
