import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { sampleClaim, sampleFacilities, sampleVerification } from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { contributingScenarios } from '#mocks/contributing/scenarios';

import { Component } from './RequestsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.requests, at: paths.requests, page: { Component } },
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
  async beforeEach() {
    await resetDatabase();
    await sampleVerification();
    await sampleClaim({ facility: sampleFacilities.owned.id });
    return resetDatabase;
  },
});

export const Loaded = meta.story({});
Loaded.test('lists what waits, and says who is asked first', async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: 'Requests' });
  await expect(
    within(list)
      .getAllByRole('heading', { level: 2 })
      .map((name) => name.textContent),
  ).toEqual(['Dr. Çelik Family Practice', 'Saltmarket Clinic']);
  await expect(within(list).getByText('Waiting for the manager')).toBeVisible();
  await expect(within(list).getByText('Verification from Mira Castellanos, Port Calder')).toBeVisible();
});
Loaded.test('opens a request by a link of its own', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review Dr. Çelik Family Practice' }));
  // The decision page is not among the routes of this story, so the outlet is empty.
  await waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement());
});
Loaded.test('shows claims alone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Claims' }));
  await expect(await canvas.findByRole('button', { name: 'Review Saltmarket Clinic' })).toBeVisible();
  await expect(canvas.queryByText('Dr. Çelik Family Practice')).toBeNull();
});

Loaded.test('says how long each waits, with the exact date', async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'Requests' }));
  const [age] = list.getAllByText(/ago$|^now$/, { selector: 'time' });
  await expect(age).toHaveAttribute('title', expect.stringMatching(/2026/));
});
Loaded.test(
  'is searched by facility, place and person, and keeps the search in the address',
  async ({ canvas, userEvent }) => {
    const names = () => canvas.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    const field = await canvas.findByRole('searchbox', { name: 'Search by facility, place or person' });
    await canvas.findByRole('list', { name: 'Requests' });
    await userEvent.type(field, 'castellanos');
    await waitFor(() => expect(names()).toEqual(['Dr. Çelik Family Practice']));
    await expect(await canvas.findByText('1 request found')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'port calder saltmarket');
    await waitFor(() => expect(names()).toEqual(['Saltmarket Clinic']));
    // The filters keep the search.
    await expect(canvas.getByRole('link', { name: 'Claims' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=port+calder+saltmarket'),
    );
    await expect(field).toHaveFocus();
  },
);

/** Nothing matches the search. */
export const NoMatch = Loaded.extend({ tags: ['no-visual'], args: { at: `${paths.requests}?q=zebra` } });
NoMatch.test('says what was searched, and leads back to all', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 2, name: 'No requests match “zebra”' });
  await userEvent.click(canvas.getByRole('link', { name: 'Clear search' }));
  await expect(await canvas.findByRole('list', { name: 'Requests' })).toBeVisible();
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
});
export const NoMatchInTurkish = NoMatch.extend({ globals: { locale: 'tr' } });
NoMatchInTurkish.test('says it in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: '“zebra” ile eşleşen başvuru yok' })).toBeVisible();
});

export const Loading = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.requests.neverResolves()),
});
export const Empty = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.requests.empty()),
});
Empty.test('says what will appear', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'No requests waiting' })).toBeVisible();
});
export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.requests.failsOnce(503)),
});
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('list', { name: 'Requests' })).toBeVisible();
});
export const Dark = Loaded.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
