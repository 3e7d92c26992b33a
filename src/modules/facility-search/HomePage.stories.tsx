import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import { HomePage } from './HomePage';

const meta = preview.meta({
  component: HomePage,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
});

export const Loaded = meta.story({});
Loaded.test('links to the categories', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' })).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1',
  );
  await expect(await canvas.findByText(/facilities in 12 towns/)).toBeVisible();
});

Loaded.test('links to popular tags', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Popular searches' });
  for (const link of within(region).getAllByRole('link')) {
    await expect(link.getAttribute('href')).toMatch(/^\/tags\/[a-z-]+\/page-1$/);
  }
});

Loaded.test('links to adding a facility', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'Is your facility missing?' }));
  await expect(region.getByRole('link', { name: 'Add a facility' })).toHaveAttribute('href', '/facility/create');
});

Loaded.test('shows nothing nearby on a first visit', async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Popular searches' });
  await expect(canvas.queryByRole('heading', { name: /^Open now near/ })).toBeNull();
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      facilitySearchScenarios.categories.neverResolves(),
      facilitySearchScenarios.tags.neverResolves(),
      facilitySearchScenarios.stats.neverResolves(),
    ),
});
Loading.test('can be searched before anything has loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toBeEnabled();
});

export const Failed = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(facilitySearchScenarios.categories.failsOnce(), facilitySearchScenarios.tags.fails()),
});
Failed.test('still links to the largest categories', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Vaccination centres' })).toHaveAttribute(
    'href',
    '/service-categories/vaccination-centre/page-1',
  );
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' })).toBeVisible();
});

Loaded.test('accepts an incomplete search, and says what is missing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(canvas.getByText('Enter a town, district or postcode')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveFocus();
});

export const ReturningVisitor = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => localStorage.setItem('last-place', JSON.stringify({ slug: 'saltmere', label: 'Saltmere' })),
});
ReturningVisitor.test('remembers the place', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveValue('Saltmere');
});

const near = { name: 'Open now near Saltmere' };

ReturningVisitor.test('names three that are open near it', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', near));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3));
  for (const item of region.getAllByRole('listitem')) {
    const name = within(item).getByRole('link');
    await expect(name.getAttribute('href')).toMatch(/^\/facility\//);
    await expect(item).toHaveTextContent(/(Open|Closes).*\d+(\.\d)? k?m away$/);
  }
  await expect(region.getByRole('link', { name: 'Show all open now' })).toHaveAttribute(
    'href',
    '/search/saltmere/page-1?open=now',
  );
});

/** Late content must fit the space reserved for it. */
const fits = async (region: HTMLElement) => {
  const place = region.parentElement;
  if (!place) throw new Error('The region stands nowhere.');
  await expect(`${place.offsetHeight}px`).toBe(getComputedStyle(place).minHeight);
};
ReturningVisitor.test('causes no layout shift when it loads', async ({ canvas }) => {
  const region = await canvas.findByRole('region', near);
  await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3));
  await fits(region);
});

export const ReturningOnAPhone = ReturningVisitor.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
ReturningOnAPhone.test('causes no layout shift when it loads', async ({ canvas }) => {
  const region = await canvas.findByRole('region', near);
  await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3));
  await fits(region);
});

export const NearLoading = ReturningVisitor.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.neverResolves()),
});
NearLoading.test('reserves the space, and already links to the whole list', async ({ canvas }) => {
  const region = await canvas.findByRole('region', near);
  await expect(region.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  await expect(within(region).getByRole('link', { name: 'Show all open now' })).toBeVisible();
});

export const NearFailed = ReturningVisitor.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
NearFailed.test('shows an error in its place, and recovers when retried', async ({ canvas, userEvent }) => {
  const region = within(await canvas.findByRole('region', near));
  await expect(await region.findByText(/facilities open near Saltmere/)).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3));
});

export const NothingOpen = ReturningVisitor.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.empty()),
});
NothingOpen.test('says so', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', near));
  await expect(await region.findByText('No facilities near Saltmere are open right now.')).toBeVisible();
});

export const NearTurkish = ReturningVisitor.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
NearTurkish.test('speaks Turkish', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Saltmere yakınında şu anda açık' }));
  await waitFor(() => expect(region.getAllByRole('listitem')[0]).toHaveTextContent(/uzakta$/));
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Eczaneler' })).toBeVisible();
});
