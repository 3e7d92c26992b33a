import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '#lib/session/session';
import { currentToken } from '#lib/session/token';
import { whenQueriesSettled } from '#lib/query/whenQueriesSettled';
import { minuteMs, secondMs } from '#lib/time/duration';

import { navigationBadges, setNavigationBadge } from './navigation/navigationBadges';

const loadMailboxQueries = () => import('#modules/mailbox/queries');
const loadTasksQueries = () => import('#modules/tasks/queries');
const loadInventoryQueries = () => import('#modules/inventory/queries');
const loadRequestsQueries = () => import('#modules/contributing/queries');
type MailboxQueries = Awaited<ReturnType<typeof loadMailboxQueries>>;
type TasksQueries = Awaited<ReturnType<typeof loadTasksQueries>>;
type InventoryQueries = Awaited<ReturnType<typeof loadInventoryQueries>>;
type RequestsQueries = Awaited<ReturnType<typeof loadRequestsQueries>>;
type Queries = {
  mailbox: MailboxQueries;
  tasks: TasksQueries;
  inventory: InventoryQueries;
  requests: RequestsQueries | undefined;
};

/** Keeps the counts in the navigation up to date. They are asked for once the page has what it shows itself. */
export function LiveCounts() {
  const client = useQueryClient();
  const [queries, setQueries] = useState<Queries>();
  const session = useSession();
  const isAdmin = session.status === 'authenticated' && session.user.role === 'admin';
  useEffect(() => {
    let isMounted = true;
    void whenQueriesSettled(client, 10 * secondMs)
      .then(() =>
        Promise.all([
          loadMailboxQueries(),
          loadTasksQueries(),
          loadInventoryQueries(),
          isAdmin ? loadRequestsQueries() : undefined,
        ]),
      )
      .then(
        ([mailbox, tasks, inventory, requests]) => {
          // The session may have ended meanwhile: a request without a token would ask to sign in again.
          if (isMounted && currentToken() !== undefined) setQueries({ mailbox, tasks, inventory, requests });
        },
        // Without a network the navigation has no counts.
        () => {},
      );
    return () => {
      isMounted = false;
      navigationBadges.set({});
    };
  }, [client, isAdmin]);
  return queries ? (
    <>
      <UnreadMails queries={queries.mailbox} />
      <OpenTasks queries={queries.tasks} />
      <LowStock queries={queries.inventory} />
      {queries.requests && isAdmin ? <OpenRequests queries={queries.requests} /> : null}
    </>
  ) : null;
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
    setNavigationBadge('apps.mailbox', count);
    refresh();
  }, [count]);
  return null;
}

function OpenTasks({ queries: { taskCountQuery } }: { queries: TasksQueries }) {
  const { data } = useQuery(taskCountQuery());
  const count = data?.open;
  useEffect(() => setNavigationBadge('apps.tasks', count), [count]);
  return null;
}

function LowStock({ queries: { lowStockQuery } }: { queries: InventoryQueries }) {
  const { data } = useQuery(lowStockQuery());
  useEffect(() => setNavigationBadge('apps.inventory', data), [data]);
  return null;
}

/** Only administrators decide requests. */
function OpenRequests({ queries: { requestCountQuery } }: { queries: RequestsQueries }) {
  const { data } = useQuery(requestCountQuery());
  const count = data?.open;
  useEffect(() => setNavigationBadge('apps.requests', count), [count]);
  return null;
}
