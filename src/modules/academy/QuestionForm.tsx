import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import type { CourseQuestion } from './api';
import { ChoiceAnswer } from './ChoiceAnswer';
import { isPossible, isRight } from './progress';
import { MatchAnswer } from './MatchAnswer';
import { OrderAnswer } from './OrderAnswer';
import * as styles from './QuestionForm.css';
import { shuffledIndexes } from './shuffle';
import { Verdict } from './Verdict';

export type QuestionFormProps = {
  question: CourseQuestion;
  /** Identifies the question: its items are shuffled the same way each time. */
  seed: string;
  /** The saved answer; `undefined` without one. */
  answer: readonly number[] | undefined;
  /** Saves an answer. Rejects if it could not be saved. */
  onAnswer: (choices: readonly number[]) => Promise<unknown>;
};

/** No choice yet for the left side of a pair. */
const unchosen = -1;

function initialChoices(question: CourseQuestion, seed: string): number[] {
  if (question.kind === 'choice') return [];
  if (question.kind === 'order') return shuffledIndexes(question.items.length, seed);
  return question.pairs.map(() => unchosen);
}

/** A question with its answer, and at once whether it is right and why. A wrong answer can be changed; a right one stays. */
export function QuestionForm({ question, seed, answer, onAnswer }: QuestionFormProps) {
  const { t } = useTranslation('academy');
  const titleId = useId();
  const hintId = useId();
  const result = useRef<HTMLDivElement>(null);
  /** What was chosen and is not checked yet. */
  const [draft, setDraft] = useState<readonly number[]>();
  const [error, setError] = useState<string>();
  const isSolved = answer !== undefined && isRight(question, answer);
  const isChecked = isSolved || (draft === undefined && answer !== undefined);
  const choices = (isSolved ? answer : (draft ?? answer)) ?? initialChoices(question, seed);

  function change(next: readonly number[]) {
    setDraft(next);
    setError(undefined);
  }

  function check() {
    if (isSolved) return;
    if (choices.includes(unchosen) || !isPossible(question, choices)) {
      setError(t(question.kind === 'match' ? 'question.missing.match' : 'question.missing.choice'));
      return;
    }
    setDraft(undefined);
    setError(undefined);
    // The button is gone once the answer is right. Nothing that was chosen is lost if it could not be saved.
    onAnswer(choices).catch(() => setDraft((since) => since ?? choices));
    if (isRight(question, choices)) requestAnimationFrame(() => result.current?.focus());
  }

  const hint =
    question.kind === 'choice'
      ? t(question.options.filter(({ right }) => right).length === 1 ? 'question.one' : 'question.several')
      : t(`question.${question.kind}`);
  const shared = {
    choices,
    isChecked,
    isSolved,
    seed,
    labelledBy: titleId,
    describedBy: isSolved ? undefined : hintId,
    onChange: change,
  };
  return (
    <section aria-labelledby={titleId} className={styles.root} data-solved={isSolved || undefined}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <div className={styles.head}>
          <p className={styles.eyebrow}>{t('question.title')}</p>
          <h2 id={titleId} className={styles.title}>
            {question.text}
          </h2>
          {isSolved ? null : (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        {question.kind === 'choice' ? (
          <ChoiceAnswer question={question} {...shared} />
        ) : question.kind === 'order' ? (
          <OrderAnswer question={question} {...shared} />
        ) : (
          <MatchAnswer question={question} {...shared} />
        )}
        <div ref={result} tabIndex={-1} role="status" className={styles.result}>
          {error === undefined ? null : <p className={styles.error}>{error}</p>}
          {isChecked ? <Verdict question={question} choices={choices} /> : null}
        </div>
        {isSolved ? null : (
          <div>
            <Button type="submit" variant="outline">
              {t('question.check')}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
