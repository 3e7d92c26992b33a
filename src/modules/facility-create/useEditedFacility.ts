import { useEffect, useRef, useState } from 'react';

import { facilityChannel } from '#domain/facilityChannel';
import { createLocalDraft, removeDraft } from '#lib/drafts/drafts';

import type { Editable } from './api';
import type { DraftValues } from './draftValues';
import { beginEdit, endedBetween, isSameRevision } from './editDraft';
import { mergeFields } from './editFields';
import type { MergeResult } from './editFields';
import { isSame } from './editing';
import { loadEditable } from './queries';

/**
 * A facility that is edited: the version it is based on, what is typed, kept on this device, and what others have saved
 * meanwhile.
 */
export function useEditedFacility(current: Editable, draftKey: string) {
  const [localDraft] = useState(() => createLocalDraft(draftKey));
  const [session] = useState(() => beginEdit(current, localDraft?.initial));
  const [base, setBase] = useState(session.base);
  const [values, setValues] = useState(session.values);
  const [reason, setReason] = useState(session.reason);
  const [isRestored, setRestored] = useState(session.isRestored);
  const [merging, setMerging] = useState<{ current: Editable; result: MergeResult } | undefined>(session.merged);
  const [isMerged, setMerged] = useState(false);
  const [newer, setNewer] = useState<Editable>();
  const [ended, setEnded] = useState(() => session.merged && endedBetween(session.base, session.merged.current));
  const isDirty = !isSame(values, base.values);
  // The newest known version, even if the edit is still based on an older one.
  const latest = merging?.current ?? newer ?? base;
  // For callbacks that run outside render.
  const latestRef = useRef({ latest, base, isDirty });
  const isSaved = useRef(false);
  useEffect(() => {
    latestRef.current = { latest, base, isDirty };
  });

  useEffect(() => localDraft?.attach(), [localDraft]);
  useEffect(() => {
    localDraft?.save(isDirty ? { base, values, reason } : undefined);
  }, [localDraft, base, values, reason, isDirty]);

  // Another tab or person may have saved, decided or withdrawn changes.
  useEffect(() => {
    async function reload() {
      const other = await loadEditable(current.slug).catch(() => undefined);
      const { latest: seen, base: before, isDirty: isTyping } = latestRef.current;
      if (!other || isSaved.current || isSameRevision(seen, other)) return;
      setEnded(endedBetween(before, other));
      if (isTyping) return setNewer(other);
      setBase(other);
      setValues(other.values);
    }
    return facilityChannel.subscribe(() => void reload());
  }, [current.slug]);

  return {
    /** The version that the changes are compared with. */
    base,
    /** The newest version that is known. */
    latest,
    values,
    setValues,
    /** Why it is changed, for those who decide. */
    reason,
    setReason,
    isDirty,
    /** Whether there are unsaved changes at the time of the call; for callbacks outside render. */
    hasChanges: () => latestRef.current.isDirty,
    /** Whether what is typed comes from an earlier visit. */
    isRestored,
    /** A newer version that was saved meanwhile, and is not compared with this one yet. */
    newer,
    /** A version that is being compared, with the fields that both have changed. */
    merging,
    /** Whether another version has been merged into this one. */
    isMerged,
    /** What has become of changes that were waiting for a decision. */
    ended,
    dismissEnded: () => setEnded(undefined),
    /** Begins to compare with another version. */
    compare(other: Editable) {
      setNewer(undefined);
      setEnded(endedBetween(base, other));
      setMerging({ current: other, result: mergeFields(base.values, values, other.values) });
    },
    /** Continues with merged values, based on the version that was compared. */
    applyMerge(merged: DraftValues['facility']) {
      if (!merging) return;
      setBase(merging.current);
      // Already merged, unless it has changed again.
      if (newer && isSameRevision(newer, merging.current)) setNewer(undefined);
      setValues(merged);
      setMerging(undefined);
      setMerged(true);
    },
    /** Returns to the newest version. */
    discard() {
      setBase(latest);
      setValues(latest.values);
      setNewer(undefined);
      setRestored(false);
    },
    /** Forgets the changes, which are saved on the server. */
    finish() {
      if (localDraft) removeDraft(localDraft.user, localDraft.draftKey);
      latestRef.current.isDirty = false;
      isSaved.current = true;
    },
  };
}
