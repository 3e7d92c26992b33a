import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';

import type { QueuedToast } from './Toast';
import * as styles from './Toast.css';

export type ToastCardProps = {
  toast: QueuedToast;
  /** Pauses the timer while the toast is hovered or focused. */
  paused: boolean;
  onDismiss: () => void;
};

const shortest = 5000;
/** Longer in ms, because reaching the action takes time. */
const withAction = 10_000;

/** The longest time that a timer can wait, in ms. */
const maxTimerMs = 2 ** 31 - 1;

/** Time in ms until a message disappears; an error stays until it is dismissed. */
function durationOf({ duration, action, tone }: QueuedToast): number {
  if (duration !== undefined) return Math.max(shortest, duration);
  if (tone === 'error') return Infinity;
  return action ? withAction : shortest;
}

const icons: Record<keyof typeof styles.tone, IconSource | null> = {
  neutral: null,
  info: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  error: ExclamationCircleIcon,
};

/** One message of a `ToastRegion`. */
export function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('components');
  const remaining = useRef(durationOf(toast));
  const expire = useEffectEvent(onDismiss);

  useEffect(() => {
    // A timer of more than 24 days fires at once.
    if (paused || remaining.current > maxTimerMs) return;
    const started = performance.now();
    const timer = window.setTimeout(() => expire(), remaining.current);
    return () => {
      window.clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [paused]);

  const { text, tone = 'neutral', action } = toast;
  // The page may change its language while the message stands.
  const [pageLanguage] = useState(() => document.documentElement.lang);
  const { language = pageLanguage } = toast;
  const icon = icons[tone];
  return (
    <li className={`${styles.toast} ${styles.tone[tone]}`}>
      {icon ? (
        <span className={styles.icon}>
          <Icon source={icon} />
        </span>
      ) : null}
      <span className={styles.text} lang={language}>
        {text}
      </span>
      <span className={styles.actions}>
        {action ? (
          <Button
            size="small"
            tone="primary"
            variant="quiet"
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
          >
            <span lang={language}>{action.label}</span>
          </Button>
        ) : null}
        <IconButton size="small" placement="top" label={t('toast.dismiss')} icon={XMarkIcon} onClick={onDismiss} />
      </span>
    </li>
  );
}
