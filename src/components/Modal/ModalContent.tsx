import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';

import * as styles from './Modal.css';

const BackIcon = mirroredIcon(ArrowLeftIcon);

export type ModalContentProps = {
  /** Prefix of the ids of title, description and body. */
  id: string;
  title: string;
  description?: ReactNode;
  /** Icon beside the title; above it on small screens. */
  leadingVisual?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
  /** `back`: on phones an arrow before the title closes it instead. */
  closeIcon?: 'close' | 'back' | undefined;
  /** Ref to the scroll container. */
  body?: Ref<HTMLDivElement>;
};

/** Title, body and actions of every dialog and drawer, modal or not. */
export function ModalContent({
  id,
  title,
  description,
  leadingVisual,
  children,
  footer,
  onClose,
  closeIcon = 'close',
  body,
}: ModalContentProps) {
  const { t } = useTranslation('components');
  return (
    <>
      <div className={styles.header}>
        {onClose && closeIcon === 'back' ? (
          <span className={styles.back}>
            <IconButton label={t('modal.back')} icon={BackIcon} onClick={onClose} />
          </span>
        ) : null}
        {leadingVisual === undefined ? null : <span className={styles.mark}>{leadingVisual}</span>}
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
          <span className={styles.close} data-on-phone={closeIcon === 'close' || undefined}>
            <IconButton label={t('modal.close')} icon={XMarkIcon} onClick={onClose} />
          </span>
        ) : null}
      </div>
      {children === undefined ? null : (
        <div ref={body} className={styles.body}>
          <div id={`${id}-body`}>{children}</div>
        </div>
      )}
      {/* Not a `footer`, which would be a landmark of the page. */}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  );
}
