import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { dayNumberToIsoDate, isoDateToDayNumber } from '#lib/time/zonedTime';
import { request } from '#lib/http/request';
import { demoAccount } from '#mocks/accounts/seed';
import { contacts } from '#mocks/contacts/store';
import { tasks as list } from './store';
import { tasksScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { people } from '#mocks/people/seed';
import { memberIds, tasks, taskTags } from './seed';
import {
  createTask,
  createTasks,
  createTaskTag,
  deleteTask,
  deleteTasks,
  deleteTaskTag,
  getTask,
  getTaskCount,
  getTaskMembers,
  getTasks,
  getTaskTags,
  orderTasks,
  searchTasks,
  taskSchema,
  updateTask,
  updateTasks,
  updateTaskTag,
} from '#modules/tasks/api';
import type { Task } from '#modules/tasks/api';
import { dueInstantOn } from '#lib/time/dueDay';
import { dueDayOf } from '#modules/tasks/taskViews';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const all = () => request(getTasks, {});
const one = (id: string) => request(getTask, { query: { id } });
const ids = async () => (await all()).map(({ id }) => id);
const numbers = (length: number) => Array.from({ length }, (_, n) => n);

async function expectNumbered(): Promise<void> {
  const orders = (await all()).map(({ order }) => order);
  expect(orders).toEqual(numbers(orders.length));
}

describe('the samples', () => {
  it('are due on the days of the reader’s calendar, in every time zone and at every hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone')),
        fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
        (zone, clock) => {
          setClock(clock);
          const today = todayIn(zone);
          const yesterday = dayNumberToIsoDate(isoDateToDayNumber(today) - 1);
          const due = tasks(zone).map((task) => dueDayOf({ dueDate: task.dueDate ?? null }, zone));
          expect(due[2]).toBe(today);
          expect(due.filter((day) => day !== undefined && day < today)).toContain(yesterday);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('GET api/apps/tasks/task', () => {
  it('answers one task with its sub-tasks, and whom it is assigned to', async () => {
    const task = await one('tsk_0003');
    const assignee = people.find(({ id }) => id === task.assignedTo);
    expect(task).toMatchObject({
      type: 'task',
      title: 'Answer the claims that are older than five days',
      completed: false,
      dueDate: dueInstantOn('2026-03-16', viewerTimeZone()),
      priority: 2,
      tags: ['ttg_urgent', 'ttg_discuss'],
      assignee,
      order: 2,
    });
    expect(assignee).toBeDefined();
    expect(task.subTasks.map(({ completed }) => completed)).toEqual([true, false, false]);
    expect(Object.keys(task).toSorted()).toEqual(Object.keys(taskSchema.shape).toSorted());
  });

  it('is nobody’s when who was assigned has left the address book', async () => {
    await contacts.of(demoAccount('ada').id).remove((await one('tsk_0003')).assignedTo ?? '');
    expect((await one('tsk_0003')).assignee).toBeNull();
  });

  it('names an id that no task has', async () => {
    const { problem } = await expectHttpError(one('tsk_9999'));
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'tsk_9999' });
  });

  it('refuses to be asked for no task', async () => {
    const response = await sendRaw('api/apps/tasks/task?id=');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/query/id' }] });
  });

  it('fails once and then answers', async () => {
    server.use(tasksScenarios.task.failsOnce());
    await expect(one('tsk_0002')).rejects.toMatchObject({ status: 500 });
    expect((await one('tsk_0002')).id).toBe('tsk_0002');
  });

  it('knows no tasks of other people', async () => {
    const { id } = await request(createTask, { body: { type: 'task' } });
    await signInAndStoreToken('mira');
    expect((await expectHttpError(one(id))).status).toBe(404);
    expect(await all()).toHaveLength(30);
  });
});

describe('GET api/apps/tasks/all', () => {
  it('lists tasks and sections by their order', async () => {
    const listed = await all();
    expect(listed.map(({ title }) => title)).toEqual(tasks().map(({ title }) => title));
    await expectNumbered();
  });
});

describe('GET api/apps/tasks/search', () => {
  const search = async (query: string) => request(searchTasks, { query: { query } });

  it('answers null for an empty query', async () => {
    expect(await search('')).toBeNull();
    expect(await search('  ')).toBeNull();
  });

  it('finds a text in titles and notes, whatever its case, and marks it in the title', async () => {
    expect((await search('OPENING hours'))?.map(({ title }) => title)).toEqual([
      'Check the <mark>opening hours</mark> of every pharmacy in Port Calder',
    ]);
    const inNotes = await search('delivery gate');
    expect(inNotes?.map(({ title }) => title)).toEqual([
      'Name the entrance in the directions when a building has several',
    ]);
    expect(await search('no task says this')).toEqual([]);
  });

  it('escapes markup, and does not find the markup of notes', async () => {
    await request(createTask, {
      body: { type: 'task', id: 'own', task: { title: '<b>R&D</b> "plan"', notes: '<p>Tom &amp; Jerry</p>' } },
    });
    expect((await search('r&d'))?.map(({ title }) => title)).toEqual([
      '&lt;b&gt;<mark>R&amp;D</mark>&lt;/b&gt; &quot;plan&quot;',
    ]);
    expect(await search('tom & jerry')).toHaveLength(1);
    expect(await search('<p>')).toEqual([]);
  });
});

describe('POST api/apps/tasks/task', () => {
  it('makes an empty task of normal priority on top, and numbers the list again', async () => {
    const before = await ids();
    const task = await request(createTask, { body: { type: 'task' } });
    expect(task).toEqual({
      id: task.id,
      type: 'task',
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      assignedTo: null,
      assignee: null,
      subTasks: [],
      order: 0,
      updatedAt: '2026-03-16T10:00:00.000Z',
    });
    expect(await ids()).toEqual([task.id, ...before]);
    await expectNumbered();
  });

  it('places a section behind the task that it is given', async () => {
    const section = await request(createTask, {
      body: { type: 'section', id: 'own', task: { title: 'Later' }, after: 'tsk_0004' },
    });
    expect(section).toMatchObject({ id: 'own', type: 'section', title: 'Later', order: 4 });
  });

  it('makes one task when it is repeated with its id', async () => {
    const body = { type: 'task', id: 'own', task: { title: 'Once' } } as const;
    const first = await request(createTask, { body });
    expect(await request(createTask, { body })).toEqual(first);
    expect(await all()).toHaveLength(31);
  });

  it.each([
    ['a place', { after: 'tsk_9999' }, 'tsk_9999'],
    ['a tag', { task: { tags: ['ttg_none'] } }, 'ttg_none'],
    ['a person', { task: { assignedTo: 'per_9999' } }, 'per_9999'],
  ])('makes none for %s that is unknown', async (_what, part, id) => {
    const { problem } = await expectHttpError(request(createTask, { body: { type: 'task', ...part } }));
    expect(problem).toMatchObject({ status: 404, id });
    expect(await all()).toHaveLength(30);
  });
});

describe('PATCH api/apps/tasks/task', () => {
  it('merges a change and answers the task as it is now', async () => {
    const before = await one('tsk_0003');
    const task = { title: 'Answer them', priority: 0, assignedTo: null, tags: ['ttg_api', 'ttg_api'] } as const;
    const after = await request(updateTask, { body: { id: 'tsk_0003', task: { ...task, tags: [...task.tags] } } });
    expect(after).toEqual({
      ...before,
      ...task,
      tags: ['ttg_api'],
      assignee: null,
      updatedAt: '2026-03-16T10:00:00.001Z',
    });
    expect(await one('tsk_0003')).toEqual(after);
  });

  it('refuses a change of a version that has been changed since, with the present one', async () => {
    const { updatedAt: base } = await one('tsk_0003');
    const current = await request(updateTask, { body: { id: 'tsk_0003', task: { title: 'First' }, base } });
    const { problem } = await expectHttpError(
      request(updateTask, { body: { id: 'tsk_0003', task: { title: 'Second' }, base } }),
    );
    expect(problem).toMatchObject({ code: 'revision-conflict', current });
    expect(await one('tsk_0003')).toEqual(current);
  });

  it.each([
    ['the task', { id: 'tsk_9999', task: {} }, 'tsk_9999'],
    ['a tag', { id: 'tsk_0003', task: { title: 'x', tags: ['ttg_none'] } }, 'ttg_none'],
    ['the assignee', { id: 'tsk_0003', task: { title: 'x', assignedTo: 'per_9999' } }, 'per_9999'],
  ])('changes nothing if %s is unknown', async (_what, body, id) => {
    const before = await all();
    const { problem } = await expectHttpError(request(updateTask, { body }));
    expect(problem).toMatchObject({ status: 404, id });
    expect(await all()).toEqual(before);
  });
});

describe('DELETE api/apps/tasks/task', () => {
  it('answers true, and the list is numbered without it', async () => {
    expect(await request(deleteTask, { query: { id: 'tsk_0003' } })).toBe(true);
    expect(await ids()).not.toContain('tsk_0003');
    await expectNumbered();
    expect((await expectHttpError(request(deleteTask, { query: { id: 'tsk_0003' } }))).problem).toMatchObject({
      status: 404,
      id: 'tsk_0003',
    });
  });
});

describe('PATCH api/apps/tasks/order', () => {
  it('sorts by any numbers and numbers the list from 0, for any order', async () => {
    const before = await ids();
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(before, { minLength: before.length }),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 9 }),
        async (shuffled, start, step) => {
          const given = shuffled.map((id, n) => ({ id, order: start + n * step }));
          const answered = await request(orderTasks, { body: { tasks: given.toReversed() } });
          expect(answered).toEqual(shuffled.map((id, order) => ({ id, order })));
          expect(await ids()).toEqual(shuffled);
          await expectNumbered();
        },
      ),
      { numRuns: 20 },
    );
  });

  it('takes the whole tasks, as the template sends them, and changes only their order', async () => {
    const before = await all();
    const sent = before.toReversed().map((task, order) => ({ ...task, order, title: 'Not this' }));
    await request(orderTasks, { body: { tasks: sent } });
    expect((await all()).map(({ title }) => title)).toEqual(before.toReversed().map(({ title }) => title));
  });

  it('keeps a task that the caller has not seen behind the one before it', async () => {
    const before = await ids();
    const { id } = await request(createTask, { body: { type: 'task', after: 'tsk_0002' } });
    const given = before.toReversed().map((task, order) => ({ id: task, order }));
    await request(orderTasks, { body: { tasks: given } });
    const after = await ids();
    expect(after.filter((task) => task !== id)).toEqual(before.toReversed());
    expect(after[after.indexOf('tsk_0002') + 1]).toBe(id);
  });

  it('changes nothing for an id that is unknown or named twice', async () => {
    const before = await ids();
    const twice = [
      { id: 'tsk_0001', order: 1 },
      { id: 'tsk_0001', order: 0 },
    ];
    expect((await expectHttpError(request(orderTasks, { body: { tasks: twice } }))).problem).toMatchObject({
      status: 422,
      errors: [{ pointer: '/tasks' }],
    });
    const unknown = [...twice.slice(1), { id: 'tsk_9999', order: 9 }];
    expect((await expectHttpError(request(orderTasks, { body: { tasks: unknown } }))).problem).toMatchObject({
      status: 404,
      id: 'tsk_9999',
    });
    expect(await ids()).toEqual(before);
  });
});

