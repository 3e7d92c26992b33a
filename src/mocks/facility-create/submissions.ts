import type { Facility } from '#domain/facility';
import { factProblems } from '#modules/facility-create/facts';
import type { Records } from '#modules/facility-create/facts';
import type { Receipt } from '#modules/facility-create/api';
import type { Submission, SubmittedFacility } from '#modules/facility-create/submission';

import { accounts } from '#mocks/accounts/store';
import { isoInstant } from '#mocks/core/time';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { getFacility, openFacility } from '#mocks/contributing/facilityAccess';
import type { OpenedFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import { prepareNewFacilityRequest, requestStores } from '#mocks/contributing/verificationService';
import { drafts } from './drafts';
import { findFacilityBySlug } from '#mocks/directory/facilities';
import { limits, consumeQuota, quotas } from '#mocks/core/quotas';
import { deletePhotosOf, photos, attachPhotos } from './photos';
import { ProblemError } from '#mocks/core/problem';
import { measureCompleteness } from './completeness';
import { findSubmission, resubmissionStatus } from './resubmissions';
import { countryTimeZone } from '#mocks/directory/seed/country';
import { reservedSlugs, slugify } from '#mocks/directory/seed/random';
import { randomBase32 } from '#mocks/core/base32';
import { submissions } from './store';
import type { StoredSubmission } from './store';
import { toFacilityDetails } from './submittedDetails';
import type { Town } from './submittedDetails';
import { loadTowns } from './towns';
import { inTransaction } from '#mocks/core/transaction';

const maxOpen = 5;
const firstNumber = 2401;

/** Throws `validation-failed` for facts that contradict the directory's records. */
export function assertVerifiableFacts(facility: SubmittedFacility, records: Records): void {
  const problems = factProblems(facility, records);
  if (problems.length === 0) return;
  throw new ProblemError('validation-failed', {
    errors: problems.map(({ pointer, key }) => ({ pointer, code: 'custom', message: key })),
  });
}

const isValidSlug = (slug: string) =>
  slug.length >= 3 && slug.length <= 80 && !/^\d+$/.test(slug) && !reservedSlugs.has(slug);

/** Free slugs: the name, then with the district, then with the town, then numbered (directory 1.2, "slug"). */
async function findFreeSlugs({ name, address: { districtId, cityId } }: SubmittedFacility): Promise<string[]> {
  const base = slugify(name).slice(0, 50).replace(/-+$/, '') || 'facility';
  const numbered = Array.from({ length: 30 }, (_, at) => `${base}-${cityId}-${at + 2}`);
  const candidates = [base, `${base}-${districtId}`, `${base}-${cityId}`, ...numbered].filter(isValidSlug);
  const free: string[] = [];
  for (const slug of candidates) {
    // More than needed, because a concurrent submission may take one.
    if (free.length >= maxOpen * 2) break;
    if ((await findFacilityBySlug(slug, 'en')).kind === 'missing') free.push(slug);
  }
  return free;
}

/** The facility as the public would see it. */
function toFacility(
  { facility: sent }: Submission,
  { town, ...identity }: { id: string; slug: string; code: string; town: Town },
): Facility {
  const facility: Facility = {
    ...toFacilityDetails(sent, town),
    ...identity,
    timeZone: countryTimeZone,
    publicationStatus: 'pending',
    operationalStatus: 'open',
    verification: { state: 'pending' },
    ownership: { state: 'unclaimed' },
    completeness: 0,
    changesPending: false,
    source: 'contribution',
    licence: 'CC0-1.0',
    revision: 1,
    createdAt: isoInstant(),
    updatedAt: isoInstant(),
  };
  return { ...facility, completeness: measureCompleteness(facility) };
}

/** The same for a resubmission: code and creation date stay. */
async function changedFacility(sent: Submission, opened: OpenedFacility, town: Town): Promise<Facility> {
  const { facility: before, result } = await resubmissionStatus(opened);
  if (!result.ok) throw new ProblemError('already-decided', { reason: result.reason });
  const { code, createdAt, revision } = before;
  const { id, slug } = opened;
  return { ...toFacility(sent, { id, slug, town, code }), createdAt, revision: revision + 1 };
}

/** The receipt of a submission, with the facility's current state. */
export async function toReceipt({ id, slug, submittedAt, sent }: StoredSubmission): Promise<Receipt> {
  const { facility } = await getFacility(await openFacility({ slug }));
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

/** The number of an account's undecided submissions. */
export async function countOpenSubmissions(userId: string): Promise<number> {
  return (await requests.list()).filter(
    ({ kind, requesterId, state }) => kind === 'new-facility' && requesterId === userId && state === 'open',
  ).length;
}

/** Deletes a submitted draft and its unused photos. */
async function deleteDraft(draftId: string, userId: string): Promise<void> {
  const own = (await drafts.list()).find((draft) => draft.id === draftId && draft.userId === userId);
  if (own) await drafts.remove(own.id);
  await deletePhotosOf(draftId, userId);
}

/** The facility that a draft corrects, opened before the transaction; `undefined` for a new one. */
async function openCorrected(draftId: string | undefined, userId: string): Promise<OpenedFacility | undefined> {
  const draft = (await drafts.list()).find((one) => one.id === draftId && one.userId === userId);
  return draft?.submissionId === undefined ? undefined : openFacility({ id: draft.submissionId });
}

const submissionStores = [submissions, drafts, photos, quotas, ...requestStores] as const;

/**
 * Stores a valid submission: creates the pending facility, deletes the draft, records the event and sends the mails,
 * all in one transaction. A repeated call returns the first submission. Throws `rate-limited`.
 */
export async function submit(sent: Submission, userId: string): Promise<StoredSubmission> {
  const town = (await loadTowns('en')).find(({ id }) => id === sent.facility.address.cityId);
  if (!town) throw new ProblemError('internal');
  const slugs = await findFreeSlugs(sent.facility);
  const account = await accounts.get(userId);
  const corrected = await openCorrected(sent.draftId, userId);
  const saveNewFacility = await prepareNewFacilityRequest();
  const taken = await inTransaction(submissionStores, async () => {
    const all = await submissions.list();
    const existing = all.find(({ draftId, submitterId }) => submitterId === userId && draftId === (sent.draftId ?? ''));
    if (existing) return existing;
    if ((await countOpenSubmissions(userId)) >= maxOpen) throw new ProblemError('rate-limited', { open: maxOpen });
    await consumeQuota(limits.create, userId);
    const before = corrected && (await findSubmission(corrected, userId));
    const slug =
      before?.slug ??
      slugs.find((candidate) => !all.some((one) => one.slug === candidate)) ??
      `facility-${randomBase32(8)}`;
    const id = before?.id ?? `fac_${randomBase32(12)}`;
    await attachPhotos(sent.facility.photos, id, userId);
    const part = { submittedAt: isoInstant(), draftId: sent.draftId ?? null, sent };
    const code = `XV-${String(firstNumber + all.length).padStart(6, '0')}`;
    const facility =
      corrected && before ? await changedFacility(sent, corrected, town) : toFacility(sent, { id, slug, code, town });
    const stored: StoredSubmission = all.some((one) => one.id === id)
      ? await submissions.update(id, part)
      : await submissions.addLast({ ...part, id, slug, submitterId: userId });
    if (sent.draftId !== undefined) await deleteDraft(sent.draftId, userId);
    await saveNewFacility(account, facility, {
      submitterIsOwner: sent.submitterIsOwner,
      note: sent.note,
      seed: corrected?.seed ?? null,
    });
    return stored;
  });
  bumpChangesVersion();
  return taken;
}
