import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { currentSession } from '#lib/session/session';

import { createLocalDraft, writeOwnDraft } from './drafts';
import { createDraftSync } from './draftSync';
import type { DraftCopy, DraftState, DraftSync, DraftSyncOptions } from './draftSync';

export type UseDraftSyncOptions<Content> = Omit<DraftSyncOptions<Content>, 'local' | 'localDraft'> & {
  /** Name of the copy on this device. */
  draftKey: string;
  /** Validates a copy of an earlier visit. */
  parseCopy: (found: unknown) => DraftCopy<Content> | undefined;
};

const flushes = new Set<() => Promise<void>>();

/**
 * Saves what the forms on the screen have not saved yet, as they do when they are left.
 *
 * @internal For stories: what one saves after its end would change the records of the next.
 */
export const flushMountedDrafts = (): Promise<unknown> => Promise.all([...flushes].map((flush) => flush()));

/** Result of `useDraftSync`. */
export interface SyncedDraft<Content> {
  state: DraftState<Content>;
  sync: DraftSync<Content>;
  /** Ends it and deletes its copy on this device, after the draft was sent or discarded. */
  end: () => Promise<void>;
  /** Ends it, because it is gone at the server, and leaves what was written as a copy under another `draftKey`. */
  moveTo: (draftKey: string) => Promise<void>;
}

/**
 * Synchronises a draft while its form is mounted: on this device at once, with the server after a pause, again when the
 * network is back, and with other tabs on focus and before it replaces their copy. Another draft needs another `key` on the component.
 */
export function useDraftSync<Content>({
  draftKey,
  parseCopy,
  ...options
}: UseDraftSyncOptions<Content>): SyncedDraft<Content> {
  const [localDraft] = useState(() => createLocalDraft(draftKey));
  const [sync] = useState(() => createDraftSync({ ...options, local: parseCopy(localDraft?.initial), localDraft }));
  const state = useSyncExternalStore(sync.subscribe, sync.getState);

  const joinCopy = useEffectEvent((found: unknown, before: unknown, storedAt: Date) => {
    const copy = parseCopy(found);
    return !copy || sync.joinCopy(copy, parseCopy(before), storedAt.toISOString());
  });

  useEffect(() => {
    // Not while rendering: React may discard what it has rendered, and nothing would stop it.
    sync.start();
    flushes.add(sync.flush);
    const detach = localDraft?.attach({
      onRemoved: sync.storeAgain,
      onChanged: (found, before, storedAt) => joinCopy(found, before, storedAt),
    });
    const checkOthers = () => {
      localDraft?.check();
      void sync.checkRemote();
    };
    const save = () => void sync.flush();
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    window.addEventListener('focus', checkOthers);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      flushes.delete(sync.flush);
      window.removeEventListener('focus', checkOthers);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      // Without a session the copy stays on this device and is saved when the form is opened again.
      if (currentSession().status === 'authenticated') void sync.flush();
      detach?.();
    };
  }, [localDraft, sync]);

  async function end() {
    await Promise.all([sync.dispose(), localDraft?.remove()]);
  }

  return {
    state,
    sync,
    end,
    async moveTo(replacement) {
      const copy: DraftCopy<Content> = { content: sync.getState().content, base: null, unsaved: true };
      writeOwnDraft(replacement, copy);
      await end();
    },
  };
}
