import { useTranslation } from 'react-i18next';

import type { CourseQuestion } from './api';
import { isRight } from './progress';
import * as styles from './Verdict.css';
import { VerdictMark } from './VerdictMark';

export type VerdictProps = { question: CourseQuestion; choices: readonly number[] };

/** Whether an answer is right, and why. The reasons of a choice are at its options. */
export function Verdict({ question, choices }: VerdictProps) {
  const { t } = useTranslation('academy');
  const right = isRight(question, choices);
  return (
    <div className={styles.root} data-right={right || undefined}>
      <p className={styles.title}>
        <VerdictMark right={right} />
        {t(right ? 'question.right' : 'question.wrong')}
      </p>
      {question.kind === 'choice' ? (
        right ? null : (
          <p>{t(choices.every((at) => question.options[at]?.right) ? 'question.notAll' : 'question.tryChoice')}</p>
        )
      ) : (
        <>
          {right ? null : (
            <p>
              {t('question.places', {
                right: choices.filter((choice, at) => isInPlace(question, choice, at)).length,
                count: choices.length,
              })}
            </p>
          )}
          <p>{question.reason}</p>
        </>
      )}
    </div>
  );
}

/** Whether one item or pair is where it belongs. */
export function isInPlace(question: Exclude<CourseQuestion, { kind: 'choice' }>, choice: number, at: number): boolean {
  return question.kind === 'order'
    ? question.items[choice] === question.items[at]
    : question.pairs[choice]?.right === question.pairs[at]?.right;
}
