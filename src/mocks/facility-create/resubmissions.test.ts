import { expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { audit } from '#mocks/contributing/store';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { listSubmitted, withdrawVerification } from '#modules/contributing/api';
import { createFacility, drafts, reopenSubmission, submission } from '#modules/facility-create/api';
import type { Draft } from '#modules/facility-create/api';
import { toSubmission } from '#modules/facility-create/toSubmission';

import { decideBy, mailedLink } from '#mocks/testing/contributingCalls';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { mailsTo } from '#mocks/testing/sessionCalls';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'mira' });

type Body = Parameters<typeof request<typeof createFacility>>[1]['body'];
const send = (values: Draft['values'], draftId: string) =>
  request(createFacility, { body: { ...toSubmission({ ...values, declared: true }), draftId } as Body });
const reopen = (id: string) => request(reopenSubmission, { body: { id } });

async function reject(): Promise<void> {
  await signInAndStoreToken('ada');
  await decideBy({ ...(await mailedLink('ada@orvela.example')), route: 'reject' });
  await signInAndStoreToken('mira');
}

it('is sent again twice after it was rejected, with everything filled in and the reason', async () => {
  const { id, slug, code } = await send(sampleDraft, 'drf_first-draft');
  expect((await expectHttpError(reopen(id))).problem.code).toBe('already-decided');
  for (let times = 1; times <= 2; times++) {
    await reject();
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'rejected', again: true }]);
    const draft = await reopen(id);
    expect(draft.again).toMatchObject({ slug, rejection: { message: 'The licence could not be read at all.' } });
    expect(draft.values.facility).toMatchObject({
      name: times === 1 ? 'Lantern Row Travel Clinic' : 'Lantern Row 1',
      services: sampleDraft.facility.services,
    });
    expect((await reopen(id)).id).toBe(draft.id);
    const again = await send(
      { ...draft.values, facility: { ...draft.values.facility, name: `Lantern Row ${times}` } },
      draft.id,
    );
    expect(again).toMatchObject({ id, slug, code, publicationStatus: 'pending', name: `Lantern Row ${times}` });
    expect((await request(drafts, {})).drafts).toEqual([]);
  }
  await reject();
  expect((await expectHttpError(reopen(id))).problem).toMatchObject({
    code: 'already-decided',
    reason: 'resubmissions-left',
  });
  expect(await request(listSubmitted, {})).toMatchObject([{ again: false }]);
  expect((await audit.list()).filter(({ action }) => action === 'facility.resubmitted')).toHaveLength(2);
});

it('is taken back while it waits, with a mail, and sent again later', async () => {
  const { id, slug } = await send(sampleDraft, 'drf_first-draft');
  const [one] = await request(listSubmitted, {});
  await request(withdrawVerification, { query: { id: one?.requestId ?? '' } });
  expect(await request(listSubmitted, {})).toMatchObject([
    { publicationStatus: 'draft', requestId: null, again: true },
  ]);
  expect((await mailsTo('mira@orvela.example'))[0]?.subject).toMatch(/^Request withdrawn: .* \(new facility\)$/);
  const draft = await reopen(id);
  expect(draft.again?.rejection).toBeNull();
  await send(draft.values, draft.id);
  expect((await request(submission, { query: { slug } })).publicationStatus).toBe('pending');
});

it('is nobody else’s to open', async () => {
  const { id } = await send(sampleDraft, 'drf_first-draft');
  await reject();
  await signInAndStoreToken('cleo');
  expect((await expectHttpError(reopen(id))).problem.code).toBe('not-found');
});
