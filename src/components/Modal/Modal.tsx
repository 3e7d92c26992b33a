import { useState } from 'react';
import { createPortal } from 'react-dom';

import { ModalFrame } from './ModalFrame';
import type { ModalFrameProps } from './ModalFrame';

export { ModalContent } from './ModalContent';
export type { ModalContentProps } from './ModalContent';

export type ModalProps = Omit<ModalFrameProps, 'onGone'>;

/** What `Dialog` and `Drawer` have in common; screens use those. Drawn while open, and while it leaves. */
export function Modal(props: ModalProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  if (!present) return null;
  // At the end of the document nothing around the caller can hide it or lend it a look.
  return createPortal(<ModalFrame {...props} onGone={() => setPresent(false)} />, document.body);
}
