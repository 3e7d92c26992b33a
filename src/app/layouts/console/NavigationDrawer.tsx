import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { firstFocusable } from '#lib/browser/focusable';
import { useModalDialog } from '#lib/browser/useModalDialog';
import { surfaces } from '#theme/surfaces.css';
import type { SurfaceName } from '#theme/palette';

import * as styles from './NavigationDrawer.css';

export type NavigationDrawerProps = {
  id: string;
  open: boolean;
  /** Called by the close button, Escape or a click outside. */
  onClose: () => void;
  tone: SurfaceName;
  children: ReactNode;
};

/** The navigation below md: a modal drawer over the page, in the document only while open. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  if (!present) return null;
  return createPortal(<DrawerFrame {...props} onGone={() => setPresent(false)} />, document.body);
}

function DrawerFrame({ id, open, onClose, tone, children, onGone }: NavigationDrawerProps & { onGone: () => void }) {
  const { t } = useTranslation('app-shell');
  const root = useRef<HTMLDialogElement>(null);
  useModalDialog(root, {
    open,
    setInitialFocus(dialog) {
      const here = dialog.querySelector<HTMLElement>('[aria-current="page"]');
      (here ?? firstFocusable(dialog) ?? dialog).focus({ preventScroll: here === null });
    },
    onDismiss: onClose,
    onExited: onGone,
  });
  return (
    <dialog
      ref={root}
      id={id}
      tabIndex={-1}
      aria-label={t('navigation.label')}
      closedby="closerequest"
      className={`${styles.root} ${surfaces[tone]}`}
    >
      <span className={styles.close}>
        <IconButton label={t('navigation.close')} icon={XMarkIcon} onClick={onClose} />
      </span>
      {children}
    </dialog>
  );
}
