import { renderRoute } from '#.storybook/renderRoute';
import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { tasks as samples } from '#mocks/tasks/seed';
import { tasksScenarios } from '#mocks/tasks/scenarios';
import { tasks } from '#mocks/tasks/store';
import { fillDisk } from '#mocks/testing/fillDisk';

import { Component } from './TasksPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: `${paths.tasks}/:id?`, at: '/apps/tasks', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['Ctrl+/, Ctrl+.', 'Makes a task or a section, also while typing'],
      ['N, Q', 'Makes a task, or goes to the quick field'],
      ['J, K, ↓, ↑, Home, End', 'Move through the list, or through the open records'],
      ['Enter, Escape', 'Opens the row that has the focus, and returns to it'],
      ['X, Space', 'Selects'],
      ['C, 1, 2, 3, #, Delete', 'Completes, sets the priority, deletes'],
      ['←, →', 'Hide and show the tasks of a section'],
      ['Ctrl+Z', 'Takes the last change back while it is offered'],
      ['/, ?', 'Searches, shows all keys and the way to turn them off'],
    ],
  },
  beforeEach: async () => {
    localStorage.removeItem('tasks-collapsed');
    await resetDatabase();
  },
});

const claims = 'Answer the claims that are older than five days';
const yesilmar = 'Yeşilmar’daki nöbetçi eczane listesini güncelle';
const row = (name: string | RegExp) => screen.findByRole('link', { name });
/** The button of a message; the editor of a task has one of the same name. */
const offeredUndo = async () =>
  within(await screen.findByRole('region', { name: 'Status messages' })).findByRole('button', { name: 'Undo' });
const list = () => screen.findByRole('list', { name: 'Tasks' });
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent ?? '');
const mine = tasks.of('per_0001');

export const Loaded = meta.story({ tags: ['screen'] });
Loaded.test('lists tasks and sections in their order, and counts what is open', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All tasks' })).toBeVisible();
  await row(new RegExp(claims));
  // The rows come within a few frames.
  await waitFor(async () =>
    expect((await titles()).slice(0, 3)).toEqual([
      'Before the spring release',
      'Check the opening hours of every pharmacy in Port Calder',
      claims,
    ]),
  );
  await expect(await canvas.findByText('12 open tasks', { selector: '[role="status"]' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Tasks | Orvela Facilities'));
});
Loaded.test('completes a task, which Undo opens again', async ({ canvas, userEvent }) => {
  // The rows are replaced once the code for drag and drop has loaded.
  const box = () => canvas.findByRole('checkbox', { name: `Complete “${claims}”` });
  await userEvent.click(await box());
  await waitFor(async () => expect(await box()).toBeChecked());
  await expect(await canvas.findByText('11 open tasks', { selector: '[role="status"]' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await box()).not.toBeChecked());
  await waitFor(async () => expect((await mine.get('tsk_0003')).completed).toBe(false));
});
Loaded.test('hides the tasks of a section', async ({ canvas, userEvent }) => {
  const toggle = await canvas.findByRole('button', { name: 'Tasks in “Before the spring release”' });
  await userEvent.click(toggle);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await waitFor(async () =>
    expect((await titles()).slice(0, 2)).toEqual(['Before the spring release', 'Verification']),
  );
  (await row(/Before the spring release/)).focus();
  await userEvent.keyboard(forwardKey());
  await expect(await row(new RegExp(claims))).toBeVisible();
});
Loaded.test('deletes a section with its tasks, and brings all back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for “Before the spring release”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete section and 8 tasks' }));
  await waitFor(async () => expect((await titles())[0]).toBe('Verification'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await titles())[0]).toBe('Before the spring release'));
  await waitFor(async () => expect((await mine.list()).map(({ id }) => id)).toEqual(samples().map(({ id }) => id)));
});
Loaded.test('moves a row by the keyboard, and keeps the order', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: `Move ${claims}` })).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await expect(canvas.getByText(/^Dropped Answer the claims.*Position 2 of 30/)).toBeInTheDocument();
  await waitFor(async () => expect((await mine.list())[1]?.id).toBe('tsk_0003'));
  await expect(canvas.getByRole('button', { name: `Move ${claims}` })).toHaveFocus();
});
Loaded.test('changes and deletes several at once', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: `Select “${claims}”` }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Select “Yeşilmar/ }));
  await expect(canvas.getByText('2 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Move to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keeping house' }));
  await waitFor(async () => {
    const ids = (await mine.list()).map(({ id }) => id);
    await expect(ids.slice(ids.indexOf('tsk_0023') + 1, ids.indexOf('tsk_0023') + 3)).toEqual(['tsk_0003', 'tsk_0004']);
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await mine.find('tsk_0003')).toBeUndefined());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await mine.find('tsk_0003')).toBeDefined());
});
Loaded.test('adds a task from one line of text', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  await userEvent.keyboard('q');
  const field = canvas.getByRole('textbox', { name: 'Add a task' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, 'Call the clinic tomorrow !high #Urgent @Ayşe');
  await expect(canvas.getByRole('status', { name: 'Recognised' })).toHaveTextContent(
    'Due: TomorrowPriority: HighTag: UrgentAssignee: Ayşe Yılmaz',
  );
  await userEvent.keyboard('{Enter}');
  await expect(await row(/^Call the clinic/)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
  await waitFor(async () =>
    expect((await mine.list())[0]).toMatchObject({
      title: 'Call the clinic',
      priority: 2,
      tags: ['ttg_urgent'],
      assignedTo: 'per_0003',
    }),
  );
});

Loaded.test('adds a task of each pasted line, and a new tag once', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  await userEvent.click(canvas.getByRole('textbox', { name: 'Add a task' }));
  await userEvent.paste('Buy soap #Shop\nBuy stamps #shop');
  await expect(await row(/^Buy stamps/)).toBeVisible();
  await waitFor(async () => expect((await mine.list())[1]?.title).toBe('Buy stamps'));
  const [first, second] = await mine.list();
  await expect(first?.tags).toHaveLength(1);
  await expect(second?.tags).toEqual(first?.tags);
});

