import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { LinkButton } from '#components/LinkButton';
import { now } from '#lib/time/clock';
import { problemCode } from '#lib/http/problem';
import { paths } from '#domain/paths';
import { minuteMs, secondMs } from '#lib/time/duration';

import { hasOutbox } from './demo';
import { waitInUnits, problemsFromError } from './problems';
import type { Problem } from './problems';
import * as styles from './ResendMail.css';
import { useSecondsUntil } from './useSecondsUntil';

export type ResendMailProps = {
  /** Sends the mail again; resolves to when the next may be sent, if the server says so. */
  onResend: (() => Promise<{ resendAt?: string } | unknown>) | undefined;
  /** The address is already confirmed, so no mail was sent. */
  onConfirmed?: () => void;
  /** A mail has just been sent, so the next has to wait. */
  sent?: boolean;
};

const resendPauseMs = minuteMs;

/** Help for a missing mail: resend it after a minute or, in the demo, open the outbox. */
export function ResendMail({ onResend, onConfirmed, sent = true }: ResendMailProps) {
  const { t } = useTranslation('session');
  const [next, setNext] = useState(() => (sent ? now().getTime() + resendPauseMs : undefined));
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | Problem>('idle');
  const wait = useSecondsUntil(next);

  async function resend() {
    if (onResend === undefined || wait > 0 || state === 'busy') return;
    setState('busy');
    try {
      const answer = await onResend();
      setNext(parseResendAt(answer) ?? now().getTime() + resendPauseMs);
      setState('sent');
    } catch (error) {
      if (problemCode(error) === 'already-verified') {
        setState('idle');
        onConfirmed?.();
        return;
      }
      const [problem] = problemsFromError(error);
      if (problem?.wait !== undefined) setNext(now().getTime() + problem.wait * secondMs);
      setState(problem ?? 'idle');
    }
  }

  const failed = typeof state === 'object' ? state : undefined;
  const { unit, count } = waitInUnits(failed?.wait ?? 0);
  return (
    <div className={styles.root}>
      {state === 'sent' ? <Alert tone="success" title={t('resend.sent')} /> : null}
      {failed ? (
        <Alert
          tone="error"
          title={failed.key === 'tooMany' ? t(`problem.tooMany.${unit}`, { count }) : t(`problem.${failed.key}`)}
        />
      ) : null}
      <div className={styles.actions}>
        {onResend === undefined ? null : (
          <Button
            size="large"
            variant="outline"
            fullWidth
            loading={state === 'busy'}
            focusableWhenDisabled
            disabled={wait > 0}
            onClick={() => void resend()}
          >
            {state === 'busy' ? t('resend.busy') : wait > 0 ? waitText(wait) : t('resend.again')}
          </Button>
        )}
        {hasOutbox ? (
          <LinkButton href={paths.outbox} size="large" tone="primary" variant="quiet">
            {t('resend.outbox')}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );

  function waitText(seconds: number): string {
    const rest = waitInUnits(seconds);
    return t(`resend.wait.${rest.unit}`, { count: rest.count });
  }
}

function parseResendAt(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('resendAt' in answer)) return undefined;
  const at = typeof answer.resendAt === 'string' ? Date.parse(answer.resendAt) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
