import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { OptionList } from '#components/OptionList';
import type { OptionListProps } from '#components/OptionList';
import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import * as styles from './OptionPopup.css';

export type OptionPopupProps = Omit<OptionListProps, 'size' | 'onKeyDown' | 'ref'> & {
  size: keyof typeof styles.size;
  /** Returns the control that the popup belongs to. */
  anchor: () => HTMLElement | null;
  /** `content` may be wider than the control, `anchor` is as wide as it. */
  width?: PositionerProps['width'];
  /** Shown when there are no options. The control announces it. */
  message?: string | null | undefined;
};

/** The options below a control that keeps the focus; includes the positioning library, so load it on demand. */
export function OptionPopup({ size, anchor, width: fit = 'content', message, ...list }: OptionPopupProps) {
  const [width] = useState(() => anchor()?.getBoundingClientRect().width ?? 0);
  return (
    <Positioner anchor={anchor} width={fit}>
      <div className={styles.size[size]} style={assignInlineVars({ [styles.width]: `${width}px` })}>
        {list.options.length === 0 && message != null ? (
          <p aria-hidden="true" className={styles.message}>
            {message}
          </p>
        ) : (
          <OptionList {...list} size={size} />
        )}
      </div>
    </Positioner>
  );
}
