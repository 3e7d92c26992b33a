import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { dateText } from '#lib/format/formatDateTime';

import { approves } from './decisionPaths';
import { isRefusal } from './DecisionError';
import type { DecisionReviewProps } from './DecisionReview';
import { approveFormSchema, rejectFormSchema } from './forms';
import * as styles from './page.css';
import { problemsOf, wrong } from './problems';
import { decideMutation } from './queries';
import { rejectReasons } from './schemas';
import { wordingOf } from './wording';
import { RequestForm, Tick, useRequestForm } from './RequestForm';

export type DecisionFormProps = DecisionReviewProps & {
  /** Hears whether something is wrong. */
  onWrong: (wrong: boolean) => void;
};

const longest = 1000;
const shortest = 20;
type Values = { reasonCode: string; message: string; evidenceChecked: string };

/** What an administrator says and presses. One question comes in between, because people are told at once. */
export function DecisionForm(props: DecisionFormProps) {
  const { preview, slug, route, token, onRoute, onDecided, onRefused, onWrong } = props;
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const [asking, setAsking] = useState(false);
  // A repeat of the same press is the same decision.
  const [key] = useState(() => crypto.randomUUID());
  const decide = useMutation(decideMutation());
  const isApproval = approves(route);
  const { name } = preview.requester;

  const form = useRequestForm<Values, Awaited<ReturnType<typeof decide.mutateAsync>>>({
    initial: { reasonCode: '', message: '', evidenceChecked: '' },
    draft: { place: `decision/${preview.requestId}/${isApproval ? 'approve' : 'reject'}`, field: 'message' },
    check({ reasonCode, message, evidenceChecked }) {
      if (!isApproval) return problemsOf(rejectFormSchema, { reasonCode, message }, { reasonCode: 'reasonMissing' });
      const found = problemsOf(approveFormSchema, { evidenceChecked: evidenceChecked === 'yes', message });
      const isShort = preview.reasonRequired && message.trim().length < shortest;
      return isShort ? [wrong('message', 'messageLength'), ...found] : found;
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
    onRefused(error) {
      if (!isRefusal(error)) return false;
      onRefused(error);
      return true;
    },
    onSent: onDecided,
    onWrong,
  });

  const deadline = preview.claim?.state === 'contested' ? preview.claim.ownerDeadline : null;
  const others = <Others {...props} onRoute={onRoute} />;
  if (isApproval && deadline !== null) {
    return (
      <div className={styles.form}>
        <Alert tone="info" title={t('form.waiting', { date: dateText(deadline, 'full', i18n.language) })} />
        {others}
      </div>
    );
  }

  const reason = form.field('reasonCode');
  const movesOwnership = isApproval && (route === 'claim-approve' || route === 'approve-claim');
  return (
    <RequestForm
      form={form}
      onSubmit={() => {
        if (!form.busy && form.isRight()) setAsking(true);
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
        hint={t('form.messageHint')}
        necessity={isApproval && !preview.reasonRequired ? 'optional' : undefined}
        limit={longest}
        rows={4}
        {...form.field('message')}
      />
      {isApproval ? <Tick field={form.field('evidenceChecked')} label={t('form.checked')} /> : null}
      <div className={styles.actions}>
        <SubmitButton size="touch" tone={isApproval ? 'primary' : 'error'} variant="solid" busy={form.busy}>
          {form.busy ? t('form.busy') : t(`form.${wordingOf(route, preview)}`, { name })}
        </SubmitButton>
      </div>
      {others}
      <ConfirmationDialog
        open={asking}
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
          setAsking(false);
          if (result === 'confirmed') void form.submit();
        }}
      />
    </RequestForm>
  );
}

/** The same link decides the other way too. */
function Others({ preview, onRoute }: Pick<DecisionFormProps, 'preview' | 'onRoute'>) {
  const { t } = useTranslation('contributing-decision');
  return (
    <div className={styles.actions} role="group" aria-label={t('form.instead')}>
      {preview.alternatives.map((route) => (
        <Button key={route} variant="quiet" size="touch" onClick={() => onRoute(route)}>
          {t(`other.${route}`, { name: preview.requester.name })}
        </Button>
      ))}
    </div>
  );
}