Loaded.test(
  'says that a task of the quick field was not added, and gives its text back',
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Add a task' });
    await row(new RegExp(claims));
    const makeRoom = fillDisk();
    try {
      await userEvent.type(field, 'Call the clinic !high{Enter}');
      await waitFor(() => expect(screen.getByText('The task could not be added.')).toBeVisible());
      await expect(field).toHaveValue('Call the clinic !high');
      await waitFor(() => expect(screen.queryByRole('link', { name: /^Call the clinic/ })).toBeNull());
    } finally {
      makeRoom();
    }
    await userEvent.type(field, '{Enter}');
    await expect(await row(/^Call the clinic/)).toBeVisible();
    await waitFor(async () => expect((await mine.list())[0]).toMatchObject({ title: 'Call the clinic', priority: 2 }));
  },
);

export const Searched = Loaded.extend({ args: { at: '/apps/tasks?q=the%20map' } });
Searched.test('marks what was found, and shows all again', async ({ canvas, userEvent }) => {
  const found = await row(/Find out why the map is blank/);
  await expect(found.querySelector('mark')).toHaveTextContent('the map');
  // A section is not collapsed where its tasks stay.
  within(await list())
    .getAllByRole('link')[0]
    ?.focus();
  await userEvent.keyboard(backKey());
  await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
  await expect(await row(new RegExp(claims))).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Tasks in/, expanded: false })).toBeNull();
});

