import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { createDraftKeeper, dropDraft } from '#lib/drafts/drafts';
import { currentSession } from '#lib/session/session';

import type { Draft } from './api';
import { createDraftSync } from './draftSync';
import type { DraftSync, LocalDraft, SyncState } from './draftSync';
import { draftValuesSchema, emptyValues } from './draftValues';
import { loadDraft, saveDraft } from './queries';
import { steps } from './steps';
import type { Step } from './steps';

const localSchema = z.object({
  values: draftValuesSchema,
  step: z.enum(steps),
  base: z.nullable(z.string()),
  unsaved: z.boolean(),
});

function readLocal(found: unknown): LocalDraft | undefined {
  const parsed = z.safeParse(localSchema, found);
  return parsed.success ? parsed.data : undefined;
}

/** What `useDraftSync` answers. */
export type KeptDraft = {
  state: SyncState;
  sync: DraftSync;
  /** It was sent or discarded: this device forgets it as well. */
  forget: () => void;
};

/** Keeps a draft as long as its form is shown. Another draft needs another `key` on the component. */
export function useDraftSync(id: string, server: Draft | null, step: Step): KeptDraft {
  const [keeper] = useState(() => createDraftKeeper(`create/${id}`));
  const [sync] = useState(() =>
    createDraftSync({
      id,
      server,
      local: readLocal(keeper?.found),
      empty: emptyValues,
      step,
      keeper,
      save: saveDraft,
      load: () => loadDraft(id),
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.state);

  useEffect(() => {
    const detach = keeper?.attach();
    const look = () => void sync.look();
    const send = () => void sync.flush();
    // Whoever comes back to this tab may have been in another one.
    window.addEventListener('focus', look);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('online', send);
      // Without a session it stays on this device, and is sent when it is opened again.
      if (currentSession().state === 'in') void sync.flush();
      detach?.();
    };
  }, [keeper, sync]);

  return {
    state,
    sync,
    forget() {
      sync.end();
      if (keeper) dropDraft(keeper.user, keeper.place);
    },
  };
}
