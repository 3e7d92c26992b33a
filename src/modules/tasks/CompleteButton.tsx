import CheckIcon from '@heroicons/react/16/solid/CheckIcon';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import type { Task } from './api';
import * as styles from './CompleteButton.css';

export type CompleteButtonProps = {
  /** Accessible name: "Complete “Call the clinic”". */
  label: string;
  completed: boolean;
  priority: Task['priority'];
  onChange: (completed: boolean) => void;
};

/** The circle that completes a task. */
export function CompleteButton({ label, completed, priority, onChange }: CompleteButtonProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={completed}
      aria-label={label}
      title={label}
      className={`${focusRing} ${styles.root}`}
      data-high={priority === 2 || undefined}
      onClick={() => onChange(!completed)}
    >
      <span className={styles.circle}>
        <Icon source={CheckIcon} size="small" />
      </span>
    </button>
  );
}
