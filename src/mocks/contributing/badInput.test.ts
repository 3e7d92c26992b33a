import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { HttpError, request } from '#lib/http/request';
import { addEvidence } from '#modules/contributing/api';

import { signInAndStoreToken, sendRaw } from '#mocks/testing/signInAs';
import { form, storedRecords, sample } from '#mocks/testing/contributingCalls';
import { serveBackend } from '#mocks/testing/serveBackend';

serveBackend();
beforeEach(() => signInAndStoreToken('ada'));

const claim = {
  facilityId: sample.free.id,
  role: 'owner',
  relationNote: 'I have run this practice for eleven years.',
  workEmail: 'ada@practice.example',
};
const decision = {
  slug: sample.free.slug,
  route: 'approve-verify',
  token: 'x'.repeat(43),
  facilityRevision: 1,
  reasonCode: 'other',
  message: 'Enough words for everybody.',
  evidenceChecked: true,
};

// Every call with a body, a valid body, and its required fields.
const calls = [
  [
    'POST',
    'api/directory/verification',
    { verification: { ...form(), corrections: {} } },
    ['facilityId', 'method', 'checkedAt', 'checklist', 'note', 'evidenceIds', 'corrections'],
  ],
  ['POST', 'api/directory/claim', { claim }, ['facilityId', 'role', 'relationNote', 'workEmail']],
  ['POST', 'api/directory/claim/code', { id: 'clm_1', method: 'email-code' }, ['id', 'method']],
  ['POST', 'api/directory/claim/code/verify', { id: 'clm_1', code: '123456' }, ['id', 'code']],
  ['PATCH', 'api/directory/claim', { id: 'clm_1', claim: { role: 'owner' }, submit: true }, ['id', 'claim']],
  ['POST', 'api/directory/claim/response', { id: 'clm_1', answer: 'agree', note: '' }, ['id', 'answer', 'note']],
  ['POST', 'api/admin/decision', { decision, key: 'key-of-test' }, ['key', 'slug', 'route', 'facilityRevision']],
  ['POST', 'api/admin/decision-link', { slug: sample.free.slug, route: 'reject' }, ['slug', 'route']],
  [
    'PATCH',
    'api/directory/facility',
    { id: sample.owned.id, facility: { hoursNote: 'Ring the bell' }, revision: 1 },
    ['id', 'facility', 'revision'],
  ],
  ['POST', 'api/account/submission', { id: sample.owned.id }, ['id']],
  ['POST', 'api/account/facility/quick', { id: sample.owned.id, action: 'closed-today' }, ['id', 'action']],
  ['POST', 'api/account/facility/relinquish', { id: sample.owned.id, confirmed: true }, ['id', 'confirmed']],
] as const;

/** The same body with one field replaced, at any depth; `undefined` removes it. */
function altered(body: unknown, field: string, value: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, below]) => [key, key === field ? value : altered(below, field, value)]),
  );
}

// Values that none of these fields accepts.
const nonsense = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.constant(false),
  fc.double({ noInteger: true }),
  fc.constant([[]]),
  fc.array(fc.constant({ a: 1 }), { minLength: 1, maxLength: 3 }),
  fc.string({ minLength: 5, maxLength: 9 }).map((text) => ({ [`x${text}`]: text, toString: 1 })),
  fc.constant('\u0000'.repeat(2000)),
);

