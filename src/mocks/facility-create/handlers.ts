import {
  addPhoto,
  addresses,
  createFacility,
  discardDraft,
  draft,
  drafts as draftList,
  duplicates,
  editableFacility,
  editFacility,
  photo,
  removePhoto,
  reopenSubmission,
  saveDraft,
  submission,
  towns,
} from '#modules/facility-create/api';
import type { Submission } from '#modules/facility-create/submission';

import { accounts } from '#mocks/accounts/store';
import { findAddress } from './addressFinder';
import { saveEdit, getEditable } from '#mocks/contributing/editService';
import { getDraft, toDraft, drafts, listDrafts, updateDraft } from './drafts';
import { findDuplicates } from './duplicates';
import { handle, handleFile } from '#mocks/core/handle';
import { deletePhoto, deletePhotosOf, savePhoto, photos, photoUrl } from './photos';
import { ProblemError } from '#mocks/core/problem';
import { reopenAsDraft } from './resubmissions';
import { assertVerifiableFacts, countOpenSubmissions, toReceipt, submit } from './submissions';
import { submissions } from './store';
import { loadPlaces } from '#mocks/directory/seed/source';
import { taxonomy } from '#mocks/directory/taxonomy';
import { loadRoadShard } from '#mocks/directions/seed/roadSource';
import { loadTowns } from './towns';
import { inTransaction } from '#mocks/core/transaction';

/** Delay of a write in ms (directory contract 3.1). */
const writeDelay = 300;

/** Throws `duplicate-suspected` if the complete facts match facilities the user was not asked about. */
async function assertRequiredFacts(sent: Submission, userId: string, language: 'en' | 'tr'): Promise<void> {
  const { name, primaryCategoryId, address, geo, phones, email, website } = sent.facility;
  const { categories } = await taxonomy(language);
  const found = await findDuplicates(
    {
      name,
      primaryCategoryId,
      cityId: address.cityId,
      geo,
      phones: phones.map(({ number }) => number),
      email,
      website,
    },
    userId,
    categories,
  );
  const seen = new Set(sent.duplicateAnswer?.seen);
  const candidates = [...found.strong, ...found.possible];
  const isAnswered = sent.duplicateAnswer !== undefined && candidates.every(({ id }) => seen.has(id));
  if (candidates.length > 0 && !isAnswered) throw new ProblemError('duplicate-suspected', { candidates });
}

const createHandler = handle(
  createFacility,
  async ({ body, user, language }) => {
    if (!user.emailVerified) throw new ProblemError('email-not-verified');
    const [{ categories, tags }, known] = await Promise.all([taxonomy(language), loadTowns(language)]);
    assertVerifiableFacts(body.facility, { towns: known, categories, tags });
    const isRepeated = (await submissions.list()).some(
      ({ draftId, submitterId }) => submitterId === user.id && draftId === (body.draftId ?? ''),
    );
    if (!isRepeated) await assertRequiredFacts(body, user.id, language);
    return toReceipt(await submit(body, user.id));
  },
  { minDelay: writeDelay },
);

const photoHandler = handleFile(photo.path, async ({ searchParams }) => {
  const id = searchParams.get('id');
  const found = (await photos.list()).find((one) => one.id === id);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Blob([found.bytes as BlobPart]), {
    headers: {
      'Content-Type': found.kind,
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

const addressesHandler = handle(addresses, async ({ query, language }) => {
  const [known, shard, places] = await Promise.all([loadTowns(language), loadRoadShard(), loadPlaces(language)]);
  const town = known.find(({ id }) => id === query.city);
  const roads = shard.towns.find(({ id }) => id === query.city);
  if (!town || !roads) throw new ProblemError('not-found', { detail: `There is no town "${query.city}".` });
  const { line1 = '', district = '', postcode = '' } = query;
  const postcodes = places.filter(({ type }) => type === 'postcode');
  return findAddress({ town, roads, postcodes }, { line1, districtId: district, postalCode: postcode });
});

/** Calls for adding a facility: towns, addresses, duplicates, drafts, photos and submission. */
export const facilityCreateHandlers = [
  handle(towns, async ({ language }) => (await loadTowns(language)).map(({ regionId: _regionId, ...town }) => town)),
  addressesHandler,
  handle(duplicates, async ({ body, user, language }) =>
    findDuplicates(body.facility, user.id, (await taxonomy(language)).categories),
  ),
  createHandler,
  handle(submission, async ({ query, user }) => {
    const found = (await submissions.list()).find(
      ({ slug, submitterId }) => slug === query.slug && submitterId === user.id,
    );
    if (!found) throw new ProblemError('not-found', { detail: `You submitted nothing called "${query.slug}".` });
    return toReceipt(found);
  }),
  handle(reopenSubmission, ({ body, user }) => reopenAsDraft(body.id, user.id), { minDelay: writeDelay }),
  handle(editableFacility, async ({ query, user }) => getEditable(await accounts.get(user.id), query.slug)),
  handle(editFacility, async ({ body, user }) => saveEdit(await accounts.get(user.id), body), { minDelay: writeDelay }),
  handle(draftList, async ({ user }) => ({
    drafts: (await listDrafts(user.id)).map(({ id, step, values, updatedAt, expiresAt }) => ({
      id,
      step,
      name: values.facility.name,
      updatedAt,
      expiresAt,
    })),
    openSubmissions: await countOpenSubmissions(user.id),
  })),
  handle(draft, async ({ query, user }) => toDraft(await getDraft(query.id, user.id))),
  handle(saveDraft, ({ body, user }) => inTransaction([drafts], async () => updateDraft(body, user.id))),
  handle(discardDraft, ({ query, user }) =>
    inTransaction([drafts, photos], async () => {
      await getDraft(query.id, user.id);
      await drafts.remove(query.id);
      await deletePhotosOf(query.id, user.id);
      return true as const;
    }),
  ),
  handle(
    addPhoto,
    async ({ body, user }) => {
      const { id } = await savePhoto(body.file, body.id, user.id);
      return { id, url: photoUrl(id) };
    },
    { minDelay: writeDelay },
  ),
  photoHandler,
  handle(removePhoto, async ({ query, user }) => {
    await deletePhoto(query.id, user.id);
    return true as const;
  }),
];
