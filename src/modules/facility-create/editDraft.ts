import * as z from 'zod/mini';

import { editableSchema } from './api';
import type { Editable } from './api';
import { facilityDraftSchema } from './draftValues';
import type { DraftValues } from './draftValues';
import { mergeFields } from './editFields';
import type { MergeResult } from './editFields';
import { isSame } from './editing';

/** An edit as this device keeps it: what was typed, and what it is based on. */
export type EditDraft = { base: Editable; values: DraftValues['facility']; reason: string };

const draftSchema = z.object({ base: editableSchema, values: facilityDraftSchema, reason: z.string() });

/** What an edit begins with. `merged`: the facility was changed since the draft was begun. */
export type EditSession = EditDraft & { isRestored: boolean; merged?: { current: Editable; result: MergeResult } };

/** Whether two readings found the same: nothing was published since, and what waited waits still. */
export const isSameRevision = (one: Editable, other: Editable) =>
  one.revision === other.revision && one.pending?.submittedAt === other.pending?.submittedAt;

/** How what waited at one reading had ended by another. */
export const endedBetween = (before: Editable, later: Editable): Editable['ended'] =>
  before.pending && !later.pending ? later.ended : undefined;

/** Reads what this device keeps of an edit with care, and brings it to how the facility stands now. */
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
