import type { ReactNode } from 'react';

import { OwnedPage } from '#modules/contributing/OwnedPage';
import { DraftsPanel } from '#modules/facility-create/DraftsPanel';

const drawDrafts = (empty: ReactNode) => <DraftsPanel empty={empty} />;

/** `/account/facility`, put together from what somebody contributes and what they have begun to add. */
export function Component() {
  return <OwnedPage drafts={drawDrafts} />;
}
