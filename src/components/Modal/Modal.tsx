import { useState } from 'react';
import { createPortal } from 'react-dom';

import { ModalFrame } from './ModalFrame';
import type { ModalFrameProps } from './ModalFrame';

export { ModalContent } from './ModalContent';
export type { ModalContentProps } from './ModalContent';

export type ModalProps = Omit<ModalFrameProps, 'onGone'>;

/** Shared base of `Dialog` and `Drawer`; screens use those. Rendered while open and during its exit animation. */
export function Modal(props: ModalProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  if (!present) return null;
  // A portal to the end of the document: ancestors of the caller cannot hide it or pass styles to it.
  return createPortal(<ModalFrame {...props} onGone={() => setPresent(false)} />, document.body);
}
