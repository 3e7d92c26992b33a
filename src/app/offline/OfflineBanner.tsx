import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner';
import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { now } from '#lib/time/clock';
import { formatDateTime } from '#lib/format/formatDateTime';
import { windowBar } from '#theme/windowBar.css';

import type { Connection } from './connection';
import * as styles from './OfflineBanner.css';

/** A page that can be read offline. */
export type SavedPage = { href: string; title: string };

export type OfflineBannerProps = Pick<Connection, 'savedAt' | 'missing'> & {
  state: Exclude<Connection['state'], 'online'>;
  /** Saved pages, offered if the current one is missing. */
  pages: readonly SavedPage[];
  onRetry: () => void;
};

/** Without the date if it is today. */
function timeText(savedAt: number, language: string): string {
  const iso = new Date(savedAt).toISOString();
  const day = (instant: string) => formatDateTime(instant, 'date', language);
  return formatDateTime(iso, day(iso) === day(now().toISOString()) ? 'time' : 'full', language);
}

/**
 * "You are offline. Showing saved information from 14:05." (directory 2.0.2), at the bottom of the window, so that the
 * page does not move. If the page was not saved, the banner says so and offers the saved pages.
 */
export function OfflineBanner({ state, savedAt, missing, pages, onRetry }: OfflineBannerProps) {
  const { t, i18n } = useTranslation('app-offline');
  const id = useId();
  const [open, setOpen] = useState(false);
  // Screen readers announce only text that is added to a status which is already rendered.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true));
    return () => clearTimeout(timer);
  }, []);
  const details =
    savedAt !== undefined && !missing
      ? t('savedAt', { time: timeText(savedAt, i18n.language) })
      : t(missing ? 'missing' : 'readable');
  return (
    <aside className={windowBar} aria-label={t(state)}>
      {missing && pages.length > 0 && open ? (
        <ul role="list" id={id} className={styles.pages} aria-label={t('pagesLabel')}>
          {pages.map(({ href, title }) => (
            <li key={href} className={styles.page}>
              <Link href={href} onClick={() => setOpen(false)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Banner
        tone="warning"
        action={
          missing ? (
            <>
              {pages.length > 0 ? (
                <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                  {t('pages', { count: pages.length })}
                </Button>
              ) : null}
              <Button variant="outline" onClick={onRetry}>
                {t('retry')}
              </Button>
            </>
          ) : null
        }
      >
        {isAnnounced ? `${t(state)} ${details}` : null}
      </Banner>
    </aside>
  );
}