export const NoMatch = Loaded.extend({ args: { at: '/apps/tasks?q=zeppelin' } });
NoMatch.test('says what was searched for', async ({ canvas }) => {
  await expect(await canvas.findByText('No tasks match “zeppelin”')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Show all tasks' })).toHaveAttribute('href', '/apps/tasks');
});

NoMatch.test('says that a task was added, which the search does not list', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Add a task' }), 'Buy stamps{Enter}');
  await waitFor(() => expect(screen.getByText('Added: Buy stamps')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Open task' }));
  await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Buy stamps');
});

export const Upcoming = Loaded.extend({ tags: ['screen', '!no-visual'], args: { at: '/apps/tasks?view=upcoming' } });
Upcoming.test('groups the tasks by day', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Upcoming' })).toBeVisible();
  await row(/Check the opening hours/);
  await expect(canvas.getAllByText('Tomorrow').length).toBeGreaterThan(1);
  await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
});

export const Overdue = Loaded.extend({
  args: { at: '/apps/tasks?view=overdue' },
  beforeEach: async () => {
    await mine.update('tsk_0003', { dueDate: '2026-03-13T15:00:00.000Z' });
  },
});
Overdue.test('says it in words, and lets a completed task go after a moment', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Overdue: /)).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: `Complete “${claims}”` }));
  await expect(await row(new RegExp(claims))).toBeVisible();
  await expect(await canvas.findByText('Nothing is overdue')).toBeVisible();
});
Overdue.test(
  'lets a task go after a moment when its record completes it, and keeps the record',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await row(new RegExp(claims)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: `Complete “${claims}”` })).toBeChecked());
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: `Complete “${claims}”` })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(claims);
  },
);

export const Filtered = Loaded.extend({ args: { at: '/apps/tasks?tag=ttg_bug&assignee=per_0029' } });
Filtered.test('says which filters are set, and removes them', async ({ canvas, userEvent }) => {
  const filters = await canvas.findByRole('group', { name: 'Filter tasks' });
  await userEvent.click(await within(filters).findByRole('button', { name: 'Remove the filter Jasper Holt' }));
  await expect(await row(/alfabetik/)).toBeVisible();
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...tasksScenarios.empty()) });
Empty.test('offers the first task', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', { name: 'Task list' });
  await userEvent.click(await within(region).findByRole('button', { name: 'New task' }));
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.list.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.list.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await row(new RegExp(claims))).toBeVisible();
});

export const OrderRefused = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.order.fails()) });
OrderRefused.test('puts the row back and says why', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: `Move ${claims}` })).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(screen.getByText(/The new order could not be saved\./)).toBeVisible());
  await waitFor(async () => expect((await titles())[2]).toBe(claims));
});

export const ChangeRefused = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.change.fails()) });
ChangeRefused.test('opens the task again and says why', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('checkbox', { name: `Complete “${claims}”` });
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByText(/The task could not be changed\./)).toBeVisible());
  await expect(box).not.toBeChecked();
});

export const FullDisk = Loaded.extend({ args: { at: '/apps/tasks/tsk_0003' } });
FullDisk.test(
  'says that nothing is saved, keeps it, and saves it once there is room',
  async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const makeRoom = fillDisk();
    try {
      await userEvent.clear(title);
      await userEvent.type(title, 'Answer the claims');
      await expect(await canvas.findByText('Not saved: storage is full')).toBeVisible();
      // What no storage takes is still there when the task is opened again.
      await userEvent.click(await row(/^Yeşilmar/));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(yesilmar));
      await userEvent.click(await row(new RegExp(claims)));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Answer the claims'));
    } finally {
      makeRoom();
    }
    // It may already be trying again by itself.
    const retry = canvas.queryByRole('button', { name: 'Try again' });
    if (retry) await userEvent.click(retry);
    await waitFor(async () => expect((await mine.get('tsk_0003')).title).toBe('Answer the claims'));
  },
);

