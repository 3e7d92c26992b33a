import type { ReactNode } from 'react';

import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';

import { PushDrawer } from './PushDrawer';

export type DrawerProps = Omit<ModalProps, 'shape' | 'role' | 'mark'> & {
  /** The edge it comes from. */
  side?: 'start' | 'end';
  /** From 960 px: 32rem, or 40rem where the content needs it. Below, all of the screen. */
  width?: 'default' | 'wide';
} & (
    | { mode?: 'over'; beside?: never; pushFrom?: never }
    | {
        /** `over` covers the page until it is closed; `push` stands beside it, and the page stays usable. */
        mode: 'push';
        /** What makes room for the drawer: the rest of the page. */
        beside: ReactNode;
        /** The smallest screen with room for both; below, the drawer covers the page. */
        pushFrom?: 'md' | 'lg' | 'xl';
      }
  );

/** A side panel. Keep it mounted and switch `open`, so that it can leave as gently as it came. */
export function Drawer({ side = 'end', width = 'default', mode, beside, pushFrom = 'md', ...props }: DrawerProps) {
  if (mode === 'push') {
    return <PushDrawer {...props} side={side} width={width} beside={beside} pushFrom={pushFrom} />;
  }
  return <Modal {...props} shape={width === 'wide' ? `${side}Wide` : side} />;
}
