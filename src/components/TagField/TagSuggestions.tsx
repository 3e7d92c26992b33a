import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { OptionList } from '#components/OptionList';
import type { OptionListProps } from '#components/OptionList';
import { Positioner } from '#components/Positioner';

import * as styles from './TagField.css';

export type TagSuggestionsProps = Pick<OptionListProps, 'id' | 'label' | 'options' | 'activeIndex' | 'onAction'> & {
  size: keyof typeof styles.list;
  anchor: () => HTMLElement | null;
};

/** The suggestions below a `TagField`; loaded on demand. */
export function TagSuggestions({ size, anchor, ...list }: TagSuggestionsProps) {
  const [width] = useState(() => anchor()?.getBoundingClientRect().width ?? 0);
  return (
    <Positioner anchor={anchor}>
      <div className={styles.list[size]} style={assignInlineVars({ [styles.width]: `${width}px` })}>
        <OptionList {...list} size={size} />
      </div>
    </Positioner>
  );
}
