import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldDescription } from '#components/Field';
import type { Option } from '#components/Field';
import { formatNumber } from '#lib/format/formatNumber';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './ChoiceControl.css';

/** Class of the native checkbox or radio inside a `ChoiceControl`. */
export const choiceMark = styles.mark;

export type ChoiceControlProps = {
  /** Id of the control. */
  htmlFor: string;
  label: ReactNode;
  /** Hides the label visually; the row is then as wide as the control. */
  hideLabel?: boolean;
  /** Id of the element containing label and count, for a control labelled by it. */
  labelId?: string | undefined;
  /** Number of results for this option, shown after the label. */
  count?: number | undefined;
  description?: ReactNode;
  /** Id of the description, for `aria-describedby` of the control. */
  descriptionId: string;
  size?: keyof typeof styles.size;
  /** On which side of the label the control stands. */
  side?: keyof typeof styles.side;
  /** Form of the control, whose size decides how the row is aligned. */
  variant?: keyof typeof styles.variant;
  /** The native control. */
  children: ReactNode;
};

/** One option of a group. */
export type ChoiceOption<Value extends string> = Option<Value> & {
  /** Number of results for this option. */
  count?: number | undefined;
};

export type ChoiceListProps = {
  orientation?: keyof typeof styles.orientation;
  children: ReactNode;
};

/** The options of a group, vertical, or horizontal where they are few and short. */
export function ChoiceList({ orientation = 'vertical', children }: ChoiceListProps) {
  return <div className={`${styles.list} ${styles.orientation[orientation]}`}>{children}</div>;
}

/** A control with its label beside it and its description below; the whole row is the target. */
export function ChoiceControl({
  htmlFor,
  label,
  hideLabel = false,
  labelId,
  count,
  description,
  descriptionId,
  size = 'medium',
  side = 'start',
  variant = 'mark',
  children,
}: ChoiceControlProps) {
  const control = <span className={styles.holder}>{children}</span>;
  return (
    <div className={`${styles.root} ${styles.variant[variant]}`}>
      <label
        id={labelId}
        htmlFor={htmlFor}
        className={`${styles.row} ${styles.side[side]} ${styles.size[size]}`}
        data-description={description ? true : undefined}
        data-label-hidden={hideLabel || undefined}
      >
        {side === 'start' ? control : null}
        <span className={hideLabel ? visuallyHidden : styles.label}>{label}</span>
        {hideLabel ? null : count === undefined ? <span /> : <Count count={count} />}
        {side === 'end' ? control : null}
      </label>
      {description ? (
        <div className={side === 'start' ? `${styles.below} ${styles.indented}` : styles.below}>
          <FieldDescription id={descriptionId}>{description}</FieldDescription>
        </div>
      ) : null}
    </div>
  );
}

// Apart, because controls in long lists have no count, and a translation hook in each costs them time.
function Count({ count }: { count: number }) {
  const { i18n } = useTranslation('components');
  // The accessible name reads "Pharmacy 128".
  return <span className={styles.count}> {formatNumber(count, i18n.language)}</span>;
}
