import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';

export type DrawerProps = Omit<ModalProps, 'shape' | 'role'> & {
  /** The edge it comes from. */
  side?: 'start' | 'end';
  /** From 960 px: 32rem, or 40rem where the content needs it. Below, all of the screen. */
  width?: 'default' | 'wide';
};

/** A modal side panel. Keep it mounted and switch `open`, so that it can leave as gently as it came. */
export function Drawer({ side = 'end', width = 'default', ...props }: DrawerProps) {
  return <Modal {...props} shape={width === 'wide' ? `${side}Wide` : side} />;
}