describe.each(calls)('%s %s', (method, path, body, fields) => {
  it('answers 200 bad bodies with 422 and the field, and keeps nothing', { timeout: 60_000 }, async () => {
    const before = await storedRecords();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<string>(...fields), nonsense, async (field, value) => {
        const isEmptyObject = (field === 'claim' || field === 'corrections') && !Array.isArray(value);
        // Unknown keys are stripped, so such an object is read as an empty one, and these two fields may be empty.
        fc.pre(!(isEmptyObject && typeof value === 'object' && value !== null));
        const response = await sendRaw(path, { method, body: JSON.stringify(altered(body, field, value)) });
        expect(response.status).toBe(422);
        const { code, errors } = (await response.json()) as { code: string; errors: Array<{ pointer: string }> };
        expect(code).toBe('validation-failed');
        expect(errors.some(({ pointer }) => pointer.split('/').includes(field))).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(await storedRecords()).toBe(before);
  });
});

describe('a verification', () => {
  const sent = async (part: object) => {
    const response = await sendRaw('api/directory/verification', {
      method: 'POST',
      body: JSON.stringify({ verification: { ...form(), ...part } }),
    });
    const { errors } = (await response.json()) as { errors?: Array<{ pointer: string; message: string }> };
    return [response.status, errors?.[0]?.pointer, errors?.[0]?.message];
  };
  const { checklist } = form();

  it.each([
    ['a date of the day after tomorrow', { checkedAt: '2026-03-18' }, '/checkedAt', 'problem.checkedAtRange'],
    ['a date of 91 days ago', { checkedAt: '2025-12-15' }, '/checkedAt', 'problem.checkedAtRange'],
    ['no date', { checkedAt: 'yesterday' }, '/checkedAt', 'problem.checkedAtMissing'],
    [
      'a name that was not looked at',
      { checklist: { ...checklist, name: 'not-checked' } },
      '/checklist/name',
      'problem.nameAndAddress',
    ],
    [
      'a wrong phone without the right one',
      { checklist: { ...checklist, phone: 'wrong' } },
      '/corrections/phone',
      'problem.correctionPhone',
    ],
    [
      'a right phone that is none',
      { checklist: { ...checklist, phone: 'wrong' }, corrections: { phone: '12 34' } },
      '/corrections/phone',
      'problem.correctionPhone',
    ],
    [
      'a category that does not exist',
      { checklist: { ...checklist, category: 'wrong' }, corrections: { category: 'castle' } },
      '/corrections/category',
      'problem.correctionCategory',
    ],
    [
      'a group of categories, which no facility has',
      { checklist: { ...checklist, category: 'wrong' }, corrections: { category: 'everyday-care' } },
      '/corrections/category',
      'problem.correctionCategory',
    ],
    [
      'a correction of what is right',
      { corrections: { name: 'Another' } },
      '/corrections/name',
      'problem.correctionNotWrong',
    ],
    ['a document of nobody', { evidenceIds: ['evd_1'] }, '/evidenceIds/0', 'problem.evidenceUnknown'],
    ['four documents', { evidenceIds: ['1', '2', '3', '4'] }, '/evidenceIds', 'problem.evidenceMany'],
    ['a note of 1,001 characters', { note: 'x'.repeat(1001) }, '/note', 'problem.noteLong'],
  ])('is refused with %s', async (_what, part, pointer, message) => {
    const before = await storedRecords();
    expect(await sent(part)).toEqual([422, `/verification${pointer}`, message]);
    expect(await storedRecords()).toBe(before);
  });
});

describe('a document', () => {
  const sent = async (content: BlobPart, type: string) => {
    const call = request(addEvidence, {
      body: { kind: 'licence', file: new File([content], 'licence.pdf', { type }) },
    });
    return call.then(
      () => 201,
      (error: unknown) => (error instanceof HttpError ? [error.status, error.problem.code] : error),
    );
  };
  const content = '%PDF-1.7 licence';

  it('is refused when it is too large, of another kind, or only says that it is of the right one', async () => {
    expect(await sent(content, 'text/html')).toEqual([415, 'unsupported-media']);
    expect(await sent(content, 'image/png')).toEqual([415, 'unsupported-media']);
    expect(await sent(content.padEnd(5 * 1024 * 1024 + 1), 'application/pdf')).toEqual([413, 'payload-too-large']);
    expect(await sent(content, 'application/pdf')).toBe(201);
  });

  it('is refused when it is not a file', async () => {
    const response = await sendRaw('api/directory/evidence', {
      method: 'POST',
      body: JSON.stringify({ kind: 'licence', file: 'licence.pdf' }),
    });
    expect(response.status).toBe(422);
  });
});
