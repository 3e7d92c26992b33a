import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { LinkButton } from '#components/LinkButton';
import type { AuditEvent } from '#domain/audit';
import { paths } from '#domain/paths';
import { errorKey } from '#lib/http/problem';

import { AuditTrail } from './AuditTrail';
import * as styles from './page.css';
import type { withdrawClaimMutation, withdrawVerificationMutation } from './queries';

export type RequestStatusProps = {
  id: string;
  title: string;
  /** Dates and responses, which everyone concerned sees alike. */
  children: ReactNode;
  timeline: readonly AuditEvent[];
  /** Mutation that withdraws the request. */
  withdrawal: ReturnType<typeof withdrawClaimMutation> | ReturnType<typeof withdrawVerificationMutation>;
};

/** Status of a pending request: timeline, and a button to withdraw it. */
export function RequestStatus({ id, title, children, timeline, withdrawal }: RequestStatusProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const [confirming, setConfirming] = useState(false);
  const withdraw = useMutation(withdrawal);
  return (
    <div className={styles.form}>
      <Alert tone="info" title={title}>
        {children}
      </Alert>
      <section className={styles.section}>
        <h3 className={styles.term}>{t('timeline')}</h3>
        <AuditTrail events={timeline} headingLevel={4} />
      </section>
      {withdraw.isError ? <Alert tone="error" title={t(`contributing:${errorKey(withdraw.error)}`)} /> : null}
      <div className={styles.actions}>
        <LinkButton href={paths.ownedFacilities} size="large" variant="outline">
          {t('mine')}
        </LinkButton>
        <Button
          size="large"
          variant="quiet"
          tone="error"
          loading={withdraw.isPending}
          onClick={() => setConfirming(true)}
        >
          {t('withdraw')}
        </Button>
      </div>
      <ConfirmationDialog
        open={confirming}
        title={t('withdrawTitle')}
        message={t('withdrawText')}
        actions={{ confirm: { label: t('withdrawVerb') }, cancel: { label: t('keep') } }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result === 'confirmed') withdraw.mutate(id);
        }}
      />
    </div>
  );
}
