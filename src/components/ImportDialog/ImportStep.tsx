import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from './ImportDialog.css';

/** One step. It takes the focus that the removed controls of the step before it had. */
export function ImportStep({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}
