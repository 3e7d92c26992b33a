import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DatePicker } from '#components/DatePicker';
import { Fieldset } from '#components/Fieldset';
import type { FieldsetProps } from '#components/Fieldset';
import { RadioGroup } from '#components/RadioGroup';
import { TextField } from '#components/TextField';
import type { HoursRange } from '#domain/openingHours';

import * as styles from './OpeningHoursField.css';
import { HoursRangeList } from './HoursRangeList';
import { openingHoursTexts } from './openingHoursTexts';

/** Days on which the weekly hours do not apply, as typed: dates are `YYYY-MM-DD`, or the text entered so far. */
type Exception = { from: string; to: string; kind: 'closed' | 'special'; ranges: HoursRange[]; reason: string };

export type HoursExceptionsFieldProps = Pick<FieldsetProps, 'label' | 'hideLabel' | 'description' | 'error'> & {
  /** Prefix of the ids of its parts: `{id}-0-from`, `{id}-0-ranges-1-opens`. */
  id?: string;
  value: readonly Exception[];
  /** Maximum number of exceptions. */
  max?: number;
  onChange: (exceptions: Exception[]) => void;
  errorOf?: (id: string) => string | undefined;
};

const blank: Exception = { from: '', to: '', kind: 'closed', ranges: [], reason: '' };

/** Days that differ from the weekly hours: closed, or with special hours. */
export function HoursExceptionsField({
  label,
  hideLabel,
  description,
  error,
  id,
  value,
  max = 60,
  onChange,
  errorOf = () => undefined,
}: HoursExceptionsFieldProps) {
  const { t } = useTranslation(openingHoursTexts);
  const own = useId();
  const root = id ?? own;

  function add() {
    flushSync(() => onChange([...value, blank]));
    document.getElementById(`${root}-${value.length}-from`)?.focus();
  }

  function remove(at: number) {
    flushSync(() => onChange(value.filter((_, index) => index !== at)));
    document.getElementById(`${root}-add`)?.querySelector('button')?.focus();
  }

  return (
    <Fieldset {...{ label, hideLabel, description, error }} id={root}>
      <div className={`${styles.root} ${styles.exceptions}`}>
        {value.map((exception, at) => {
          const name = t('exception', { number: at + 1 });
          const part = `${root}-${at}`;
          const change = (next: Partial<Exception>) =>
            onChange(value.map((other, index) => (index === at ? { ...other, ...next } : other)));
          const { from, to, kind, ranges, reason } = exception;
          return (
            // The index is a safe key although earlier items can be removed: the fields hold no state of their own.
            <div key={part} role="group" aria-label={name} className={styles.exception}>
              <div className={styles.dates}>
                <DatePicker
                  id={`${part}-from`}
                  label={t('from')}
                  value={from}
                  error={errorOf(`${part}-from`)}
                  // Most exceptions are a single day, so the end date follows the start date.
                  onChange={(next) => change({ from: next, ...(to === '' || to === from ? { to: next } : {}) })}
                />
                <DatePicker
                  id={`${part}-to`}
                  label={t('to')}
                  value={to}
                  error={errorOf(`${part}-to`)}
                  onChange={(next) => change({ to: next })}
                />
              </div>
              <RadioGroup
                id={`${part}-kind`}
                label={t('kind')}
                orientation="horizontal"
                options={(['closed', 'special'] as const).map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
                value={kind}
                onChange={(next) => change({ kind: next })}
              />
              {kind === 'special' ? (
                <Fieldset label={t('kinds.special')} hideLabel id={`${part}-ranges`} error={errorOf(`${part}-ranges`)}>
                  <HoursRangeList
                    day={name}
                    addId={`${part}-add`}
                    ranges={ranges.map((range, index) => ({ range, id: `${part}-ranges-${index}` }))}
                    errorOf={errorOf}
                    onChange={(place, range) =>
                      change({ ranges: ranges.map((other, index) => (index === place ? range : other)) })
                    }
                    onRemove={(place) => change({ ranges: ranges.filter((_, index) => index !== place) })}
                    onAdd={() => {
                      change({ ranges: [...ranges, { opens: '', closes: '' }] });
                      return `${part}-ranges-${ranges.length}`;
                    }}
                  />
                </Fieldset>
              ) : null}
              <TextField
                id={`${part}-reason`}
                label={t('reason')}
                required={false}
                value={reason}
                error={errorOf(`${part}-reason`)}
                onChange={(next) => change({ reason: next })}
              />
              <div>
                <Button variant="quiet" onClick={() => remove(at)}>
                  {t('removeException', { number: at + 1 })}
                </Button>
              </div>
            </div>
          );
        })}
        <div id={`${root}-add`} className={styles.actions}>
          {value.length === 0 ? <span className={styles.closed}>{t('none')}</span> : null}
          {value.length < max ? (
            <Button leadingIcon={PlusIcon} variant="outline" onClick={add}>
              {t('addException')}
            </Button>
          ) : null}
        </div>
      </div>
    </Fieldset>
  );
}