describe('several tasks at once', () => {
  it('adds them in their order, and brings deleted ones back where they were', async () => {
    const before = await all();
    const removed = before.slice(1, 4);
    await request(deleteTasks, { query: { ids: removed.map(({ id }) => id) } });
    expect(await all()).toHaveLength(27);
    const body = {
      tasks: removed.map(({ type, id, title, notes, completed, dueDate, priority, tags, assignedTo, subTasks }, n) => ({
        type,
        id,
        after: before[n]?.id ?? '',
        task: { title, notes, completed, dueDate, priority, tags, assignedTo, subTasks },
      })),
    };
    const answered = await request(createTasks, { body });
    expect(answered.map(({ id }) => id)).toEqual(removed.map(({ id }) => id));
    expect(await all()).toEqual(before);
  });

  it('changes them, adding and removing tags', async () => {
    const body = {
      ids: ['tsk_0003', 'tsk_0002'],
      task: { completed: true, addTags: ['ttg_bug'], removeTags: ['ttg_urgent'] },
    };
    const changed = await request(updateTasks, { body });
    expect(changed.map(({ id, completed, tags }) => ({ id, completed, tags }))).toEqual([
      { id: 'tsk_0002', completed: true, tags: ['ttg_bug'] },
      { id: 'tsk_0003', completed: true, tags: ['ttg_discuss', 'ttg_bug'] },
    ]);
  });

  it('does all or nothing', async () => {
    const before = await all();
    const bad = ['tsk_0002', 'tsk_9999'];
    for (const call of [
      () => request(updateTasks, { body: { ids: bad, task: { completed: true } } }),
      () => request(deleteTasks, { query: { ids: bad } }),
      () => request(createTasks, { body: { tasks: [{ type: 'task' }, { type: 'task', after: 'tsk_9999' }] } }),
    ]) {
      expect((await expectHttpError(call())).problem).toMatchObject({ status: 404, id: 'tsk_9999' });
    }
    expect(await all()).toEqual(before);
  });
});

