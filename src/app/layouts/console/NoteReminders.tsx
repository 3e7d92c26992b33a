import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { whenQueriesSettled } from '#lib/query/whenQueriesSettled';
import { lazyComponent } from '#lib/react/lazyComponent';
import { currentToken } from '#lib/session/token';
import { secondMs } from '#lib/time/duration';

const loadNotesQueries = () => import('#modules/notes/queries');
type NotesQueries = Awaited<ReturnType<typeof loadNotesQueries>>;

const lazyWatcher = lazyComponent(() => import('./ReminderWatcher').then((module) => module.ReminderWatcher));

/** Gives reminders of notes wherever the person is in the console. Nothing is loaded before the page has its own data. */
export function NoteReminders() {
  const client = useQueryClient();
  const [queries, setQueries] = useState<NotesQueries>();
  useEffect(() => {
    let isMounted = true;
    void whenQueriesSettled(client, 10 * secondMs)
      .then(loadNotesQueries)
      .then(
        (loaded) => {
          // The session may have ended meanwhile: a request without a token would ask to sign in again.
          if (isMounted && currentToken() !== undefined) setQueries(loaded);
        },
        // Without a network there are no reminders.
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [client]);
  return queries ? <PendingReminders queries={queries} /> : null;
}

/** Loads what gives reminders only if there are some; once it is there, it stays. */
function PendingReminders({ queries }: { queries: NotesQueries }) {
  const { data: reminders } = useQuery(queries.noteRemindersQuery());
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && reminders !== undefined && reminders.length > 0) setNeeded(true);
  lazyWatcher.useLoadedWhen(isNeeded);
  return isNeeded && reminders ? <lazyWatcher.Component queries={queries} reminders={reminders} /> : null;
}
