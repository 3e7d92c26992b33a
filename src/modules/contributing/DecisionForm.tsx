import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { formatDateTime } from '#lib/format/formatDateTime';

import { approves } from './decisionPaths';
import { isDecisionError } from './DecisionError';
import type { DecisionReviewProps } from './DecisionReview';
import { approveFormSchema, rejectFormSchema } from './forms';
import * as styles from './page.css';
import { fieldError, fieldErrorsFromSchema } from './problems';
import { decideMutation } from './queries';
import { rejectReasons } from './schemas';
import { wordingOf } from './wording';
import { RequestForm, ConfirmationCheckbox, useRequestForm } from './RequestForm';

export type DecisionFormProps = DecisionReviewProps & {
  /** Reports whether the form shows errors. */
  onInvalidChange: (invalid: boolean) => void;
};

const messageMaxLength = 1000;
const messageMinLength = 20;

/** Decision of an administrator. Asks for confirmation, because the people concerned are notified immediately. */
export function DecisionForm(props: DecisionFormProps) {
  const { preview, slug, route, token, onRoute, onDecided, onRejected, onInvalidChange } = props;
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const [confirming, setConfirming] = useState(false);
  // Idempotency key: repeating the request repeats the same decision.
  const [key] = useState(() => crypto.randomUUID());
  const decide = useMutation(decideMutation());
  const isApproval = approves(route);
  const { name } = preview.requester;

  const form = useRequestForm({
    defaultValues: { reasonCode: '', message: '', evidenceChecked: '' },
    draft: { key: `decision/${preview.requestId}/${isApproval ? 'approve' : 'reject'}`, field: 'message' },
    validate({ reasonCode, message, evidenceChecked }) {
      if (!isApproval)
        return fieldErrorsFromSchema(rejectFormSchema, { reasonCode, message }, { reasonCode: 'reasonMissing' });
      const found = fieldErrorsFromSchema(approveFormSchema, { evidenceChecked: evidenceChecked === 'yes', message });
      const isShort = preview.reasonRequired && message.trim().length < messageMinLength;
      return isShort ? [fieldError('message', 'messageLength'), ...found] : found;
    },
    send: ({ reasonCode, message, evidenceChecked }) =>
      decide.mutateAsync({
        key,
        decision: {
          slug,
          route,
          ...(token !== undefined && { token }),
          facilityRevision: preview.facilityRevision,
          message,
          ...(isApproval
            ? { evidenceChecked: evidenceChecked === 'yes' }
            : { reasonCode: rejectReasons.find((reason) => reason === reasonCode) }),
        },
      }),
    onError(error) {
      if (!isDecisionError(error)) return false;
      onRejected(error);
      return true;
    },
    onSuccess: onDecided,
    onInvalidChange,
  });

  const deadline = preview.claim?.state === 'contested' ? preview.claim.ownerDeadline : null;
  const others = <OtherDecisions {...props} onRoute={onRoute} />;
  if (isApproval && deadline !== null) {
    return (
      <div className={styles.form}>
        <Alert tone="info" title={t('form.waiting', { date: formatDateTime(deadline, 'full', i18n.language) })} />
        {others}
      </div>
    );
  }

  const reason = form.field('reasonCode');
  const movesOwnership = isApproval && (route === 'claim-approve' || route === 'approve-claim');
  return (
    <RequestForm
      form={form}
      onSubmit={async () => {
        if (!form.busy && (await form.validate())) setConfirming(true);
      }}
    >
      {isApproval ? null : (
        <RadioGroup
          id={reason.id}
          label={t('form.reason')}
          options={rejectReasons.map((value) => ({ value, label: t(`contributing:reason.${value}`) }))}
          value={rejectReasons.find((value) => value === reason.value) ?? null}
          error={reason.error}
          onChange={reason.onChange}
        />
      )}
      <TextArea
        label={t('form.message', { name })}
        description={t('form.messageHint')}
        required={isApproval && !preview.reasonRequired ? false : undefined}
        limit={messageMaxLength}
        rows={4}
        {...form.field('message')}
      />
      {isApproval ? <ConfirmationCheckbox field={form.field('evidenceChecked')} label={t('form.checked')} /> : null}
      <div className={styles.actions}>
        <SubmitButton tone={isApproval ? 'primary' : 'error'} variant="solid" loading={form.busy}>
          {form.busy ? t('form.busy') : t(`form.${wordingOf(route, preview)}`, { name })}
        </SubmitButton>
      </div>
      {others}
      <ConfirmationDialog
        open={confirming}
        title={t(`question.title.${isApproval ? 'approved' : 'rejected'}`)}
        message={t(movesOwnership ? 'question.ownership' : isApproval ? 'question.approved' : 'question.rejected', {
          name,
        })}
        icon={{ color: isApproval ? 'primary' : 'warn' }}
        actions={{
          confirm: {
            label: t(`form.${wordingOf(route, preview)}`, { name }),
            color: isApproval ? 'primary' : 'warn',
          },
          cancel: { label: t('question.cancel') },
        }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result === 'confirmed') void form.submit();
        }}
      />
    </RequestForm>
  );
}

/** Buttons for the other decisions that the same link allows. */
function OtherDecisions({ preview, onRoute }: Pick<DecisionFormProps, 'preview' | 'onRoute'>) {
  const { t } = useTranslation('contributing-decision');
  return (
    <div className={styles.actions} role="group" aria-label={t('form.instead')}>
      {preview.alternatives.map((route) => (
        <Button key={route} variant="quiet" size="large" onClick={() => onRoute(route)}>
          {t(`other.${route}`, { name: preview.requester.name })}
        </Button>
      ))}
    </div>
  );
}
