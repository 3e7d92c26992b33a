import type { Facility } from '#domain/facility';
import { factProblems } from '#modules/facility-create/facts';
import type { Records } from '#modules/facility-create/facts';
import type { Receipt } from '#modules/facility-create/api';
import type { Submission, SubmittedFacility } from '#modules/facility-create/submission';

import { accounts, instant } from '#mocks/accounts/store';
import { noteFacilityChanges } from '#mocks/directory/changesVersion';
import { readFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import { newFacilityCase, requestStores } from '#mocks/contributing/verificationService';
import { drafts } from './drafts';
import { facilityBySlug } from '#mocks/directory/facilities';
import { limits, takeTry, tries } from '#mocks/core/quotas';
import { dropPhotosOf, photos, takePhotos } from './photos';
import { ProblemResponse } from '#mocks/core/problem';
import { completenessOf } from '#mocks/directory/seed/completeness';
import { sendingAgain } from './resubmissions';
import { reserved, slugify } from '#mocks/directory/seed/random';
import { submissions } from './submissionStore';
import type { StoredSubmission } from './submissionStore';
import { detailsOf } from './submittedDetails';
import type { Town } from './submittedDetails';
import { townsIn } from '#mocks/directory/towns';
import { inTransaction } from '#mocks/core/transaction';

const mostOpen = 5;
const firstNumber = 2401;
const timeZone = 'Atlantic/Azores';

/** Refuses what the records do not bear out, in the words of the schema. */
export function assertFacts(facility: SubmittedFacility, records: Records): void {
  const problems = factProblems(facility, records);
  if (problems.length === 0) return;
  throw new ProblemResponse('validation-failed', {
    errors: problems.map(({ pointer, key }) => ({ pointer, code: 'custom', message: key })),
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const base32 = (length: number) =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % 32]).join('');

const isAddress = (slug: string) => slug.length >= 3 && slug.length <= 80 && !/^\d+$/.test(slug) && !reserved.has(slug);

/** Name, then with the district, then with the town, then numbered (directory 1.2, "slug"); what is listed is taken. */
async function freeSlugs({ name, address: { districtId, cityId } }: SubmittedFacility): Promise<string[]> {
  const base = slugify(name).slice(0, 50).replace(/-+$/, '') || 'facility';
  const numbered = Array.from({ length: 30 }, (_, at) => `${base}-${cityId}-${at + 2}`);
  const wishes = [base, `${base}-${districtId}`, `${base}-${cityId}`, ...numbered].filter(isAddress);
  const free: string[] = [];
  for (const slug of wishes) {
    // A few in reserve: whoever submits at the same moment may take one.
    if (free.length >= mostOpen * 2) break;
    if ((await facilityBySlug(slug, 'en')).kind === 'missing') free.push(slug);
  }
  return free;
}

/** The facility as the public would see it. */
function facilityOf(
  { facility: sent }: Submission,
  { town, ...place }: { id: string; slug: string; code: string; town: Town },
): Facility {
  const facility: Facility = {
    ...detailsOf(sent, town),
    ...place,
    timeZone,
    publicationStatus: 'pending',
    operationalStatus: 'open',
    verification: { state: 'pending' },
    ownership: { state: 'unclaimed' },
    completeness: 0,
    changesPending: false,
    source: 'contribution',
    licence: 'CC0-1.0',
    revision: 1,
    createdAt: instant(),
    updatedAt: instant(),
  };
  return { ...facility, completeness: completenessOf(facility) };
}

/** The same for one that is sent again: what it is known by stays. */
async function changedFacility(sent: Submission, place: { id: string; slug: string; town: Town }): Promise<Facility> {
  const { facility: before, answer } = await sendingAgain(place.id);
  if (!answer.ok) throw new ProblemResponse('already-decided', { reason: answer.reason });
  const { code, createdAt, revision } = before;
  return { ...facilityOf(sent, { ...place, code }), createdAt, revision: revision + 1 };
}

/** What a submission says to whoever sent it, with the facility as it is now. */
export async function receiptOf({ id, slug, submittedAt, sent }: StoredSubmission): Promise<Receipt> {
  const { facility } = await readFacility({ id, slug, seed: null });
  return {
    id,
    slug,
    code: facility.code,
    name: facility.name,
    submittedAt,
    publicationStatus: facility.publicationStatus,
    submitterIsOwner: sent.submitterIsOwner,
  };
}

/** How many of somebody's submissions nobody has decided yet. */
export async function openSubmissionsOf(userId: string): Promise<number> {
  return (await requests.list()).filter(
    ({ kind, requesterId, state }) => kind === 'new-facility' && requesterId === userId && state === 'open',
  ).length;
}

/** The draft has become a facility: it ends, with the pictures that were not taken over. */
async function endDraft(draftId: string, userId: string): Promise<void> {
  const own = (await drafts.list()).find((draft) => draft.id === draftId && draft.userId === userId);
  if (own) await drafts.remove(own.id);
  await dropPhotosOf(draftId, userId);
}

const uses = [submissions, drafts, photos, tries, ...requestStores] as const;

/**
 * Takes a submission whose fields and facts are right: the facility waits for a decision, its draft ends, the trail and
 * the mails know of it, all in one transaction. Sent twice, it is taken once. Throws `rate-limited`.
 */
export async function submit(sent: Submission, userId: string): Promise<StoredSubmission> {
  const town = (await townsIn('en')).find(({ id }) => id === sent.facility.address.cityId);
  if (!town) throw new ProblemResponse('internal');
  const slugs = await freeSlugs(sent.facility);
  const account = await accounts.get(userId);
  const keep = await newFacilityCase();
  const taken = await inTransaction(uses, async () => {
    const all = await submissions.list();
    const again = all.find(({ draftId, submitterId }) => submitterId === userId && draftId === (sent.draftId ?? ''));
    if (again) return again;
    if ((await openSubmissionsOf(userId)) >= mostOpen) throw new ProblemResponse('rate-limited', { open: mostOpen });
    await takeTry(limits.create, userId);
    const draft = (await drafts.list()).find(({ id, userId: whose }) => id === sent.draftId && whose === userId);
    const before = all.find(({ id, submitterId }) => id === draft?.submissionId && submitterId === userId);
    const slug = before?.slug ?? slugs.find((wish) => !all.some((one) => one.slug === wish)) ?? `facility-${base32(8)}`;
    const id = before?.id ?? `fac_${base32(12)}`;
    await takePhotos(sent.facility.photos, id, userId);
    const part = { submittedAt: instant(), draftId: sent.draftId ?? null, sent };
    const code = `XV-${String(firstNumber + all.length).padStart(6, '0')}`;
    const facility = before
      ? await changedFacility(sent, { id, slug, town })
      : facilityOf(sent, { id, slug, code, town });
    const stored: StoredSubmission = before
      ? await submissions.update(id, part)
      : await submissions.addLast({ ...part, id, slug, submitterId: userId });
    if (sent.draftId !== undefined) await endDraft(sent.draftId, userId);
    await keep(account, facility, { submitterIsOwner: sent.submitterIsOwner, note: sent.note });
    return stored;
  });
  noteFacilityChanges();
  return taken;
}
