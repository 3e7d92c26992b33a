import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextField } from '#components/TextField';
import { problemCode, problemNumber } from '#lib/http/problem';

import { EvidenceUpload } from './EvidenceUpload';
import * as styles from './page.css';
import { failureFrom, fieldError, fieldErrorsFromResponse, formatFailure, formatFieldError } from './problems';
import { patchClaimMutation, sendCodeMutation, verifyCodeMutation } from './queries';
import { RequestForm, ConfirmationCheckbox, useRequestForm } from './RequestForm';
import { claimMethods } from './schemas';
import type { Claim } from './schemas';
import { useEvidenceUploads } from './useEvidenceUploads';

export type ClaimProofProps = { claim: Claim; onClaim: (claim: Claim) => void };

/** Proof of a claim: a code sent to the facility's public address, or documents; then the declaration. */
export function ClaimProof({ claim, onClaim }: ClaimProofProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const usable = claim.methods.filter(({ available }) => available).map(({ method }) => method);
  const [method, setMethod] = useState(claim.code?.method ?? usable[0] ?? 'documents');
  const { uploads, ids } = useEvidenceUploads();
  // New documents replace those that were sent before.
  const files = ids.length > 0 ? ids : claim.evidence.map(({ id }) => id);
  const patch = useMutation(patchClaimMutation());
  const form = useRequestForm({
    defaultValues: { evidenceIds: '', declared: '' },
    validate: ({ declared }) => [
      ...(claim.code?.verified || files.length > 0 ? [] : [fieldError('evidenceIds', 'proofMissing')]),
      ...(declared === 'yes' ? [] : [fieldError('declared', 'declarationMissing')]),
    ],
    send: () => patch.mutateAsync({ id: claim.id, claim: { evidenceIds: files }, submit: true, declared: true }),
    onSuccess: onClaim,
  });
  const documents = form.field('evidenceIds');
  return (
    <RequestForm form={form}>
      <RadioGroup
        label={t('claim.method')}
        options={claim.methods.map(({ method: value, available, reason, maskedTarget }) => ({
          value,
          label: t(`contributing:proof.${value}`),
          disabled: !available && claim.code?.method !== value,
          ...(reason !== undefined
            ? { description: t(`claim.unavailable.${reason}`) }
            : maskedTarget !== undefined && { description: t('claim.target', { target: maskedTarget }) }),
        }))}
        value={claimMethods.find((one) => one === method) ?? null}
        onChange={setMethod}
      />
      {method === 'documents' ? (
        <EvidenceUpload id={documents.id} error={documents.error} uploads={uploads} />
      ) : (
        <Code
          key={method}
          claim={claim}
          method={method}
          fieldId={documents.id}
          error={documents.error}
          onClaim={onClaim}
        />
      )}
      <ConfirmationCheckbox field={form.field('declared')} label={t('claim.declare')} />
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" loading={form.busy}>
          {form.busy ? t('sending') : t('claim.submit')}
        </SubmitButton>
      </div>
    </RequestForm>
  );
}

type CodeProps = ClaimProofProps & {
  method: 'email-code' | 'phone-code';
  fieldId: string;
  /** Set when the claim was submitted without proof. */
  error: string | undefined;
};

function Code({ claim, method, fieldId, error, onClaim }: CodeProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const tProblem = useTranslation('contributing').t;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useMutation(sendCodeMutation());
  const verify = useMutation(verifyCodeMutation());
  const sent = claim.code?.method === method ? claim.code : null;

  function showError(error: unknown) {
    if (problemCode(error) === 'link-expired') {
      setProblem(tProblem('problem.codeEnded'));
      return;
    }
    const [first] = fieldErrorsFromResponse(error);
    setProblem(
      first
        ? formatFieldError(tProblem, first.message, problemNumber(error, 'triesLeft'))
        : formatFailure(tProblem, failureFrom(error)),
    );
  }

  if (sent?.verified) return <Alert tone="success" title={t('claim.codeRight')} />;
  const requestCode = () =>
    send.mutate(
      { id: claim.id, method },
      {
        onSuccess(next) {
          setProblem(undefined);
          onClaim(next);
        },
        onError: showError,
      },
    );
  if (!sent) {
    return (
      <div className={styles.rows}>
        {problem === undefined && error === undefined ? null : <Alert tone="error" title={problem ?? error} />}
        <div className={styles.actions}>
          <Button variant="outline" loading={send.isPending} onClick={requestCode}>
            {t('claim.sendCode')}
          </Button>
        </div>
      </div>
    );
  }
  const check = () => {
    if (!/^\d{6}$/.test(code.trim())) {
      setProblem(tProblem('problem.codeMissing'));
      return;
    }
    verify.mutate({ id: claim.id, code: code.trim() }, { onSuccess: onClaim, onError: showError });
  };
  return (
    <div className={styles.rows}>
      <TextField
        id={fieldId}
        label={t('claim.code')}
        description={`${t('claim.codeSent', { target: sent.maskedTarget })}. ${t('claim.codeHint')}`}

        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={problem ?? error}
        onChange={setCode}
      />
      <div className={styles.actions}>
        <Button variant="outline" loading={verify.isPending} onClick={check}>
          {t('claim.checkCode')}
        </Button>
        <Button variant="quiet" loading={send.isPending} onClick={requestCode}>
          {t('claim.resend')}
        </Button>
      </div>
    </div>
  );
}
