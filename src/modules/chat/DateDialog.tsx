import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DatePicker } from '#components/DatePicker';
import { Dialog } from '#components/Dialog';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { isoDateAt } from '#lib/time/zonedTime';

import type { Message } from './api';

export type DateDialogProps = {
  open: boolean;
  messages: readonly Message[];
  onClose: () => void;
  /** Receives an ISO date. */
  onPick: (date: string) => void;
};

/** Asks for the day to which a conversation is scrolled. */
export function DateDialog({ open, messages, onClose, onPick }: DateDialogProps) {
  const { t } = useTranslation('chat-page');
  const zone = viewerTimeZone();
  const [first] = messages;
  const min = first ? isoDateAt(zone, Date.parse(first.createdAt)) : undefined;
  const max = todayIn(zone);
  const [date, setDate] = useState(max);
  const [problem, setProblem] = useState(false);
  const isValid = date !== '' && (min === undefined || date >= min) && date <= max;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('date.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('date.cancel')}</Button>
          <Button
            tone="primary"
            variant="solid"
            onClick={() => {
              setProblem(!isValid);
              if (isValid) onPick(date);
            }}
          >
            {t('date.show')}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('date.label')}
        value={date}
        {...(min !== undefined && { min })}
        max={max}
        error={problem && !isValid ? t('date.wrong') : undefined}
        onChange={setDate}
      />
    </Dialog>
  );
}
