import { useId } from 'react';

import { focusRing } from '#theme/mixins.css';

import * as styles from './ChoiceAnswer.css';
import type { AnswerProps } from './answerProps';
import { VerdictMark } from './VerdictMark';

/** Options of which one or several are right. Once checked, those that were chosen show their reason; then all do. */
export function ChoiceAnswer({
  question: { options },
  choices,
  isChecked,
  isSolved,
  labelledBy,
  describedBy,
  onChange,
}: AnswerProps<'choice'>) {
  const name = useId();
  const isSingle = options.filter(({ right }) => right).length === 1;
  return (
    <div role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <ul role="list" className={styles.list}>
        {options.map(({ text, right, reason }, at) => {
          const chosen = choices.includes(at);
          const isExplained = isChecked && (chosen || isSolved);
          const reasonId = `${name}-${at}`;
          return (
            <li
              key={text}
              className={styles.option}
              data-chosen={chosen || undefined}
              data-verdict={isExplained && chosen ? (right ? 'right' : 'wrong') : undefined}
            >
              <label className={styles.label}>
                <input
                  data-option
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={name}
                  className={`${focusRing} ${styles.mark}`}
                  checked={chosen}
                  disabled={isSolved}
                  aria-describedby={isExplained ? reasonId : undefined}
                  onChange={({ target: { checked } }) => {
                    const others = isSingle ? [] : choices.filter((one) => one !== at);
                    onChange((checked ? [...others, at] : others).toSorted((a, b) => a - b));
                  }}
                />
                <span className={styles.text}>{text}</span>
              </label>
              {isExplained ? (
                <p id={reasonId} className={styles.reason}>
                  <VerdictMark right={right} />
                  <span>{reason}</span>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
