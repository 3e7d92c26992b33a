import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import { useEffect, useId, useRef } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './FormErrorSummary.css';

/** A form error. */
export type FormError = {
  /** Id of the invalid control or group; without it the message applies to the whole form. */
  id?: string | undefined;
  /** Same message as at the control. */
  message: string;
};

export type FormErrorSummaryProps = {
  /** Heading (h2), for instance "There is a problem". */
  title: string;
  /** In the order of the form. Renders nothing when empty. */
  errors: readonly FormError[];
  /** Number of submissions: focus returns here after each one that leaves errors. */
  attempt: number;
};

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]';

function focusField(id: string) {
  const element = document.getElementById(id);
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  if (!target) return;
  target.focus({ preventScroll: true });
  // The label should be in view together with the control.
  const question = target.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? target;
  question.scrollIntoView({ block: 'start' });
}

/** Lists the errors that prevent submission: takes focus, and each entry links to its field. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const wrong = errors.length > 0;

  // The response to a submission may be asynchronous, so no event handler can move focus.
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
        <ul role="list" className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={`${id ?? ''} ${message}`}>
              {id === undefined ? (
                message
              ) : (
                <a
                  href={`#${id}`}
                  className={`${focusRing} ${styles.link}`}
                  onClick={(event) => {
                    // The URL stays unchanged: a reload must not jump into the form.
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
