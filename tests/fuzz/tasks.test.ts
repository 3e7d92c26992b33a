import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import * as api from '#modules/tasks/api';

import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () => JSON.stringify([await request(api.getTasks, {}), await request(api.getTaskTags, {})]);

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.createTask, { type: 'task', id: 'new', after: 'tsk_0001', task: { title: 'New', priority: 2 } }],
  [api.createTasks, { tasks: [{ type: 'section', id: 'new', after: 'tsk_0001', task: { title: 'New' } }] }],
  [
    api.updateTask,
    {
      id: 'tsk_0003',
      task: {
        title: 'Changed',
        notes: '<p>Changed</p>',
        completed: true,
        dueDate: '2026-03-20T12:00:00.000Z',
        priority: 0,
        tags: ['ttg_api'],
        assignedTo: 'per_0001',
        subTasks: [{ id: 'a', title: 'Changed', completed: true }],
      },
      base: '2026-03-16T10:00:00.000Z',
    },
  ],
  [
    api.updateTasks,
    {
      ids: ['tsk_0003'],
      task: {
        completed: true,
        dueDate: null,
        priority: 0,
        assignedTo: 'per_0001',
        addTags: ['ttg_api'],
        removeTags: ['ttg_bug'],
      },
    },
  ],
  [
    api.orderTasks,
    {
      tasks: [
        { id: 'tsk_0003', order: 0 },
        { id: 'tsk_0002', order: 1 },
      ],
    },
  ],
  [api.createTaskTag, { tag: { title: 'Own' } }],
  [api.updateTaskTag, { id: 'ttg_api', tag: { title: 'Own' } }],
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

/** What no field of the contract takes. */
const wrong = fc.oneof(
  fc.constantFrom(
    { nested: { deep: true } },
    -1.5,
    1e300,
    '',
    'x'.repeat(30_000),
    'line\nbreak\u0000',
    [[null]],
    [3],
    {},
  ),
  fc.record({ id: fc.string(), title: fc.integer() }),
);

/** Wrong values that some fields allow: these calls must be refused or change what they say. */
const isAllowed = (path: Path, value: unknown) => {
  const field = path.findLast((key) => !/^\d+$/.test(key));
  if (value === '') return field === 'notes' || (field === 'title' && !path.includes('tag'));
  if (typeof value === 'string') return field === 'notes' && value.length < 20_000;
  // Every field of a change may be left out, and unknown ones are ignored.
  return !Array.isArray(value) && typeof value === 'object' && (field === 'task' || field === 'tag');
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
      const junk = fc.anything({ key: fc.constantFrom('id', 'ids', 'task', 'tasks', 'tag', 'type'), maxDepth: 3 });
      await fc.assert(
        fc.asyncProperty(junk, async (value) => {
          const { status } = await sendRaw(path, { method, body: JSON.stringify(value) ?? '' });
          // An order of no tasks is one.
          expect(path.endsWith('order') ? [200, 404, 422] : [404, 422]).toContain(status);
        }),
        { numRuns: 200 },
      );
      expect(await everything()).toBe(before);
    },
  );

  it.each([
    ['GET', 'task'],
    ['DELETE', 'task'],
    ['DELETE', 'tasks'],
    ['DELETE', 'tag'],
    ['GET', 'search'],
  ])('%s %s responds, or explains what is wrong, for any query', async (method, name) => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('id', 'ids', 'query', 'x'), fc.string(), async (key, value) => {
        const query = new URLSearchParams({ [key]: value }).toString();
        const { status } = await sendRaw(`api/apps/tasks/${name}?${query}`, { method });
        expect(method === 'GET' ? [200, 404, 422] : [404, 422]).toContain(status);
      }),
      { numRuns: 200 },
    );
    expect(await everything()).toBe(before);
  });
});
