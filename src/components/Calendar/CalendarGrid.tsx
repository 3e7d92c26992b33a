import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DayButtonProps, Matcher, PropsBase } from 'react-day-picker';
import { useTranslation } from 'react-i18next';

import { fromLocalDate, toLocalDate } from '#components/DateField';
import type { DateLimits } from '#components/DateField';
import { Icon } from '#components/Icon';
import { dateFormat, regionalLocale } from '#lib/format/intl';
import { now } from '#lib/time/clock';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Calendar.css';
import { extendRange } from './range';
import type { DateRange } from './range';
import { weekStart } from './weekStart';

export type CalendarGridProps = DateLimits & {
  /** Number of months shown side by side. */
  months?: 1 | 2 | undefined;
  /** Focuses the selected day, or today. */
  autoFocus?: boolean | undefined;
} & (
    | {
        /** Whether a day or a range of days is selected. */
        mode?: 'single' | undefined;
        /** `YYYY-MM-DD`, or `''`. */
        value: string;
        onChange: (value: string) => void;
      }
    | {
        /** Whether a day or a range of days is selected. */
        mode: 'range';
        value: DateRange;
        /** `end` is `''` until the second selection. */
        onChange: (value: DateRange) => void;
      }
  );

const chevrons = { left: ChevronLeftIcon, right: ChevronRightIcon, down: ChevronDownIcon, up: ChevronDownIcon };

function Chevron({ orientation = 'left' }: { orientation?: keyof typeof chevrons }) {
  return <Icon source={chevrons[orientation]} size={orientation === 'down' ? 'small' : 'medium'} />;
}

// The library's DayButton scrolls the page to the popup's position before it has been positioned.
function DayButton({ day: _day, modifiers, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focused = modifiers['focused'];
  useEffect(() => {
    if (!focused) return;
    button.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  return <button ref={button} {...props} type="button" />;
}

// The library hides the weekdays from assistive technology; here they are column headers.
function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}

const components = { Chevron, DayButton, Weekdays };

const classNames = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdown,
  dropdown: styles.select,
  button_previous: `${focusRing} ${styles.previous}`,
  button_next: `${focusRing} ${styles.next}`,
  month_grid: styles.days,
  weekday: styles.weekday,
  day: styles.day,
  day_button: `${focusRing} ${styles.dayButton}`,
  range_start: styles.rangeStart,
  range_middle: styles.rangeMiddle,
  range_end: styles.rangeEnd,
};

const startOfMonth = (date: Date) => new Date(date.getFullYear(), date.getMonth(), 1);

/** The months: react-day-picker with our styles, lazy because it is too large to ship with every form. */
export function CalendarGrid(props: CalendarGridProps) {
  const { months = 1, autoFocus = false, min, max, isDayDisabled } = props;
  const { t, i18n } = useTranslation('Calendar');
  const range = props.mode === 'range';
  const start = toLocalDate(range ? props.value.start : props.value);
  const end = range ? toLocalDate(props.value.end) : undefined;
  const [pointed, setPointed] = useState<Date>();

  // Follow a value entered outside the calendar, but do not scroll when its month is already visible.
  const wanted = start ?? end ?? now();
  const [shown, setShown] = useState({ day: fromLocalDate(wanted), month: startOfMonth(wanted) });
  if ((start ?? end) && fromLocalDate(wanted) !== shown.day) {
    const ahead = (wanted.getFullYear() - shown.month.getFullYear()) * 12 + wanted.getMonth() - shown.month.getMonth();
    const inSight = ahead >= 0 && ahead < months;
    setShown({ day: fromLocalDate(wanted), month: inSight ? shown.month : startOfMonth(wanted) });
  }

  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, options);
  const captionFormat = format({ month: 'long', year: 'numeric' });
  const monthFormat = format({ month: 'long' });
  const weekdayFormat = format({ weekday: 'short' });
  const weekdayName = format({ weekday: 'long' });
  const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

  const first = min === undefined ? undefined : toLocalDate(min);
  const last = max === undefined ? undefined : toLocalDate(max);
  const disabled: Matcher[] = [
    ...(first ? [{ before: first }] : []),
    ...(last ? [{ after: last }] : []),
    ...(isDayDisabled ? [(date: Date) => isDayDisabled(fromLocalDate(date))] : []),
  ];
  const year = now().getFullYear();

  const shared: PropsBase = {
    classNames,
    components,
    numberOfMonths: months,
    month: shown.month,
    onMonthChange: (month) => setShown({ ...shown, month }),
    startMonth: first ?? new Date(year - 120, 0),
    endMonth: last ?? new Date(year + 20, 11),
    captionLayout: months === 1 ? 'dropdown' : 'label',
    navLayout: 'around',
    fixedWeeks: true,
    showOutsideDays: months === 1,
    autoFocus,
    disabled,
    today: now(),
    weekStartsOn: weekStart(i18n.language),
    lang: regionalLocale(i18n.language),
    dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    formatters: {
      formatCaption: (month) => captionFormat.format(month),
      formatMonthDropdown: (month) => monthFormat.format(month),
      formatWeekdayName: (day) => weekdayFormat.format(day),
    },
    labels: {
      labelNav: () => t('month'),
      labelNext: () => t('nextMonth'),
      labelPrevious: () => t('previousMonth'),
      labelGrid: (month) => captionFormat.format(month),
      labelMonthDropdown: () => t('month'),
      labelYearDropdown: () => t('year'),
      labelWeekday: (day) => weekdayName.format(day),
      labelDayButton: (day, modifiers) =>
        [
          dayName.format(day),
          modifiers['today'] ? t('day.today') : '',
          modifiers['range_start'] ? t('day.start') : '',
          modifiers['range_end'] ? t('day.end') : '',
          modifiers['selected'] && !modifiers['range_start'] && !modifiers['range_end'] ? t('day.chosen') : '',
        ]
          .filter(Boolean)
          .join(', '),
    },
  };

  if (props.mode !== 'range') {
    const { onChange } = props;
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        selected={start}
        onSelect={(day: Date) => onChange(fromLocalDate(day))}
      />
    );
  }

  const { value, onChange } = props;
  const open = start && !end && pointed ? { from: start, to: pointed } : undefined;
  const previewed = open && open.to < open.from ? { from: open.to, to: open.from } : open;
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={start || end ? { from: start, to: end } : undefined}
      onSelect={(_range, day) => onChange(extendRange(value, fromLocalDate(day)))}
      modifiers={{ preview: previewed }}
      modifiersClassNames={{ preview: styles.preview }}
      onDayMouseEnter={(day) => setPointed(day)}
      onDayFocus={(day) => setPointed(day)}
    />
  );
}
