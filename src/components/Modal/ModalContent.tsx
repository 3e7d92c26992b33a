import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import * as styles from './Modal.css';

export type ModalContentProps = {
  /** Ids of title, description and body begin with it. */
  id: string;
  title: string;
  description?: ReactNode;
  /** A drawing beside the title; small screens show it above. */
  mark?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
  /** The part that scrolls. */
  body?: Ref<HTMLDivElement>;
};

/** Title, body and actions of every window and side panel, modal or not. */
export function ModalContent({ id, title, description, mark, children, footer, onClose, body }: ModalContentProps) {
  const { t } = useTranslation('components');
  return (
    <>
      <div className={styles.header}>
        {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description === undefined ? null : (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          )}
        </div>
        {onClose ? (
          <span className={styles.close}>
            <IconButton label={t('modal.close')} icon={XMarkIcon} onClick={onClose} />
          </span>
        ) : null}
      </div>
      {children === undefined ? null : (
        <div ref={body} className={styles.body}>
          <div id={`${id}-body`}>{children}</div>
        </div>
      )}
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}
