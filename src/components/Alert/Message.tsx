import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import type { ReactNode, Ref } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { LiveText } from '#components/LiveRegion';
import { noticeTone } from '#theme/softTone.css';

import * as styles from './Message.css';

export const messageTitle = styles.title;

export type MessageTone = keyof typeof noticeTone;

export type MessageProps = {
  tone: MessageTone;
  /** `box` among other content, `bar` across the page. */
  variant: keyof typeof styles.variant;
  /** Replaces the icon of the tone. */
  icon?: IconSource | undefined;
  /** What it says. Errors are announced immediately, other tones politely. */
  children: ReactNode;
  /** Beside the text. */
  action?: ReactNode;
  /** At the end. */
  dismiss?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

const icons: Readonly<Record<MessageTone, IconSource>> = {
  neutral: MegaphoneIcon,
  primary: MegaphoneIcon,
  info: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  error: ExclamationCircleIcon,
};

/** Text of a message, announced although it appears together with its live region. */
export const announced = (text: ReactNode) => (typeof text === 'string' ? <LiveText>{text}</LiveText> : text);

/** A message that stays in the page: the base of `Alert` and `Banner`. */
export function Message({ tone, variant, icon, children, action, dismiss, ref }: MessageProps) {
  return (
    <div ref={ref} className={`${styles.variant[variant]} ${noticeTone[tone]}`}>
      <span className={styles.mark}>
        <Icon source={icon ?? icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.words} role={tone === 'error' ? 'alert' : 'status'}>
          {children}
        </div>
        {action}
      </div>
      {dismiss}
    </div>
  );
}
