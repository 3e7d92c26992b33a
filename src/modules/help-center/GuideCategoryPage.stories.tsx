import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { paths } from '#domain/paths';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';

import { Component } from './GuideCategoryPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpGuideCategory, at: '/apps/help-center/guides/projects', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({});
Loaded.test('lists all guides of the category', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Work with boards' })).toHaveAttribute(
    'href',
    '/apps/help-center/guides/projects/work-with-boards',
  );
  await expect(
    canvas.getAllByRole('listitem').filter((item) => item.querySelector('a[href*="/projects/"]')),
  ).toHaveLength(8);
});

export const Unknown = Loaded.extend({ args: { at: '/apps/help-center/guides/no-such-thing' } });
Unknown.test('says so, and leads to all guides', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such category' })).toBeVisible();
  await expect(canvas.getByText(/“no-such-thing”/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/apps/help-center/guides');
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guides.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guides.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Work with boards' })).toBeVisible();
});
