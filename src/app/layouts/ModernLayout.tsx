import type { ReactNode } from 'react';

import { HorizontalShell } from './HorizontalShell';

/** One header from edge to edge, with sign, menu and tools. */
export function ModernLayout({ children }: { children: ReactNode }) {
  return (
    <HorizontalShell frame="modern" menu="inside" chat footer="low">
      {children}
    </HorizontalShell>
  );
}
