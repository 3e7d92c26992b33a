import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';

import * as styles from './page.css';
import { fieldError } from './problems';
import { respondMutation } from './queries';
import { RequestForm, useRequestForm } from './RequestForm';
import type { Claim } from './schemas';

const answers = ['agree', 'dispute'] as const;

/** The manager's response to another person's claim, due within 7 days. */
export function ClaimResponseForm({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const respond = useMutation(respondMutation());
  const form = useRequestForm({
    defaultValues: { answer: '', note: '' },
    validate({ answer, note }) {
      if (answer === '') return [fieldError('answer', 'answerMissing')];
      const { length } = note.trim();
      return (answer === 'dispute' && length < 20) || length > 500 ? [fieldError('note', 'disputeNote')] : [];
    },
    send: ({ answer, note }) =>
      respond.mutateAsync({ id: claim.id, answer: answer === 'agree' ? 'agree' : 'dispute', note }),
  });
  const answer = form.field('answer');
  const title = t('answer.title', { name: claim.facility.name });
  return (
    <RequestForm form={form} label={title} intro={<p>{title}</p>}>
      <RadioGroup
        id={answer.id}
        label={t('answer.question')}
        options={answers.map((value) => ({ value, label: t(`answer.${value}`) }))}
        value={answers.find((one) => one === answer.value) ?? null}
        error={answer.error}
        onChange={answer.onChange}
      />
      {answer.value === 'dispute' ? (
        <TextArea label={t('answer.note')} limit={500} rows={3} {...form.field('note')} />
      ) : null}
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" loading={form.busy}>
          {t('answer.send')}
        </SubmitButton>
      </div>
    </RequestForm>
  );
}
