import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { recordViewed, saveToShortlist } from '#domain/shortlist';
import { paths } from '#domain/paths';

import * as page from './SearchPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.searchForm, at: paths.searchForm, page },
  parameters: { layout: 'fullscreen', router: false },
});

export const FirstVisit = meta.story();
FirstVisit.test('says what will be kept here', async ({ canvas }) => {
  await expect(await canvas.findByText(/Select “Save” on a facility/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
});

export const Returning = meta.story({
  beforeEach: () => {
    saveToShortlist({ slug: 'vane-chemist', name: 'Vane Chemist', city: 'Port Calder' });
    saveToShortlist({ slug: 'saltmarket-clinic', name: 'Saltmarket Clinic', city: 'Port Calder' });
    recordViewed({ slug: 'greenway-pharmacy', name: 'Greenway Pharmacy', city: 'Port Calder' });
  },
});
Returning.test('has what was saved before what was seen', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Vane Chemist' });
  const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  await expect(names.slice(0, 3)).toEqual(['Your shortlist', 'Recent searches', 'Recently viewed']);
});

export const Turkish = Returning.extend({ globals: { locale: 'tr' } });
