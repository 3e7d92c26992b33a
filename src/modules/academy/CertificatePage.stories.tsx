import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { exampleCourse } from '#mocks/academy/exampleCourse';
import { academyScenarios } from '#mocks/academy/scenarios';
import { resetDatabase } from '#mocks/core/database';

import { noProgress } from './progress';
import { Component } from './CertificatePage';

const { id } = exampleCourse;

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.certificate, at: `/apps/academy/${id}/certificate`, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: async ({ msw }) => {
    await resetDatabase();
    const completed = {
      ...noProgress,
      id,
      completed: 1,
      completedAt: '2026-03-12T10:00:00.000Z',
      doneSteps: [0, 1, 2, 3],
    };
    msw.use(...academyScenarios.holds([exampleCourse], [completed]));
  },
});

export const Loaded = meta.story({});
Loaded.test('names the person, the course and the day, and prints them', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Ada Lindqvist')).toBeVisible();
  await expect(canvas.getByText('12 March 2026')).toBeVisible();
  await expect(canvas.getByText('4 steps, with all questions answered correctly')).toBeVisible();
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await expect(document.querySelector('body > article')).toHaveTextContent(
    /Certificate of completion.*Ada Lindqvist.*From suggestion to page.*12 March 2026/,
  );
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
});

export const NotCompleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...academyScenarios.holds([exampleCourse], [{ ...noProgress, id, doneSteps: [0, 1] }])),
});
NotCompleted.test('says what is left, and leads to the course', async ({ canvas }) => {
  await expect(await canvas.findByText(/Complete the remaining 2 steps of “From suggestion to page”/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Continue the course' })).toHaveAttribute(
    'href',
    `/apps/academy/${id}`,
  );
});

export const Missing = meta.story({ args: { at: '/apps/academy/crs_nothing/certificate' } });
Missing.test('says so', async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(academyScenarios.course.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(academyScenarios.course.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Ada Lindqvist')).toBeVisible();
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
