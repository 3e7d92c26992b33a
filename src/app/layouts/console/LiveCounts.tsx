import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { currentToken } from '#lib/session/token';
import { whenQueriesSettled } from '#lib/query/whenQueriesSettled';
import { minuteMs, secondMs } from '#lib/time/duration';

import { navigationBadges } from './navigation/navigationBadges';

const loadMailboxQueries = () => import('#modules/mailbox/queries');
type MailboxQueries = Awaited<ReturnType<typeof loadMailboxQueries>>;

/** Keeps the counts in the navigation up to date. They are asked for once the page has what it shows itself. */
export function LiveCounts() {
  const client = useQueryClient();
  const [queries, setQueries] = useState<MailboxQueries>();
  useEffect(() => {
    let isMounted = true;
    void whenQueriesSettled(client, 10 * secondMs)
      .then(loadMailboxQueries)
      .then(
        (loaded) => {
          // The session may have ended meanwhile: a request without a token would ask to sign in again.
          if (isMounted && currentToken() !== undefined) setQueries(loaded);
        },
        // Without a network the navigation has no counts.
        () => {},
      );
    return () => {
      isMounted = false;
      navigationBadges.set({});
    };
  }, [client]);
  return queries ? <UnreadMails queries={queries} /> : null;
}

function UnreadMails({ queries: { foldersQuery, refreshLists } }: { queries: MailboxQueries }) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { data: folders } = useQuery({ ...foldersQuery(i18n.language), refetchInterval: minuteMs });
  const count = folders?.find(({ slug }) => slug === 'inbox')?.count;
  const lastCount = useRef(count);
  const refresh = useEffectEvent(() => {
    // New mails have arrived.
    if (count !== undefined && lastCount.current !== undefined && count > lastCount.current) refreshLists(client);
    lastCount.current = count;
  });
  useEffect(() => {
    navigationBadges.set(
      count !== undefined && count > 0 ? { 'apps.mailbox': count > 99 ? '99+' : String(count) } : {},
    );
    refresh();
  }, [count]);
  return null;
}
