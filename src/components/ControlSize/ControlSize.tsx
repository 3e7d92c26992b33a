import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** `large` is 44 px high, the size for touch. Buttons can also be `small`, each for itself. */
export type ControlSizeName = 'medium' | 'large';

const ControlSizeContext = createContext<ControlSizeName>('medium');

export type ControlSizeProps = {
  /** Size of the controls and buttons inside that have none of their own. */
  size: ControlSizeName;
  /** A form, or a part of one. */
  children: ReactNode;
};

/** Sets the size of all form controls and buttons inside it once. Dialogs opened from it begin again at `medium`. */
export function ControlSize({ size, children }: ControlSizeProps) {
  return <ControlSizeContext value={size}>{children}</ControlSizeContext>;
}

/** The size of a control: its own, else that of the surrounding `ControlSize`, else `medium`. */
export function useControlSize<Size extends string>(own: Size | undefined): Size | ControlSizeName {
  const inherited = use(ControlSizeContext);
  return own ?? inherited;
}
