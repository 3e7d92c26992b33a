import fc from 'fast-check';

import { request } from '#lib/http/request';
import * as api from '#modules/tasks/api';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt } from './badPayloads';
import type { Path } from './badPayloads';

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
  [api.createTaskTag, { tag: { id: 'ttg_own', title: 'Own', index: 1, tasks: [{ id: 'tsk_0003', index: 0 }] } }],
  [api.updateTaskTag, { id: 'ttg_api', tag: { title: 'Own' } }],
] as const;

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
  const field = fieldAt(path);
  if (value === '') return field === 'notes' || (field === 'title' && !path.includes('tag'));
  if (typeof value === 'string') return field === 'notes' && value.length < 20_000;
  // Every field of a change may be left out, and unknown ones are ignored.
  return !Array.isArray(value) && typeof value === 'object' && (field === 'task' || field === 'tag');
};

describeBadPayloads({
  everything,
  bodies,
  wrong,
  isAllowed,
  keys: ['id', 'ids', 'task', 'tasks', 'tag', 'type'],
  // An order of no tasks is one.
  isAllowedBody: (path, value) =>
    path.endsWith('order') &&
    typeof value === 'object' &&
    value !== null &&
    'tasks' in value &&
    Array.isArray(value.tasks) &&
    value.tasks.length === 0,
  queries: [
    ['GET', 'api/apps/tasks/task'],
    ['DELETE', 'api/apps/tasks/task'],
    ['DELETE', 'api/apps/tasks/tasks'],
    ['DELETE', 'api/apps/tasks/tag'],
    ['GET', 'api/apps/tasks/search'],
  ],
});
