import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';
import type { statusTone } from '#theme/softTone.css';

import * as styles from './Alert.css';
import { announced, Message, messageTitle } from './Message';

export { announced, Message, messageTitle } from './Message';
export type { MessageTone } from './Message';

export type AlertProps = {
  tone?: keyof typeof statusTone;
  /** The problem or message in one sentence. */
  title: ReactNode;
  /** Consequences and next steps. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Shows a dismiss button. The caller decides where focus moves afterwards. */
  onDismiss?: () => void;
};

/** An inline message. Errors are announced immediately (`alert`), other tones politely. */
export function Alert({ tone = 'info', title, children, action, onDismiss }: AlertProps) {
  return (
    <Message tone={tone} variant="box" action={action} dismiss={onDismiss ? <Dismiss onDismiss={onDismiss} /> : null}>
      <p className={messageTitle}>{announced(title)}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
    </Message>
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
