import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DescriptionList } from '#components/DescriptionList';
import { formatDateTime } from '#lib/format/formatDateTime';
import { now } from '#lib/time/clock';

import { maxShiftDays } from './api';
import type { DemoState } from './api';
import * as styles from './DemoPanel.css';
import { DemoSection } from './DemoSection';
import { shiftClockMutation } from './queries';

export type ClockSectionProps = {
  state: DemoState;
  /** Called when the clock has changed. */
  onChanged: () => void;
};

const steps = [1, 7, 30] as const;

/** The clock of the local back end in this tab, which can be moved forward. */
export function ClockSection({ state: { shiftDays }, onChanged }: ClockSectionProps) {
  const { t, i18n } = useTranslation('demo');
  const shift = useMutation(shiftClockMutation());
  const set = (days: number) => {
    if (!shift.isPending) shift.mutate(Math.min(days, maxShiftDays), { onSuccess: onChanged });
  };
  const state = shiftDays === 0 ? t('clock.today') : t('clock.ahead', { count: shiftDays });
  return (
    <DemoSection title={t('clock.title')} text={t('clock.text')}>
      {shift.error ? <Alert tone="error" title={t('failure.change')} /> : null}
      <DescriptionList
        rows={[
          { term: t('clock.now'), detail: `${formatDateTime(now().toISOString(), 'full', i18n.language)} (${state})` },
        ]}
      />
      <div className={styles.row} role="group" aria-label={t('clock.forward')}>
        {steps.map((days) => (
          <Button key={days} size="small" variant="outline" onClick={() => set(shiftDays + days)}>
            {t('clock.days', { count: days })}
          </Button>
        ))}
        {shiftDays === 0 ? null : (
          <Button size="small" tone="primary" onClick={() => set(0)}>
            {t('clock.back')}
          </Button>
        )}
      </div>
    </DemoSection>
  );
}
