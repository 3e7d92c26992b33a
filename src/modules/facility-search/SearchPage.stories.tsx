import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { readLastPlace, saveLastPlace } from '#domain/lastPlace';
import { paths } from '#domain/paths';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import { rememberSearch } from './recentSearches';
import { loader, SearchPage } from './SearchPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.searchForm, at: paths.searchForm, page: { Component: SearchPage, loader } },
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({});
Loaded.test('lists the cities of every region', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Yeşilmar' })).toHaveAttribute(
    'href',
    '/search/yesilmar/page-1',
  );
});

Loaded.test('shows the same cities on a map, as links reachable by keyboard', async ({ canvas, userEvent }) => {
  const map = within(await canvas.findByRole('region', { name: 'Map of the towns' }));
  const pin = await map.findByRole('link', { name: /^Saltmere \(.+\): \d+ facilities$/ });
  await expect(pin).toHaveAttribute('href', '/search/saltmere/page-1');
  await userEvent.click(map.getByRole('application'));
  for (let presses = 0; presses < 12 && document.activeElement !== pin; presses += 1) await userEvent.tab();
  await expect(pin).toHaveFocus();
});

Loaded.test('names nearly every town on the map', async ({ canvas }) => {
  const map = await canvas.findByRole('region', { name: 'Map of the towns' });
  const towns = ['Port Calder', 'Saltmere', 'Yeşilmar', 'Gölbaşar', 'Thornwick', 'Çınarhan', 'Ravensfold', 'Eastholm'];
  await waitFor(() => {
    const named = [...map.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    for (const town of towns) void expect(named).toContain(town);
  });
});

export const MapFailed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.basemap.failsOnce()),
});
MapFailed.test('keeps the list, and recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByText('Could not load the map');
  await expect(canvas.getByRole('link', { name: 'Saltmere' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('region', { name: 'Map of the towns' })).toBeVisible();
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.neverResolves()),
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Port Calder' })).toBeVisible();
});

export const WithRecentSearches = Loaded.extend({
  beforeEach: () => {
    rememberSearch({ path: '/search/saltmere/page-1', place: 'Saltmere', term: '' });
    rememberSearch({ path: '/search/port-calder/pharmacy/page-1', place: 'Port Calder', term: 'pharmacy' });
  },
});
WithRecentSearches.test('clears them on request', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'pharmacy near Port Calder' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(canvas.getByText('Searches on this device will appear here.')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Recent searches' })).toHaveFocus();
});

export const WithLongSearch = Loaded.extend({
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => rememberSearch({ path: '/search/saltmere/page-1', place: 'Saltmere', term: 'x'.repeat(100) }),
});
WithLongSearch.test('breaks a word that is wider than the page', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /^x+ near Saltmere$/ });
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

export const WithSavedPlace = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => saveLastPlace({ slug: 'port-calder', label: 'Port Calder' }),
});
WithSavedPlace.test('links to facilities near it', async ({ canvas }) => {
  await canvas.findByText('Saved place: Port Calder');
  await expect(canvas.getByRole('link', { name: 'Search near here' })).toHaveAttribute(
    'href',
    '/search/port-calder/page-1',
  );
});
WithSavedPlace.test('forgets it, and clears the field', async ({ canvas, userEvent }) => {
  const place = await canvas.findByRole('combobox', { name: 'Place' });
  await expect(place).toHaveValue('Port Calder');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await expect(place).toHaveValue('');
  await expect(canvas.getByText('Port Calder is no longer saved on this device.')).toHaveFocus();
  await expect(readLastPlace()).toBeUndefined();
});
WithSavedPlace.test('does not overwrite typed text', async ({ canvas, userEvent }) => {
  const place = await canvas.findByRole('combobox', { name: 'Place' });
  await userEvent.clear(place);
  await userEvent.type(place, 'Salt');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await expect(place).toHaveValue('Salt');
});

export const TermAlone = Loaded.extend({ args: { at: `${paths.searchForm}?term=night+pharmacy` } });
TermAlone.test('keeps the term and asks for the place', async ({ canvas }) => {
  await canvas.findByText('Where do you need “night pharmacy”? Choose a place and search.');
  await expect(canvas.getByRole('combobox', { name: /^What do you need\?/ })).toHaveValue('night pharmacy');
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveValue('');
});

export const CorruptRecentSearches = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => localStorage.setItem('recent-searches', '{"path":1'),
});
CorruptRecentSearches.test('starts with an empty list', async ({ canvas }) => {
  await expect(await canvas.findByText('Searches on this device will appear here.')).toBeVisible();
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
