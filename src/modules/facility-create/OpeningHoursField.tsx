import DocumentDuplicateIcon from '@heroicons/react/24/outline/DocumentDuplicateIcon';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Fieldset } from '#components/Fieldset';
import type { FieldsetProps } from '#components/Fieldset';
import { Menu } from '#components/Menu';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatWeekday } from '#lib/format/formatDate';
import type { WeeklyRange } from '#domain/openingHours';

import * as styles from './OpeningHoursField.css';
import { HoursRangeList } from './HoursRangeList';
import { openingHoursTexts } from './openingHoursTexts';
import { copied, days, rangesOf, targetsOf, withRange } from './weeklyHours';
import type { CopyTarget } from './weeklyHours';

const targets: readonly CopyTarget[] = ['next', 'weekdays', 'all'];

export type OpeningHoursFieldProps = Pick<FieldsetProps, 'label' | 'hideLabel' | 'description' | 'error'> & {
  /** Prefix of the ids of its parts: `{id}-3-opens` is the opening time of the fourth range. */
  id?: string;
  /** The ranges of the week in day order; times are `HH:mm`, or the text as typed. */
  value: readonly WeeklyRange[];
  onChange: (week: WeeklyRange[]) => void;
  /** Error message for the part with this id, or for a whole range (`{id}-3`). */
  errorOf?: (id: string) => string | undefined;
};

/** Weekly opening hours: several ranges per day, also past midnight, and copying from one day to others. */
export function OpeningHoursField({
  label,
  hideLabel,
  description,
  error,
  id,
  value,
  onChange,
  errorOf = () => undefined,
}: OpeningHoursFieldProps) {
  const { t, i18n } = useTranslation(openingHoursTexts);
  const own = useId();
  const root = id ?? own;
  const [announcement, setAnnouncement] = useState('');

  return (
    <Fieldset {...{ label, hideLabel, description, error }} id={root}>
      <div className={styles.root}>
        <div className={styles.list}>
          {days.map((day) => {
            const name = formatWeekday(day, i18n.language);
            const ranges = rangesOf(value, day);
            return (
              <div key={day} role="group" aria-label={name} className={styles.day}>
                <span aria-hidden="true" className={styles.name}>
                  {name}
                </span>
                <HoursRangeList
                  day={name}
                  addId={`${root}-day-${day}`}
                  ranges={ranges.map(({ range, index }) => ({ range, id: `${root}-${index}` }))}
                  errorOf={errorOf}
                  onChange={(at, range) => {
                    const place = ranges[at]?.index;
                    onChange(value.map((other, index) => (index === place ? { ...range, day } : other)));
                  }}
                  onRemove={(at) => onChange(value.filter((_, index) => index !== ranges[at]?.index))}
                  onAdd={() => {
                    const { week, index } = withRange(value, day);
                    onChange(week);
                    return `${root}-${index}`;
                  }}
                >
                  {ranges.length > 0 ? (
                    <Menu
                      label={t('copyOf', { day: name })}
                      text={t('copy')}
                      icon={DocumentDuplicateIcon}
                      size="large"
                      sections={[
                        {
                          id: 'targets',
                          items: targets.map((target) => ({
                            id: target,
                            label: t(`copyTo.${target}`, {
                              day: formatWeekday(targetsOf(day, 'next')[0] ?? day, i18n.language),
                            }),
                          })),
                        },
                      ]}
                      onAction={(chosen) => {
                        const target = targets.find((one) => one === chosen);
                        if (!target) return;
                        onChange(copied(value, day, target));
                        setAnnouncement(t('copied', { day: name }));
                      }}
                    />
                  ) : null}
                </HoursRangeList>
              </div>
            );
          })}
        </div>
        <span role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </span>
      </div>
    </Fieldset>
  );
}
