import { Kbd } from '#components/Kbd';
import { Popup } from '#components/Popup';
import type { PopupProps } from '#components/Popup';

import * as styles from './Tooltip.css';

export type TooltipBubbleProps = {
  text: string;
  keys: string | undefined;
  anchor: PopupProps['anchor'];
  placement: NonNullable<PopupProps['placement']>;
};

/** The popup of a `Tooltip`; loaded when the pointer or focus first reaches a trigger. */
export function TooltipBubble({ text, keys, anchor, placement }: TooltipBubbleProps) {
  return (
    <Popup anchor={anchor} placement={placement} variant="hint">
      <span role="tooltip" className={styles.text}>
        {text}
        {keys === undefined ? null : (
          <span className={styles.keys}>
            <Kbd keys={keys} variant="plain" />
          </span>
        )}
      </span>
    </Popup>
  );
}
