import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as tagPage from './TagPage';

const walkIn = '/tags/walk-in/page-1';
const title = 'Facilities with walk-in visits';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.tag, page: tagPage },
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({ args: { at: walkIn } });
Loaded.test('shows the tag’s description, group and count', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  await expect(canvas.getByText('You can come without an appointment.')).toBeVisible();
  await expect(canvas.getByText('Opening times')).toBeVisible();
  await expect(await canvas.findByText('802 results · page 1 of 41')).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
});
Loaded.test('links to related tags', async ({ canvas, userEvent }) => {
  const ways = within(await canvas.findByRole('navigation', { name: 'Related' }));
  await expect(ways.getAllByRole('link')).toHaveLength(8);
  // Counted as the filter of the same meaning, which every facility with such an entrance has.
  const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
  const filter = await filters.findByRole('checkbox', { name: /^Step-free entrance/ });
  await expect(filters.queryAllByRole('checkbox', { name: /^Step-free/ })).toHaveLength(1);
  const [count] = /\d+$/.exec((filter as HTMLInputElement).labels?.[0]?.textContent ?? '') ?? [];
  const stepFree = await ways.findByRole('link', { name: `Step-free entrance (${count})` });
  await expect(stepFree).toHaveAttribute('href', `${walkIn}?access=step-free`);
  await userEvent.click(stepFree);
  await expect(await canvas.findByText(new RegExp(`^${count} results`))).toBeVisible();
  await expect(ways.getByRole('link', { current: true })).toHaveTextContent(`Step-free entrance (${count})`);
  await expect(canvas.getByRole('button', { name: 'Remove Step-free entrance' })).toBeVisible();
});
Loaded.test('offers other tags and categories as filters', async ({ canvas }) => {
  await canvas.findByText(/^802 results/);
  const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
  await expect(await filters.findByRole('group', { name: 'Service type' })).toBeVisible();
  const tags = within(await filters.findByRole('group', { name: 'Tags' }));
  await expect(tags.getByRole('checkbox', { name: /Evening hours/ })).toBeVisible();
  await expect(tags.queryByRole('checkbox', { name: /Walk-in visits/ })).toBeNull();
});
Loaded.test('has matching structured data', async ({ canvas }) => {
  await canvas.findByText(/^802 results/);
  await waitFor(() => expect(document.title).toBe(`${title} (page 1 of 41) | Orvela Facilities`));
  await expect(document.querySelector('meta[name="robots"]')).toBeNull();
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', location.origin + walkIn);
  const script = await waitFor(() => {
    const found = document.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error('There is no structured data.');
    return found;
  });
  const told: unknown = JSON.parse(script.textContent ?? '');
  await expect(told).toMatchObject({
    '@graph': [
      { '@type': 'CollectionPage', name: title },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Walk-in visits' }] },
    ],
  });
});

export const NearAPlace = meta.story({ args: { at: `${walkIn}?near=saltmere` } });
NearAPlace.test('counts related tags near that place', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: `${title} near Saltmere` });
  await expect(await canvas.findByText(/^51 results · within 8 km/)).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Step-free entrance (310)' })).toBeNull());
});

export const PageAboveTheLast = meta.story({
  tags: ['no-visual'],
  args: { at: '/tags/walk-in/page-99?near=saltmere' },
});
PageAboveTheLast.test('shows the last page and says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Page 99 does not exist. Showing the last page.')).toBeVisible();
  await expect(await canvas.findByText(/page (\d+) of \1$/)).toBeVisible();
});

export const NoMatch = meta.story({ args: { at: `${walkIn}?tags=online-booking` } });
NoMatch.test('offers to remove the filters', async ({ canvas, userEvent }) => {
  await canvas.findByText('No matches');
  await userEvent.click(await canvas.findByRole('link', { name: 'Remove “Online booking” (802)' }));
  await expect(await canvas.findByText(/^802 results/)).toBeVisible();
});

export const Empty = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.empty()),
});
Empty.test('says that there are none yet, and links to adding one', async ({ canvas }) => {
  await expect(await canvas.findByText('No facilities with this feature yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Add a facility' })).toHaveAttribute('href', '/facility/create');
  await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
});

export const Loading = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.tag.neverResolves()),
});
Loading.test('shows no content while loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.tag.failsOnce()),
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Could not load this page' });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByRole('heading', { level: 1, name: title });
});

export const Unknown = meta.story({
  tags: ['!screen', 'no-visual'],
  args: { at: '/tags/walk-out/page-1' },
});
Unknown.test('is not found', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Status 404' });
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Randevusuz gidilebilen tesisler' });
  await expect(canvas.getByText('İlgili özellikler')).toBeVisible();
  await expect(canvas.getByText('Saatler')).toBeVisible();
});

export const Dark = NearAPlace.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
Dark.test('is dark', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: `${title} near Saltmere` });
  await expect(document.documentElement).toHaveClass('dark');
});

export const OnAPhone = Loaded.extend({ tags: ['phone', 'no-visual'], globals: { viewport: { value: 'phone' } } });
OnAPhone.test('has filters and map in the bottom bar', async ({ canvas }) => {
  await canvas.findByText(/^802 results/);
  await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Map' })).toBeVisible();
});
