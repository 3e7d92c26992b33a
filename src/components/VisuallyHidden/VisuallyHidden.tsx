import type { ReactNode } from 'react';

import { visuallyHidden } from '#theme/mixins.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
};

/** Text for assistive technology where the eye already knows. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
