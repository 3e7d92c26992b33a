import CheckIcon from '@heroicons/react/16/solid/CheckIcon';

import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './PrintView.css';

export type PrintCheckboxProps = {
  /** Whether it is ticked. */
  checked: boolean;
  /** Says for screen readers that it is ticked. */
  checkedLabel: string;
};

/** A box to be ticked by hand; ticked for what is done. */
export function PrintCheckbox({ checked, checkedLabel }: PrintCheckboxProps) {
  return (
    <span className={styles.box}>
      {checked ? (
        <>
          <Icon source={CheckIcon} size="small" />
          <VisuallyHidden>{checkedLabel}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
