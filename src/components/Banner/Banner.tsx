import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { focusableElements } from '#lib/browser/focusable';

import * as styles from './Banner.css';

export type BannerProps = {
  tone?: keyof typeof styles.tone;
  /** Short heading before the message. */
  title?: string;
  children: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: IconSource;
  /** One compact button or a link. */
  action?: ReactNode;
  /** Shows a dismiss button; focus moves to the content after the banner. */
  onDismiss?: () => void;
};

const icons: Readonly<Record<keyof typeof styles.tone, IconSource>> = {
  neutral: MegaphoneIcon,
  primary: MegaphoneIcon,
  info: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  error: ExclamationCircleIcon,
};

/**
 * Full-width notice about the whole page: no connection, a trial that ends. For a message about one part of the page
 * use an `Alert`.
 */
export function Banner({ tone = 'info', title, children, icon, action, onDismiss }: BannerProps) {
  const root = useRef<HTMLDivElement>(null);

  function moveOn() {
    const banner = root.current;
    if (!banner?.contains(document.activeElement)) return;
    const stops = focusableElements(document.body);
    const outside = stops.filter((stop) => !banner.contains(stop));
    const next = outside.find(
      (stop) => (banner.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    (next ?? outside.at(-1))?.focus();
  }

  return (
    <div ref={root} className={`${styles.root} ${styles.tone[tone]}`}>
      <span className={styles.mark}>
        <Icon source={icon ?? icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.words} role={tone === 'error' ? 'alert' : 'status'}>
          {title === undefined ? null : <strong className={styles.title}>{title} </strong>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <Dismiss
          onDismiss={() => {
            moveOn();
            onDismiss();
          }}
        />
      ) : null}
    </div>
  );
}

function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('Banner');
  return <IconButton size="small" label={t('dismiss')} icon={XMarkIcon} onClick={onDismiss} />;
}
