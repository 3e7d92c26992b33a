import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner';
import { Button } from '#components/Button';
import { formatDateTime } from '#lib/format/formatDateTime';
import { now } from '#lib/time/clock';
import { windowBar } from '#theme/windowBar.css';

import { demoQuery } from './queries';

export type DemoStatusProps = {
  /** Opens the demo panel. */
  onOpen: () => void;
};

/** Says at the bottom of the window that the clock is ahead, or which scenarios are on; nothing otherwise. */
export function DemoStatus({ onOpen }: DemoStatusProps) {
  const { t, i18n } = useTranslation('demo');
  const { data } = useQuery(demoQuery());
  if (!data || (data.shiftDays === 0 && data.scenarios.length === 0)) return null;
  const { shiftDays, scenarios } = data;
  const names = scenarios.map(({ feature, mode }) => `${feature}.${mode}`).join(', ');
  const date = formatDateTime(now().toISOString(), 'date', i18n.language);
  return (
    <aside className={windowBar} aria-label={t('status.label')}>
      <Banner
        icon={BeakerIcon}
        action={
          <Button variant="outline" size="small" onClick={onOpen}>
            {t('status.change')}
          </Button>
        }
      >
        {[
          ...(shiftDays === 0 ? [] : [t('status.ahead', { count: shiftDays, date })]),
          ...(scenarios.length === 0 ? [] : [t('status.scenarios', { count: scenarios.length, names })]),
        ].join(' ')}
      </Banner>
    </aside>
  );
}