export const Record = Loaded.extend({ args: { at: '/apps/tasks/tsk_0003' } });
Record.test('is edited, and saves itself', async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Answer');
  // As a table is pasted.
  await userEvent.paste('\tthe claims');
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await waitFor(async () => expect((await mine.get('tsk_0003')).title).toBe('Answer the claims'));
  await expect(await row(/^Answer the claims/)).toBeVisible();
});
Record.test('is untitled in the list with a title of spaces', async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, '   ');
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await expect(await row(/^Untitled task/)).toBeVisible();
});
Record.test('has its fields and the way to the contact', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Task in “Before the spring release”')).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Open contact of Jasper Holt' })).toHaveAttribute(
    'href',
    '/apps/contacts/per_0029',
  );
  await userEvent.click(canvas.getByRole('radio', { name: 'Low' }));
  await waitFor(async () => expect((await mine.get('tsk_0003')).priority).toBe(0));
});
Record.test('takes pasted lines as sub-tasks', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: /Sub-tasks/ }));
  await userEvent.paste('First\tone\nSecond');
  await waitFor(async () => expect((await mine.get('tsk_0003')).subTasks).toHaveLength(5));
  await expect(canvas.getByText('1 of 5', { selector: '[role="status"]' })).toBeVisible();
});
Record.test('is deleted, and brought back', async ({ canvas, userEvent }) => {
  const tools = await canvas.findByRole('group', { name: 'Actions for this task' });
  await userEvent.click(within(tools).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await mine.find('tsk_0003')).toBeUndefined());
  // The frame of the console moves the focus to it.
  const next = await row(/^Yeşilmar/);
  await waitFor(() => expect(document.querySelector('[data-route-focus]')).toContainElement(next));
  await userEvent.click(await offeredUndo());
  await waitFor(async () => expect((await mine.list())[2]?.id).toBe('tsk_0003'));
});
Record.test('is brought back although the task above it was deleted since', async ({ canvas, userEvent }) => {
  // Without the pointer, which stays where it is.
  const remove = async () => {
    const tools = await canvas.findByRole('group', { name: 'Actions for this task' });
    within(tools).getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  // Pointed at, the message stays.
  const undo = await offeredUndo();
  await userEvent.hover(undo);
  await waitFor(async () => expect(await mine.find('tsk_0003')).toBeUndefined());
  (await row(/^Check the opening hours/)).click();
  await canvas.findByDisplayValue(/^Check the opening hours/);
  await remove();
  await waitFor(async () => expect(await mine.find('tsk_0002')).toBeUndefined());
  await userEvent.click(undo);
  await waitFor(async () => expect((await mine.list())[1]?.id).toBe('tsk_0003'));
});
Record.test('shows what the list changes', async ({ canvas, userEvent }) => {
  await canvas.findByRole('textbox', { name: 'Title' });
  await userEvent.click(await canvas.findByRole('checkbox', { name: `Complete “${claims}”` }));
  const tools = await canvas.findByRole('group', { name: 'Actions for this task' });
  await waitFor(() =>
    expect(within(tools).getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true'),
  );
});

export const NewTask = Loaded.extend({});
NewTask.test('is ready to be typed in, and kept when something is typed', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  await userEvent.keyboard('{Control>}/{/Control}');
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.type(title, 'Buy stamps');
  await waitFor(async () => expect((await mine.list())[0]).toMatchObject({ title: 'Buy stamps', priority: 1 }));
  await userEvent.type(title, ' and envelopes');
  await waitFor(async () => expect((await mine.list())[0]?.title).toBe('Buy stamps and envelopes'));
});
NewTask.test('is saved although the one before it was left blank', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  const startNew = async () => {
    const before = canvas.queryByRole('textbox', { name: 'Title' });
    await userEvent.keyboard('{Control>}/{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).not.toBe(before));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  };
  await startNew();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Add a task' }), 'Sweep the yard{Enter}');
  await waitFor(async () => expect((await mine.list())[0]?.title).toBe('Sweep the yard'));
  await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
  await startNew();
  await userEvent.keyboard('Buy stamps');
  await waitFor(async () => expect((await mine.list())[0]?.title).toBe('Buy stamps'));
});
NewTask.test('is deleted before it was saved', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  await userEvent.keyboard('n');
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.keyboard('Mistake');
  const tools = await canvas.findByRole('group', { name: 'Actions for this task' });
  await userEvent.click(within(tools).getByRole('button', { name: 'Delete' }));
  await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await waitFor(async () => expect(await mine.list()).toHaveLength(30));
});
NewTask.test('leaves nothing when it is left blank', async ({ canvas, userEvent }) => {
  await row(new RegExp(claims));
  await userEvent.keyboard('n');
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }));
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
  await expect(await mine.list()).toHaveLength(30);
});

