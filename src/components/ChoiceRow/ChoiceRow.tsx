import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldHint } from '#components/Field';

import * as styles from './ChoiceRow.css';

/** Class of the native checkbox or radio inside a `ChoiceRow`. */
export const choiceMark = styles.mark;

export type ChoiceRowProps = {
  /** Id of the control. */
  htmlFor: string;
  label: ReactNode;
  /** Id of label and count together, for a control that names itself by it. */
  labelId?: string | undefined;
  /** How many things stand behind the choice, beside the label. */
  count?: number | undefined;
  hint?: ReactNode;
  hintId: string;
  size?: keyof typeof styles.size;
  side?: keyof typeof styles.side;
  kind?: keyof typeof styles.kind;
  /** The native control. */
  children: ReactNode;
};

/** One choice of a group. */
export type ChoiceOption<Value extends string> = {
  value: Value;
  label: string;
  /** How many things the choice would give. */
  count?: number;
  hint?: string;
  disabled?: boolean;
};

export type ChoiceListProps = {
  orientation?: keyof typeof styles.orientation;
  children: ReactNode;
};

/** The rows of a group, one under the other, or side by side where they are few and short. */
export function ChoiceList({ orientation = 'vertical', children }: ChoiceListProps) {
  return <div className={`${styles.list} ${styles.orientation[orientation]}`}>{children}</div>;
}

/** One choice: the control with its label beside it and its hint below; the whole row is the target. */
export function ChoiceRow({
  htmlFor,
  label,
  labelId,
  count,
  hint,
  hintId,
  size = 'default',
  side = 'start',
  kind = 'mark',
  children,
}: ChoiceRowProps) {
  const { i18n } = useTranslation('components');
  const control = <span className={styles.holder}>{children}</span>;
  return (
    <div className={`${styles.root} ${styles.kind[kind]}`}>
      <label
        id={labelId}
        htmlFor={htmlFor}
        className={`${styles.row} ${styles.side[side]} ${styles.size[size]}`}
        data-hint={hint ? true : undefined}
      >
        {side === 'start' ? control : null}
        <span className={styles.label}>{label}</span>
        {count === undefined ? (
          <span />
        ) : (
          // The name reads "Pharmacy 128".
          <span className={styles.count}> {new Intl.NumberFormat(i18n.language).format(count)}</span>
        )}
        {side === 'end' ? control : null}
      </label>
      {hint ? (
        <div className={side === 'start' ? `${styles.below} ${styles.indented}` : styles.below}>
          <FieldHint id={hintId}>{hint}</FieldHint>
        </div>
      ) : null}
    </div>
  );
}
