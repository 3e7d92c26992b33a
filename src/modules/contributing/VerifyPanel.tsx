import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DatePicker } from '#components/DatePicker';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { now } from '#lib/time/clock';
import { formatDateTime } from '#lib/format/formatDateTime';
import { dayMs } from '#lib/time/duration';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { isoDateAt } from '#lib/time/zonedTime';

import type { FacilityRelationship } from './api';
import { EvidenceUpload } from './EvidenceUpload';
import { verificationFormSchema } from './forms';
import type { VerificationForm } from './forms';
import * as styles from './page.css';
import { fieldErrorsFromResponse, fieldErrorsFromSchema } from './problems';
import { RequestForm, useRequestForm } from './RequestForm';
import { VerificationRequestStatus } from './VerificationRequestStatus';
import { verificationMutation } from './queries';
import type { LoadCategories } from './queries';
import { checkedWithinDays, verificationMethods } from './schemas';
import type { VerificationRequest } from './schemas';
import { useEvidenceUploads } from './useEvidenceUploads';
import { VerifyChecklist } from './VerifyChecklist';
import type { Checkable } from './VerifyChecklist';
import { VerifyReview } from './VerifyReview';
import { belongsTo, emptyVerification, fieldAt, verificationOf, verifySteps } from './verifySteps';
import type { VerifyStep, VerifyValues } from './verifySteps';

export type VerifyPanelProps = {
  /** `verified`: no verification is needed now. */
  facility: Checkable & { verified: boolean };
  relationship: FacilityRelationship;
  loadCategories: LoadCategories;
};

/** Verification flow (directory 2.10): method, checklist, proof and review, then the status with its timeline. */
export function VerifyPanel({ facility, relationship, loadCategories }: VerifyPanelProps) {
  const { t, i18n } = useTranslation(['contributing-panels', 'contributing']);
  const { ownRequest, requestOpen, coolDownUntil } = relationship;
  if (ownRequest) return <VerificationRequestStatus request={ownRequest} />;
  if (requestOpen) return <Alert title={t('verify.open')}>{t('verify.openText')}</Alert>;
  if (coolDownUntil !== null) {
    const date = formatDateTime(coolDownUntil, 'date', i18n.language);
    return (
      <Alert tone="warning" title={t('verify.coolDown', { date })}>
        {t('verify.coolDownText')}
      </Alert>
    );
  }
  if (facility.verified) return <Alert title={t('verify.fresh')}>{t('verify.freshText')}</Alert>;
  return <VerifyForm facility={facility} loadCategories={loadCategories} />;
}

const fieldOf = (pointer: string) => fieldAt(pointer.split('/'));

function VerifyForm({ facility, loadCategories }: Omit<VerifyPanelProps, 'relationship'>) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const [step, setStep] = useState<VerifyStep>('how');
  const [values, setValues] = useState<VerifyValues>(emptyVerification);
  const { uploads, ids: files } = useEvidenceUploads();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const send = useMutation(verificationMutation());
  const at = verifySteps.indexOf(step);
  // The focused button was removed with the previous step.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const validateAll = (values: VerifyValues) =>
    fieldErrorsFromSchema(
      verificationFormSchema,
      verificationOf(facility.id, values, files),
      { method: 'methodMissing', checkedAt: 'checkedAtMissing', category: 'correctionCategory' },
      fieldAt,
    );
  const form = useRequestForm<keyof VerifyValues, VerificationRequest | null>({
    defaultValues: emptyVerification,
    validate: (typed) => (step === 'review' ? [] : validateAll(typed).filter(({ field }) => belongsTo(step, field))),
    async send(typed) {
      setValues(typed);
      const next = verifySteps[at + 1];
      if (next) {
        setStep(next);
        return null;
      }
      return send.mutateAsync(verificationOf(facility.id, typed, files) as VerificationForm);
    },
    fieldOf,
    onError(error) {
      const rejected = fieldErrorsFromResponse(error, fieldOf);
      const stepWithError = verifySteps.find((one) => rejected.some(({ field }) => belongsTo(one, field)));
      if (stepWithError) setStep(stepWithError);
      return false;
    },
  });
  const method = form.field('method');
  return (
    <RequestForm
      form={form}
      intro={
        <header className={styles.header}>
          <p className={styles.part}>{t('step', { step: at + 1, of: verifySteps.length })}</p>
          <h3 ref={heading} className={styles.heading} tabIndex={-1}>
            {t(`verify.steps.${step}`)}
          </h3>
          {step === 'how' ? <p className={styles.muted}>{t('verify.intro')}</p> : null}
        </header>
      }
    >
      {step === 'how' ? (
        <>
          <RadioGroup
            id={method.id}
            label={t('verify.method')}
            options={verificationMethods.map((value) => ({ value, label: t(`contributing:method.${value}`) }))}
            value={verificationMethods.find((value) => value === method.value) ?? null}
            error={method.error}
            onChange={method.onChange}
          />
          <DatePicker
            label={t('verify.checkedAt')}

            min={isoDateAt('UTC', now().getTime() - checkedWithinDays * dayMs)}
            max={todayIn(viewerTimeZone())}
            {...form.field('checkedAt')}
          />
        </>
      ) : null}
      {step === 'what' ? <VerifyChecklist facility={facility} form={form} loadCategories={loadCategories} /> : null}
      {step === 'proof' ? (
        <>
          <TextArea label={t('verify.note')} required={false} limit={1000} rows={4} {...form.field('note')} />
          <EvidenceUpload id={form.field('evidenceIds').id} error={form.field('evidenceIds').error} uploads={uploads} />
        </>
      ) : null}
      {step === 'review' ? (
        <VerifyReview values={values} documents={files.length} loadCategories={loadCategories} />
      ) : null}
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" loading={form.busy} sends={step === 'review'}>
          {step !== 'review' ? t('next') : form.busy ? t('sending') : t('verify.send')}
        </SubmitButton>
        {at > 0 ? (
          <Button variant="quiet" onClick={() => setStep(verifySteps[at - 1] ?? 'how')}>
            {t('back')}
          </Button>
        ) : null}
      </div>
    </RequestForm>
  );
}
