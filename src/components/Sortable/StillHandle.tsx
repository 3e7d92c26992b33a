import { Icon } from '#components/Icon';

import { GripIcon } from './GripIcon';
import * as styles from './Sortable.css';

/** The place of a handle where nothing can be taken hold of: before the engine is there, and on what hangs on the pointer. */
export function StillHandle({ disabled = false }: { disabled?: boolean }) {
  return (
    <span className={styles.handle} aria-hidden="true" data-disabled={disabled || undefined}>
      <Icon source={GripIcon} />
    </span>
  );
}
