import fc from 'fast-check';
import { expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { listOutbox } from '#modules/account/api';
import * as api from '#modules/help-center/api';
import { helpLimits } from '#modules/help-center/limits';
import { sendRaw } from '#mocks/testing/signInAs';
import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

const guide = { categorySlug: 'projects', guideSlug: 'plan-with-tasks' };

/** All data that a request could have changed. */
const everything = async () =>
  JSON.stringify([await request(listOutbox, {}), await request(api.getGuide, { query: guide })]);

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.rateGuide, { guideId: 'gde_none', useful: true }],
  [
    api.askSupport,
    { id: 'request-1', name: 'Ada', email: 'ada@orvela.example', subject: 'Changed', message: 'Changed by the test.' },
  ],
] as const;

/** A message may be anything of its length. */
const isAllowed = (path: Path, value: unknown) =>
  fieldAt(path) === 'message' &&
  typeof value === 'string' &&
  value.trim().length >= helpLimits.minMessage &&
  value.trim().length <= helpLimits.message;

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(helpLimits.message + 1, 'subject'),
  isAllowed,
  keys: ['id', 'guideId', 'useful', 'name', 'email', 'subject', 'message', 'attachments'],
  queries: [
    ['GET', 'api/apps/help-center/faqs'],
    ['GET', 'api/apps/help-center/guides'],
    ['GET', 'api/apps/help-center/guide'],
    ['GET', 'api/apps/help-center/search'],
  ],
});

it.each([
  ['faqs', 'slug'],
  ['guides', 'slug'],
  ['guides', 'limit'],
  ['guide', 'categorySlug'],
  ['search', 'query'],
])('%s takes any %s: it responds, or says what is unknown or wrong', async (path, key) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 })), async (value) => {
      const query = new URLSearchParams({ ...(path === 'guide' && guide), [key]: value }).toString();
      const response = await sendRaw(`api/apps/help-center/${path}?${query}`);
      const answer = (await response.json()) as { id?: unknown; errors?: Array<{ pointer: string }> };
      if (response.status === 404) expect(answer.id).toBe(new URLSearchParams(query).get(key));
      else if (response.status === 422) expect(answer.errors?.[0]?.pointer).toBe(`/query/${key}`);
      else expect(response.status).toBe(200);
    }),
    { numRuns: 200 },
  );
});
