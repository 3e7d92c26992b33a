import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { Stack } from '#components/Stack';
import { useToast } from '#components/Toast';
import { paths } from '#domain/paths';
import { now } from '#lib/time/clock';
import { minuteMs } from '#lib/time/duration';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import type { NoteReminder } from '#modules/notes/api';
import type * as NotesQueries from '#modules/notes/queries';
import { snoozedUntil } from '#modules/notes/reminderTime';
import type { Snooze } from '#modules/notes/reminderTime';
import { notifications } from '#modules/notices/queries';

/** Time in ms before a reminder that is due is asked for again, after a failure. */
const retryDelay = minuteMs;

/** Longest delay of a timer in ms. */
const longestDelay = 2 ** 31 - 1;

const snoozes: readonly Snooze[] = ['hour', 'tomorrow'];

const noteHref = (id: string) => paths.note.replace(':id', encodeURIComponent(id));

export type ReminderWatcherProps = {
  queries: typeof NotesQueries;
  /** The reminders that have not been given yet, earliest first. */
  reminders: readonly NoteReminder[];
};

/**
 * Gives the reminders that fall due: the back end makes their notifications and answers each to one tab, which also
 * says it, and by the system if the person has allowed that.
 */
export function ReminderWatcher({ queries, reminders }: ReminderWatcherProps) {
  const { t } = useTranslation('app-shell');
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate: give } = useMutation(queries.giveRemindersMutation());
  const [snoozed, setSnoozed] = useState<readonly NoteReminder[]>([]);
  const { mutate: save } = useMutation(
    queries.changeMutation(
      snoozed.length,
      snoozed.length > 1 ? 'app-shell:failure.snoozeSome' : 'app-shell:failure.snooze',
    ),
  );
  const [open, setOpen] = useState(false);

  const nameOf = ({ title }: NoteReminder) => title.trim() || t('reminders.untitled');
  const naming = (given: readonly NoteReminder[]) => ({ count: given.length, title: given[0] && nameOf(given[0]) });

  function say(given: readonly NoteReminder[]) {
    if (given.length === 0) return;
    void client.invalidateQueries({ queryKey: notifications.list().queryKey });
    // Several at once, after a time away, are said once.
    toast.show({
      text: t('reminders.due', naming(given)),
      tone: 'info',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: t('reminders.snooze'),
        onClick: () => {
          setSnoozed(given);
          setOpen(true);
        },
      },
    });
    for (const one of given) showSystemNotification(one);
  }

  function showSystemNotification(reminder: NoteReminder) {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      const shown = new Notification(nameOf(reminder), { body: t('reminders.system'), tag: reminder.id });
      shown.addEventListener('click', () => {
        window.focus();
        void navigate(noteHref(reminder.id));
      });
    } catch {
      // Browsers of phones show notifications only through a service worker; the message and the panel have it.
    }
  }

  const check = useEffectEvent(() => {
    const [next] = reminders;
    if (next && Date.parse(next.reminder) <= now().getTime()) give(undefined, { onSuccess: say });
  });

  const nextReminder = reminders[0]?.reminder;
  useEffect(() => {
    check();
    if (nextReminder === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(instant: string) {
      const left = Date.parse(instant) - now().getTime();
      timer = setTimeout(
        () => {
          check();
          wait(instant);
        },
        left > 0 ? Math.min(left, longestDelay) : retryDelay,
      );
    }
    wait(nextReminder);
    // Timers sleep with the device.
    const wake = () => {
      if (document.visibilityState === 'visible') check();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [nextReminder]);

  // Another tab may have given one: the panel of this one shows its notification too.
  const count = reminders.length;
  const lastCount = useRef(count);
  useEffect(() => {
    if (count < lastCount.current) void client.invalidateQueries({ queryKey: notifications.list().queryKey });
    lastCount.current = count;
  }, [client, count]);

  return (
    <Dialog open={open} size="small" title={t('reminders.snoozeTitle', naming(snoozed))} onClose={() => setOpen(false)}>
      <Stack gap={8}>
        {snoozes.map((snooze) => (
          <Button
            key={snooze}
            variant="outline"
            onClick={() => {
              setOpen(false);
              const reminder = snoozedUntil(snooze, now(), viewerTimeZone());
              save(snoozed.map(({ id }) => ({ id, change: { reminder } })));
            }}
          >
            {t(`reminders.${snooze}`)}
          </Button>
        ))}
        <Button
          variant="quiet"
          onClick={() => {
            const [first, second] = snoozed;
            setOpen(false);
            if (first) void navigate(second ? paths.notes : noteHref(first.id));
          }}
        >
          {t('reminders.open', { count: snoozed.length })}
        </Button>
      </Stack>
    </Dialog>
  );
}
