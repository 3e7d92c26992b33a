import type { ReactNode } from 'react';

import { HorizontalShell } from './HorizontalShell';

/** A sheet on a desk: header with the menu, page and footer in one column of at most 1440 px. */
export function CenteredLayout({ children }: { children: ReactNode }) {
  return (
    <HorizontalShell frame="centered" menu="inside" chat={false} footer="tall">
      {children}
    </HorizontalShell>
  );
}
