import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { focusRing, visuallyHidden } from '#theme/mixins.css';

import * as styles from './Stepper.css';

// Of more the names need more room.
const most = 5;

/** One step of a way that is gone in order. */
export type Step = {
  id: string;
  label: string;
  description?: string;
  /** `error`: something in it must be mended before the end. */
  state?: 'todo' | 'done' | 'error';
  /** Where the step is, for steps that have an address of their own. */
  href?: string;
  /** The step cannot be gone to yet. */
  disabled?: boolean;
};

export type StepperProps = {
  /** Names the way: "Registration". */
  label: string;
  steps: readonly Step[];
  /** Id of the step that is shown. */
  current: string;
  orientation?: keyof typeof styles.orientation;
  /** Makes a button of each step that has no address. */
  onSelect?: (id: string) => void;
};

/** Where one is on a way of several steps. It shows the way; the form below keeps its own buttons to go on. */
export function Stepper({ label, steps, current, orientation = 'horizontal', onSelect }: StepperProps) {
  const { t } = useTranslation('Stepper');
  const at = steps.findIndex((step) => step.id === current);
  const shown = steps[at];
  const following = steps[at + 1];
  return (
    <nav aria-label={label} className={steps.length > most ? styles.rootOfMany : styles.root}>
      <ol className={`${styles.list} ${styles.orientation[orientation]}`}>
        {steps.map((step, index) => {
          const state = step.state ?? 'todo';
          return (
            <li
              key={step.id}
              className={`${styles.step} ${styles.stepAlong[orientation]}`}
              data-state={state}
              data-current={step.id === current || undefined}
            >
              <Target step={step} current={step.id === current} onSelect={onSelect}>
                <span className={styles.marker} aria-hidden="true">
                  {state === 'done' ? (
                    <Icon source={CheckIcon} size="small" />
                  ) : state === 'error' ? (
                    <Icon source={ExclamationTriangleIcon} size="small" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={`${styles.texts} ${styles.textsAlong[orientation]}`}>
                  <span className={styles.label}>
                    {step.label}
                    {state === 'todo' ? null : (
                      <>
                        {' '}
                        <span className={visuallyHidden}>({t(`state.${state}`)})</span>
                      </>
                    )}
                  </span>
                  {step.description ? (
                    <>
                      {' '}
                      <span className={styles.description}>{step.description}</span>
                    </>
                  ) : null}
                </span>
              </Target>
            </li>
          );
        })}
      </ol>
      {orientation === 'horizontal' && shown ? (
        // The list says the same to assistive technology.
        <div aria-hidden="true" className={styles.summary}>
          <span className={styles.position}>{t('position', { number: at + 1, count: steps.length })}</span>
          <span className={styles.summaryLabel}>{shown.label}</span>
          {following ? <span className={styles.description}>{t('next', { label: following.label })}</span> : null}
        </div>
      ) : null}
    </nav>
  );
}

function Target({
  step,
  current,
  onSelect,
  children,
}: {
  step: Step;
  current: boolean;
  onSelect: ((id: string) => void) | undefined;
  children: ReactNode;
}) {
  const here = current ? 'step' : undefined;
  if (step.href !== undefined && !step.disabled) {
    return (
      <RouterLink to={step.href} aria-current={here} className={`${focusRing} ${styles.target}`}>
        {children}
      </RouterLink>
    );
  }
  if (onSelect && step.href === undefined) {
    return (
      <button
        type="button"
        aria-current={here}
        className={`${focusRing} ${styles.target}`}
        disabled={step.disabled}
        onClick={() => onSelect(step.id)}
      >
        {children}
      </button>
    );
  }
  return (
    <span aria-current={here} className={styles.target}>
      {children}
    </span>
  );
}
