import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Avatar } from '#components/Avatar';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { CardSection } from '#components/Card';
import { FormattedDate } from '#components/FormattedDate';
import { Link } from '#components/Link';
import { PresenceIndicator } from '#components/PresenceIndicator';
import type { PresenceIndicatorProps } from '#components/PresenceIndicator';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#domain/paths';
import { errorKey, problemCode } from '#lib/http/problem';

import type { Account } from './api';
import { ChoiceForm } from './ChoiceForm';
import { EmailForm } from './EmailForm';
import { NameForm } from './NameForm';
import * as styles from './PersonSection.css';
import { accountQuery, changeAccount } from './queries';
import { ResendVerification } from './ResendVerification';
import { SummaryList, SummaryRow } from './SummaryRow';
import { useSavedNotice } from './useSavedNotice';

const statuses: readonly Account['status'][] = ['online', 'away', 'busy', 'not-visible'];
const presenceByStatus: Readonly<Record<Account['status'], PresenceIndicatorProps['status']>> = {
  online: 'online',
  away: 'away',
  busy: 'busy',
  'not-visible': 'notVisible',
};

export type AccountSectionProps = {
  account: Account;
  /** Reports for each form of the page, by key, whether it shows errors. */
  onErrorChange: (form: string, invalid: boolean) => void;
};

export type PersonSectionProps = AccountSectionProps & {
  /** Left out when the page already offers it. */
  resend?: () => Promise<unknown>;
};

/** Personal details: name, e-mail address, password and status. */
export function PersonSection({ account, onErrorChange, resend }: PersonSectionProps) {
  const { t } = useTranslation('account');
  const saved = useSavedNotice(onErrorChange);
  return (
    <CardSection
      title={t('person.title')}
      mark={<Avatar id={account.id} name={account.name} src={account.avatar ?? undefined} size="large" decorative />}
    >
      {saved.banner}
      <SummaryList>
        <SummaryRow
          term={t('rows.name')}
          actionContext={t('change.name')}
          onEditingChange={saved.clear}
          renderForm={(close) => <NameForm account={account} {...saved.options('name', close)} />}
        >
          {account.name}
        </SummaryRow>
        <SummaryRow
          term={t('rows.email')}
          actionContext={t('change.email')}
          onEditingChange={saved.clear}
          renderForm={(close) => <EmailForm account={account} {...saved.options('email', close)} />}
        >
          <EmailState account={account} {...(resend ? { resend } : {})} onCancelled={() => saved.show('emailKept')} />
        </SummaryRow>
        <SummaryRow
          term={t('rows.password')}
          action={
            <span className={styles.link}>
              <Link href={paths.changePassword} variant="standalone">
                {t('change.verb')} <VisuallyHidden>{t('change.password')}</VisuallyHidden>
              </Link>
            </span>
          }
        >
          {account.lastPasswordChangeAt === null ? (
            t('password.never')
          ) : (
            <>
              {t('password.changed')} <FormattedDate date={account.lastPasswordChangeAt} format="date" />
            </>
          )}
        </SummaryRow>
        <SummaryRow
          term={t('rows.status')}
          actionContext={t('change.status')}
          onEditingChange={saved.clear}
          renderForm={(close) => (
            <ChoiceForm
              account={account}
              label={t('rows.status')}
              value={account.status}
              options={statuses.map((value) => ({
                value,
                label: t(`status.${value}`),
                description: t(`statusHint.${value}`),
              }))}
              change={(status) => ({ status })}
              {...saved.options('status', close)}
            />
          )}
        >
          <PresenceIndicator status={presenceByStatus[account.status]} />
        </SummaryRow>
      </SummaryList>
    </CardSection>
  );
}

type EmailStateProps = { account: Account; resend?: () => Promise<unknown>; onCancelled: () => void };

/** The address and whether it is confirmed. */
function EmailState({ account, resend, onCancelled }: EmailStateProps) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const change = useMutation(changeAccount());
  const [failure, setFailure] = useState<{ tone: 'warning' | 'error'; text: string }>();
  const { email, pendingEmail, emailVerified, revision } = account;

  async function cancel() {
    setFailure(undefined);
    try {
      await change.mutateAsync({ change: { cancelEmailChange: true }, revision });
      onCancelled();
    } catch (error) {
      // Confirmed or cancelled elsewhere: the current state is about to load.
      setFailure(
        problemCode(error) === 'revision-conflict'
          ? { tone: 'warning', text: t('conflict.title') }
          : { tone: 'error', text: t(errorKey(error)) },
      );
      void client.invalidateQueries({ queryKey: accountQuery().queryKey });
    }
  }

  const waits = pendingEmail !== null || !emailVerified;
  return (
    <div className={styles.email}>
      <span className={styles.line}>
        {email} {emailVerified ? <Badge tone="success">{t('email.confirmed')}</Badge> : null}
        {!emailVerified && pendingEmail === null ? <Badge tone="warning">{t('email.waiting')}</Badge> : null}
      </span>
      {pendingEmail === null ? null : <span>{t('email.waitingOf', { email: pendingEmail })}</span>}
      {waits && (resend || pendingEmail !== null) ? (
        <div className={styles.tools}>
          {resend ? <ResendVerification account={account} resend={resend} /> : null}
          {pendingEmail === null ? null : (
            <Button size="small" variant="quiet" loading={change.isPending} onClick={() => void cancel()}>
              {t('email.cancel')}
            </Button>
          )}
        </div>
      ) : null}
      {failure === undefined ? null : <Alert tone={failure.tone} title={failure.text} />}
    </div>
  );
}
