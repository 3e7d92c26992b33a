import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Card } from '#components/Card';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import * as styles from './AccountDetailsPage.css';
import { AccountFrame } from './AccountFrame';
import { CloseSection } from './CloseSection';
import { VerifyEmailNotice } from './VerifyEmailNotice';
import { DataSection } from './DataSection';
import { PersonSection } from './PersonSection';
import { PreferencesSection } from './PreferencesSection';
import { accountQuery } from './queries';
import { SessionsSection } from './SessionsSection';

export type AccountDetailsPageProps = {
  /** Mails a new confirmation link. */
  resend: () => Promise<unknown>;
};

/** The page at `/account/details`: every fact about the person, edited in place (directory 2.13). */
export function AccountDetailsPage({ resend }: AccountDetailsPageProps) {
  // Includes the namespaces of the forms: if opening one suspended, the whole page would disappear.
  const { t } = useTranslation(['account', 'PasswordField', 'ConfirmationDialog']);
  const query = useQuery(accountQuery());
  const [params] = useSearchParams();
  // Set by the route guard (directory 4.1).
  const needsVerifiedEmail = params.get('notice') === 'verify-email';
  const [invalidForms, setInvalidForms] = useState<ReadonlySet<string>>(new Set());

  function setInvalid(form: string, invalid: boolean) {
    setInvalidForms((before) => new Set([...before].filter((one) => one !== form).concat(invalid ? form : [])));
  }

  return (
    <AccountFrame page="details" description={t('details.description')} hasError={invalidForms.size > 0}>
      <QueryPanel query={query} what={t('details.what')} skeleton={<AccountDetailsSkeleton />}>
        {(account) => (
          <div className={styles.root}>
            {needsVerifiedEmail ? (
              <VerifyEmailNotice account={account} resend={resend} back={params.get('redirectURL')} />
            ) : null}
            <PersonSection account={account} onErrorChange={setInvalid} {...(needsVerifiedEmail ? {} : { resend })} />
            <PreferencesSection account={account} onErrorChange={setInvalid} />
            <SessionsSection />
            <DataSection />
            <CloseSection account={account} onErrorChange={setInvalid} />
          </div>
        )}
      </QueryPanel>
    </AccountFrame>
  );
}

function AccountDetailsSkeleton() {
  return (
    <div className={styles.root}>
      {[4, 3, 2].map((rows) => (
        <Card key={rows} padding="large">
          <div className={styles.waiting}>
            <Skeleton width="narrow" />
            <Skeleton lines={rows * 2} />
          </div>
        </Card>
      ))}
    </div>
  );
}
