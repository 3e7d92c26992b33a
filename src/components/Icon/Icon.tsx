import type { ComponentType } from 'react';

import * as styles from './Icon.css';

/** One drawing, for instance a Heroicon imported by its own path. */
export type IconSource = ComponentType<{ className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>;

export type IconProps = {
  /** `@heroicons/react/24/outline/<Name>`, or `solid` for the active state. */
  source: IconSource;
  size?: keyof typeof styles.size;
};

/** A decorative drawing beside text. The name of an icon-only control belongs to the control. */
export function Icon({ source: Source, size = 'medium' }: IconProps) {
  return <Source aria-hidden="true" className={`${styles.root} ${styles.size[size]}`} />;
}