describe('GET api/apps/tasks/count', () => {
  it('counts what is open, without sections', async () => {
    expect(await request(getTaskCount, {})).toEqual({ open: 12 });
    await request(updateTask, { body: { id: 'tsk_0003', task: { completed: true } } });
    expect(await request(getTaskCount, {})).toEqual({ open: 11 });
  });
});

describe('GET api/apps/tasks/members', () => {
  it('lists the 20 members by name', async () => {
    const members = await request(getTaskMembers, {});
    expect(members.map(({ id }) => id).toSorted()).toEqual([...memberIds].toSorted());
    expect(members[0]).toEqual(people.find(({ name }) => name === 'Ada Lindqvist'));
  });

  it('includes the person who asks', async () => {
    const { user } = await signInAndStoreToken('alan');
    expect((await request(getTaskMembers, {})).map(({ id }) => id)).toContain(user.id);
  });
});

describe('tags', () => {
  const titles = async () => (await request(getTaskTags, {})).map(({ title }) => title);

  it('are the six of the samples', async () => {
    expect(await titles()).toEqual(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss']);
  });

  it('are added in front, trimmed, and renamed', async () => {
    const added = await request(createTaskTag, { body: { tag: { title: ' Waiting ' } } });
    expect((await titles())[0]).toBe('Waiting');
    expect(await request(updateTaskTag, { body: { id: added.id, tag: { title: 'Paused' } } })).toEqual({
      ...added,
      title: 'Paused',
    });
    expect((await titles())[0]).toBe('Paused');
  });

  it('leave every task that carries them when they are deleted, and nothing else changes', async () => {
    const before = await all();
    expect(await request(deleteTaskTag, { query: { id: 'ttg_urgent' } })).toBe(true);
    expect(await titles()).not.toContain('Urgent');
    const without = ({ updatedAt: _at, ...task }: Task) => ({
      ...task,
      tags: task.tags.filter((id) => id !== 'ttg_urgent'),
    });
    expect((await all()).map(without)).toEqual(before.map(without));
    expect((await all()).flatMap(({ tags }) => tags)).not.toContain('ttg_urgent');
  });

  it('come back with their id to their place in the list and on their tasks, also when the call is repeated', async () => {
    const before = { titles: await titles(), tags: (await all()).map(({ tags }) => tags) };
    const places = (await all()).flatMap(({ id, tags }) =>
      tags.includes('ttg_urgent') ? [{ id, index: tags.indexOf('ttg_urgent') }] : [],
    );
    await request(deleteTaskTag, { query: { id: 'ttg_urgent' } });
    const tag = {
      id: 'ttg_urgent',
      title: 'Urgent',
      index: 4,
      tasks: [...places, { id: 'gone', index: 0 }],
    };
    await request(createTaskTag, { body: { tag } });
    await request(createTaskTag, { body: { tag } });
    expect({ titles: await titles(), tags: (await all()).map(({ tags }) => tags) }).toEqual(before);
  });

  it('that are unknown are named, and nothing changes', async () => {
    const before = JSON.stringify([await titles(), await all()]);
    for (const call of [
      () => request(updateTaskTag, { body: { id: 'ttg_none', tag: { title: 'x' } } }),
      () => request(deleteTaskTag, { query: { id: 'ttg_none' } }),
    ]) {
      expect((await expectHttpError(call())).problem).toMatchObject({ status: 404, id: 'ttg_none' });
    }
    expect(JSON.stringify([await titles(), await all()])).toBe(before);
  });
});

describe('the scenarios', () => {
  it('hold no tasks, some or ten thousand', async () => {
    server.use(...tasksScenarios.empty());
    expect(await all()).toEqual([]);
    server.use(...tasksScenarios.holds(tasks().slice(0, 2)));
    expect(await all()).toHaveLength(2);
    server.use(...tasksScenarios.many());
    const many = await all();
    expect(many).toHaveLength(10_000);
    expect(new Set(many.map(({ id }) => id)).size).toBe(10_000);
  });
});

describe('the seed', () => {
  const samples = tasks();
  const work = samples.filter(({ type }) => type === 'task');
  const count = (fits: (task: (typeof samples)[number]) => boolean) => samples.filter(fits).length;

  it('has the counts of the sample data', async () => {
    expect(samples).toHaveLength(30);
    const sections = (await all()).filter(({ type }) => type === 'section');
    expect(sections.map(({ order }) => order)).toEqual([0, 9, 22]);
    expect(work.filter(({ completed }) => !completed)).toHaveLength(12);
    expect([0, 1, 2].map((priority) => count((task) => task.priority === priority))).toEqual([4, 18, 8]);
    expect(count(({ dueDate }) => dueDate !== null)).toBe(27);
    expect(count(({ assignedTo }) => assignedTo !== null)).toBe(25);
    expect(count(({ notes }) => notes !== null && notes !== '')).toBe(30);
    expect(new Set(work.map(({ tags }) => tags.length))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(work.map(({ subTasks }) => subTasks.length))).toEqual(
      new Set([0, 1, 2, 3, 4, 5].filter((n) => n !== 1)),
    );
  });

  it('is assigned to 20 people at most, all of them known, and uses every tag', () => {
    expect(memberIds).toHaveLength(20);
    for (const { assignedTo } of samples) if (assignedTo !== null) expect(memberIds).toContain(assignedTo);
    for (const id of memberIds) expect(people.map((person) => person.id)).toContain(id);
    expect(new Set(samples.flatMap(({ tags }) => tags))).toEqual(new Set(taskTags.map(({ id }) => id)));
  });

  it('counts its days from now: what is done lies behind, what is open ahead', () => {
    setClock(new Date('2031-07-01T08:00:00Z'));
    for (const { title, completed, dueDate } of tasks()) {
      if (dueDate !== null) expect([title, dueDate < '2031-07-01']).toEqual([title, completed]);
    }
  });

  it('is each person’s own', async () => {
    await list.of('per_0001').update('tsk_0003', { completed: true });
    expect((await list.of('per_0002').get('tsk_0003')).completed).toBe(false);
  });
});
