import { useTranslation } from 'react-i18next';

import { ToggleGroup } from '#components/ToggleGroup';

import { DashboardCard } from './DashboardCard';
import type { Project } from './projectSchemas';
import { scheduleDays } from './projectView';
import type { ScheduleDay } from './projectView';
import * as styles from './ScheduleList.css';

export type ScheduleListProps = {
  title: string;
  schedule: Project['schedule'];
  day: ScheduleDay;
  onDayChange: (day: ScheduleDay) => void;
};

/** What is planned for a day, in the order of its times. */
export function ScheduleList({ title, schedule, day, onDayChange }: ScheduleListProps) {
  const { t } = useTranslation('dashboards-project');
  const items = schedule[day];
  return (
    <DashboardCard
      span="half"
      title={title}
      statement={t(`schedule.statement.${day}`, { count: items.length })}
      actions={
        <ToggleGroup
          label={t('schedule.day')}
          size="small"
          options={scheduleDays.map((value) => ({ value, label: t(`schedule.days.${value}`) }))}
          value={day}
          onChange={onDayChange}
        />
      }
    >
      {items.length === 0 ? (
        <p className={styles.none}>{t('schedule.none')}</p>
      ) : (
        <ol role="list" className={styles.list}>
          {items.map((item) => (
            <li key={`${item.time} ${item.title}`} className={styles.item}>
              <span className={styles.time}>{item.time}</span>
              <span className={styles.words}>
                <span className={styles.title}>{item.title}</span>
                {item.location === undefined ? null : <span className={styles.place}>{item.location}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </DashboardCard>
  );
}