export const SaveFailed = Record.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.change.failsOnce(503)) });
SaveFailed.test('keeps what was typed, and saves it when told to', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await waitFor(async () => expect((await mine.get('tsk_0003')).title).toBe(`${claims}!`));
});

export const LongNotes = Record.extend({
  beforeEach: async () => {
    await mine.update('tsk_0003', { notes: `<p>${'x'.repeat(19_990)}</p>` });
  },
});
LongNotes.test('says why they are not saved', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Notes' }));
  await userEvent.keyboard('words');
  await expect(await canvas.findByText(/^The notes are too long \(20,00\d of 20,000 characters\)/)).toBeVisible();
});

export const Section = Loaded.extend({ args: { at: '/apps/tasks/tsk_0001' } });

export const LongTitle = Loaded.extend({ args: { at: '/apps/tasks/tsk_0009' } });

export const Unknown = Loaded.extend({ args: { at: '/apps/tasks/tsk_9999' } });
Unknown.test('names the id beside the list, with the way back', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Task not found' })).toBeVisible();
  await expect(canvas.getByText(/tsk_9999/)).toBeVisible();
  await expect(await row(new RegExp(claims))).toBeVisible();
});

export const Tags = Loaded.extend({});
Tags.test('leave all tasks when they are deleted, and Undo brings them back', async ({ canvas, userEvent }) => {
  const before = (await mine.get('tsk_0003')).tags;
  await row(new RegExp(claims));
  await userEvent.click(canvas.getByRole('button', { name: 'Manage tags' }));
  const dialog = await screen.findByRole('dialog', { name: 'Manage tags' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete Urgent' }));
  await waitFor(async () => expect((await mine.get('tsk_0003')).tags).toEqual(['ttg_discuss']));
  await waitFor(() => expect(screen.getByText('Tag “Urgent” deleted')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await within(dialog).findByRole('button', { name: 'Delete Urgent' });
  const names = within(dialog)
    .getAllByRole('button', { name: /^Delete / })
    .map((one) => one.getAttribute('aria-label'));
  await expect(names.slice(-2)).toEqual(['Delete Urgent', 'Delete Discuss']);
  await waitFor(async () => expect((await mine.get('tsk_0003')).tags).toEqual(before));
});

Loaded.test('prints the view with its sections, and one task with its notes', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await row(new RegExp(claims));
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  // Hidden on screens.
  const printed = () => screen.findByRole('article', { hidden: true });
  const page = within(await printed());
  await expect(page.getByText('Before the spring release').tagName).toBe('H2');
  await expect(page.getByText(claims)).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull());
  await userEvent.click(await row(new RegExp(claims)));
  await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  await expect((await printed()).querySelector('h1')).toHaveTextContent(claims);
  window.dispatchEvent(new Event('afterprint'));
});

export const ManyTasks = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...tasksScenarios.many()) });
ManyTasks.test('renders the rows in view only, and moves one among them', async ({ canvas, userEvent }) => {
  await row(/^2 Answer the claims/);
  await expect(within(await list()).getAllByRole('listitem').length).toBeLessThan(60);
  (await canvas.findByRole('button', { name: /^Move 2 / })).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await expect(canvas.getByText(/Position 3 of 10,000/)).toBeInTheDocument();
});

export const Turkish = Record.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Tüm görevler' })).toBeVisible();
  await expect(await canvas.findByText('12 açık görev', { selector: '[role="status"]' })).toBeVisible();
});

export const OnAPhone = Loaded.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const RecordOnAPhone = Record.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Dark = Record.extend({ globals: { scheme: 'dark' } });
