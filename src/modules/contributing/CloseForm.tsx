import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DatePicker } from '#components/DatePicker';
import { SubmitButton } from '#components/SubmitButton';
import { TextField } from '#components/TextField';
import { todayIn } from '#lib/time/today';

import * as styles from './page.css';

export type CloseFormProps = {
  name: string;
  /** IANA time zone of the facility: the closure ends on its current day or later. */
  timeZone: string;
  busy: boolean;
  onSend: (closing: { reason: string; until?: string }) => void;
  onCancel: () => void;
};

/** Form for a temporary closure: a reason and, if known, the date of reopening. */
export function CloseForm({ name, timeZone, busy, onSend, onCancel }: CloseFormProps) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const today = todayIn(timeZone);
  useEffect(() => field.current?.focus(), []);
  const length = reason.trim().length;
  const isReason = length >= 3 && length <= 80;
  const isDate = until === '' || (/^\d{4}-\d{2}-\d{2}$/.test(until) && until >= today);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('close.title', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isReason) field.current?.focus();
        else if (isDate && !busy) onSend({ reason: reason.trim(), ...(until !== '' && { until }) });
      }}
    >
      <TextField
        ref={field}
        label={t('close.reason')}
        value={reason}
        error={tried && !isReason ? t('contributing:problem.quickReason') : undefined}
        onChange={setReason}
      />
      <DatePicker
        label={t('close.until')}
        required={false}
        min={today}
        value={until}
        error={tried && !isDate ? t('contributing:problem.quickUntil') : undefined}
        onChange={setUntil}
      />
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" loading={busy}>
          {t('close.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('close.cancel')}
        </Button>
      </div>
    </form>
  );
}
