import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { createLocalDraft, removeDraft } from '#lib/drafts/drafts';
import { currentSession } from '#lib/session/session';

import type { Draft } from './api';
import { createDraftSync } from './draftSync';
import type { DraftSnapshot, DraftSync, SyncState } from './draftSync';
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

function parseSnapshot(found: unknown): DraftSnapshot | undefined {
  const parsed = z.safeParse(localSchema, found);
  return parsed.success ? parsed.data : undefined;
}

/** Result of `useDraftSync`. */
export type SyncedDraft = {
  state: SyncState;
  sync: DraftSync;
  /** Deletes the copy on this device, after the draft was sent or discarded. */
  discardLocal: () => void;
};

/** Synchronises a draft while its form is mounted. Another draft needs another `key` on the component. */
export function useDraftSync(id: string, server: Draft | null, step: Step): SyncedDraft {
  const [localDraft] = useState(() => createLocalDraft(`create/${id}`));
  const [sync] = useState(() =>
    createDraftSync({
      id,
      server,
      local: parseSnapshot(localDraft?.initial),
      empty: emptyValues,
      step,
      localDraft,
      save: saveDraft,
      load: () => loadDraft(id),
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.getState);

  useEffect(() => {
    const detach = localDraft?.attach();
    const checkRemote = () => void sync.checkRemote();
    const send = () => void sync.flush();
    // The draft may have changed in another tab.
    window.addEventListener('focus', checkRemote);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('focus', checkRemote);
      window.removeEventListener('online', send);
      // Without a session the copy stays on this device and is saved when the form is opened again.
      if (currentSession().status === 'authenticated') void sync.flush();
      detach?.();
    };
  }, [localDraft, sync]);

  return {
    state,
    sync,
    discardLocal() {
      sync.dispose();
      if (localDraft) removeDraft(localDraft.user, localDraft.draftKey);
    },
  };
}
