import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import { useEffect, useId, useRef } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './FormErrorSummary.css';

/** One thing that is wrong. */
export type FormError = {
  /** Id of the control or group it is about; without one the message stands for the whole form. */
  id?: string | undefined;
  /** The words that also stand under the control. */
  message: string;
};

export type FormErrorSummaryProps = {
  /** The heading (h2), for instance "There is a problem". */
  title: string;
  /** In the order of the form. With none there is no summary. */
  errors: readonly FormError[];
  /** How often the form was sent: each time that errors remain, the focus comes here again. */
  attempt: number;
};

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]';

function focusField(id: string) {
  const element = document.getElementById(id);
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  if (!target) return;
  target.focus({ preventScroll: true });
  // The question should be in sight with its answer.
  const question = target.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? target;
  question.scrollIntoView({ block: 'start' });
}

/** What stops a form from being sent: takes the focus, and each line leads to its field. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const wrong = errors.length > 0;

  // The answer to a submit may come late (from a server), so no event handler can hand over the focus.
  useEffect(() => {
    if (!wrong) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, wrong]);

  if (!wrong) return null;
  return (
    <div ref={root} role="group" aria-labelledby={titleId} tabIndex={-1} className={`${focusRing} ${styles.root}`}>
      <span className={styles.icon}>
        <Icon source={ExclamationCircleIcon} size="large" />
      </span>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={`${id ?? ''} ${message}`}>
              {id === undefined ? (
                message
              ) : (
                <a
                  href={`#${id}`}
                  className={`${focusRing} ${styles.link}`}
                  onClick={(event) => {
                    // The address stays: a reload must not jump into the form.
                    event.preventDefault();
                    focusField(id);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
