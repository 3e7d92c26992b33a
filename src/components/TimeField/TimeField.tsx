import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Autocomplete } from '#components/Autocomplete';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import { visuallyHidden } from '#theme/mixins.css';

import { fromMinutes, toMinutes } from './parseTime';
import * as styles from './TimeField.css';
import { useTimeFormat, useTimeText } from './useTimeText';
import type { Clock, TimeLimits } from './useTimeText';

export { isTime } from './parseTime';
export { useTimeProblem } from './useTimeText';

export type TimeFieldProps = FieldProps &
  TimeLimits & {
    /** Display format; both formats are accepted as input. */
    clock?: Clock;
    /** Minutes per arrow key, and between the times of the list. */
    step?: number;
    /** Suggests the times from `min` to `max` in a list; other times can still be typed. */
    list?: boolean;
    /** `HH:mm`, or `''`. Controlled value; without it the field is uncontrolled and starts with `defaultValue`. */
    value?: string;
    defaultValue?: string;
    /** Called with `HH:mm`, `''`, or the text as typed if it is not a time. */
    onChange?: (value: string) => void;
  };

/** A time of day, typed, stepped with the arrow keys or picked from a list. */
export function TimeField({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  clock = 'language',
  step = 15,
  list = false,
  id,
  name,
  value,
  defaultValue,
  min,
  max,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: TimeFieldProps) {
  const size = useControlSize(ownSize);
  const { t } = useTranslation('TimeField');
  const format = useTimeFormat(clock);
  const time = useTimeText({ value, defaultValue, clock, min, max, onChange });
  const shown = time.problem ?? error;
  const fullHint = (
    <>
      {description ? <span className={styles.line}>{description}</span> : null}{' '}
      <span className={hideLabel ? visuallyHidden : styles.line}>{format.hint}</span>
    </>
  );
  const ids = useFieldIds({ id, description: fullHint, error: shown, required });
  const hidden = name === undefined ? null : <input type="hidden" name={name} value={time.value} disabled={disabled} />;

  if (list) {
    const first = toMinutes(min ?? '') ?? 0;
    const last = toMinutes(max ?? '') ?? 1439;
    const count = Math.floor((last - first) / step) + 1;
    const times = Array.from({ length: count }, (_, at) => fromMinutes(first + at * step));
    const typed = time.typing ? time.text.trim().toLowerCase() : '';
    const fits = (text: string) =>
      typed === '' || text.toLowerCase().replace(/^0/, '').startsWith(typed.replace(/^0/, ''));
    const options = times.flatMap((at) => {
      const text = format.write(at);
      return fits(text) ? [{ value: at, label: text }] : [];
    });
    return (
      <>
        <Autocomplete
          {...{ label, hideLabel, description: fullHint, error: shown, required, size, disabled, readOnly }}
          id={ids.control.id}
          leadingIcon={ClockIcon}
          value={time.text}
          onChange={time.change}
          onAction={time.choose}
          onBlur={() => {
            time.settle();
            onBlur?.();
          }}
          options={options}
          status="ready"
          statusText={t('offered', { count: options.length })}
          emptyText={t('noneOffered')}
          failedText={t('noneOffered')}
          ref={ref ?? null}
        />
        {hidden}
      </>
    );
  }

  return (
    <Field {...{ label, hideLabel, description: fullHint, error: shown, required, ids }}>
      <InputFrame size={size} leadingIcon={ClockIcon}>
        <input
          {...ids.control}
          ref={ref}
          className={`${bareControl} ${styles.text}`}
          type="text"
          value={time.text}
          placeholder={hideLabel ? format.example : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => time.change(event.target.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }[event.key];
            if (by !== undefined && !readOnly) {
              event.preventDefault();
              time.step(by);
            } else if (event.key === 'Enter') time.settle();
          }}
          onBlur={() => {
            time.settle();
            onBlur?.();
          }}
        />
        {hidden}
      </InputFrame>
    </Field>
  );
}
