import type { ReactNode } from 'react';

import { Popup } from '#components/Popup';
import type { PopupProps } from '#components/Popup';

import * as styles from './HoverCard.css';

export type HoverCardPanelProps = {
  label: string;
  anchor: PopupProps['anchor'];
  placement: NonNullable<PopupProps['placement']>;
  size: keyof typeof styles.size;
  children: ReactNode;
};

/** The popup of a `HoverCard`; loaded on the first hover or focus. */
export function HoverCardPanel({ label, anchor, placement, size, children }: HoverCardPanelProps) {
  return (
    <Popup anchor={anchor} placement={placement}>
      <div role="group" aria-label={label} className={`${styles.card} ${styles.size[size]}`}>
        {children}
      </div>
    </Popup>
  );
}
