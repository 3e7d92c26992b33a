import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner';
import { Button } from '#components/Button';
import { formatDateTime } from '#lib/format/formatDateTime';
import { useSession } from '#lib/session/session';
import { hasOwnSession } from '#lib/storage/personalStorage';
import { now } from '#lib/time/clock';
import { windowBar } from '#theme/windowBar.css';

import { demoQuery } from './queries';

export type DemoStatusProps = {
  /** Opens the demo panel. */
  onOpen: () => void;
};

/**
 * Says at the bottom of the window who is signed in in a tab with a session of its own, that the clock is ahead, and
 * which scenarios are on; nothing otherwise.
 */
export function DemoStatus({ onOpen }: DemoStatusProps) {
  const { t, i18n } = useTranslation('demo');
  const { data: { shiftDays, scenarios } = { shiftDays: 0, scenarios: [] } } = useQuery(demoQuery());
  const session = useSession();
  const isOwn = hasOwnSession();
  if (!isOwn && shiftDays === 0 && scenarios.length === 0) return null;
  const names = scenarios.map(({ feature, mode }) => `${feature}.${mode}`).join(', ');
  const date = formatDateTime(now().toISOString(), 'date', i18n.language);
  const ownTabTexts = () => {
    if (session.status === 'authenticated') return [t('status.ownTab', { name: session.user.name })];
    return session.status === 'anonymous' ? [t('status.ownTabNobody')] : [];
  };
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
          ...(isOwn ? ownTabTexts() : []),
          ...(shiftDays === 0 ? [] : [t('status.ahead', { count: shiftDays, date })]),
          ...(scenarios.length === 0 ? [] : [t('status.scenarios', { count: scenarios.length, names })]),
        ].join(' ')}
      </Banner>
    </aside>
  );
}
