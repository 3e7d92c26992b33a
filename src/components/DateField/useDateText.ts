import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { languages } from '#lib/i18n/languages';
import { useUncommittedText } from '#components/internal/useUncommittedText';
import type { UncommittedTextOptions } from '#components/internal/useUncommittedText';
import { formatDate } from '#lib/format/formatDate';
import { dateFormat } from '#lib/format/intl';

import { dateOrder, writeDate } from './dateOrder';
import { daysIn, fromIso, isIsoDate } from './isoDate';
import { parseDate } from './parseDate';

/** Allowed days, inclusive, as `YYYY-MM-DD`. */
export type DateLimits = {
  min?: string | undefined;
  max?: string | undefined;
  /** Returns whether a single day is unavailable, for instance a holiday. */
  isDayDisabled?: ((iso: string) => boolean) | undefined;
};

const known = languages.map(({ id }) => id);

/** Parser and formatter of dates in the active language. */
export function useDateFormat() {
  const { t, i18n } = useTranslation('DateField');
  const order = dateOrder(i18n.language);
  const thisYear = now().getFullYear();
  const write = (iso: string) => {
    const parts = fromIso(iso);
    return parts ? writeDate(parts, order) : iso;
  };
  const letters = { day: t('letters.day'), month: t('letters.month'), year: t('letters.year') };
  // The last day of a year cannot be mistaken for a month.
  const example = writeDate({ year: thisYear, month: 12, day: 31 }, order);
  const pattern = order.parts.map((part) => letters[part]).join(order.separator);
  return {
    read: (text: string) => parseDate(text, { order, languages: [i18n.language, ...known], thisYear }),
    write,
    example,
    /** `DD/MM/YYYY` in the letters of the language. */
    pattern,
    hint: t('format', { pattern, example }),
  };
}

/**
 * Returns the error message of a date value, as the control itself shows it; `undefined` if valid. For form validation,
 * so that the summary shows the same message: `validate: (value) => problem(value, { min }) ?? true`.
 */
export function useDateProblem(): (value: string, limits?: DateLimits) => string | undefined {
  const { t, i18n } = useTranslation('DateField');
  const { read, example } = useDateFormat();
  const language = i18n.language;
  return (value, { min, max, isDayDisabled } = {}) => {
    if (isIsoDate(value)) {
      if (min !== undefined && value < min) return t('problem.tooEarly', { date: formatDate(min, language) });
      if (max !== undefined && value > max) return t('problem.tooLate', { date: formatDate(max, language) });
      if (isDayDisabled?.(value)) return t('problem.notOffered', { date: formatDate(value, language) });
      return undefined;
    }
    const parsed = read(value);
    switch (parsed.kind) {
      case 'noMonth':
        return t('problem.noMonth', { month: parsed.month });
      case 'noDay': {
        const first = new Date(Date.UTC(parsed.year, parsed.month - 1, 1));
        const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
        return t('problem.noDay', {
          day: parsed.day,
          monthAndYear: format.format(first),
          days: daysIn(parsed.year, parsed.month),
        });
      }
      case 'unreadable':
        return t('problem.unreadable', { example });
      default:
        return undefined;
    }
  };
}

/** Text of a date input and the state derived from it. */
export type DateText = {
  /** Text of the input, as typed. */
  text: string;
  /** `YYYY-MM-DD`, `''`, or the raw text of an invalid date. */
  value: string;
  /** Error message, once typing has ended. */
  problem: string | undefined;
  /** Handler for typing in the input. */
  change: (text: string) => void;
  /** Sets a day selected outside the input, for instance in the calendar. */
  choose: (iso: string) => void;
  /** Ends typing and formats the date in the language. */
  settle: () => void;
};

/** Manages the text of a date input, its date and its error. */
export function useDateText({
  value,
  defaultValue,
  onChange,
  ...limits
}: DateLimits & UncommittedTextOptions): DateText {
  const { read, write } = useDateFormat();
  const problemOf = useDateProblem();
  const draft = useUncommittedText({ value, defaultValue, onChange });

  return {
    text: draft.text ?? write(draft.value),
    value: draft.value,
    problem: draft.text === undefined ? problemOf(draft.value, limits) : undefined,
    change: (text) => {
      const parsed = read(text);
      draft.type(text, parsed.kind === 'date' ? parsed.iso : parsed.kind === 'empty' ? '' : text);
    },
    choose: draft.choose,
    settle: draft.settle,
  };
}
