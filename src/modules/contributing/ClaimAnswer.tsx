import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { RadioGroup } from '#components/RadioGroup';
import { TextArea } from '#components/TextArea';
import { useTextForm } from '#lib/useTextForm';

import * as styles from './page.css';
import { problemsIn, wrong } from './problems';
import type { Problem } from './problems';
import { respondMutation } from './queries';
import type { Claim } from './schemas';

const answers = ['agree', 'dispute'] as const;

/** What a manager answers to a claim of somebody else, within 7 days. */
export function ClaimAnswer({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const words = useTranslation('contributing').t;
  const respond = useMutation(respondMutation());
  const form = useTextForm<{ answer: string; note: string }, Problem, Claim>({
    initial: { answer: '', note: '' },
    check({ answer, note }) {
      if (answer === '') return [wrong('answer', 'answerMissing')];
      const { length } = note.trim();
      return (answer === 'dispute' && length < 20) || length > 500 ? [wrong('note', 'disputeNote')] : [];
    },
    send: ({ answer, note }) =>
      respond.mutateAsync({ id: claim.id, answer: answer === 'agree' ? 'agree' : 'dispute', note }),
    explain: (error) => problemsIn(error),
    say: (problem) => problem.say(words),
  });
  const answer = form.field('answer');
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('answer.title', { name: claim.facility.name })}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p>{t('answer.title', { name: claim.facility.name })}</p>
      <FormErrorSummary title={t('contributing:problem.title')} errors={form.errors} attempt={form.attempt} />
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
        <Button type="submit" tone="primary" variant="solid" busy={form.busy}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}
