import * as z from 'zod/mini';

import { editableSchema } from './api';
import type { Editable } from './api';
import { facilityDraftSchema } from './draftValues';
import type { DraftValues } from './draftValues';
import { mergeFields } from './editFields';
import type { MergeResult } from './editFields';
import { isSame } from './editing';

/** An unsaved edit on this device: its values, and the version they are based on. */
type EditDraft = { base: Editable; values: DraftValues['facility']; reason: string };

const draftSchema = z.object({ base: editableSchema, values: facilityDraftSchema, reason: z.string() });

/** Initial state of an edit. `merged`: the facility has changed since the draft was started. */
export type EditSession = EditDraft & { isRestored: boolean; merged?: { current: Editable; result: MergeResult } };

/** Whether two versions are the same, including their pending changes. */
export const isSameRevision = (one: Editable, other: Editable) =>
  one.revision === other.revision && one.pending?.submittedAt === other.pending?.submittedAt;

/** Outcome of the changes that were pending in one version and no longer are in a later one. */
export const endedBetween = (before: Editable, later: Editable): Editable['ended'] =>
  before.pending && !later.pending ? later.ended : undefined;

/** Starts an edit from the draft on this device, if it is valid, and merges it with the current version. */
export function beginEdit(current: Editable, found: unknown): EditSession {
  const parsed = z.safeParse(draftSchema, found);
  const newSession = { base: current, values: current.values, reason: '', isRestored: false };
  if (!parsed.success || parsed.data.base.id !== current.id) return newSession;
  const { base, values, reason } = parsed.data;
  if (isSame(values, base.values) && reason === '') return newSession;
  if (isSameRevision(base, current)) return { base: current, values, reason, isRestored: true };
  const result = mergeFields(base.values, values, current.values);
  return { base, values, reason, isRestored: true, merged: { current, result } };
}
