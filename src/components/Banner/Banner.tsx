import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { announced, Message, messageTitle } from '#components/Alert';
import type { MessageTone } from '#components/Alert';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { focusableElements } from '#lib/browser/focusable';

export type BannerProps = {
  tone?: MessageTone;
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
    <Message
      ref={root}
      tone={tone}
      variant="bar"
      icon={icon}
      action={action}
      dismiss={
        onDismiss ? (
          <Dismiss
            onDismiss={() => {
              moveOn();
              onDismiss();
            }}
          />
        ) : null
      }
    >
      {title === undefined ? null : <strong className={messageTitle}>{announced(title)} </strong>}
      {title === undefined ? announced(children) : children}
    </Message>
  );
}

function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('Banner');
  return <IconButton size="small" label={t('dismiss')} icon={XMarkIcon} onClick={onDismiss} />;
}
