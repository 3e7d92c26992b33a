import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { Skeleton } from '#components/Skeleton';

import type { CardActivity } from './api';
import * as styles from './CardForm.css';
import { activityQuery } from './queries';

/** Entries that are shown before all are asked for. */
const shownAtFirst = 5;

/** What was done with a card, newest first. */
export function CardActivities({ cardId }: { cardId: string }) {
  const { t } = useTranslation('scrumboard');
  const query = useQuery(activityQuery(cardId));
  const [all, setAll] = useState(false);
  return (
    <section>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('activity.title')}</h3>
      </div>
      <QueryPanel query={query} what={t('activity.what')} headingLevel={4} skeleton={<Skeleton lines={3} />}>
        {(entries) => (
          <>
            <ul role="list" className={styles.events} aria-label={t('activity.title')}>
              {(all ? entries : entries.slice(0, shownAtFirst)).map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            {entries.length > shownAtFirst && !all ? (
              <Button variant="quiet" onClick={() => setAll(true)}>
                {t('activity.all', { count: entries.length })}
              </Button>
            ) : null}
          </>
        )}
      </QueryPanel>
    </section>
  );
}

function Entry({ entry: { kind, member, from, to, at } }: { entry: CardActivity }) {
  const { t } = useTranslation('scrumboard');
  const name = member?.name ?? t('activity.someone');
  return (
    <li className={styles.event}>
      <Avatar id={member?.id ?? ''} name={name} src={member?.avatar ?? undefined} size="small" decorative />
      <span>
        {t(`activity.${kind}`, { name, from: from ?? '', to: to ?? '' })}
        <span className={styles.eventTime}>
          <RelativeTime date={at} />
        </span>
      </span>
    </li>
  );
}
