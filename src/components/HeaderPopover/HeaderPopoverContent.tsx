import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import * as styles from './HeaderPopover.css';

export type HeaderPopoverContentProps = {
  id: string;
  title: string;
  actions: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Shows the close button. */
  onClose?: () => void;
  onClick: (event: MouseEvent) => void;
};

/** Header, body and footer of a `HeaderPopover`, as popup or sheet. */
export function HeaderPopoverContent({
  id,
  title,
  actions,
  footer,
  children,
  onClose,
  onClick,
}: HeaderPopoverContentProps) {
  const { t } = useTranslation('components');
  return (
    <>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {onClose ? <IconButton label={t('modal.close')} icon={XMarkIcon} onClick={onClose} /> : null}
      </div>
      <div data-body className={styles.body} role="presentation" onClick={onClick}>
        {children}
      </div>
      {footer === undefined ? null : (
        <footer className={styles.foot} role="presentation" onClick={onClick}>
          {footer}
        </footer>
      )}
    </>
  );
}
