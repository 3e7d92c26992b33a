import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';

export type DialogProps = Omit<ModalProps, 'variant'> & {
  /** `sheet` is full-screen on phones: for forms. `wide` is too, and otherwise fits a table. */
  size?: 'small' | 'medium' | 'sheet' | 'wide';
};

/**
 * Modal dialog, 280 to 560 px wide, or 960 for a table. Lightweight: lazy-load the form inside instead. Keep it mounted
 * and toggle `open`, so that its exit animates.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <Modal {...props} variant={size} />;
}
