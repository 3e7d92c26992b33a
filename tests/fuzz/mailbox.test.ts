import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Endpoint } from '#lib/http/endpoint';
import { request } from '#lib/http/request';
import { mailboxScenarios } from '#mocks/mailbox/scenarios';
import { server } from '#mocks/start/node';
import * as api from '#modules/mailbox/api';
import { labelSlug } from '#mocks/mailbox/labelSlug';

import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const exported: readonly unknown[] = Object.values(api);
const endpoints = exported.filter(isEndpoint);
const writes = endpoints.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
const asked = endpoints.filter(({ method }) => method === 'GET' || method === 'DELETE');

/** All data that a request could have changed. */
async function everything(): Promise<string> {
  const [settings, folders, labels, ...pages] = await Promise.all([
    request(api.getMailSettings, {}),
    request(api.getMailFolders, {}),
    request(api.getMailLabels, {}),
    ...['inbox', 'sent', 'drafts', 'spam', 'trash'].map((folder) => request(api.getMails, { query: { folder } })),
  ]);
  return JSON.stringify([settings, folders, labels, pages]);
}

/** Names that the contract knows, so that errors are found deeper than at the first validation. */
const name = fc.constantFrom(
  'id',
  'ids',
  'mail',
  'label',
  'settings',
  'draft',
  'file',
  'title',
  'color',
  'folder',
  'to',
);
const junk = fc.oneof(
  fc.anything({ key: name, maxDepth: 3, withNullPrototype: false }),
  fc.dictionary(name, fc.anything({ key: name, maxDepth: 2, withNullPrototype: false }), { noNullPrototype: true }),
  fc.record({ id: fc.string(), mail: fc.record({ folder: fc.uuid(), labels: fc.array(fc.string()) }) }),
);

describe('random requests to the mailbox', () => {
  it.each(writes.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    '%s %s rejects it with a 404 or 422 that explains why, and changes nothing',
    async (method, path) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(junk, async (value) => {
          const body = JSON.stringify(value) ?? '';
          const response = await sendRaw(path, { method, body });
          const answer = (await response.json()) as { code?: string; errors?: unknown[]; id?: unknown };
          if (response.status === 200) {
            // An empty change of the settings changes nothing.
            expect(path).toMatch(/settings$/);
          } else if (response.status === 422) {
            expect(answer.errors?.length).toBeGreaterThan(0);
          } else {
            expect(response.status).toBe(404);
            expect(answer.id).toBeTypeOf('string');
          }
        }),
        { numRuns: 40 },
      );
      expect(await everything()).toBe(before);
    },
  );

  it.each(asked.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    '%s %s responds, or explains what is wrong, for any query',
    async (method, path) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('id', 'ids', 'folder', 'page', 'label', 'x'),
          fc.string(),
          async (key, value) => {
            const query = new URLSearchParams({ [key]: value }).toString();
            const { status } = await sendRaw(`${path}?${query}`, { method });
            expect([200, 404, 422]).toContain(status);
          },
        ),
        { numRuns: 30 },
      );
      expect(await everything()).toBe(before);
    },
  );
});

describe('pages of mails', () => {
  it('contain every mail once, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 45 }), async (count) => {
        server.use(...mailboxScenarios.many(count));
        const lastPage = Math.max(1, Math.ceil(count / 10));
        const seen = new Set<string>();
        for (let page = 1; page <= lastPage; page += 1) {
          const { mails, pagination } = await request(api.getMails, { query: { folder: 'inbox', page } });
          expect(pagination).toEqual({
            totalResults: count,
            resultsPerPage: 10,
            currentPage: page,
            lastPage,
            startIndex: (page - 1) * 10,
            endIndex: Math.min(page * 10, count) - 1,
          });
          for (const { id } of mails ?? []) seen.add(id);
        }
        expect(seen.size).toBe(count);
        const beyond = await request(api.getMails, { query: { folder: 'inbox', page: lastPage + 1 } });
        expect(beyond).toEqual({ mails: null, pagination: { lastPage } });
      }),
      { numRuns: 12 },
    );
  });
});

describe('slugs of labels', () => {
  it('are unique, valid in a URL, and derived from the title', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 30 }), (titles) => {
        const slugs: string[] = [];
        for (const title of titles) {
          const slug = labelSlug(title, slugs);
          expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u);
          expect(slug.startsWith(labelSlug(title))).toBe(true);
          slugs.push(slug);
        }
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });
});
