import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { tasks } from '#mocks/tasks/store';
import { tasksScenarios } from '#mocks/tasks/scenarios';

import { Component } from './TaskPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.task, at: '/apps/tasks/tsk_0003', page: { Component } },
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const Loaded = meta.story({});
Loaded.test('says what is to be done, until when, and by whom', async ({ canvas }) => {
  const name = 'Answer the claims that are older than five days';
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  await expect(canvas.getByText('Open')).toBeVisible();
  await expect(await canvas.findByText('High')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Sub-tasks 1 of 3 done' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Jasper Holt' })).toHaveAttribute('href', '/apps/contacts/per_0029');
  await waitFor(() => expect(document.title).toBe(`${name} | Orvela Facilities`));
});

export const Completed = Loaded.extend({ args: { at: '/apps/tasks/tsk_0030' } });

export const Overdue = Loaded.extend({
  beforeEach: async () => {
    await tasks.of('per_0001').update('tsk_0003', { dueDate: '2026-03-13T15:00:00.000Z' });
  },
});
Overdue.test('says so in words', async ({ canvas }) => {
  await expect(await canvas.findByText('Overdue')).toBeVisible();
});

export const LongTitle = Loaded.extend({ args: { at: '/apps/tasks/tsk_0009' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' }, args: { at: '/apps/tasks/tsk_0004' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByText('Yüksek')).toBeVisible();
  await expect(canvas.getByText('0/3 tamamlandı')).toBeVisible();
});

export const Section = Loaded.extend({ args: { at: '/apps/tasks/tsk_0001' } });

export const OnAPhone = LongTitle.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.task.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(tasksScenarios.task.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: /^Answer the claims/ })).toBeVisible();
});

export const Unknown = Loaded.extend({ args: { at: '/apps/tasks/tsk_9999' } });
Unknown.test('names the id and leads on', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Task not found' })).toBeVisible();
  await expect(canvas.getByText(/tsk_9999/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the console' })).toHaveAttribute('href', '/home');
});
