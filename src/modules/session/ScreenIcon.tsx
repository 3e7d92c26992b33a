import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';

import * as styles from './ScreenIcon.css';

export type ScreenIconProps = {
  icon: IconSource;
  tone?: keyof typeof styles.tone;
};

/** Status icon above the title of a session screen. */
export function ScreenIcon({ icon, tone = 'primary' }: ScreenIconProps) {
  return (
    <span className={`${styles.root} ${styles.tone[tone]}`}>
      <Icon source={icon} size="large" />
    </span>
  );
}
