import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { exampleCourse } from '#mocks/academy/exampleCourse';
import { academyScenarios } from '#mocks/academy/scenarios';
import { resetDatabase } from '#mocks/core/database';

import { noProgress } from './progress';
import { Component } from './CoursesPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.academy, at: paths.academy, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const card = async (name: string) => {
  const article = (await screen.findByRole('link', { name })).closest('article');
  if (!article) throw new Error(`${name} is in no card.`);
  return within(article);
};
const titles = () =>
  within(screen.getByRole('list', { name: 'Courses' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

export const Loaded = meta.story({});
Loaded.test('shows what each course is about, and how far the person is', async () => {
  const done = await card('Describe a facility');
  await expect(done.getByText('Describing facilities')).toBeVisible();
  await expect(done.getByText(/^\d+ minutes/)).toBeVisible();
  await expect(done.getByText('Completed')).toBeVisible();
  const begun = await card('Opening hours and holidays');
  await expect(begun.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
  await expect(begun.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 6 steps done');
});
Loaded.test('leads to the course that was studied last', async () => {
  const next = within(await screen.findByRole('region', { name: 'Continue learning' }));
  await expect(next.getByText('Opening hours and holidays')).toBeVisible();
  await expect(next.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/apps/academy/crs_opening_hours_and_holidays',
  );
});
Loaded.test('filters by search, category and completion, in the address', async ({ canvas, userEvent }) => {
  await card('Describe a facility');
  const search = canvas.getByRole('searchbox', { name: 'Search courses' });
  await userEvent.type(search, 'holidays hours');
  await waitFor(() => expect(titles()).toEqual(['Opening hours and holidays']));
  await expect(screen.getByText('1 course')).toBeVisible();
  await expect(search).toHaveFocus();
  await userEvent.clear(search);
  await waitFor(() => expect(titles().length).toBeGreaterThan(5));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Accessibility');
  await waitFor(() => expect(titles()).toHaveLength(4));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'All categories');
  await waitFor(() => expect(titles()).toContain('Describe a facility'));
  await userEvent.click(canvas.getByRole('switch', { name: 'Hide completed' }));
  await waitFor(() => expect(titles()).not.toContain('Describe a facility'));
  await expect(canvas.getByRole('switch', { name: 'Hide completed' })).toHaveFocus();
});

export const Filtered = Loaded.extend({
  args: { at: '/apps/academy?category=describing&q=a&hideCompleted=1' },
});
Filtered.test('reads the filter from the address', async ({ canvas }) => {
  await card('Opening hours and holidays');
  await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('a');
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Describing facilities');
  await expect(canvas.getByRole('switch', { name: 'Hide completed' })).toBeChecked();
  await expect(screen.queryByRole('region', { name: 'Continue learning' })).toBeNull();
});

export const NoMatch = Filtered.extend({ args: { at: '/apps/academy?q=submarines' } });
NoMatch.test('names the search, and leads back to all courses', async ({ userEvent }) => {
  await expect(await screen.findByText('No courses match “submarines”')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await card('Describe a facility');
});

export const Untouched = Filtered.extend({
  args: { at: paths.academy },
  beforeEach: ({ msw }) => msw.use(...academyScenarios.untouched()),
});
Untouched.test('offers no course to continue', async () => {
  await card('Describe a facility');
  await expect(screen.queryByRole('region', { name: 'Continue learning' })).toBeNull();
  await expect(screen.queryByRole('progressbar')).toBeNull();
});

export const Empty = Filtered.extend({
  args: { at: paths.academy },
  beforeEach: ({ msw }) => msw.use(...academyScenarios.empty()),
});
Empty.test('says what appears here', async () => {
  await expect(await screen.findByText('No courses yet')).toBeVisible();
});

export const Loading = Filtered.extend({
  args: { at: paths.academy },
  beforeEach: ({ msw }) => msw.use(academyScenarios.courses.neverResolves()),
});

export const Failed = Filtered.extend({
  args: { at: paths.academy },
  beforeEach: ({ msw }) => msw.use(academyScenarios.courses.failsOnce()),
});
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await card('Describe a facility');
});

export const LongAndHostile = Filtered.extend({
  args: { at: paths.academy },
  beforeEach: ({ msw }) => {
    const text = {
      title: `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)} <img src=x onerror="alert(1)">`,
      description: '<script>alert(2)</script> '.repeat(20),
    };
    const { id } = exampleCourse;
    const started = { ...noProgress, id, currentStep: 1, doneSteps: [0], studiedAt: '2026-03-16T10:00:00.000Z' };
    msw.use(...academyScenarios.holds([{ ...exampleCourse, en: text, tr: text }], [started]));
  },
});
LongAndHostile.test('is shown as text, within its width', async () => {
  await expect((await screen.findAllByText(/onerror/))[0]).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Dark = Filtered.extend({ args: { at: paths.academy }, globals: { scheme: 'dark' } });

export const Turkish = Filtered.extend({ args: { at: paths.academy }, globals: { locale: 'tr' } });

export const OnAPhone = Filtered.extend({
  args: { at: paths.academy },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('fits', async () => {
  await card('Describe a facility');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
