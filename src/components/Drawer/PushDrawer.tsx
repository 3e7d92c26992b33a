import { useState } from 'react';
import type { ReactNode } from 'react';

import { Modal } from '#components/Modal';
import type { ModalProps } from '#components/Modal';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import * as styles from './PushDrawer.css';
import { PushPanel } from './PushPanel';

const conditions = { md: media.mdUp, lg: media.lgUp, xl: media.xlUp } as const;

export type PushDrawerProps = Omit<ModalProps, 'variant' | 'role' | 'leadingVisual'> & {
  side: 'start' | 'end';
  width: 'default' | 'wide';
  /** The rest of the page, which makes room for the drawer. */
  beside: ReactNode;
  pushFrom: keyof typeof conditions;
};

/** A drawer beside an interactive page; on screens too small for both it covers the page. */
export function PushDrawer({ beside, side, width, pushFrom, ...drawer }: PushDrawerProps) {
  const roomy = useMediaQuery(conditions[pushFrom]);
  const { open } = drawer;
  const [present, setPresent] = useState(open);
  // A drawer that is open on first render, for instance because of the URL, does not take focus.
  const [asked, setAsked] = useState(!open);
  if (open && !present) setPresent(true);
  // On a small screen the modal runs its own exit animation.
  if (!open && !roomy && present) setPresent(false);
  if (!open && !asked) setAsked(true);
  const panel =
    present && roomy ? (
      <PushPanel
        key="panel"
        {...drawer}
        dismissible={drawer.dismissible ?? true}
        side={side}
        width={width}
        asked={asked}
        onGone={() => setPresent(false)}
      />
    ) : null;
  return (
    <>
      <div className={styles.root}>
        {side === 'start' ? panel : null}
        <div key="beside" className={styles.beside}>
          {beside}
        </div>
        {side === 'end' ? panel : null}
      </div>
      {roomy ? null : <Modal {...drawer} variant={width === 'wide' ? `${side}Wide` : side} />}
    </>
  );
}
