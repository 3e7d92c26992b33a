import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { focusRing, visuallyHidden } from '#theme/mixins.css';

import * as styles from './Stepper.css';

// More steps than this need more space for their names.
const most = 5;

/** One step of a sequence. */
export type StepperStep = {
  value: string;
  label: string;
  description?: string;
  /** `error`: the step contains an error that must be fixed before submitting. */
  state?: 'todo' | 'done' | 'error';
  /** URL of the step; renders it as a link. */
  href?: string;
  /** The step cannot be opened yet. */
  disabled?: boolean;
};

export type StepperProps = {
  /** Names the process: "Registration". */
  label: string;
  /** All steps from first to last. */
  steps: readonly StepperStep[];
  /** Value of the current step. */
  value: string;
  orientation?: keyof typeof styles.orientation;
  /** Renders each step without `href` as a button. */
  onChange?: (value: string) => void;
};

/** Shows progress through a sequence of steps. The form below has its own buttons to continue. */
export function Stepper({ label, steps, value, orientation = 'horizontal', onChange }: StepperProps) {
  const { t } = useTranslation('Stepper');
  const at = steps.findIndex((step) => step.value === value);
  const shown = steps[at];
  const following = steps[at + 1];
  return (
    <nav aria-label={label} className={steps.length > most ? styles.rootOfMany : styles.root}>
      <ol role="list" className={`${styles.list} ${styles.orientation[orientation]}`}>
        {steps.map((step, index) => {
          const state = step.state ?? 'todo';
          return (
            <li
              key={step.value}
              className={`${styles.step} ${styles.stepAlong[orientation]}`}
              data-state={state}
              data-current={step.value === value || undefined}
            >
              <Target step={step} current={step.value === value} onChange={onChange}>
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
        // Hidden, because the list has the same content for assistive technology.
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
  onChange,
  children,
}: {
  step: StepperStep;
  current: boolean;
  onChange: ((value: string) => void) | undefined;
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
  if (onChange && step.href === undefined) {
    return (
      <button
        type="button"
        aria-current={here}
        className={`${focusRing} ${styles.target}`}
        disabled={step.disabled}
        onClick={() => onChange(step.value)}
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
