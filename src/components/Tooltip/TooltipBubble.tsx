import { Kbd } from '#components/Kbd';
import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import * as styles from './Tooltip.css';

export type TooltipBubbleProps = {
  text: string;
  keys: string | undefined;
  anchor: PositionerProps['anchor'];
  placement: NonNullable<PositionerProps['placement']>;
};

/** The popup of a `Tooltip`; loaded when the pointer or focus first reaches a trigger. */
export function TooltipBubble({ text, keys, anchor, placement }: TooltipBubbleProps) {
  return (
    <Positioner anchor={anchor} placement={placement} variant="hint">
      <span role="tooltip" className={styles.text}>
        {text}
        {keys === undefined ? null : (
          <span className={styles.keys}>
            <Kbd keys={keys} variant="plain" />
          </span>
        )}
      </span>
    </Positioner>
  );
}
