import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { paths } from '#domain/paths';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';

import { Component } from './GuidesPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpGuides, at: '/apps/help-center/guides', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({});
Loaded.test('shows five guides of each category, and the way to more', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Projects' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'All 8 guides in Projects' })).toHaveAttribute(
    'href',
    '/apps/help-center/guides/projects',
  );
  await expect(canvas.getByRole('link', { name: 'All 6 guides in Your Account' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /guides in Settings/ })).toBeNull();
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guides.neverResolves()) });

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guides.empty()) });
Empty.test('says what will be here', async ({ canvas }) => {
  await expect(await canvas.findByText('There are no guides yet')).toBeVisible();
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.guides.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Projects' })).toBeVisible();
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
