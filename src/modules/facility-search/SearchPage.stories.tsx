import { PageAt } from '#.storybook/PageAt';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { paths } from '#lib/paths';
import { facilitySearchScenarios } from '#mocks/handlers/facility-search';

import { rememberSearch } from './recentSearches';
import * as page from './SearchPage';

const patience = { timeout: 10_000 };

const meta = preview.meta({
  component: PageAt,
  tags: ['screen'],
  args: { path: paths.searchForm, at: paths.searchForm, page },
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({});
Loaded.test('lists the towns of every region', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Yeşilmar' }, patience)).toHaveAttribute(
    'href',
    '/search/yesilmar/page-1',
  );
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.hangs()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
  await expect(await canvas.findByRole('link', { name: 'Port Calder' }, patience)).toBeVisible();
});

export const WithRecentSearches = Loaded.extend({
  beforeEach: () => {
    rememberSearch({ path: '/search/saltmere/page-1', place: 'Saltmere', term: '' });
    rememberSearch({ path: '/search/port-calder/pharmacy/page-1', place: 'Port Calder', term: 'pharmacy' });
  },
});
WithRecentSearches.test('forgets them on request', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'pharmacy near Port Calder' }, patience)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(canvas.getByText('Searches you make on this device will be listed here.')).toBeVisible();
});

export const CorruptRecentSearches = Loaded.extend({
  beforeEach: () => localStorage.setItem('recent-searches', '{"path":1'),
});
CorruptRecentSearches.test('starts afresh', async ({ canvas }) => {
  await expect(
    await canvas.findByText('Searches you make on this device will be listed here.', {}, patience),
  ).toBeVisible();
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
