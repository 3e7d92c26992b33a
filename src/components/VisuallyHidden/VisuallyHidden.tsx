import type { ReactNode } from 'react';

import { visuallyHidden } from '#theme/mixins.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
};

/** Text for assistive technology that is visually redundant. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
