import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { TimeField } from '#components/TimeField';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { HoursRange } from '#domain/openingHours';

import * as styles from './OpeningHoursField.css';
import { remarkOn } from './weeklyHours';

const most = 4;

export type HoursRangeListProps = {
  /** Name of the day or days, for labels and announcements. */
  day: string;
  /** Each with its id; `…-opens` and `…-closes` are the ids of its fields. */
  ranges: ReadonlyArray<{ id: string; range: HoursRange }>;
  errorOf: (id: string) => string | undefined;
  onChange: (at: number, range: HoursRange) => void;
  onRemove: (at: number) => void;
  /** Adds an empty range and returns its id. */
  onAdd: () => string;
  addId: string;
  /** Rendered after the add button. */
  children?: ReactNode;
};

/** The ranges of one day: edit, add and remove, with focus moved to the affected range. */
export function HoursRangeList({
  day,
  ranges,
  errorOf,
  onChange,
  onRemove,
  onAdd,
  addId,
  children,
}: HoursRangeListProps) {
  const { t } = useTranslation('facility-create-hours');

  function add() {
    let id = '';
    flushSync(() => {
      id = onAdd();
    });
    document.getElementById(`${id}-opens`)?.focus();
  }

  function remove(at: number) {
    flushSync(() => onRemove(at));
    document.getElementById(addId)?.querySelector('button')?.focus();
  }

  return (
    <div className={styles.body}>
      {ranges.length > 0 ? (
        <div aria-hidden="true" className={styles.heads}>
          <span>{t('opens')}</span>
          <span>{t('closes')}</span>
        </div>
      ) : null}
      {ranges.length > 0 ? (
        <ul role="list" className={styles.ranges}>
          {ranges.map(({ id, range }, at) => {
            const number = at + 1;
            const remark = remarkOn(
              range,
              ranges.map((other) => other.range),
            );
            return (
              <li key={id} id={id} className={styles.range}>
                <TimeField
                  id={`${id}-opens`}
                  label={t('opensOf', { day, number })}
                  hideLabel
                  value={range.opens}
                  error={errorOf(`${id}-opens`) ?? errorOf(id)}
                  onChange={(opens) => onChange(at, { ...range, opens })}
                />
                <TimeField
                  id={`${id}-closes`}
                  label={t('closesOf', { day, number })}
                  hideLabel
                  value={range.closes}
                  error={errorOf(`${id}-closes`)}
                  onChange={(closes) => onChange(at, { ...range, closes })}
                />
                <IconButton
                  icon={XMarkIcon}
                  label={t('remove', { day, number })}
                  variant="quiet"
                  size="large"
                  onClick={() => remove(at)}
                />
                {remark === undefined ? null : <p className={styles.remark}>{t(remark)}</p>}
              </li>
            );
          })}
        </ul>
      ) : null}
      <div id={addId} className={styles.actions}>
        {ranges.length === 0 ? <span className={styles.closed}>{t('closed')}</span> : null}
        {ranges.length < most ? (
          <Button leadingIcon={PlusIcon} variant="quiet" onClick={add}>
            <span aria-hidden="true">{t(ranges.length === 0 ? 'add' : 'addMore')}</span>
            <VisuallyHidden>{t(ranges.length === 0 ? 'addOf' : 'addMoreOf', { day })}</VisuallyHidden>
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}
