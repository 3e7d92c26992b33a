import { distanceM } from '#lib/distance';
import type { Facility } from '#lib/facility';
import { factProblems } from '#modules/facility-create/facts';
import type { Records } from '#modules/facility-create/facts';
import type { Receipt } from '#modules/facility-create/api';
import type { Submission, SubmittedFacility } from '#modules/facility-create/submission';

import { accounts, instant } from './accounts';
import { noteFacilityChanges } from './changesMark';
import { readFacility } from './contributing/facts';
import { requests } from './contributing/records';
import { newFacilityCase, requestStores } from './contributing/verificationCases';
import { drafts } from './drafts';
import { facilityBySlug } from './facilities';
import { limits, takeTry, tries } from './limits';
import { dropPhotosOf, photos, photoUrl } from './photos';
import { ProblemResponse } from './problem';
import { completenessOf } from './seed/orvela/completeness';
import { reserved, slugify } from './seed/orvela/random';
import { submissions } from './submissionStore';
import type { StoredSubmission } from './submissionStore';
import { townsIn } from './towns';
import { inTransaction } from './transaction';

const mostOpen = 5;
const firstNumber = 2401;
const timeZone = 'Atlantic/Azores';
const country = 'XV';
const pinAccuracyM = 15;

type Town = Awaited<ReturnType<typeof townsIn>>[number];

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

const given = <Key extends string>(key: Key, text: string) =>
  (text === '' ? {} : { [key]: text }) as Partial<Record<Key, string>>;

const ages = ({ note: words, ...limits }: NonNullable<SubmittedFacility['eligibility']>) => ({
  ...limits,
  ...given('note', words),
});

/** The facility as the public would see it: a place that is not to be shown carries the middle of its district. */
function facilityOf(
  { facility: sent }: Submission,
  { id, slug, number, town }: { id: string; slug: string; number: number; town: Town },
): Facility {
  const { address, geo, locationVisibility, description, organization, eligibility, phones, ...rest } = sent;
  const { farReason: _far, visibilityReason: _reason, transport, entranceNote, fees, services, ...plain } = rest;
  const { email, website, bookingUrl, hoursNote, interpretation, photos: pictures, exceptions, ...kept } = plain;
  const district = town.districts.find((one) => one.id === address.districtId) ?? town.districts[0];
  const isExact = locationVisibility === 'exact';
  const at = isExact ? geo : (district ?? town);
  const facility: Facility = {
    ...kept,
    id,
    slug,
    code: `XV-${String(number).padStart(6, '0')}`,
    description,
    ...(organization && { organization: { name: organization.name, ...given('url', organization.url) } }),
    services: services.map(({ name, note: words }, index) => ({
      id: `svc_${index + 1}`,
      name,
      ...given('note', words),
    })),
    address: {
      ...(isExact && given('line1', address.line1)),
      ...(isExact && given('line2', address.line2)),
      districtId: address.districtId,
      district: district?.name ?? town.name,
      cityId: town.id,
      city: town.name,
      regionId: town.regionId,
      region: town.region,
      postalCode: address.postalCode,
      country,
    },
    geo: {
      lat: round(at?.lat ?? town.lat),
      lon: round(at?.lon ?? town.lon),
      accuracyM: isExact ? pinAccuracyM : Math.min(5000, Math.max(500, district ? distanceM(district, town) : 5000)),
      source: isExact ? 'pin' : 'district-centroid',
    },
    locationVisibility,
    ...(isExact && given('transport', transport)),
    ...(isExact && given('entranceNote', entranceNote)),
    phones: phones.map(({ number: line, type, extension, description: use }) => ({
      number: line,
      type,
      ...given('extension', extension),
      ...given('description', use),
    })),
    ...given('email', email),
    ...given('website', website),
    ...given('bookingUrl', bookingUrl),
    ...given('hoursNote', hoursNote),
    ...given('interpretation', interpretation),
    timeZone,
    exceptions: exceptions.map(({ reason, ranges, ...days }) => ({
      ...days,
      ...(days.kind === 'special' && { ranges }),
      ...given('reason', reason),
    })),
    fees: { model: fees.model, ...given('note', fees.note) },
    ...(eligibility && { eligibility: ages(eligibility) }),
    photos: pictures.map(({ id: photo, alt }) => ({ id: photo, url: photoUrl(photo), alt })),
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

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

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

/** The pictures must be the submitter's own and without a facility. */
async function takePhotos(sent: Submission, facilityId: string, userId: string): Promise<void> {
  const kept = await photos.list();
  for (const [at, { id }] of sent.facility.photos.entries()) {
    const photo = kept.find((one) => one.id === id);
    if (!photo || photo.userId !== userId || photo.facilityId !== undefined) {
      throw new ProblemResponse('validation-failed', {
        errors: [{ pointer: `/facility/photos/${at}/id`, code: 'unknown', message: 'choice' }],
      });
    }
    await photos.update(id, { facilityId });
  }
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
    const slug = slugs.find((wish) => !all.some((one) => one.slug === wish)) ?? `facility-${base32(8)}`;
    const id = `fac_${base32(12)}`;
    await takePhotos(sent, id, userId);
    const facility = facilityOf(sent, { id, slug, number: firstNumber + all.length, town });
    const stored: StoredSubmission = {
      id,
      slug,
      submitterId: userId,
      draftId: sent.draftId ?? null,
      submittedAt: instant(),
      sent,
    };
    await submissions.addLast(stored);
    if (sent.draftId !== undefined) await endDraft(sent.draftId, userId);
    await keep(account, facility, { submitterIsOwner: sent.submitterIsOwner, note: sent.note });
    return stored;
  });
  noteFacilityChanges();
  return taken;
}
