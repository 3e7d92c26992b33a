import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { now } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { errorKey, problemCode, retryAfterMinutes } from '#lib/http/problem';
import { minuteMs } from '#lib/time/duration';

import type { Account } from './api';
import { accountQuery } from './queries';
import * as styles from './ResendVerification.css';

export type ResendVerificationProps = {
  account: Account;
  /** Mails a new confirmation link. */
  resend: () => Promise<unknown>;
};

/** Whole minutes until an instant (ISO 8601), rounded up; 0 when it has passed or is null. */
function useMinutesUntil(instant: string | null): number {
  const at = instant === null ? 0 : Date.parse(instant);
  const [seen, setSeen] = useState(() => now().getTime());

  useEffect(() => {
    let timer = 0;
    function update() {
      const current = now().getTime();
      setSeen(current);
      if (at > current) timer = window.setTimeout(update, (at - current) % minuteMs || minuteMs);
    }
    update();
    return () => window.clearTimeout(timer);
  }, [at]);

  return Math.max(0, Math.ceil((at - seen) / minuteMs));
}

type State = { kind: 'ready' | 'sending' | 'sent' } | { kind: 'refused'; text: string };

/** Button that resends the confirmation link, with its result. */
export function ResendVerification({ account, resend }: ResendVerificationProps) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<State>({ kind: 'ready' });

  const client = useQueryClient();
  const wait = useMinutesUntil(account.resendAt);

  async function send() {
    if (wait > 0) return;
    setState({ kind: 'sending' });
    try {
      await resend();
      setState({ kind: 'sent' });
      // The account holds when the next mail may be requested.
      void client.invalidateQueries({ queryKey: accountQuery().queryKey });
    } catch (error) {
      if (problemCode(error) === 'already-verified') {
        setState({ kind: 'ready' });
        void client.invalidateQueries({ queryKey: accountQuery().queryKey });
        return;
      }
      const minutes = retryAfterMinutes(error);
      setState({
        kind: 'refused',
        text: minutes === undefined ? t(errorKey(error)) : t('resend.wait', { count: minutes }),
      });
    }
  }

  return (
    <div className={styles.root}>
      <Button
        size="small"
        variant="outline"
        loading={state.kind === 'sending'}
        focusableWhenDisabled
        disabled={wait > 0}
        onClick={() => void send()}
      >
        {t(state.kind === 'sending' ? 'resend.sending' : 'resend.verb')}
      </Button>
      <span role="status" className={styles.words}>
        {state.kind === 'sent'
          ? t('resend.sent', { email: account.pendingEmail ?? account.email })
          : state.kind === 'refused'
            ? state.text
            : wait > 0
              ? t('resend.wait', { count: wait })
              : null}
        {/* The local back end sends no mail; it is in the outbox. */}
        {state.kind === 'sent' && !import.meta.env.VITE_API_URL ? (
          <>
            {' '}
            <Link href={paths.outbox}>{t('resend.outbox')}</Link>
          </>
        ) : null}
      </span>
    </div>
  );
}
