import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Alert.css';

export type AlertProps = {
  tone?: keyof typeof styles.tone;
  /** The problem or message in one sentence. */
  title: ReactNode;
  /** Consequences and next steps. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Shows a dismiss button. The caller decides where focus moves afterwards. */
  onDismiss?: () => void;
};

const icons: Readonly<Record<keyof typeof styles.tone, IconSource>> = {
  info: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  error: ExclamationCircleIcon,
};

/** An inline message. Errors are announced immediately (`alert`), other tones politely. */
export function Alert({ tone = 'info', title, children, action, onDismiss }: AlertProps) {
  return (
    <div className={`${styles.root} ${styles.tone[tone]}`}>
      <span className={styles.mark}>
        <Icon source={icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.words} role={tone === 'error' ? 'alert' : 'status'}>
          <p className={styles.title}>{title}</p>
          {children ? <div>{children}</div> : null}
        </div>
        {action}
      </div>
      {onDismiss ? <Dismiss onDismiss={onDismiss} /> : null}
    </div>
  );
}

function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('components');
  return (
    <button
      type="button"
      className={`${focusRing} ${styles.dismiss}`}
      aria-label={t('alert.dismiss')}
      onClick={onDismiss}
    >
      <Icon source={XMarkIcon} size="small" />
    </button>
  );
}
