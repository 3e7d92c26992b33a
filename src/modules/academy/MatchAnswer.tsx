import { useTranslation } from 'react-i18next';

import { Select } from '#components/Select';

import type { AnswerProps } from './answerProps';
import * as styles from './MatchAnswer.css';
import { shuffledIndexes } from './shuffle';
import { isInPlace } from './Verdict';
import { VerdictMark } from './VerdictMark';

/** Left sides, each with a choice among all right sides. */
export function MatchAnswer({
  question,
  choices,
  isChecked,
  isSolved,
  seed,
  labelledBy,
  describedBy,
  onChange,
}: AnswerProps<'match'>) {
  const { t } = useTranslation('academy');
  const { pairs } = question;
  const order = shuffledIndexes(pairs.length, seed);
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <ul role="list" className={styles.list}>
        {pairs.map(({ left }, at) => {
          const choice = choices[at] ?? -1;
          return (
            <li key={left} className={styles.pair}>
              <span className={styles.left} aria-hidden="true">
                {left}
              </span>
              <div className={styles.right}>
                <Select
                  label={left}
                  hideLabel
                  value={choice < 0 ? '' : String(choice)}
                  readOnly={isSolved}
                  options={[
                    { value: '', label: t('question.choose') },
                    ...order.map((index) => ({ value: String(index), label: pairs[index]?.right ?? '' })),
                  ]}
                  onChange={(value) =>
                    onChange(pairs.map((_, other) => (other === at ? Number(value || -1) : (choices[other] ?? -1))))
                  }
                />
              </div>
              <span className={styles.mark}>
                {isChecked ? <VerdictMark right={isInPlace(question, choice, at)} /> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
