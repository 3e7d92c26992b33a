import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import * as api from '#modules/notes/api';
import { noteLimits } from '#modules/notes/limits';

import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () => JSON.stringify([await request(api.getNotes, {}), await request(api.getNoteLabels, {})]);

const content = {
  title: 'Changed',
  content: 'Changed',
  tasks: [{ id: 'a', content: 'Changed', completed: true }],
  image: 'nim_travel',
  reminder: '2026-03-20T12:00:00.000Z',
  labels: ['nlb_work'],
  archived: true,
  pinned: true,
  color: 'teal',
};

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.createNote, { note: { ...content, id: 'new', createdAt: '2026-03-16T10:00:00.000Z' } }],
  [api.updateNote, { updatedNote: { ...content, id: 'not_0003' }, base: '2026-03-16T10:00:00.000Z' }],
  [api.addNoteTask, { note: { id: 'none' }, task: 'Item' }],
  [api.createNoteLabel, { title: 'Work', id: 'new', notes: ['not_0001'] }],
  [api.updateNoteLabel, { label: { id: 'nlb_travel', title: 'Work' } }],
] as const;

type Path = readonly string[];

/** The paths of all values in a body. */
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))]
    : [at];

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? replaced(one, rest, wrong) : one));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, wrong) };
}

/** What no field of the contract takes, and what some of them do. */
const wrong = fc.oneof(
  fc.constantFrom(
    { nested: { deep: true } },
    -1.5,
    1e300,
    'x'.repeat(noteLimits.content + 1),
    'line\nbreak\u0000',
    [[null]],
    [3],
    '\u202Ereversed',
  ),
  fc.record({ id: fc.string(), title: fc.integer() }),
);

/** Text that some fields take, and objects all of whose fields may be left out. */
const isAllowed = (path: Path, value: unknown) => {
  const field = path.findLast((key) => !/^\d+$/.test(key));
  if (typeof value === 'string') {
    // The text of a note may be anything, and a label that is given back leaves out notes that are gone.
    if (field === 'content' && !path.includes('tasks')) return value.length <= noteLimits.content;
    return field === 'notes' && value.length <= 80;
  }
  return !Array.isArray(value) && typeof value === 'object' && field === 'note' && path.length === 1;
};

describe('bad payloads', () => {
  it.each(bodies.map(([{ method, path }, body]) => [method, path, body] as const))(
    '%s %s is refused with a 404 that names the id or a 422 that names the field, and nothing is stored',
    async (method, path, body) => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...pathsIn(body)), wrong, async (at, value) => {
          fc.pre(!isAllowed(at, value));
          const response = await sendRaw(path, { method, body: JSON.stringify(replaced(body, at, value)) });
          const answer = (await response.json()) as { errors?: Array<{ pointer: string }>; id?: unknown };
          if (response.status === 404) expect(answer.id).toBeTypeOf('string');
          else {
            expect(response.status).toBe(422);
            // The field itself, one inside it, or the one that contains it.
            const pointers = answer.errors?.map(({ pointer }) => pointer) ?? [];
            const own = `/${at.join('/')}`;
            expect(pointers.some((one) => one.startsWith(own) || own.startsWith(one))).toBe(true);
          }
        }),
        { numRuns: 200 },
      );
      expect(await everything()).toBe(before);
    },
  );

  it.each(bodies.map(([{ method, path }]) => [method, path] as const))(
    '%s %s refuses anything',
    async (method, path) => {
      const before = await everything();
      const key = fc.constantFrom('id', 'updatedNote', 'label', 'labels', 'task', 'title', 'base');
      await fc.assert(
        fc.asyncProperty(fc.anything({ key, maxDepth: 3 }), async (value) => {
          // A title alone is a label.
          fc.pre(!(typeof value === 'object' && value !== null && 'title' in value && path.endsWith('labels')));
          const { status } = await sendRaw(path, { method, body: JSON.stringify(value) ?? '' });
          expect([404, 422]).toContain(status);
        }),
        { numRuns: 200 },
      );
      expect(await everything()).toBe(before);
    },
  );

  it.each([
    ['DELETE', 'api/apps/notes'],
    ['DELETE', 'api/apps/notes/labels'],
    ['GET', 'api/apps/notes/all'],
    ['GET', 'api/apps/notes/labels'],
  ])('%s %s responds, or explains what is wrong, for any query', async (method, path) => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('id', 'ids', 'query', 'x'), fc.string(), async (key, value) => {
        const query = new URLSearchParams({ [key]: value }).toString();
        const { status } = await sendRaw(`${path}?${query}`, { method });
        expect(method === 'GET' ? [200, 422] : [404, 422]).toContain(status);
      }),
      { numRuns: 200 },
    );
    expect(await everything()).toBe(before);
  });
});
