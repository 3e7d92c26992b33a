import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Endpoint } from '#lib/http/endpoint';
import { request } from '#lib/http/request';
import * as api from '#modules/contacts/api';

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
const everything = async () =>
  JSON.stringify(await Promise.all([request(api.getContacts, {}), request(api.getContactTags, {})]));

/** Names that the contract knows, so that errors are found deeper than at the first validation. */
const name = fc.constantFrom(
  'id',
  'ids',
  'contact',
  'contacts',
  'tag',
  'tags',
  'avatar',
  'name',
  'emails',
  'phoneNumbers',
  'title',
  'birthday',
  'addTags',
);
const junk = fc.anything({ key: name, maxDepth: 3, withNullPrototype: false });
const known = fc.constantFrom('per_0001', 'per_0002', 'per_9999');
/** A value that no field of a contact allows. */
const wrong = fc.oneof(fc.integer(), fc.boolean(), fc.record({ x: fc.string() }), fc.constant('x'.repeat(30_000)));
const field = fc.constantFrom(
  'avatar',
  'background',
  'name',
  'emails',
  'phoneNumbers',
  'title',
  'company',
  'job',
  'birthday',
  'address',
  'notes',
  'tags',
);
const wrongContact = fc.tuple(field, wrong).map(([key, value]) => ({ [key]: value }));
const payload = fc.oneof(
  junk,
  // Nothing is missing and one field is wrong.
  fc.record({ id: known, contact: wrongContact }),
  fc.record({ ids: fc.array(known, { maxLength: 3 }), contact: fc.record({ addTags: fc.array(fc.string()) }) }),
  fc.record({ contacts: fc.array(fc.oneof(junk, fc.record({ id: known })), { minLength: 1, maxLength: 3 }) }),
  fc.record({ id: known, tag: fc.record({ title: fc.constantFrom('', '  ', '\u0000', 'x'.repeat(61)) }) }),
  fc.record({ id: known, avatar: fc.string() }),
);

/** What each call makes of a body that its contract allows: that is no bad payload. */
function isAllowed(endpoint: Endpoint, body: string): boolean {
  return endpoint.body.safeParse(body === '' ? undefined : JSON.parse(body)).success;
}

describe('200 bad payloads for the address book', () => {
  it.each(writes.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s rejects them with a 404 or 422 that explains why, and stores nothing',
    async (method, path, endpoint) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(payload, async (value) => {
          const body = JSON.stringify(value) ?? '';
          const allowed = isAllowed(endpoint, body);
          // Allowed by shape, but about a record that does not exist.
          fc.pre(!allowed || (method !== 'POST' && body.includes('per_9999')));
          const response = await sendRaw(path, { method, body });
          const answer = (await response.json()) as { errors?: Array<{ pointer: string }>; id?: unknown };
          if (response.status === 422) expect(answer.errors?.[0]?.pointer).toMatch(/^\//);
          else {
            expect(response.status).toBe(404);
            expect(answer.id).toBeTypeOf('string');
          }
        }),
        { numRuns: 200 },
      );
      expect(await everything()).toBe(before);
    },
  );

  it.each(asked.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    '%s %s responds, or explains what is wrong, for any query',
    async (method, path) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('id', 'ids', 'query', 'x'), fc.string(), async (key, value) => {
          const query = new URLSearchParams({ [key]: value }).toString();
          const response = await sendRaw(`${path}?${query}`, { method });
          expect([200, 404, 422]).toContain(response.status);
          const answer = (await response.json()) as { errors?: Array<{ pointer: string }>; id?: unknown };
          if (response.status === 422) expect(answer.errors?.[0]?.pointer).toMatch(/^\/query/);
          if (response.status === 404) expect(answer.id).toBeTypeOf('string');
        }),
        { numRuns: 200 },
      );
      expect(await everything()).toBe(before);
    },
  );
});
