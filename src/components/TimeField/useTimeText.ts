import { useTranslation } from 'react-i18next';

import { useUncommittedText } from '#components/internal/useUncommittedText';
import type { UncommittedTextOptions } from '#components/internal/useUncommittedText';
import { dateFormat } from '#lib/format/intl';
import { minuteMs } from '#lib/time/duration';

import { fromMinutes, isTime, parseTime, toMinutes } from './parseTime';

/** Earliest and latest allowed time, `HH:mm`, inclusive. */
export type TimeLimits = { min?: string | undefined; max?: string | undefined };

/** Time format: that of the language, or always the 24-hour or 12-hour clock. */
export type Clock = 'language' | '24' | '12';

/** Formats times in the current language. */
export function useTimeFormat(clock: Clock = 'language') {
  const { t, i18n } = useTranslation('TimeField');
  // English uses British conventions here: the 24-hour clock.
  const habit = dateFormat(i18n.language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  const halved = clock === '12' || (clock === 'language' && habit);
  const format = dateFormat(i18n.language, {
    hour: halved ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: halved ? 'h12' : 'h23',
    timeZone: 'UTC',
  });
  const write = (time: string) => {
    const minutes = toMinutes(time);
    return minutes === undefined ? time : format.format(new Date(minutes * minuteMs));
  };
  const example = write('14:30');
  return { write, example, hint: t(halved ? 'hint12' : 'hint24', { example }) };
}

/**
 * Returns a function that validates the value of a `TimeField` with the field's own error messages; for form
 * validation.
 */
export function useTimeProblem(clock: Clock = 'language'): (value: string, limits?: TimeLimits) => string | undefined {
  const { t } = useTranslation('TimeField');
  const { write, example } = useTimeFormat(clock);
  return (value, { min, max } = {}) => {
    if (isTime(value)) {
      if (min !== undefined && value < min) return t('problem.tooEarly', { time: write(min) });
      if (max !== undefined && value > max) return t('problem.tooLate', { time: write(max) });
      return undefined;
    }
    const parsed = parseTime(value);
    switch (parsed.kind) {
      case 'noHour':
        return t(parsed.halved ? 'problem.noHour12' : 'problem.noHour', { hour: parsed.hour });
      case 'noMinute':
        return t('problem.noMinute', { minute: parsed.minute });
      case 'unreadable':
        return t('problem.unreadable', { example });
      default:
        return undefined;
    }
  };
}

/** State of a time input: its text, its time, its error, and stepping. */
export function useTimeText({
  value,
  defaultValue,
  onChange,
  clock,
  min,
  max,
}: TimeLimits & UncommittedTextOptions & { clock: Clock }) {
  const { write } = useTimeFormat(clock);
  const problemOf = useTimeProblem(clock);
  const draft = useUncommittedText({ value, defaultValue, onChange });
  const typing = draft.text !== undefined;

  return {
    text: draft.text ?? write(draft.value),
    value: draft.value,
    typing,
    problem: typing ? undefined : problemOf(draft.value, { min, max }),
    change: (text: string) => {
      const parsed = parseTime(text);
      draft.type(text, parsed.kind === 'time' ? parsed.time : parsed.kind === 'empty' ? '' : text);
    },
    choose: draft.choose,
    /** Steps by a number of minutes to the next whole step, within the limits. */
    step: (by: number) => {
      const from = toMinutes(draft.value);
      const size = Math.abs(by);
      const whole =
        from === undefined
          ? (toMinutes(min ?? '') ?? 540)
          : by > 0
            ? (Math.floor(from / size) + 1) * size
            : (Math.ceil(from / size) - 1) * size;
      const last = toMinutes(max ?? '') ?? 1439;
      const first = toMinutes(min ?? '') ?? 0;
      draft.choose(fromMinutes(Math.min(last, Math.max(first, whole))));
    },
    settle: draft.settle,
  };
}
