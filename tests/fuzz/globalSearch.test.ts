import fc from 'fast-check';
import { expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { getShortcuts } from '#modules/shortcuts/api';
import { postSearch } from '#modules/global-search/api';
import { getTasks } from '#modules/tasks/api';

import { foldForSearch } from '#lib/text/foldForSearch';
import { searches } from '#mocks/global-search/handlers';
import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { describeBadPayloads, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

const maxLength = 200;

/** Some of what is searched. */
const everything = async () => JSON.stringify([await request(getTasks, {}), await request(getShortcuts, {})]);

describeBadPayloads({
  everything,
  bodies: [[postSearch, { query: 'ada' }]],
  wrong: wrongValues(maxLength + 1, 'query'),
  isAllowed: (path: Path, value) => path[0] === 'query' && typeof value === 'string' && value.length <= maxLength,
  keys: ['query', 'id', 'results'],
  isAllowedBody: (_path, value) => postSearch.body.safeParse(value).success,
  queries: [],
});

const hostile = ['İSTANBUL', '(', '.*', '\\', '%', "' or 1=1", '<b>', '\u202E', '\u0000', '__proto__', '   ', ''];

it('answers any text by its contract', async () => {
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength }), fc.constantFrom(...hostile));
  await fc.assert(
    fc.asyncProperty(texts, async (query) => {
      fc.pre(query.length <= maxLength);
      const response = await sendRaw(postSearch.path, { method: 'POST', body: JSON.stringify({ query }) });
      expect(response.status).toBe(200);
      expect(postSearch.response.safeParse(await response.json()).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

// In the answer, a search that throws looks like one that is slow.
it.each(hostile)('no kind of results throws for %j', async (text) => {
  const { user } = await signInAndStoreToken('ada');
  const context = { text: text.trim(), query: foldForSearch(text), language: 'en', user } as const;
  for (const search of Object.values(searches)) await expect(search(context)).resolves.toBeDefined();
});
