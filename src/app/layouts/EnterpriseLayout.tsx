import type { ReactNode } from 'react';

import { HorizontalShell } from './HorizontalShell';

/** A dark bar with the tools, the menu in a bar of its own, the page on a sheet below. */
export function EnterpriseLayout({ children }: { children: ReactNode }) {
  return (
    <HorizontalShell frame="enterprise" menu="below" chat footer="low" drawerTone="dark">
      {children}
    </HorizontalShell>
  );
}
