import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { OptionList } from '#components/OptionList';
import type { OptionListProps } from '#components/OptionList';
import { Popup } from '#components/Popup';

import * as styles from './TagInput.css';

export type TagSuggestionsProps = Pick<OptionListProps, 'id' | 'label' | 'options' | 'activeIndex' | 'onAction'> & {
  size: keyof typeof styles.list;
  anchor: () => HTMLElement | null;
};

/** The suggestions below a `TagInput`; loaded on demand. */
export function TagSuggestions({ size, anchor, ...list }: TagSuggestionsProps) {
  const [width] = useState(() => anchor()?.getBoundingClientRect().width ?? 0);
  return (
    <Popup anchor={anchor}>
      <div className={styles.list[size]} style={assignInlineVars({ [styles.width]: `${width}px` })}>
        <OptionList {...list} size={size} />
      </div>
    </Popup>
  );
}
