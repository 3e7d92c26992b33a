import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';

import type { GuidePage } from './api';
import { Component } from './GuidePage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpGuide, at: '/apps/help-center/guides/projects/plan-with-tasks', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const title = () => screen.findByRole('heading', { level: 1, name: 'Plan your work with tasks' });

export const Loaded = meta.story({});
Loaded.test('has contents that lead to its sections, its date and how long it takes', async ({ canvas }) => {
  await title();
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Put the list in order' })).toBeVisible());
  const heading = canvas.getByRole('heading', { level: 2, name: 'Put the list in order' });
  await expect(contents.getByRole('link', { name: 'Put the list in order' })).toHaveAttribute('href', `#${heading.id}`);
  await expect(canvas.getByText(/^Updated \d+ \w+ 20\d\d$/)).toBeVisible();
  await expect(canvas.getByText('2 minutes to read')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Tasks' })).toHaveAttribute('href', '/apps/tasks');
});
Loaded.test('leads to the next guide and to related ones', async ({ canvas }) => {
  await title();
  const others = within(canvas.getByRole('navigation', { name: 'Other guides in Projects' }));
  await expect(others.getByRole('link', { name: 'Work with boards' })).toHaveAttribute(
    'href',
    '/apps/help-center/guides/projects/work-with-boards',
  );
  await expect(others.getAllByRole('link')).toHaveLength(1);
  const related = within(canvas.getByRole('region', { name: 'Related guides' }));
  await expect(related.getAllByRole('link')).toHaveLength(3);
});
Loaded.test('is rated, rated differently, and not rated again', async ({ canvas, userEvent }) => {
  await title();
  const yes = canvas.getByRole('button', { name: 'Yes' });
  const no = canvas.getByRole('button', { name: 'No' });
  await userEvent.click(yes);
  await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
  await expect(canvas.getByText('Thank you for telling us.')).toBeVisible();
  await userEvent.click(no);
  await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'true'));
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(canvas.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/apps/help-center/support');
  await userEvent.click(no);
  await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'false'));
  await expect(no).toHaveFocus();
});
Loaded.test('is printed without the rest of the page', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await title();
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const printed = document.querySelector('body > article');
  await expect(printed).toHaveTextContent('Put the list in order');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
});

export const RatingRefused = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.rating.fails()) });
RatingRefused.test('takes the rating back', async ({ canvas, userEvent }) => {
  await title();
  const yes = canvas.getByRole('button', { name: 'Yes' });
  await userEvent.click(yes);
  await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'false'));
});

export const Unknown = Loaded.extend({ args: { at: '/apps/help-center/guides/projects/no-such-guide' } });
Unknown.test('says so, and leads to all guides', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such guide' })).toBeVisible();
  await expect(canvas.getByText(/“no-such-guide”/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/apps/help-center/guides');
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guide.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guide.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await title()).toBeVisible();
});

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
const hostile: GuidePage = {
  id: 'gdc_projects',
  slug: 'projects',
  title: 'Projects',
  guides: [
    {
      id: 'gde_hostile',
      categoryId: 'gdc_projects',
      slug: 'plan-with-tasks',
      title: long,
      subtitle: `${long} ${long}`,
      content: `<h2>${long}</h2><p>Words <img src="x" onerror="window.harmed = 1">${long}</p><script>window.harmed = 2</script><p><code>${long}${long}</code></p><h2>Again</h2><p>One.</p><h2>Again</h2><p>Two.</p>`,
      updatedAt: '2026-02-24',
      readingMinutes: 1,
      useful: null,
    },
  ],
  previous: null,
  next: null,
  related: [],
};
export const Hostile = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guide.holds(hostile)) });
Hostile.test('shows words only, within its width', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('heading', { name: 'Again' })).toHaveLength(2));
  await expect(Object.hasOwn(window, 'harmed')).toBe(false);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Hostile.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
