import { dayMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';
import type { Draft } from '#modules/facility-create/api';

import { defineStore } from '#mocks/core/store';
import { ProblemError } from '#mocks/core/problem';
import { nextInstant } from '#mocks/core/time';

/** A draft and its owner; `submissionId` is the facility whose submission it will replace. */
export type StoredDraft = Draft & { userId: string; submissionId?: string };

const draftLifetimeMs = 30 * dayMs;
const maxDrafts = 5;

/** The drafts of facilities that were not submitted yet. */
export const drafts = defineStore<StoredDraft>('facilityDrafts', async () => []);

/** A draft as its owner sees it. */
export const toDraft = ({ userId: _userId, submissionId: _id, ...draft }: StoredDraft): Draft => draft;

const isUnexpired = ({ expiresAt }: StoredDraft) => Date.parse(expiresAt) > now().getTime();

/** An account's drafts, the last changed first. */
export async function listDrafts(userId: string): Promise<StoredDraft[]> {
  const own = (await drafts.list()).filter((draft) => draft.userId === userId && isUnexpired(draft));
  return own.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

const notFoundError = (id: string) =>
  new ProblemError('not-found', { detail: `You have no draft with the id "${id}".`, id });

/** An account's own draft. Throws `not-found` for any other. */
export async function getDraft(id: string, userId: string): Promise<StoredDraft> {
  const found = (await drafts.list()).find((draft) => draft.id === id);
  if (!found || found.userId !== userId || !isUnexpired(found)) throw notFoundError(id);
  return found;
}

async function assertBelowMaximum(userId: string): Promise<void> {
  if ((await listDrafts(userId)).length < maxDrafts) return;
  throw new ProblemError('validation-failed', {
    errors: [{ pointer: '/draft', code: 'too_many', message: `There may be ${maxDrafts} drafts at most` }],
  });
}

/**
 * Saves a draft that is based on `baseUpdatedAt`. Throws `revision-conflict` with `current` if it was changed since,
 * `not-found` if it was submitted, discarded or is someone else's, and `validation-failed` for a sixth.
 */
export async function updateDraft(
  { id, draft, baseUpdatedAt }: { id: string; draft: Pick<Draft, 'step' | 'values'>; baseUpdatedAt: string | null },
  userId: string,
): Promise<Draft> {
  const found = (await drafts.list()).find((one) => one.id === id);
  if (found && found.userId !== userId) throw notFoundError(id);
  const before = found && isUnexpired(found) ? found : undefined;
  if (!before && baseUpdatedAt !== null) throw notFoundError(id);
  if (before && before.updatedAt !== baseUpdatedAt) {
    throw new ProblemError('revision-conflict', { current: toDraft(before) });
  }
  if (!before) await assertBelowMaximum(userId);
  const updatedAt = nextInstant(before?.updatedAt);
  const expiresAt = new Date(Date.parse(updatedAt) + draftLifetimeMs).toISOString();
  // The client may not set which submission a draft replaces.
  const { submissionId, again } = before ?? {};
  const carriedOver = { ...(submissionId !== undefined && { submissionId }), ...(again && { again }) };
  return toDraft(await drafts.upsert(id, () => ({ ...draft, ...carriedOver, id, userId, updatedAt, expiresAt })));
}

/** Saves a draft that was not started in the form. Throws `validation-failed` for a sixth. */
export async function addDraft(
  draft: Pick<StoredDraft, 'id' | 'step' | 'values' | 'submissionId' | 'again'>,
  userId: string,
): Promise<Draft> {
  await assertBelowMaximum(userId);
  const updatedAt = nextInstant(undefined);
  const expiresAt = new Date(Date.parse(updatedAt) + draftLifetimeMs).toISOString();
  return toDraft(await drafts.upsert(draft.id, () => ({ ...draft, userId, updatedAt, expiresAt })));
}
