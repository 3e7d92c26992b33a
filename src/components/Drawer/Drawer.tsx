import type { ReactNode } from 'react';

import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';

import { PushDrawer } from './PushDrawer';

export type DrawerProps = Omit<ModalProps, 'variant' | 'role' | 'leadingVisual'> & {
  /** The edge it slides in from. */
  side?: 'start' | 'end';
  /** From 960 px: 32rem, or 40rem for wider content. Full-screen below. */
  width?: 'default' | 'wide';
} & (
    | { mode?: 'over'; beside?: never; pushFrom?: never }
    | {
        /** `over` covers the page until closed; `push` sits beside the page, which stays interactive. */
        mode: 'push';
        /** The rest of the page, which makes room for the drawer. */
        beside: ReactNode;
        /** Smallest breakpoint with room for both; below, the drawer covers the page. */
        pushFrom?: 'md' | 'lg' | 'xl';
      }
  );

/** Side panel. Keep it mounted and toggle `open`, so that its exit animates. */
export function Drawer({ side = 'end', width = 'default', mode, beside, pushFrom = 'md', ...props }: DrawerProps) {
  if (mode === 'push') {
    return <PushDrawer {...props} side={side} width={width} beside={beside} pushFrom={pushFrom} />;
  }
  return <Modal {...props} variant={width === 'wide' ? `${side}Wide` : side} />;
}
