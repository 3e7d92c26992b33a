import { Icon } from '#components/Icon';

import { GripIcon } from './GripIcon';
import * as styles from './Sortable.css';

/** A non-interactive handle: shown before the library has loaded, and in the drag overlay. */
export function StillHandle({ disabled = false }: { disabled?: boolean }) {
  return (
    <span className={styles.handle} aria-hidden="true" data-disabled={disabled || undefined}>
      <Icon source={GripIcon} />
    </span>
  );
}
