import type { ReactNode } from 'react';

import { HorizontalShell } from './HorizontalShell';

/** A sheet that lies half over a band in the colour of the theme. */
export function MaterialLayout({ children }: { children: ReactNode }) {
  return (
    <HorizontalShell frame="material" menu="below" chat={false} footer="low">
      {children}
    </HorizontalShell>
  );
}
