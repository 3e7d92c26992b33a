import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';

export type DialogProps = Omit<ModalProps, 'shape'> & {
  /** `sheet` covers all of a phone's screen: for forms. `wide` does too, and has room for a table elsewhere. */
  size?: 'small' | 'medium' | 'sheet' | 'wide';
};

/**
 * A modal window, 280 to 560 px wide, or 960 for a table. Light by itself: what is worth importing lazily is the form inside. Keep it
 * mounted and switch `open`, so that it can leave as gently as it came.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <Modal {...props} shape={size} />;
}
