import BellIcon from '@heroicons/react/24/outline/BellIcon';
import SolidBellIcon from '@heroicons/react/24/solid/BellIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DateTimeField, isDateTime } from '#components/DateTimeField';
import { IconButton } from '#components/IconButton';
import { Inline } from '#components/Inline';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { Stack } from '#components/Stack';
import { formatDateTime } from '#lib/format/formatDateTime';
import { now } from '#lib/time/clock';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import { fromFieldValue, snoozedUntil, toFieldValue } from './reminderTime';
import type { Snooze } from './reminderTime';

export type ReminderFieldProps = {
  /** ISO instant. */
  reminder: string | null;
  onChange: (reminder: string | null) => void;
};

const snoozes: readonly Snooze[] = ['hour', 'tomorrow'];

/** Asks once whether the system may show reminders: only when someone sets one. */
function askForNotifications(): void {
  if ('Notification' in globalThis && Notification.permission === 'default') {
    Notification.requestPermission().catch(() => {});
  }
}

/** Sets, puts off and removes the reminder of a note. */
export function ReminderField({ reminder, onChange }: ReminderFieldProps) {
  const { t, i18n } = useTranslation('notes');
  const set = (next: string) => {
    askForNotifications();
    onChange(next);
  };
  const button = (trigger: PopoverTrigger) => (
    <IconButton
      {...trigger}
      label={
        reminder === null
          ? t('reminder.add')
          : t('reminder.change', { time: formatDateTime(reminder, 'recent', i18n.language) })
      }
      icon={reminder === null ? BellIcon : SolidBellIcon}
      tone={reminder === null ? 'neutral' : 'primary'}
    />
  );
  return (
    <Popover label={t('fields.reminder')} placement="top" size="medium" trigger={button}>
      {(close) => (
        <Stack gap={16}>
          <Inline gap={8}>
            {snoozes.map((snooze) => (
              <Button
                key={snooze}
                variant="outline"
                onClick={() => {
                  set(snoozedUntil(snooze, now(), viewerTimeZone()));
                  close();
                }}
              >
                {t(`reminder.${snooze}`)}
              </Button>
            ))}
          </Inline>
          <ReminderTime reminder={reminder} onChange={set} />
          {reminder === null ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                onChange(null);
                close();
              }}
            >
              {t('reminder.remove')}
            </Button>
          )}
        </Stack>
      )}
    </Popover>
  );
}

/** Takes a day and a time as soon as both are complete. */
function ReminderTime({ reminder, onChange }: { reminder: string | null; onChange: (reminder: string) => void }) {
  const { t } = useTranslation('notes');
  const timeZone = viewerTimeZone();
  const [value, setValue] = useState(reminder === null ? '' : toFieldValue(reminder, timeZone));
  return (
    <DateTimeField
      label={t('reminder.own')}
      value={value}
      onChange={(next) => {
        setValue(next);
        if (isDateTime(next)) onChange(fromFieldValue(next, timeZone));
      }}
    />
  );
}
