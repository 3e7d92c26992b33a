import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { HttpError, request } from '#lib/http/request';
import { demoAccount } from '#mocks/accounts/seed';
import { contacts } from '#mocks/contacts/store';
import { tasks as list } from './store';
import { tasksScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { people } from '#mocks/people/seed';
import { tasks, taskTags } from './seed';
import { getTask, getTaskTags, taskSchema } from '#modules/tasks/api';

import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

describe('GET api/apps/tasks/task', () => {
  it('answers one task with its sub-tasks, and whom it is assigned to', async () => {
    const task = await request(getTask, { query: { id: 'tsk_0003' } });
    const assignee = people.find(({ id }) => id === task.assignedTo);
    expect(task).toMatchObject({
      type: 'task',
      title: 'Answer the claims that are older than five days',
      completed: false,
      dueDate: '2026-03-16T15:00:00.000Z',
      priority: 2,
      tags: ['ttg_urgent', 'ttg_discuss'],
      assignee,
      order: 2,
    });
    expect(assignee).toBeDefined();
    expect(task.subTasks.map(({ completed }) => completed)).toEqual([true, false, false]);
    expect(Object.keys(task).toSorted()).toEqual(Object.keys(taskSchema.shape).toSorted());
  });

  it('answers what was changed since', async () => {
    await list.update('tsk_0003', { completed: true });
    expect((await request(getTask, { query: { id: 'tsk_0003' } })).completed).toBe(true);
  });

  it('is nobody’s when who was assigned has left the address book', async () => {
    const { assignedTo } = await request(getTask, { query: { id: 'tsk_0003' } });
    await contacts.of(demoAccount('ada').id).remove(assignedTo ?? '');
    expect((await request(getTask, { query: { id: 'tsk_0003' } })).assignee).toBeNull();
  });

  it('names an id that no task has', async () => {
    const error: unknown = await request(getTask, { query: { id: 'tsk_9999' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ problem: { status: 404, code: 'not-found', id: 'tsk_9999' } });
  });

  it('refuses to be asked for no task', async () => {
    const response = await sendRaw('api/apps/tasks/task?id=');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/query/id' }] });
  });

  it('fails once and then answers', async () => {
    server.use(tasksScenarios.task.failsOnce());
    const query = { id: 'tsk_0002' };
    await expect(request(getTask, { query })).rejects.toMatchObject({ status: 500 });
    expect((await request(getTask, { query })).id).toBe('tsk_0002');
  });
});

describe('GET api/apps/tasks/tags', () => {
  it('lists the six tags', async () => {
    const titles = (await request(getTaskTags, {})).map(({ title }) => title);
    expect(titles).toEqual(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss']);
  });
});

describe('the seed', () => {
  const all = tasks();
  const work = all.filter(({ type }) => type === 'task');
  const count = (fits: (task: (typeof all)[number]) => boolean) => all.filter(fits).length;

  it('has the counts of the sample data', () => {
    expect(all).toHaveLength(30);
    expect(all.filter(({ type }) => type === 'section').map(({ order }) => order)).toEqual([0, 9, 22]);
    expect(all.map(({ order }) => order)).toEqual(all.map((_, n) => n));
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
    const assigned = new Set(all.flatMap(({ assignedTo }) => assignedTo ?? []));
    expect(assigned.size).toBeLessThanOrEqual(20);
    for (const id of assigned) expect(people.map((one) => one.id)).toContain(id);
    expect(new Set(all.flatMap(({ tags }) => tags))).toEqual(new Set(taskTags.map(({ id }) => id)));
  });

  it('counts its days from now: what is done lies behind, what is open ahead', () => {
    setClock(new Date('2031-07-01T08:00:00Z'));
    for (const { title, completed, dueDate } of tasks()) {
      if (dueDate !== null) expect([title, dueDate < '2031-07-01']).toEqual([title, completed]);
    }
  });
});
