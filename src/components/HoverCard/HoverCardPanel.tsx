import type { ReactNode } from 'react';

import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import * as styles from './HoverCard.css';

export type HoverCardPanelProps = {
  label: string;
  anchor: PositionerProps['anchor'];
  placement: NonNullable<PositionerProps['placement']>;
  size: keyof typeof styles.size;
  children: ReactNode;
};

/** The popup of a `HoverCard`; loaded on the first hover or focus. */
export function HoverCardPanel({ label, anchor, placement, size, children }: HoverCardPanelProps) {
  return (
    <Positioner anchor={anchor} placement={placement}>
      <div role="group" aria-label={label} className={`${styles.card} ${styles.size[size]}`}>
        {children}
      </div>
    </Positioner>
  );
}
