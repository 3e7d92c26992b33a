import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Link } from '#components/Link';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { formatDateTime } from '#lib/format/formatDateTime';
import { paths } from '#domain/paths';

import type { FacilityRelationship } from './api';
import { ClaimProof } from './ClaimProof';
import * as styles from './page.css';
import { fieldErrorsFromSchema } from './problems';
import { RequestStatus } from './RequestStatus';
import { RequestForm, useRequestForm } from './RequestForm';
import { relationshipQuery, startClaimMutation, withdrawClaimMutation } from './queries';
import { claimFormSchema, claimRoles } from './schemas';
import type { Claim } from './schemas';

export type ClaimPanelProps = {
  facility: { id: string; name: string };
  relationship: FacilityRelationship;
};

/** Claim flow (directory 2.11): role and relation, proof, then the status with its timeline. */
export function ClaimPanel({ facility, relationship }: ClaimPanelProps) {
  const { t, i18n } = useTranslation('contributing-panels');
  const client = useQueryClient();
  const { ownClaim, owner, owned, claimCoolDownUntil } = relationship;
  const updateClaim = (claim: Claim) => {
    client.setQueryData<FacilityRelationship>(
      relationshipQuery(facility.id).queryKey,
      (before) => before && { ...before, ownClaim: claim },
    );
    void client.invalidateQueries({ queryKey: ['contributing'] });
    void client.invalidateQueries({ queryKey: ['facility'] });
  };
  if (owner) {
    return <Alert title={t('claim.own')} action={<Link href={paths.ownedFacilities}>{t('claim.ownLink')}</Link>} />;
  }
  if (ownClaim?.state === 'draft' || ownClaim?.state === 'code-sent')
    return <ClaimProof claim={ownClaim} onClaim={updateClaim} />;
  if (ownClaim) return <ClaimStatus claim={ownClaim} />;
  if (claimCoolDownUntil !== null) {
    const date = formatDateTime(claimCoolDownUntil, 'date', i18n.language);
    return (
      <Alert tone="warning" title={t('claim.coolDown', { date })}>
        {t('claim.coolDownText')}
      </Alert>
    );
  }
  return <ClaimStart facility={facility} owned={owned} onClaim={updateClaim} />;
}

/** Status of a claim; claimant and manager see the same dates. */
function ClaimStatus({ claim }: { claim: Claim }) {
  const { t, i18n } = useTranslation(['contributing-panels', 'contributing']);
  const date = (iso: string) => formatDateTime(iso, 'full', i18n.language);
  const { ownerResponse, ownerDeadline, state, expiresAt } = claim;
  return (
    <RequestStatus
      id={claim.id}
      title={t(`contributing:claim.${state}`)}
      timeline={claim.timeline}
      withdrawal={withdrawClaimMutation()}
    >
      <p>
        {state === 'contested' && ownerDeadline !== null
          ? t('claim.deadline', { date: date(ownerDeadline) })
          : t('waiting')}
      </p>
      {ownerResponse ? <p>{t(`claim.answer.${ownerResponse.answer}`, { note: ownerResponse.note })}</p> : null}
      {expiresAt === null ? null : <p>{t('until', { date: date(expiresAt) })}</p>}
    </RequestStatus>
  );
}

type ClaimStartProps = { facility: ClaimPanelProps['facility']; owned: boolean; onClaim: (claim: Claim) => void };

function ClaimStart({ facility, owned, onClaim }: ClaimStartProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const start = useMutation(startClaimMutation());
  const form = useRequestForm({
    defaultValues: { role: '', relationNote: '', workEmail: '' },
    draft: { key: `claim/${facility.id}`, field: 'relationNote' },
    validate: (values) =>
      fieldErrorsFromSchema(claimFormSchema, values, { workEmail: 'workEmail', role: 'roleMissing' }),
    send: ({ role, ...rest }) =>
      start.mutateAsync({ ...rest, role: claimRoles.find((one) => one === role) ?? 'owner', facilityId: facility.id }),
    onSuccess: onClaim,
  });
  const role = form.field('role');
  return (
    <RequestForm
      form={form}
      intro={
        <>
          <p className={styles.muted}>{t('claim.intro')}</p>
          {owned ? (
            <Alert tone="info" title={t('claim.owned')}>
              {t('claim.ownedText')}
            </Alert>
          ) : null}
        </>
      }
    >
      <RadioGroup
        id={role.id}
        label={t('claim.role')}
        options={claimRoles.map((value) => ({ value, label: t(`contributing:role.${value}`) }))}
        value={claimRoles.find((one) => one === role.value) ?? null}
        error={role.error}
        onChange={role.onChange}
      />
      <TextArea
        label={t('claim.relation')}
        description={t('claim.relationHint')}
        limit={500}
        {...form.field('relationNote')}
      />
      <TextField label={t('claim.email')} type="email" autoComplete="email" {...form.field('workEmail')} />
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" loading={form.busy}>
          {form.busy ? t('sending') : t('next')}
        </SubmitButton>
      </div>
    </RequestForm>
  );
}
