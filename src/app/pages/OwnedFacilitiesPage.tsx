import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { scopedToaster } from '#app/overlays/toaster';
import { ToasterProvider } from '#components/Toast';
import { AccountFrame } from '#modules/account/AccountFrame';
import { OwnedPage } from '#modules/contributing/OwnedPage';
import type { EditPanelState } from '#modules/contributing/OwnedPage';
import { stepPath } from '#modules/facility-create/draftPaths';
import { DraftsPanel } from '#modules/facility-create/DraftsPanel';
import { reopenSubmission } from '#modules/facility-create/queries';

import { loadTaxonomy } from './taxonomy';

// The form has its own maps and editors, which the list does not need.
const EditPanel = lazy(async () => ({ default: (await import('#modules/facility-create/EditPanel')).EditPanel }));

const drawDrafts = (empty: ReactNode) => <DraftsPanel empty={empty} />;
const drawFrame = (description: string, content: ReactNode) => (
  <AccountFrame page="facilities" description={description}>
    {content}
  </AccountFrame>
);
const drawEdit = (place: EditPanelState) => <Edit {...place} />;

function Edit(place: EditPanelState) {
  const [wasOpen, setWasOpen] = useState(false);
  if (place.slug !== undefined && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <EditPanel {...place} loadTaxonomy={loadTaxonomy} />
    </Suspense>
  );
}

async function reopen(facilityId: string): Promise<string> {
  const { id, step } = await reopenSubmission(facilityId);
  return stepPath(id, step);
}

/** `/account/facility`, composed of a person's contributions, edits and drafts. */
export function Component() {
  // Outside the console no layout provides toasts. They end with the page.
  const [toaster] = useState(scopedToaster);
  useEffect(() => toaster.release, [toaster]);
  return (
    <ToasterProvider toaster={toaster}>
      <OwnedPage frame={drawFrame} drafts={drawDrafts} edit={drawEdit} reopen={reopen} />
    </ToasterProvider>
  );
}
